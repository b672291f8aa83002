import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS } from '#server/engine/extract/data/title-words.ts';
import { lookup } from '../lookup.ts';
import {
  BEHIND,
  MORE_NOUNS,
  NOT_IN_TITLE,
  ONLY_BEFORE,
  SHORT_FORMS,
  SOMEBODY,
  SPECIALITIES,
  WHOLE_TITLES,
} from './data/title-forms.ts';
import { singular } from './write-title.ts';

/** A word of a statement that may belong to a title. */
export interface TitleWord {
  /** As written, without a closing full stop. */
  readonly raw: string;
  /** In small letters. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}+#']*(?:[.&-][\p{L}\p{N}\p{M}]+[+#]*)*|&/gu;

/** The words of a text with what stands between them. */
export function titleWords(text: string): TitleWord[] {
  const words: TitleWord[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replace(/^\.(?!net\b)/i, '');
    const start = match.index + match[0].length - raw.length;
    const end = match.index + match[0].length;
    words.push({ raw, key: raw.toLowerCase().replace(/'s$/, ''), start, end, gap: text.slice(last, start) });
    last = end;
  }
  return words;
}

const OLOGIST = /(?:ologist|iatrician|iatrist|therapist|grapher|geneticist|trician)$/;
const NOT_NOUNS = new Set([
  'po',
  'mo',
  'ground',
  'hand',
  'utility',
  'professional',
  'client',
  'ase',
  'producer',
  'expert',
  'chief',
  'housekeeping',
  'seller',
  'pos',
  'mrs',
  'bds',
]);

/** Whether a word (small letters) ends a title. */
export function isTitleNoun(key: string): boolean {
  if (NOT_NOUNS.has(key)) return false;
  const one = singular(key);
  return [key, one].some(
    (word) => TITLE_NOUNS.has(word) || MORE_NOUNS.has(word) || WHOLE_TITLES.has(word) || OLOGIST.test(word),
  );
}

/** Posts whose last word names one only behind this one: "subject matter expert", "bureau chief". */
const NOUNS_BEHIND: Record<string, RegExp> = { expert: /^(?:matter|domain)$/, chief: /^bureau$/ };

/** Whether the word at `at` ends a title, by itself or by the word before it. */
export function endsTitle(words: readonly TitleWord[], at: number): boolean {
  const key = words[at]?.key ?? '';
  const before = words[at]?.gap === ' ' ? words[at - 1]?.key : undefined;
  return isTitleNoun(key) || lookup(NOUNS_BEHIND, singular(key))?.test(before ?? '') === true;
}

/** Whether a word (small letters) means somebody of any trade. */
export function isSomebody(key: string): boolean {
  return SOMEBODY.has(key) || SOMEBODY.has(singular(key));
}

/** Whether a word (small letters) names a field of work, a section, a subject or a rank. */
export function isTitleField(key: string): boolean {
  return (
    FUNCTIONS.has(key) ||
    SPECIALITIES.has(key) ||
    TITLE_MODIFIERS.has(key) ||
    lookup(SHORT_FORMS, key) !== undefined
  );
}

/** How adverts open, in the short and hasty spellings too: "reqmt", "urgntly", "wtd", "hirng". */
const OPENS_ADVERT =
  /^(?:req(?:d|s|mts?|mnts?|mets?|ts?|rd|uired|uirment|uirments|irement|irements|urement|urements|rmt)?|rqd|rqmts?|rqrd|wtd|wntd|wantd|urg|urgn?t|urgn?tly|urgentl?y|urjent|imm|immd|immed|immidiate|immidiately|immediat|hirin|hirng|hring|vacant|vaccancy|vaccancies|vacany|openng|opning|alert|alerts|attention|announcement|notice|bumper|mega|drive|advertisement|advt|recruitments)$/;

/** Whether a word (small letters) may stand in a title between `before` and `next`. */
export function mayPrecede(key: string, next = '', before = ''): boolean {
  if (lookup(BEHIND, key)?.test(before)) return true;
  if (OPENS_ADVERT.test(key)) return key === 'drive' && /^(?:(?:coordinator|executive)s?|test)$/.test(next);
  if (/^\d/.test(key)) return /^[23]d$/.test(key);
  // "Freelance-turned-fulltime" tells how somebody works.
  if (key.includes('-turned-')) return false;
  const only = lookup(ONLY_BEFORE, key);
  return only === undefined ? !NOT_IN_TITLE.has(key) : only.test(next);
}

/** "HR + Admin" is read as "HR & Admin". */
export function withAnd(text: string): string {
  return text.replaceAll(/(?<=\p{L}) \+ (?=\p{L})/gu, ' & ');
}

/** A title without whom the post assists: of "Executive Assistant to CEO" the assistant. */
export function ownPost(title: string): string {
  return title.replace(/(?<=\b(?:assistant|secretary|ea|pa)\b.*) to .*/i, '');
}
