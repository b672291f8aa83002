/**
 * What stands in resumes with the letters of a skill and is none: the month of a date ("OCT 2020" is no scan of an eye), one's own
 * two-wheeler, who a letter is addressed to, agreements and bases called by short forms.
 */
const NO_SKILLS: readonly RegExp[] = [
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?['’,\s-]{0,3}(?:(?:19|20)\d\d|(?<=['’])\d\d)\b/gi,
  // One of its two sides has to say so: "Repair of two wheeler" is a trade.
  /\b(?:own(?:s|ing)?|have|having|self|valid)(?: (?:a|my|own|valid))* ?(?:two|2|four|4)[ -]?wheelers?\b(?=\s*(?:$|[.,;|&)]|(?:and|with|for)\b))/gi,
  /\b(?:two|2|four|4)[ -]?wheelers?\b(?= ?(?:(?:with|and|&|,)\s?)?(?:(?:two|2|four|4)[ -]?wheelers? )?(?:(?:valid|driving|own|lmv|hmv|mcwg|car) )*(?:licen[cs]e|dl\b|available|owned))/gi,
  /^\W*(?:to,?\s+)?(?:the |respected |dear )+(?:sir ?\/? ?madam,? ?)?(?:hr|human resources?)\b[^,|:;]{0,24}$/gi,
  /\bSPA\b(?=.{0,60}\b(?:SHA|NDAs?|agreements?|MoUs?)\b)|(?<=\b(?:SHA|NDAs?|agreements?|MoUs?)\b.{0,60})\bSPA\b/g,
  /\b(?:BOM|DEL|BLR|MAA|HYD|CCU)(?=[ -](?:base[sd]?|station|airport|hub)\b)/g,
];

/** The text without what is no skill, as long as before. */
export function withoutNoSkills(text: string): string {
  let bare = text;
  for (const pattern of NO_SKILLS) bare = bare.replaceAll(pattern, (found) => ' '.repeat(found.length));
  return bare;
}
