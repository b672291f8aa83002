/** Houses that people come to, as the alternatives of a pattern: a city before one is where it stands. */
export const OPEN_HOUSES =
  'schools?|colleges?|institutes?|hospitals?|clinics?|hotels?|resorts?|showrooms?|stores?';
/** Houses in which goods are made, kept or sold. */
export const WORK_HOUSES = 'plants?|factory|factories|mills?|warehouses?|branch|branches|outlets?';
