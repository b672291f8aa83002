/**
 * Names of cities that are read, yet weigh in vectors as any other word: those of `CITY_LINES` weigh less there, so that a name
 * more among them would need a new version of the engine. Lines as there.
 */
export const FURTHER_CITY_NAMES = `
Navi Mumbai = Vashi, Kharghar, Nerul, CBD Belapur, Airoli, Ghansoli, Kopar Khairane, Koparkhairane, Seawoods, Sanpada, Turbhe, Mahape, Kamothe, Kalamboli, Juinagar, Ulwe, Nhava Sheva
Pimpri-Chinchwad = PCMC
Mumbai = Bambai, Mumabi
Delhi = Dilli, Nayi Delhi, Dehli
Bangalore = Bangluru, Bengalore, Banglaore, B'luru
Hyderabad = Hydbad, Hyd'bad, Sec'bad, Secbad, Hyderabd, Cyberabad
Chennai = Chenai, Chennei
Kolkata = Calcatta, Kolkotta
Ahmedabad = Ahemdabad, Ahmedbad, Ahmadbad
Gurgaon = Gurugaon, Gurgram, Gurgao
Noida = Gr Noida, Noida Extension, Gautam Budh Nagar, Gautam Buddha Nagar
Ghaziabad = Gzb, Gaziabad
Faridabad = Fbd
Lucknow = Lko, Lakhnau
Nagpur = Ngp
Bhubaneswar = BBSR, Bhubneswar, Bhubaneshwer
Kochi = Cochi, Kakkanad, Edappally
Thiruvananthapuram = Trivendrum, Thiruvanthapuram
Thrissur = Trissur, Thrichur, Trichoor
Kozhikode = Kozhikkode
Visakhapatnam = Vskp, Vishakapatnam, Visakhapattanam, Waltair
Vijayawada = Bezawada, Vijaywada
Coimbatore = Coimbator, Koyambuthur
Tiruchirappalli = Trichinopoly, Thiruchirappalli
Thoothukudi = Thoothukkudi, Tutucorin
Thanjavur = Tanjavur
Kanchipuram = Conjeevaram
Mangalore = M'lore
Mysore = Maisuru
Varanasi = Banares
Allahabad = Prayag Raj
Jabalpur = Jubbulpore
Jalandhar = Jallandhar, Jalandar
Amritsar = Amritser
Ludhiana = Ludhiyana
Guwahati = Guwhati
Pondicherry = Pudducherry
Chandigarh = Chandigadh
Vadodara = Barodra
Puri = Jagannath Puri
Kanyakumari = Kanniyakumari, Cape Comorin
Ferozepur = Firozpur
Pudukkottai = Pudukottai
Bhadohi
Mahabaleshwar
Panchgani
Lonavala = Lonavla
Matheran
Mount Abu
Vrindavan
Khurja
Nathdwara
?Pushkar
Kandla
Anjar
Renukoot
Parwanoo
Barotiwala
Selaqui
Sitarganj
Jhagadia
Murbad
Yercaud
Thekkady
Kovalam
Varkala
Hampi
Rameswaram = Rameshwaram
Velankanni
Kuppam
Mughalsarai
Chunar
Obra
`;
