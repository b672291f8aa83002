import { findCities, type FoundCity } from '#server/engine/cities.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { companyStrength } from './segments.ts';

const NOT_HOME =
  /\b(?:prefer\w*|desired|willing|relocat\w*|open (?:to|for)|ready to|native|birth|born|home ?town|job location|work location|posted|expected|looking|worked|university|college|institute|school|branch|client|head office)\b/i;
const HOME_LABEL =
  /\b(?:(current|present)(?=\s*[:–-])|(current|present|local|correspondence|communication|mailing|residential|temporary|contact) (?:location|city|address|residence|add|posting)|(?:current|present)ly (?:in|at|residing|living|located)|residing (?:at|in)|residence|resident of|living in|lives in|based (?:in|at|out of)|located (?:in|at)|location|city|address|add)\b\s*(?:[:–(.-]|\t|\bin\b|\bat\b)*/gi;
const PERMANENT = /\bpermanent\b/i;
const PLACE_LABEL = /^place\s*[:–.-]+/i;
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

function withoutElsewhere(text: string): string {
  return text.replaceAll(CUT, ' ');
}

/** The city of an address: the last one before its state or PIN code, the first of equals. */
function cityOf(text: string, certain: boolean): FoundCity | null {
  return findCities(text, { anyCase: certain }).find((city) => certain || !city.ambiguous) ?? null;
}

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
      if (NOT_HOME.test(before) || /e-?mail\s*$|\bip\s*$/i.test(before)) continue;
      const isSentenceWord = /^(?:city|location|add)\b/i.test(label[0]) && !/[:–\-\t(]/.test(label[0]);
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
        current: (label[1] ?? label[2]) !== undefined,
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

/** A line of the head of a resume that may hold where somebody lives. */
function isContactLine(line: Line, name: string | null): boolean {
  if (line.isHeading || !['header', 'contact'].includes(line.section)) return false;
  if (
    name !== null &&
    line.text.toLowerCase().replaceAll('.', ' ').includes(name.toLowerCase()) &&
    !/[|,•\t]/.test(line.text)
  )
    return false;
  const hasReach = /@|\d{5}|linkedin|\|/i.test(line.text);
  if (DEGREE.test(line.text) && !/@|\d{6}/.test(line.text)) return false;
  const words = line.text.split(/\s+/).length;
  const isElsewhere = NOT_HOME.test(withoutElsewhere(line.text)) && !/\b\d{3} ?\d{3}\b/.test(line.text);
  return (hasReach || words <= 12) && !isElsewhere;
}

/** Drops the parts of a line that name an employer: "Staff Nurse at Apollo Hospitals, Chennai". */
function personalParts(text: string): string {
  if (/\b(?:at|with|@ )\s*\p{Lu}/u.test(text) && companyStrength(text) > 0 && !/@\w/.test(text)) return '';
  return text
    .split(/[|•\t]/)
    .filter((part) => companyStrength(part.split(',')[0] ?? '') < 2)
    .join(' | ');
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
  for (const line of document.lines.filter((each) => isContactLine(each, name)).slice(0, 12)) {
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
    .map((line) => cityOf(line.text, true))
    .find((city) => city !== null);
  if (signed) return { value: signed.name, confidence: 0.65 };
  return permanent ? { value: permanent.city, confidence: 0.6 } : null;
}
