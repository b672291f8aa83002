/** Houses that people come to, as the alternatives of a pattern: a city before one is where it stands. */
export const OPEN_HOUSES =
  'schools?|colleges?|institutes?|hospitals?|clinics?|hotels?|resorts?|showrooms?|stores?';
/** Houses in which goods are made, kept or sold. */
export const WORK_HOUSES = 'plants?|factory|factories|mills?|warehouses?|branch|branches|outlets?';

/** Behind "sc": not the shipping line, "MSC Agency", which is no degree as "M.Sc Shipping" is. */
export const NOT_SHIPPING_LINE = String.raw`(?!(?<=(?-i:\bMSC)) (?-i:Agency|AGENCY|Mediterranean|MEDITERRANEAN|Shipping|Cruises|CRUISES|Crewing|CREWING)\b)`;
