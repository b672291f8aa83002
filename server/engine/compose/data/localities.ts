/** Parts of large cities that are written instead of the city, by that city. */
const LOCALITIES: Record<string, string> = {
  Mumbai:
    'andheri, bandra, bkc, powai, lower parel, goregaon, malad, borivali, kandivali, ghatkopar, kurla, nariman point, worli, vikhroli, chembur, dadar, mulund, kanjurmarg, juhu, fort mumbai, marol, sakinaka, prabhadevi, jogeshwari, santacruz, santa cruz, vile parle, khar west, dahisar, bhandup, churchgate, mahalaxmi, byculla, sewri, wadala, matunga, saki naka, seepz, chandivali, oshiwara, lokhandwala, kalbadevi, masjid bunder, zaveri bazaar, opera house mumbai',
  'Navi Mumbai': 'belapur, rabale, rabale midc, khandeshwar, palm beach road, dronagiri',
  Thane: 'ghodbunder, ghodbunder road, wagle estate, kolshet, majiwada, mumbra',
  Delhi:
    'connaught place, saket, okhla, nehru place, karol bagh, dwarka, rohini, lajpat nagar, pitampura, janakpuri, hauz khas, vasant kunj, aerocity, rajouri garden, patparganj, mayapuri, laxmi nagar, chandni chowk, greater kailash, green park, vasant vihar, netaji subhash place, bawana, narela, mayur vihar, preet vihar, shahdara, kirti nagar, paschim vihar, uttam nagar, jhandewalan, naraina, mahipalpur, gandhi nagar delhi, sarojini nagar, defence colony, south ex, south extension, barakhamba',
  Bangalore:
    'whitefield, koramangala, hsr layout, hsr, indiranagar, electronic city, electronics city, ecity, marathahalli, jayanagar, bellandur, hebbal, peenya, bommasandra, sarjapur, bannerghatta, manyata, jp nagar, yelahanka, bidadi, btm layout, btm, kr puram, k r puram, malleshwaram, malleswaram, rajajinagar, basavanagudi, banashankari, domlur, jigani, kengeri, mg road bangalore, bagmane, itpl, mahadevapura, hoodi, brookefield, kalyan nagar, rt nagar, yeshwanthpur, yeshwantpur, rajarajeshwari nagar, devanahalli, attibele, cv raman nagar, old airport road, outer ring road bangalore, hosur road, frazer town',
  Hyderabad:
    'gachibowli, hitech city, hitec city, madhapur, banjara hills, jubilee hills, kondapur, kukatpally, begumpet, ameerpet, jeedimetla, uppal, financial district, nanakramguda, miyapur, lb nagar, dilsukhnagar, himayatnagar, somajiguda, punjagutta, panjagutta, manikonda, raidurg, kompally, patancheru, balanagar, nacharam, cherlapally, abids, koti hyderabad, tarnaka, shamshabad, shadnagar, bachupally, nizampet, pashamylaram',
  Chennai:
    'guindy, omr, velachery, t nagar, t. nagar, anna nagar, tidel park, sholinganallur, ambattur, taramani, adyar, perungudi, siruseri, nungambakkam, oragadam, mylapore, tambaram, porur, egmore, vadapalani, koyambedu, thoraipakkam, navalur, pallikaranai, chromepet, royapettah, kodambakkam, ashok nagar chennai, parrys, manali chennai, ennore, kelambakkam, maraimalai nagar, mepz, alwarpet, teynampet, avadi, poonamallee',
  Kolkata:
    'salt lake, new town kolkata, rajarhat, park street, sector v, sector 5 salt lake, ballygunge, behala, dum dum, gariahat, alipore, esplanade, burrabazar, bara bazar, tollygunge, jadavpur, garia, ultadanga, taratala, topsia, park circus, camac street, dalhousie kolkata',
  Pune: 'hinjewadi, hinjawadi, hinjwadi, kharadi, magarpatta, baner, hadapsar, viman nagar, bhosari, wakad, kothrud, chakan, talegaon, ranjangaon, shivaji nagar pune, koregaon park, aundh, kalyani nagar, yerwada, yerawada, katraj, swargate, deccan gymkhana, fc road, pimple saudagar, pimple gurav, nigdi, akurdi, warje, wagholi, balewadi, bavdhan, kondhwa, undri, camp pune, sinhagad road, phursungi, sanaswadi, shikrapur',
  Ahmedabad:
    'sg highway, satellite ahmedabad, prahlad nagar, naroda, vatva, changodar, navrangpura, maninagar, bopal, cg road, ashram road, bodakdev, thaltej, odhav, makarba, vastrapur, gota ahmedabad, sarkhej, narol',
  Gurgaon:
    'cyber city, cyberhub, golf course road, golf course extension, udyog vihar, dlf phase, sohna road, mg road gurgaon, imt manesar, palam vihar, sushant lok, south city gurgaon, cyber park',
  Noida: 'knowledge park, surajpur, film city noida, ecotech',
  Jaipur: 'malviya nagar jaipur, vaishali nagar, mansarovar, tonk road, vki, sitapura jaipur, c scheme',
  Lucknow: 'gomti nagar, hazratganj, aliganj, indira nagar lucknow, alambagh',
  Indore: 'vijay nagar indore, palasia, rau, bhawarkua, bhawarkuan',
  Coimbatore: 'peelamedu, gandhipuram, rs puram, saravanampatti, ganapathy coimbatore, singanallur',
  Kochi: 'infopark, kaloor, kalamassery, palarivattom, vyttila, mg road kochi, fort kochi',
  Thiruvananthapuram: 'technopark, kazhakoottam, kazhakuttam, pattom',
  Chandigarh: 'it park chandigarh, manimajra, industrial area chandigarh',
};

