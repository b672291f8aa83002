/** Stands before a dot that may end a sentence: not after a short form, "Mr." or "Pvt." */
export const NO_SHORT_FORM = String.raw`(?<!\b(?:Mr|Mrs|Ms|Dr|St|Pvt|P|No|Nos|Smt|Shri|Sri|Sr|Jr|Asst|Adv|Prof|Dept|Govt|Distt?|Vill|Rs|M\/s|Addl|Engg|Sc|Ed))`;

const ENDS = String.raw`(?<=[\p{L}\d)%"']{2}${NO_SHORT_FORM}[.;!])\s+`;

/** The blank between one sentence, whose mark stays with it, and the next. */
export const SENTENCE_END = new RegExp(String.raw`${ENDS}(?=[\p{Lu}("'])`, 'u');

/** Where a page that came as one line is taken apart: between sentences, before bullets and at wide gaps. */
export const PAGE_PARTS = new RegExp(String.raw`${ENDS}(?=[\p{Lu}•])|(?<=•)\s+|\s{4,}`, 'u');
