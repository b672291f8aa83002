import { canonicalCity, findCities } from '#server/engine/cities.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { remember } from '#server/engine/text/remember.ts';
import { COMPANY_WORDS, KNOWN_COMPANIES } from './data/company-words.ts';
import { PEOPLE_NAMES } from './data/given-names.ts';
import { FUNCTIONS, TITLE_MODIFIERS, TITLE_NOUNS, TITLE_OPENERS } from './data/title-words.ts';
import { withoutDates } from './dates.ts';

/** What a piece of an employment line can be. */
type SegmentKind = 'title' | 'company' | 'function' | 'place' | 'other';

export interface Segment {
  readonly text: string;
  readonly kind: SegmentKind;
}

const STATES = new Set(
  `india maharashtra karnataka kerala tamilnadu telangana gujarat rajasthan punjab haryana bihar odisha orissa assam goa
  uae usa uk up mp tn ap ts remote hybrid onsite wfh`.split(/\s+/),
);
const TWO_WORD_STATES =
  /^(?:tamil nadu|andhra pradesh|uttar pradesh|madhya pradesh|west bengal|himachal pradesh|work from home|full[ -]?time|part[ -]?time|contract|permanent|internship)$/i;
const SUFFIXED = /^(.{3,}?\b(?:pvt\.? ?ltd|private limited|limited|ltd|llp|inc)\b\.?\)?)[\s,:–-]+(\S.*)$/i;
const VERBAL = /^[a-z]+(?:ed|ing)$/;

function lowerWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/,&()–]+/)
    .map((word) => word.replaceAll(/^[^a-z0-9]+|[^a-z0-9+#&'.-]+$|\.$/g, ''))
    .filter(Boolean);
}

/** Whether words read as a job title: short, a title noun at its end (or before "of", "in", a level), no sentence. */
export function isTitle(text: string): boolean {
  const words = lowerWords(text);
  const first = words[0];
  if (first === undefined || words.length > 8 || text.length > 70) return false;
  const unabbreviated = text
    .trim()
    .replaceAll(/\b(?:sr|jr|asst|assoc|dy|addl|dr|engg|mfg|mech|elect?|mgr|exec)\./gi, '');
  if (/[.;:](?:\s|$)/.test(unabbreviated)) return false;
  if (
    /^(?:at\/|responsible|reporting to|team of|worked|working|handled|managed|led|served|to |for |with |the |a |my |as )/i.test(
      text,
    )
  )
    return false;
  const isShort = first.endsWith('ing') && words.length <= 3 && TITLE_NOUNS.has(words.at(-1) ?? '');
  if (
    VERBAL.test(first) &&
    !isShort &&
    !TITLE_OPENERS.has(first) &&
    !TITLE_NOUNS.has(first) &&
    !FUNCTIONS.has(first)
  )
    return false;
  if (!/^[\p{Lu}\d(]/u.test(text.trim()) && words.length > 4) return false;
  if (
    words.some((word) =>
      ['our', 'their', 'his', 'her', 'was', 'is', 'are', 'i', 'by', 'from', 'who', 'were'].includes(word),
    )
  )
    return false;
  if (words.some((word, at) => /^\d/.test(word) && at < words.length - 1)) return false;
  const nounAt = words.findLastIndex((word) => TITLE_NOUNS.has(word));
  if (nounAt < 0) return false;
  const rest = words.slice(nounAt + 1);
  const tailFits =
    rest.length === 0 ||
    (rest.length === 1 && /^[a-z]{1,4}\d{1,4}$/.test(rest[0] ?? '')) ||
    /^(?:of|in|de|i{1,3}|iv|v|\d|level|l\d|-|grade|trainee|to)$/.test(rest[0] ?? '') ||
    rest.every(
      (word) => FUNCTIONS.has(word) || TITLE_MODIFIERS.has(word) || /^(?:and|i{1,3}|iv|v|\d)$/.test(word),
    );
  return tailFits || /[(–-]/.test(text);
}

/** How strongly words read as an organisation: 2 with a legal or kind word or a known name, 0 not at all. */
export function companyStrength(text: string): number {
  const words = lowerWords(text);
  if (words.length === 0 || words.length > 10 || /^\p{Ll}/u.test(text)) return 0;
  if (
    /^[\p{L} ]{3,24}:|\b\d+\+? (?:years?|yrs?)\b/iu.test(text) ||
    /^(?:client|project|role|team size|responsib|reporting|environment|technolog|duration|description)\b/i.test(
      text,
    )
  )
    return 0;
  if (
    words.some((word) => KNOWN_COMPANIES.has(word) && (words.length === 1 || !PEOPLE_NAMES.has(word))) &&
    findSkills(text).length === 0
  )
    return 2;
  if (/\b(?:ltd|limited|llp|pvt|inc|gmbh|llc|plc)\b|& co\b|& associates|& sons|nursing home/i.test(text))
    return 2;
  return words.some((word, at) => COMPANY_WORDS.has(word) && (words.length > 1 || at > 0)) ? 1.5 : 0;
}

function isPlace(text: string): boolean {
  const bareText = text.replaceAll(/[().]|\b\d{6}\b/g, ' ').trim();
  if (bareText === '') return true;
  const state = bareText.replace(/^(?:north|south|east|west|central|upper|coastal|rest of) /i, '');
  if (STATES.has(state.toLowerCase()) || TWO_WORD_STATES.test(state)) return true;
  if (canonicalCity(bareText) !== null) return true;
  const cities = findCities(bareText);
  return cities.length > 0 && bareText.split(/[\s,]+/).length <= 3 && companyStrength(bareText) === 0;
}

function kindOf(text: string): SegmentKind {
  if (isPlace(text)) return 'place';
  const strength = companyStrength(text);
  const words = lowerWords(text);
  if (isTitle(text)) {
    const last = words.at(-1) ?? '';
    // "Kumar Consultants Ltd" against "Software Consultant".
    if (strength === 2 && /\b(?:ltd|limited|llp|pvt|inc|llc)\b/i.test(text)) return 'company';
    if (strength > 0 && COMPANY_WORDS.has(last) && !TITLE_NOUNS.has(last) && !words.includes('of'))
      return 'company';
    return 'title';
  }
  if (words.length > 0 && words.every((word) => FUNCTIONS.has(word) || word === 'and')) return 'function';
  return strength > 0 ? 'company' : 'other';
}

const ASIDE =
  /\((?:[^()]*\b(?:parent|formerly|client|subsidiary|unit of|division|part of|erstwhile|previously|payroll|contract|deputed|through|group company|a brand|dealers?|franchisee?|now)\b[^()]*|[^()]*(?:years?|months?|yrs?|mos)[^()]*|\s*\t?\s*)\)/gi;
const TRAILING_ASIDE =
  /[,–-]?\s*\b(?:a (?:subsidiary|unit|division|group company|brand|part) of|parent company|formerly known as|client)\b.*$/i;
const WORKING_WITH =
  /^(?:(?:[Cc]urrently |CURRENTLY |[Pp]resently |PRESENTLY )?(?:[Ww]orking|WORKING|[Ww]orked|WORKED|[Ee]mployed) (?:with|WITH|at|AT|for|in|IN)|[Ww]ith|WITH|[Aa]t|AT)\s+(?=\p{Lu})/u;
/** "Experience: 4 years as Store Keeper in …" */
const YEARS_AS =
  /^(?:experience ?[:–-] ?)?\d{1,2}(?:\.\d{1,2})? ?\+? ?(?:years?|yrs?)\.? (?:of )?(?:experience )?(?:as|with|in) (?:an? )?(?=\p{Lu})/iu;
const LEAD_IN =
  /^(?:(?:(?:current|present|previous|last|past) )?(?:company|organi[sz]ation|employer|firm|institution|school|hospital|job|work)(?: name)?|(?:job|work) (?:now|before(?: (?:that|this))?)|current|present|previous|earlier|now|past|before (?:this|that)|designation|position|role|title|job title|post)\s*(?::|–|-)\s*/i;

/** What parts the pieces of an employment line; kept, to tell "Manager - Rollout, Kaveri Ltd" from "Manager, Kaveri Ltd". */
const PARTS =
  /(\t+|\s*[|•;]\s*|\s+\/\s+|\s+[–-]\s+|\s*–\s*|,\s*(?=\S)|(?<=\p{Ll}{3}|\bGoa|\p{Lu}{2}|\)| |[a-z]\d)(?<!\b(?:[Aa]sst|ASST|[Aa]ssoc|ASSOC|[Aa]ddl|ADDL|SR|JR|DY|[Ee]ngg|ENGG|[Mm]fg|[Mm]ech|[Ee]lect|[Ee]lec|[Mm]gr))\.\s+(?=\p{Lu})|\s+as\s+(?:an?\s+)?(?=\p{Lu})|\s+(?:@|at|AT|with|WITH)\s+(?=\p{Lu})|\s*\/\s*(?=\p{Lu}[\p{L}]+ (?:ltd|pvt)))/u;

/** "Kaveri Valves (Sales Engineer), Pune", "Rana Homes [Manager]". */
const BRACKETED = /[([]([^()[\]]{4,60})[)\]]/g;

/** "Kaveri Foods, Chennai: Store Manager": the colon parts, where it stands behind no label. */
const COLON =
  /^(?!(?:company|organi[sz]ation|employer|firm|institution|school|hospital|designation|position|role|title|post|current|present|previous|earlier|past|name|duration|period|client|project)\b)([^:|]{10,60}):\s+(?=\p{Lu})/iu;

/** A row of small letters only, from people and data sets that write no capitals, with the capitals of names. */
function capitalisedRow(row: string): string {
  if (/\p{Lu}/u.test(row) || row.split(/\s+/).length > 10) return row;
  return row.replaceAll(/(?<![\p{L}'])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

interface Piece {
  text: string;
  /** A dash stands before it. */
  readonly afterDash: boolean;
  /** A slash stands before it. */
  readonly afterSlash: boolean;
  /** "now Manager": it takes the place of the title before it. */
  readonly isNow: boolean;
}

const NOW =
  /^(?:(?:and )?now|(?:later |then |since )?(?:promoted|elevated) (?:to|as)|presently|currently) (?:an? |the )?(?=\p{L})/iu;

/** Brackets that part a piece: square ones, and a round one that its dates left open. */
function withoutLooseBrackets(row: string): string {
  const square = row.replaceAll(/\s*\[\s*(?=\p{Lu})|(?<=\S)\s*\]\s*/gu, ' | ').replace(/^ \| /, '');
  const open = square.lastIndexOf('(');
  return open > 0 && !square.includes(')', open)
    ? `${square.slice(0, open)} | ${square.slice(open + 1)}`
    : square;
}

function piecesOf(line: string): Piece[] {
  const open = withoutLooseBrackets(capitalisedRow(line))
    .replace(YEARS_AS, '')
    .replace(WORKING_WITH, '')
    .replace(COLON, '$1 | ')
    .replaceAll(ASIDE, ' ')
    .replace(TRAILING_ASIDE, '')
    .replaceAll(BRACKETED, (whole, inner: string, at: number) => {
      const [first = ''] = inner.split(',');
      if (at === 0) return whole;
      if (isTitle(first)) return ` | ${first} | `;
      return canonicalCity(inner) === null ? whole : ` | ${inner} | `;
    });
  const parts = open.split(PARTS);
  return parts.flatMap((part, at) => {
    if (at % 2 === 1) return [];
    const text = part
      .replace(NOW, '')
      .replace(LEAD_IN, '')
      .replaceAll(/^[\s:–\-,.(/]+|[\s:–\-,(/]+$/g, '')
      .replace(/^([^(]*)\)$/, '$1')
      .replace(/(?<!\b(?:ltd|pvt|co|inc|corp|bros|dept|govt|hosp))\.$/i, '')
      .trim();
    const mark = parts[at - 1] ?? '';
    return text.length > 1
      ? [
          {
            text,
            afterDash: /[–-]/.test(mark),
            afterSlash: mark.includes('/'),
            isNow: at > 0 && NOW.test(part),
          },
        ]
      : [];
  });
}

const LEGAL_TAIL = /^(?:ltd|limited|pvt\.? ?ltd|inc|llp|llc)\.?$/i;
const PARTNERS = /^\p{Lu}[\p{L}.]+ (?:&|and) (?:co|associates|sons|company|partners)\b/iu;
const PROFESSION =
  /^(?:chartered accountants|advocates|architects|company secretaries|cost accountants|solicitors|consultants|consulting engineers)\b/i;

/** "Kumar, Shah & Co", "Kaveri Pvt., Ltd" and "Rao & Pai, Advocates" hold commas of their own: joins what belongs together. */
function joinedPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isTail = LEGAL_TAIL.test(piece.text);
    const belongs =
      isTail ||
      (PARTNERS.test(piece.text) && /^\p{Lu}[\p{L}.]+$/u.test(before?.text ?? '')) ||
      (PROFESSION.test(piece.text) && before !== undefined && !isTitle(before.text));
    // "Cashier / Biller" is one title, "Kaveri Foods / Cashier" is not.
    const isOther = piece.afterSlash && before !== undefined && isTitle(before.text) === isTitle(piece.text);
    if (before && isOther && companyStrength(piece.text) === 0)
      before.text = `${before.text} / ${piece.text}`;
    else if (before && belongs) before.text = `${before.text}${isTail ? ' ' : ', '}${piece.text}`;
    else joined.push({ ...piece });
  }
  return joined;
}

/** A title and its function as one, with the mark that the writer put between them. */
function asWritten(line: string, title: string, itsFunction: string): string {
  const start = line.indexOf(title);
  const end = start === -1 ? -1 : line.indexOf(itsFunction, start + title.length);
  const between = end === -1 ? '' : line.slice(start + title.length, end);
  return /^[\s,–-]{1,3}$/.test(between)
    ? `${title}${between.replace('–', '-')}${itsFunction}`
    : `${title} - ${itsFunction}`;
}

/** Parts "Hindi Teacher in Gyandeep School" and "Kaveri Ltd System Engineer", which no mark parts. */
function titleAndCompany(piece: string): string[] {
  const suffixed = SUFFIXED.exec(piece);
  if (suffixed && isTitle(suffixed[2] ?? '')) return [suffixed[1] ?? '', suffixed[2] ?? ''];
  const city = findCities(piece)[0];
  if (city?.start === 0 && isTitle(piece.slice(city.end)))
    return [piece.slice(0, city.end), piece.slice(city.end).trim()];
  for (const word of piece.matchAll(/\s+(?:in|IN|at|AT|with|WITH|of|for)\s+(?:the\s+)?(?=\p{Lu})/gu)) {
    const [title, company] = [piece.slice(0, word.index), piece.slice(word.index + word[0].length)];
    if (isTitle(title) && companyStrength(company) > 0 && !isTitle(company)) return [title, company];
  }
  return [piece];
}

function withoutCity(name: string): string {
  const city = findCities(name).at(-1);
  return city?.end === name.length && city.start > 0 ? name.slice(0, city.start).trim() : name;
}

const FUNCTION_WORDS = 3;
const LINES_OF_RESUME = 1000;

/**
 * The pieces of an employment line without its dates, each with what it is. A title takes a function after it; after a
 * dash any few words are one, when something else can be the organisation.
 */
export const segmentsOf = remember((line: string): readonly Segment[] => {
  const segments: Segment[] = [];
  const pieces = joinedPieces(piecesOf(withoutDates(line)));
  const parts = pieces.flatMap((piece) =>
    titleAndCompany(piece.text).map((text, at) => ({
      text,
      afterDash: piece.afterDash && at === 0,
      kind: kindOf(text),
      isNow: piece.isNow,
    })),
  );
  const lacksFirm =
    parts.some(({ kind }) => kind === 'title') && !parts.some(({ kind }) => kind === 'company');
  for (const [at, { text: written, afterDash, kind: read }] of parts.entries()) {
    // "meenakshi mills madurai – Electrician": who writes the title with a capital may not do so with the firm.
    const name =
      lacksFirm && at === 0 && read === 'other' && /^\p{Ll}/u.test(written)
        ? capitalisedRow(written)
        : written;
    const isFirm = name !== written && companyStrength(name) > 0;
    const [text, kind] = isFirm ? [withoutCity(name), 'company' as const] : [written, read];
    const before = segments.at(-1);
    const othersFollow = parts
      .slice(at + 1)
      .some(
        (later) => later.kind === 'company' || (later.kind === 'other' && /^[\p{Lu}\d]/u.test(later.text)),
      );
    const firmStands = segments
      .slice(0, -1)
      .some(
        (earlier) =>
          earlier.kind === 'company' || (earlier.kind === 'other' && /^\p{Lu}/u.test(earlier.text)),
      );
    const isFunction =
      kind === 'function' ||
      (kind === 'other' &&
        afterDash &&
        (othersFollow || firmStands) &&
        !/\d/.test(text) &&
        text.split(' ').length <= FUNCTION_WORDS);
    const former =
      parts[at]?.isNow && kind === 'title' ? segments.findIndex((each) => each.kind === 'title') : -1;
    if (former !== -1) {
      segments[former] = { text, kind };
    } else if (isFunction && before?.kind === 'title') {
      segments[segments.length - 1] = { text: asWritten(line, before.text, text), kind: 'title' };
    } else {
      segments.push({ text, kind });
    }
  }
  return segments;
}, LINES_OF_RESUME);