/** Industrial towns where the work itself is, by the city that they are written beside. */
const SATELLITES: Record<string, string> = {
  Bhiwandi: 'Thane',
  Manesar: 'Gurgaon',
  Sriperumbudur: 'Chennai',
  Sanand: 'Ahmedabad',
  Dahej: 'Bharuch',
  Halol: 'Vadodara',
  Neemrana: 'Alwar',
  Mundra: 'Bhuj',
  Khopoli: 'Navi Mumbai',
  Tarapur: 'Palghar',
  Boisar: 'Palghar',
  'Sri City': 'Chennai',
  'Pimpri-Chinchwad': 'Pune',
  'Mira Road': 'Mumbai',
  Vasai: 'Mumbai',
  Waluj: 'Aurangabad',
  Butibori: 'Nagpur',
  Taloja: 'Navi Mumbai',
  Ambernath: 'Thane',
  Sitapura: 'Jaipur',
  Doddaballapur: 'Bangalore',
  Chhatarpur: 'Delhi',
  Irungattukottai: 'Chennai',
};

const cityOf = new Map(
  [
    ...Object.entries(LOCALITIES),
    ...Object.keys(SATELLITES).map((town) => [town, town.toLowerCase()] as const),
  ].flatMap(([city, names]) => names.split(',').map((name) => [name.trim(), city] as const)),
);

/** A part of a city, as a whole word in any case. */
export const LOCALITY_PATTERN = new RegExp(
  String.raw`\b(?:${[...cityOf.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', String.raw`\.`)})\b`,
  'gi',
);

/** The city of a part matched by the pattern. */
export function locality(name: string): string {
  return cityOf.get(name.toLowerCase()) ?? name;
}

/** Whether a name is a part of a city and nothing more. */
export function isLocality(name: string): boolean {
  return cityOf.has(name.toLowerCase());
}

/** Cities without the towns that stand beside their own city: "Manesar, Gurgaon" is Gurgaon. */
export function withoutSatellites(cities: readonly string[]): string[] {
  return cities.filter((name) => !cities.includes(SATELLITES[name] ?? ''));
}
