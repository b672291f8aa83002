/** What makes a city's name part of something else: a bank or a university of it (but not a resident), a street. */
const PART_BEFORE =
  /(?<!\b(?:resident|native|citizen|outskirts|heart|parts?|areas?|north|south|east|west|side|centre|center|suburbs|city) )\bof\s*$/i;
const PART_AFTER =
  /^[\s-]*(?:road|rd\b|street|st\b|nagar\b|colony|highway|marg|express|bazaa?r|layout|gate|main\b|cross\b|chowk|university|univ\b|college|institute|school|public school|dyeing|stock exchange|high court|port trust|metro rail|medical|vidyapeeth|district court)/i;

/** A landmark with a city's name, wherever it is: "near Salem Hospital". Stations and markets are of their city. */
const BESIDE =
  /\b(?:near(?: to)?|nr\.?|opp(?:osite)?\.?(?: to)?|behind|beside|next to|adjacent to|adj\.?|close to) (?:the )?$/i;
const LANDMARK =
  /^ (?:\p{Lu}\p{L}+ )?(?:hospital|nursing home|clinic|hotel|lodge|bank|bakery|sweets?|stores?|medicals?|theatre|talkies|cinema|restaurant|biryani|cafe|dhaba|church|temple|mandir|masjid|hall|mahal|tower|apartments?|petrol (?:pump|bunk))\b/iu;

/** A house of the city, and no name: written small, and not "of" something. */
const A_HOUSE =
  /^\s+(?:school|college|institute|medical (?:store|shop|college|centre|hall)|main (?:branch|office|store))\b(?! of\b)/;
const ANY_HOUSE = /^\s+(?:school|college|institute|university)\b(?! of\b)/;
const A_COURT = /^\s+(?:high|district) court\b/i;
/** "A Pune university" is one of several there; "Pune university" has a name. */
export const ONE_OF_SEVERAL =
  /\b(?:an?|our|this|reputed|leading|renowned|famous|top|good|big|small|old|new)\s+$/i;

function isHouseOfCity(before: string, after: string): boolean {
  return A_COURT.test(after) || A_HOUSE.test(after) || (ANY_HOUSE.test(after) && ONE_OF_SEVERAL.test(before));
}

/**
 * Whether a city is only part of a name, by the text before and behind it: "Bank of Baroda", "Madras Road". With `houses`
 * "a Lucknow school" has none, "Delhi Public School" does.
 */
export function isCityOfAName(before: string, after: string, houses: boolean): boolean {
  return (
    PART_BEFORE.test(before) ||
    (BESIDE.test(before) && LANDMARK.test(after)) ||
    (PART_AFTER.test(after) && !(houses && isHouseOfCity(before, after)))
  );
}

/** Before the place where somebody studied, the place itself or its city: "B.Com from a good ". */
const STUDIED_BEFORE =
  /\b(?:passed(?: out)?|graduated?|graduates|degree|studied|studies|alumn\w+|diploma|b\.? ?(?:com|sc|tech|ed|e|a)\b\.?|m\.? ?(?:com|sc|tech|ed)\b\.?|mba|pgdm)(?: \p{L}+)? (?:from|of|at|in|out of) (?:[\p{L}-]+ ){0,3}$/iu;
const PLACE_OF_STUDIES_AFTER = /^ (?:\p{L}+ )?(?:college|institute|university|b-?school|school)\b/iu;

/** Whether what stands behind is where somebody studied, or its city: "B.Com from a good Pune college". */
export function isOfStudies(before: string, after: string): boolean {
  return PLACE_OF_STUDIES_AFTER.test(after) && STUDIED_BEFORE.test(before);
}
