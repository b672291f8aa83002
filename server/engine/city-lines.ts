/**
 * Cities by the name that the product's pickers use, with other names after "=". A leading "?" marks a name that is
 * also a surname or a common word: it counts only where an address is certain.
 */
export const CITY_LINES = `
Mumbai = Bombay, Mumbay
Delhi = New Delhi, Delhi NCR, NCR, South Delhi, North Delhi, East Delhi, West Delhi
Bangalore = Bengaluru, Banglore, Bengalooru, B'lore, Blore, Blr, Bglr, Bangaluru
Hyderabad = Secunderabad, Hyd, Hydrabad, Hyderbad
Chennai = Madras, Chn
Kolkata = Calcutta, Kolkatta
Pune = Poona
Ahmedabad = Amdavad, Ahmadabad
Gurgaon = Gurugram, Ggn, Gurgoan
Noida = Greater Noida
Jaipur
Lucknow
Chandigarh = Chd
Indore
Kochi = Cochin, Ernakulam
Coimbatore = Kovai, Coimbatur, Cbe
Thiruvananthapuram = Trivandrum, Tvm, Tvpm
Visakhapatnam = Vizag, Vishakhapatnam, Visakapatnam
Bhubaneswar = Bhubaneshwar, Bhuvaneshwar, Bhubneshwar
Nagpur
Surat
Vadodara = Baroda
Bhopal
Patna
Ludhiana
Agra
Nashik = Nasik
Faridabad
Ghaziabad
Rajkot
Varanasi = Banaras, Benares
Amritsar
Ranchi
Guwahati = Gauhati
Mysore = Mysuru, Mysooru
Mangalore = Mangaluru
Vijayawada
Madurai
Jabalpur
Navi Mumbai = New Bombay
Thane = Thana
Kalyan
Dombivli = Dombivali
Mira Road = Mira Bhayandar, Bhayandar
Vasai
Virar
Panvel
Pimpri-Chinchwad = Pimpri Chinchwad, Chinchwad, Pimpri
Aurangabad = Chhatrapati Sambhajinagar
Solapur = Sholapur
Kolhapur
Sangli
Miraj
Satara
Ahmednagar = Ahilyanagar
Nanded
Amravati
Akola
Jalgaon
Latur
Ratnagiri
Chandrapur
Mohali = SAS Nagar
Panchkula
Jalandhar = Jullundur
Patiala
Bathinda = Bhatinda
Pathankot
Hoshiarpur
Ambala
Karnal
Panipat
Sonipat = Sonepat
Rohtak
Hisar = Hissar
Bhiwani
Rewari
Kurukshetra
Yamunanagar
Shimla = Simla
Solan
Baddi
Dharamshala = Dharamsala
Dehradun = Dehra Dun
Haridwar = Hardwar
Rishikesh
Roorkee
Haldwani
Rudrapur
Pantnagar
Kanpur = Cawnpore
Allahabad = Prayagraj
Meerut
Bareilly
Aligarh
Moradabad
Gorakhpur
Jhansi
Mathura
Saharanpur
Muzaffarnagar
Firozabad
Ayodhya = Faizabad
Jodhpur
Udaipur
?Kota
Ajmer
Bikaner
Alwar
Bhiwadi
Bhilwara
Sikar
Gwalior
Ujjain
Ratlam
Satna
Rewa
Dewas
Pithampur
Raipur
Bhilai
Durg
Bilaspur
Korba
Jamshedpur = Tatanagar
Dhanbad
Bokaro
Hazaribagh
Gaya
Muzaffarpur
Bhagalpur
Darbhanga
Purnia
Cuttack
Rourkela
Sambalpur
Berhampur = Brahmapur
?Puri
Howrah
Durgapur
Asansol
Siliguri
Kharagpur
Haldia
Bardhaman = Burdwan
Darjeeling
Gangtok
Shillong
Imphal
Aizawl
Agartala
Kohima
Dimapur
Itanagar
Jorhat
Dibrugarh
Silchar
Gandhinagar
Bhavnagar
Jamnagar
Junagadh
?Anand
Vapi
Valsad
Bharuch = Broach
Ankleshwar
Mehsana
Gandhidham
Bhuj
Morbi
Panaji = Panjim
Margao = Madgaon
Vasco da Gama
Goa
Munnar
Ooty = Udhagamandalam
Kodaikanal
Manali
Coorg = Madikeri
Wayanad
Nainital
Mussoorie
Jaisalmer
Pollachi
Hosapete = Hospet
Hubli = Hubballi, Hubli-Dharwad
Dharwad
Belgaum = Belagavi
Gulbarga = Kalaburagi
Bellary = Ballari
Davangere = Davanagere
Shimoga = Shivamogga
Tumkur = Tumakuru
Udupi
Manipal
Hassan
Mandya
Bijapur = Vijayapura
Bidar
Raichur
Hosur
Salem
Tiruchirappalli = Trichy, Tiruchi, Tiruchirapalli
Tirunelveli = Nellai
Tiruppur = Tirupur
Erode
Vellore
Thanjavur = Tanjore
Thoothukudi = Tuticorin
Dindigul
Nagercoil
Karur
Namakkal
Cuddalore
Kumbakonam
Kanchipuram = Kancheepuram
Tiruvallur = Thiruvallur
Chengalpattu
Sivakasi
Pondicherry = Puducherry, Pondy
Kozhikode = Calicut
Thrissur = Trichur
Kollam = Quilon
Kannur = Cannanore
Kottayam
Palakkad = Palghat
Malappuram
Alappuzha = Alleppey
Pathanamthitta
Kasaragod = Kasargod
Idukki
Guntur
Nellore
Tirupati
Kurnool
Rajahmundry = Rajamahendravaram
Kakinada
Anantapur = Anantapuramu
Kadapa = Cuddapah
Ongole
Eluru
Srikakulam
Vizianagaram
Chittoor
Warangal = Hanamkonda
Karimnagar
Nizamabad
Khammam
Nalgonda
Mahbubnagar
Srinagar
Jammu
Leh
Port Blair
Silvassa
Daman
Dubai
Abu Dhabi
Sharjah
Doha
Muscat
Riyadh
Jeddah
Kuwait City
Singapore
Kuala Lumpur
London
Kathmandu
Colombo
Dhaka
`;

