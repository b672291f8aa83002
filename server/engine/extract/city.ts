import { findCities, type FoundCity } from '#server/engine/cities.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { companyStrength, segmentsOf } from './segments.ts';

const NOT_HOME =
  /\b(?:prefer\w*|desired|willing|relocat\w*|open (?:to|for)|ready to|native|birth|born|home ?town|job location|work location|posted|expected|looking|worked|studied|graduated|university|college|institute|school|n\.?i\.?t|i\.?i\.?t|i\.?i\.?m|branch|clients?|head office)\b/i;
const HOME_LABEL =
  /\b(?:(current|present)(?=\s*[:–-])|(current|present|local|correspondence|communication|mailing|residential|temporary|contact) (?:location|city|address|residence|add|posting)|(?:current|present)ly (?:in|at|residing|living|located)|residing (?:at|in)|stay(?:s|ing)? (?:in|at)|residence|resident of|living in|lives in|based (?:in|at|out of)|located (?:in|at)|head ?quarters?|hq|location|loc|city|address|add)\b\s*(?:[:–(.-]|\t|\bin\b|\bat\b)*/gi;
const PERMANENT = /\bpermanent\b/i;
const PLACE_LABEL = /(?:^|[.;] {1,9})place\s*[:–.-]+/i;
const OTHER_LABEL =
  /^(?:phone|mobile|mob|e-?mail|dob|date|name|father|linkedin|gender|nationality|languages?|marital|passport|permanent)\b/i;
/** A label that can only mean the person's own address, in whatever section it stands. */
const OWN_ADDRESS =
  /^(?:(?:current|present|permanent|residential|correspondence|local|mailing|communication|postal|home) )+(?:address|location|city|residence|add)\b/i;
/** Personal details that follow the employments without a heading. */
const LATE_ADDRESS = /^(?:address|add|current(?:ly)?)\b\.?\s*[:–-]/i;
/** After such a mark a line speaks of elsewhere: "Pune (willing to relocate to Mumbai)". */
const CUT = /\(?\b(?:willing|open (?:to|for)|ready to|preferred|prefers|looking for|relocat)[^|;\n]*/gi;
const ELSEWHERE = [
  'experience',
  'education',
  'projects',
  'references',
  'skills',
  'certifications',
  'achievements',
  'interests',
];
const ADDRESS_LINES = 4;
const DEGREE = /\b(?:b\.?tech|m\.?tech|b\.?e|mba|b\.?com|b\.?sc|m\.?sc|university|college|institute)\b/i;
const HEAD_LINES = 5;
const HEAD_WORDS = 5;

/** "Hometown Jhajjar", "Native place: Balasore" */
const HOMETOWN = /\b(?:home ?town|native(?: place)?)\b[ :–-]*[^|;,.\n]*/gi;

/** Addresses of mail and the web, and relatives: "neha.sirohi@example.com", "S/o Vijay Khanna", who live nowhere. */
const NAMES =
  /\S{0,80}(?:@|linkedin\.com|github\.com|https?:)\S{0,200}|\b(?:father|mother|spouse|husband|wife|guardian|[csdw]\/o)\b[^|;,\n]{0,200}/gi;

function withoutElsewhere(text: string): string {
  return text.replaceAll(CUT, ' ').replaceAll(HOMETOWN, ' ');
}

/** The city of an address: the last one before its state or PIN code, the first of equals. */
function cityOf(written: string, certain: boolean): FoundCity | null {
  const text = written.replaceAll(NAMES, ' ');
  const cities = findCities(text, { anyCase: certain }).filter((city) => certain || !city.ambiguous);
  return (
    cities.find(({ end, name }) => name !== 'Goa' && PIN_AFTER.test(text.slice(end, end + 12))) ??
    cities[0] ??
    null
  );
}

const PIN_AFTER = /^[ ,–-]{1,4}\d{3} ?\d{3}\b/;

interface Labelled {
  readonly city: string;
  readonly permanent: boolean;
  readonly current: boolean;
}

/** Cities behind a label, an address read over its following lines. */
function labelledCities(document: ResumeDocument): Labelled[] {
  const found: Labelled[] = [];
  for (const [at, line] of document.lines.entries()) {
    const isLate =
      line.section === 'experience' && at > 0.6 * document.lines.length && LATE_ADDRESS.test(line.text);
    if (ELSEWHERE.includes(line.section) && !OWN_ADDRESS.test(line.text) && !isLate) continue;
    const text = withoutElsewhere(line.text);
    for (const label of text.matchAll(HOME_LABEL)) {
      const before = text.slice(Math.max(0, label.index - 22), label.index);
      if (
        /^(?:current|present)$/i.test(label[0].replace(/[^a-z].*$/i, '')) &&
        /(?:19|20)\d\d\s*(?:-|–|to|till)\s*$/i.test(before)
      )
        continue;
      if (NOT_HOME.test(before) || /e-?mail\s*$|\bip\s*$/i.test(before)) continue;
      const isSentenceWord =
        /^(?:city|location|loc|add|head ?quarters?|hq)\b/i.test(label[0]) && !/[:–\-\t(]/.test(label[0]);
      if (isSentenceWord) continue;
      const rest = text.slice(label.index + label[0].length).split(/[|;•\t]/)[0] ?? '';
      const following: string[] = [];
      for (const next of document.lines.slice(at + 1, at + ADDRESS_LINES)) {
        if (next.isHeading || OTHER_LABEL.test(next.text)) break;
        following.push(next.text);
      }
      const isAddress = /add/i.test(label[0]);
      const own = cityOf(rest, true);
      const city = own ?? (isAddress || rest.trim() === '' ? cityOf(following.join(', '), true) : null);
      if (!city) continue;
      found.push({
        city: city.name,
        permanent: PERMANENT.test(before + label[0]),
        current: /current|present(?!at)|residing|living|lives|based/i.test(label[0]),
      });
    }
    if (/^permanent/i.test(text) && !found.some((each) => each.permanent)) {
      const city = cityOf(
        [text, ...document.lines.slice(at + 1, at + ADDRESS_LINES).map((next) => next.text)].join(', '),
        true,
      );
      if (city) found.push({ city: city.name, permanent: true, current: false });
    }
  }
  return found;
}

/** "Patia, Bhubaneswar", "Kochi, Kerala, India": a few words that are all place, or what stands before one. */
function isPlaceLine({ text }: Line): boolean {
  if (text.length > 60 || text.split(/\s+/).length > 6) return false;
  const kinds = segmentsOf(text).map(({ kind }) => kind);
  return (
    kinds.at(-1) === 'place' && kinds.every((kind, at) => kind === 'place' || (kind === 'other' && at === 0))
  );
}

const NEAR_NAME = 3;
const NEAR_REACH = 2;

/** Lines that are all place, right under the name or beside the e-mail address or phone, whatever heading came before. */
function placesNearPerson(document: ResumeDocument, name: string | null): Line[] {
  const { lines } = document;
  const isName = (line: Line | undefined) =>
    name !== null && line?.text.replaceAll('.', ' ').toLowerCase().includes(name.toLowerCase()) === true;
  return lines.filter((line, at) => {
    if (line.isHeading || ['experience', 'education', 'projects', 'references'].includes(line.section))
      return false;
    if (!isPlaceLine(line) || NOT_HOME.test(line.text)) return false;
    return (
      lines.slice(Math.max(0, at - NEAR_NAME), at).some(isName) ||
      lines
        .slice(Math.max(0, at - NEAR_REACH), at + NEAR_REACH + 1)
        .some(({ text, section }) => /\w@\w|(?:\d[ .•-]?){10}/.test(text) && section !== 'references')
    );
  });
}

/** Whole sentences tell of work; where somebody lives is written in few words or with a PIN code. */
const SENTENCE = /^(?:\S+\s+){4,}\S*\p{Ll}{2}\)?\.$/u;

/** The years of an employment: "2019 - Present", "since 2020". */
const STAY =
  /\b(?:19|20)\d\d\b.{0,20}?(?:-|–|\bto\b|\btill\b|,).{0,12}?\b(?:(?:19|20)\d\d|present|now|date|today|current|ongoing)\b|\bsince\b.{0,12}\b(?:19|20)\d\d\b/i;

/** A line of the head of a resume that may hold where somebody lives. */
function isContactLine(line: Line, name: string | null): boolean {
  if (line.isHeading || !['header', 'contact'].includes(line.section)) return false;
  if (SENTENCE.test(line.text) && !/@|\d{5}|\b(?:based|living|residing|live|stay)\b/i.test(line.text))
    return false;
  if (
    name !== null &&
    line.text.toLowerCase().replaceAll('.', ' ').includes(name.toLowerCase()) &&
    !/[|,•\t]/.test(line.text)
  )
    return false;
  const hasReach = /@|\d{5}|linkedin|\|/i.test(line.text);
  if (STAY.test(line.text) && !/@|\d{6}/.test(line.text)) return false;
  if (DEGREE.test(line.text) && !/@|\d{6}/.test(line.text)) return false;
  const words = line.text.split(/\s+/).length;
  const isElsewhere = NOT_HOME.test(withoutElsewhere(line.text)) && !/\b\d{3} ?\d{3}\b/.test(line.text);
  return (hasReach || words <= 12) && !isElsewhere;
}

/** Drops the parts of a line that name an employer: "Staff Nurse at Apollo Hospitals, Chennai". */
function personalParts(text: string): string {
  if (/\b(?:at|with|@ )\s*\p{Lu}/u.test(text) && companyStrength(text) > 0 && !/@\w/.test(text)) return '';
  const parts = text.split(/[|•\t]/);
  if (!/@|\d{5}/.test(text) && parts.length > 1 && companyStrength(parts[0] ?? '') > 0) return '';
  return parts.filter((part) => companyStrength(part.split(',')[0] ?? '') < 2).join(' | ');
}

/**
 * The city where the person lives now, by the name of the city pickers. A label beats the contact lines at the head,
 * these beat the place of signature and a permanent address. Employers' and colleges' cities, and where somebody
 * would like to work, never count.
 */
export function readCity(document: ResumeDocument, name: string | null): Fact<string> | null {
  const labelled = labelledCities(document);
  const now = labelled.find((each) => each.current) ?? labelled.find((each) => !each.permanent);
  if (now) return { value: now.city, confidence: now.current ? 0.97 : 0.93 };
  const near = placesNearPerson(document, name);
  const contact = document.lines.filter((each) => isContactLine(each, name)).slice(0, 12);
  // In order, what stands near the person under some other heading last.
  for (const line of [...contact, ...near.filter((each) => !contact.includes(each))]) {
    const own =
      name === null
        ? line.text
        : line.text.replace(new RegExp(name.replaceAll(/[^\p{L} ]/gu, '.'), 'i'), ' ');
    const isHeadLine = line.at < HEAD_LINES && own.split(/\s+/).length <= HEAD_WORDS;
    const hasReach = isHeadLine || /@|\d{5}|india/i.test(own);
    const city = cityOf(personalParts(withoutElsewhere(own)), hasReach);
    if (city) return { value: city.name, confidence: 0.88 };
  }
  const permanent = labelled.find((each) => each.permanent);
  const signed = document.lines
    .filter((line) => PLACE_LABEL.test(line.text))
    .map((line) => cityOf(line.text.slice(line.text.search(PLACE_LABEL)), true))
    .find((city) => city !== null);
  if (signed) return { value: signed.name, confidence: 0.65 };
  return permanent ? { value: permanent.city, confidence: 0.6 } : null;
}
