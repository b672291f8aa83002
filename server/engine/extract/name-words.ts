const HONORIFIC =
  /^(?:(?:mr|mrs|ms|miss|sr|dr|prof|shri|smt|sri|kum|er|ca|cs|adv|ar|capt|col|lt|maj|sister|chef(?! de\b)|ex[ -]?(?:hav|sub|nk|sgt|cpl|nb sub)|hav|sgt)\.?\s+)+(?=\S)/i;
const CREDENTIALS =
  /[\s,(–-]+(?:m\.?b\.?a|b\.?tech|m\.?tech|b\.?e|m\.?e|m\.?c\.?a|b\.?c\.?a|m\.?sc|b\.?sc|b\.?com|m\.?com|b\.?a|m\.?a|ph\.?d|b\.?ed|m\.?ed|ll\.?b|ll\.?m|mbbs|md|ms|bds|mds|bpt|mpt|bhms|bams|bums|bnys|bpharm|bhm|pgdca|pgdm|mhrm|acs|fcs|pt|msw|mph|mha|dmlt|bmlt|dpharm|d\.?pharm|mba|pgdba|cpim|shrm|cfp|cisa|cissp|itil|leed|gnm|anm|rn|acca|aca|fca|ca|cs|cma|icwa|cfa|cpa|pmp|csm|ccna|b\.?arch|m\.?arch|b\.?pharm|m\.?pharm|pharm\.?d|pgdm|pgdhrm|diploma|ame|[bm]\.?(?:optom|lib|voc|des|plan|stat|phil)|coa|frcs|mrcp|dnb|dm|mch)\.?(?=[\s,.)–-]|$).*$/i;

/** A diploma with dots behind a name: ", D.E.E.E", ", P.G.D.C.A."; initials stand behind a surname without its "D". */
const DOTTED_DIPLOMA = /,\s*(?:[DI]|P\.\s?G)\.(?:\s?\p{Lu}\.){1,4}\s?\p{Lu}?\b.*$/u;

/** The words of a name as it should be shown: capitals and dots in order, titles and degrees dropped. */
export function nameWords(written: string): string[] {
  const bareName = written
    .replace(HONORIFIC, '')
    .replace(CREDENTIALS, '')
    .replace(DOTTED_DIPLOMA, '')
    .replaceAll(/[()[\]"“”*_]/g, ' ')
    .replaceAll(/(?<=\p{L}{2})\.(?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\b\p{L})\.\s*(?=\p{L})/gu, '. ')
    .trim();
  return bareName
    .split(/\s+/)
    .map((word) =>
      word.replaceAll(/^[^\p{L}]+|[^\p{L}.]+$/gu, '').replace(/(?<!^(?:mohd|md|sk))(?<=\p{L}{2})\.$/iu, ''),
    )
    .filter(Boolean);
}

/** A word of a name with its capitals in order: initials stay ("KV"). */
export function capitalised(word: string): string {
  const isMixed = /\p{Ll}/u.test(word) && /^\p{Lu}/u.test(word);
  if (isMixed || /^\p{L}\.?$/u.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
  if (/^\p{Lu}{2,3}$/u.test(word) && !/[AEIOUY]/.test(word)) return word; // initials: "KV"
  return word.toLowerCase().replaceAll(/(?:^|[-'])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether words are written with an honorific before them: "Dr. Meera Nair". */
export function hasHonorific(written: string): boolean {
  return HONORIFIC.test(written.trim());
}

/** Whether a text is nothing but degrees or the like, as they stand behind a name: "B.Com MBA". */
export function isCredential(text: string): boolean {
  return text.split(/\s+/).every((word) => CREDENTIALS.test(`, ${word}`));
}
