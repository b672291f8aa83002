/** Parts of large cities that are written instead of the city, by that city. */
const LOCALITIES: Record<string, string> = {
  Mumbai:
    'andheri, bandra, bkc, powai, lower parel, goregaon, malad, borivali, kandivali, ghatkopar, kurla, nariman point, worli, vikhroli, chembur, dadar, mulund, kanjurmarg, juhu, fort mumbai, marol, sakinaka, prabhadevi',
  Delhi:
    'connaught place, saket, okhla, nehru place, karol bagh, dwarka, rohini, lajpat nagar, pitampura, janakpuri, hauz khas, vasant kunj, aerocity, rajouri garden, patparganj, mayapuri',
  Bangalore:
    'whitefield, koramangala, hsr layout, indiranagar, electronic city, electronics city, marathahalli, jayanagar, bellandur, hebbal, peenya, bommasandra, sarjapur, bannerghatta, manyata, jp nagar, yelahanka, bidadi',
  Hyderabad:
    'gachibowli, hitech city, hitec city, madhapur, banjara hills, jubilee hills, kondapur, kukatpally, begumpet, ameerpet, jeedimetla, uppal, financial district',
  Chennai:
    'guindy, omr, velachery, t nagar, anna nagar, tidel park, sholinganallur, ambattur, taramani, adyar, perungudi, siruseri, nungambakkam, oragadam',
  Kolkata: 'salt lake, new town kolkata, rajarhat, park street, sector v',
  Pune: 'hinjewadi, hinjawadi, kharadi, magarpatta, baner, hadapsar, viman nagar, bhosari, wakad, kothrud, chakan, talegaon, ranjangaon, shivaji nagar pune, koregaon park',
  Ahmedabad: 'sg highway, satellite ahmedabad, prahlad nagar, naroda, vatva, changodar',
  Gurgaon: 'cyber city, cyberhub, golf course road, udyog vihar, dlf phase, sohna road',
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
  String.raw`\b(?:${[...cityOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})\b`,
  'gi',
);

/** The city of a part matched by the pattern. */
export function locality(name: string): string {
  return cityOf.get(name.toLowerCase()) ?? name;
}

/** Cities without the towns that stand beside their own city: "Manesar, Gurgaon" is Gurgaon. */
export function withoutSatellites(cities: readonly string[]): string[] {
  return cities.filter((name) => !cities.includes(SATELLITES[name] ?? ''));
}