/** Smaller towns without other names, by spaces; "_" stands for one. */
export const TOWNS = `
  Jalpaiguri Malda Cooch_Behar Samastipur Begusarai Hajipur Chapra Arrah Motihari Katihar Sitamarhi Deoghar
  Giridih Ramgarh Raigarh Jagdalpur Ambikapur Rajnandgaon Khandwa Chhindwara Neemuch Mandsaur Itarsi Katni
  Singrauli Shivpuri Vidisha Dhule ?Beed Parbhani Wardha Yavatmal Buldhana Gondia Bhandara Baramati
  Karad Ichalkaranji Malegaon Sinnar Palghar Alibag Roha Chiplun Navsari Bardoli Godhra Dahod
  Palanpur Surendranagar Porbandar Veraval Amreli Himmatnagar Nadiad Kadi Kalol Modasa Sri_Ganganagar Hanumangarh
  Churu Jhunjhunu ?Pali Nagaur Barmer Bharatpur Dholpur Chittorgarh Banswara Tonk Kishangarh Beawar
  Behror Moga Sangrur Barnala Phagwara Kapurthala Gurdaspur Batala Rajpura Zirakpur Derabassi Jind
  Kaithal Sirsa Palwal Bahadurgarh Kundli Dharuhera Bawal Etawah Mainpuri Shahjahanpur Rampur Hapur
  Bulandshahr Sitapur Hardoi Unnao Rae_Bareli Sultanpur Azamgarh Ballia Deoria Bahraich Mirzapur Sonbhadra
  Lakhimpur Kashipur Almora Kullu Paonta_Sahib Nalagarh Chikmagalur Chitradurga Kolar Ramanagara Bagalkot Karwar
  Koppal Virudhunagar Theni Krishnagiri Dharmapuri Tiruvannamalai Villupuram Pudukkottai Rajapalayam Ranipet Ambur Machilipatnam
  Bhimavaram Tenali Proddatur Hindupur Adilabad Siddipet Suryapet Mancherial Ramagundam Sangareddy Zaheerabad Balasore
  Jharsuguda Angul Jajpur Paradip Krishnanagar Kalyani Bankura Purulia Midnapore Barasat Tezpur Nagaon
  Ulhasnagar Ambernath Badlapur Bijnor ?Rajgarh Sehore Hoshangabad ?Harda Betul Balaghat Seoni Damoh ?Panna
  Chhatarpur Tikamgarh Datia Morena Bhind ?Guna Shajapur Khargone Barwani Jhabua Dhamtari Mahasamund Kanker Janjgir
  ?Champa ?Balod Bemetara Osmanabad Dharashiv Hingoli Washim Gadchiroli Nandurbar Sindhudurg Sawantwadi Kudal
  Pandharpur Barshi ?Wai Phaltan Shirdi Sangamner Khopoli Boisar ?Mundra Wankaner Botad ?Patan Visnagar Unjha Umbergaon
  Halol Chhota_Udaipur Lunawada Dholka Sanand Bavla Neemrana Jhalawar ?Baran ?Bundi Dungarpur Rajsamand ?Sirohi Jalore
  Karauli Dausa Sawai_Madhopur ?Nabha Malerkotla ?Khanna Kharar Faridkot Muktsar Fazilka Abohar ?Mansa Tarn_Taran
  Nawanshahr ?Una ?Hamirpur Chamba ?Kangra Nahan Sundernagar Kathua Udhampur Anantnag Baramulla Sopore Kotdwar
  Pithoragarh Shamli Baghpat Amroha Sambhal Badaun Pilibhit Etah Kasganj Hathras Auraiya Kannauj Farrukhabad Fatehpur
  ?Banda Chitrakoot Mahoba ?Lalitpur Jaunpur Ghazipur ?Mau ?Basti ?Gonda Ambedkar_Nagar ?Pratapgarh Kushinagar
  Maharajganj Sant_Kabir_Nagar Barabanki Siwan Gopalganj Bettiah Saharsa Supaul Madhepura Araria Kishanganj Munger
  Lakhisarai Jamui Nawada Jehanabad Sasaram Buxar ?Nalanda Bihar_Sharif Khagaria Sahibganj Pakur Godda Dumka Koderma
  Chatra Latehar Gumla Simdega Chaibasa Raniganj Bolpur ?Suri Berhampore Balurghat Raiganj Alipurduar Kurseong
  Kalimpong Contai Tamluk Arambagh Chinsurah Serampore Ranaghat Jatni Khurda Khordha Baripada Bargarh
  Bhadrak Bolangir Dhenkanal Jeypore Kendrapara Keonjhar Koraput Nabarangpur Nayagarh Phulbani Rayagada Talcher Barbil
  ?Joda Sivasagar Sibsagar Golaghat Dhubri Goalpara Barpeta Nalbari Karimganj Diphu Haflong ?Tura Jowai Churachandpur
  Lunglei Naharlagun Pasighat Tawang Mokokchung Namchi Jagtial Peddapalli Kamareddy Medak Wanaparthy Gadwal
  Nagarkurnool Vikarabad Bhongir Kothagudem Anakapalle Tadepalligudem Palakollu Amalapuram Narasaraopet ?Chirala Bapatla
  Kavali Gudur Madanapalle Srikalahasti Rayachoti Nandyal Adoni Guntakal Dharmavaram Tadipatri Gadag Haveri Ranebennur
  Dandeli Yadgir Jamkhandi ?Gokak Nipani Chikodi Chikkaballapur Doddaballapur Hoskote Nelamangala Channapatna ?Maddur
  Chamarajanagar Sakleshpur Puttur Kundapura Moodbidri Kanhangad Payyanur Taliparamba Vadakara Koyilandy Tirur Ponnani
  Perinthalmanna Ottapalam Shoranur Kunnamkulam Guruvayur Chalakudy Irinjalakuda Angamaly Muvattupuzha Kothamangalam
  Adimali Cherthala Kayamkulam Mavelikkara Chengannur Adoor Karunagappally Punalur Kottarakkara Attingal Neyyattinkara
  ?Pala Changanassery Ettumanoor Tiruvalla ?Ranni Kalpetta Sulthan_Bathery Sriperumbudur Arakkonam
  Gudiyatham Vaniyambadi Tirupattur Tiruchengode Rasipuram Attur Mettur ?Bhavani Gobichettipalayam Udumalpet ?Palani
  Dharapuram Kangeyam ?Avinashi Coonoor Musiri Perambalur Ariyalur Chidambaram Neyveli Panruti Tindivanam Kallakurichi
  Mayiladuthurai Nagapattinam Pattukkottai Mannargudi Karaikudi Sivaganga Ramanathapuram Paramakudi Aruppukkottai
  Kovilpatti Tenkasi Sankarankovil Tiruchendur Marthandam Karaikal Bhiwandi Jhajjar Narnaul Fatehabad Tohana ?Hansi
  Jagadhri Shahbad Manesar Sohna ?Nuh
  Tinsukia Bongaigaon Aluva Perumbavoor Manjeri Thalassery Thodupuzha
`;
