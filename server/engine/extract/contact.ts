import { normaliseText } from '#server/engine/text/normalise.ts';
import type { ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';

/** Bounded, as the standard bounds addresses: else a long run of letters takes a time that grows with its square. */
const EMAIL =
  /[a-z0-9][a-z0-9._%+-]{0,63}\s?@\s?[a-z0-9-]{1,63}(?:\s?\.\s?[a-z0-9-]{1,63}){0,4}\s?\.\s?[a-z]{2,24}/gi;
const SPELT_AT = /\s*[[({]\s*at\s*[\])}]\s*/gi;
const SPELT_DOT = /\s*[[({]\s*dot\s*[\])}]\s*/gi;

/** A label that ran into the address: "ID-", "Email:", the icon font's "envelope". */
const GLUED_LABEL = /^(?:(?:e-?mail(?:-?id)?|mail|id|gmail|mailto|envelope|envelpe)[-_.]+)+(?=[a-z0-9])/i;
const ENDINGS = [
  'com',
  'in',
  'org',
  'net',
  'edu',
  'co',
  'io',
  'example',
  'info',
  'me',
  'ai',
  'dev',
  'tech',
  'biz',
  'gov',
];

const HANDLE_BEFORE =
  /^(?:insta(?:gram)?|ig|fb|facebook|twitter|telegram|behance|github|linkedin|youtube|snapchat|id|handle)\s+@/i;

/** Cuts what ran into the end of an address: "gmail.comPhone" to "gmail.com". */
function cutEnding(address: string): string {
  const at = address.lastIndexOf('.');
  const ending = address.slice(at + 1);
  if (ENDINGS.includes(ending.toLowerCase())) return address;
  const known = ENDINGS.find(
    (each) =>
      ending.startsWith(each) &&
      /^(?:[A-Z]|phone|mob|contact|linkedin|address|tel)/.test(ending.slice(each.length)),
  );
  return known ? address.slice(0, at + 1) + known : address;
}

function cleanAddress(found: string): string {
  return cutEnding(found.replaceAll(/\s/g, '').replace(GLUED_LABEL, '')).toLowerCase();
}

/** The e-mail address of the person, in lower case. Addresses given as references come last. */
export function readEmail(document: ResumeDocument): Fact<string> | null {
  const found: { address: string; own: boolean; labelled: boolean }[] = [];
  for (const [at, line] of document.lines.entries()) {
    const next = document.lines[at + 1]?.text ?? '';
    const broken = /[a-z0-9._-]+@$/i.test(line.text) ? line.text + next : line.text;
    const text = broken.replaceAll(SPELT_AT, '@').replaceAll(SPELT_DOT, '.');
    for (const match of text.matchAll(EMAIL)) {
      // A space within is believed only where no sentence runs into the address.
      const spaced = /\s/.test(match[0]);
      const tight = /[a-z0-9][a-z0-9._%+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i.exec(match[0]);
      // "Insta @asha.art" names a page.
      if (spaced && HANDLE_BEFORE.test(match[0])) continue;
      const address = cleanAddress(spaced && tight ? tight[0] : match[0]);
      if (!/^[^@.][^@]*@[^@.-][^@]*\.[a-z]{2,}$/.test(address)) continue;
      found.push({ address, own: line.section !== 'references', labelled: /mail/i.test(line.text) });
    }
  }
  const best = found.find(({ own, labelled }) => own && labelled) ?? found.find(({ own }) => own);
  if (!best) return null;
  const others = new Set(found.map(({ address }) => address)).size - 1;
  return { value: best.address, confidence: others === 0 ? 0.99 : 0.9 };
}

const DIGIT_RUN = /(?:\(?\+\s?|\b00)?[(\d](?:[\d()]|[ ./–-]{1,3}(?=[\d(+])|•(?=\d)|\+){8,32}/g;
const NOT_A_PHONE =
  /aadha?ar|aadhar|account|a\/c|passport|pan\b|gst(?:in|no)|uan\b|licen[cs]e|registration|reg\.? ?no|roll|enrol|employee (?:id|code)|fax|pin ?code|membership|voter/i;
const PHONE_LABEL = /mob|phone|cell|contact|tel|call|whats ?app|\bph\b|\bm ?[:–-]|\bp ?[:–-]|☎|✆/i;
const OTHERS_PHONE =
  /father|mother|guardian|emergency|spouse|husband|wife|reference|office|company|residence|landline/i;

/** "080-23456789": a trunk code and a whole number after it. */
const LANDLINE = /^\(?0\d{2,4}\)?[ .-]+\d{6,8}$/;

/** The ten digits of one Indian mobile number as written, or null: not other countries', not longer numbers. */
function mobileDigits(written: string): string | null {
  const foreign = /^\(?\+\s?(?!91)/.test(written) || /^00(?!91)/.test(written);
  if (foreign || LANDLINE.test(written)) return null;
  let digits = written.replaceAll(/\D/g, '').replace(/^00/, '');
  if (/^\(?\+/.test(written)) digits = digits.slice(2).replace(/^0/, '');
  else if (digits.length === 12 || digits.length === 13) digits = digits.replace(/^0?91(?:0(?=\d{10}))?/, '');
  else if (digits.length === 11) digits = digits.replace(/^0/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** What may stand before a number in its run of digits: a PIN code, a date of birth. */
const BEFORE_PHONE = /^(?:\d{3} ?\d{3}|\d{1,2}[ /.-]+\d{1,2}[ /.-]+\d{4})?$/;

/**
 * Numbers that only a space or a slash parts are one run of digits, and one number may hold both: tries the run, then
 * the stretches of its parts, left to right.
 */
function mobilesIn(run: string): string[] {
  const whole = mobileDigits(run);
  if (whole !== null) return [whole];
  const parts = [...run.matchAll(/[^\s/•]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: string[] = [];
  let from = 0;
  let checked = 0;
  while (from < parts.length) {
    const start = parts[from]?.start ?? 0;
    const before = run.slice(checked, start);
    const mayBegin = BEFORE_PHONE.test(before.trim()) || /(?:[/•]\s*|[.)]\s+)$/.test(before);
    const isPinCode = /^[1-8]\d{5}$/.test(run.slice(start, parts[from]?.end));
    const last =
      mayBegin && !isPinCode
        ? parts.findIndex(({ end }, at) => at >= from && mobileDigits(run.slice(start, end)) !== null)
        : -1;
    const digits = last === -1 ? null : mobileDigits(run.slice(start, parts[last]?.end));
    if (digits !== null) {
      found.push(digits);
      checked = parts[last]?.end ?? run.length;
    }
    from = last === -1 ? from + 1 : last + 1;
  }
  return found;
}

/** The person's mobile number as "+91 XXXXX XXXXX": labelled before unlabelled, one's own before the family's. */
export function readPhone(document: ResumeDocument): Fact<string> | null {
  const found: { digits: string; score: number }[] = [];
  for (const line of document.lines) {
    for (const match of normaliseText(line.text).matchAll(DIGIT_RUN)) {
      const before = line.text.slice(Math.max(0, match.index - 28), match.index);
      if (/[\d₹@]$/.test(before) || /(?:rs\.?|inr)\s*$/i.test(before)) continue;
      const label = before.split(/[|,;•\t]/).at(-1) ?? '';
      if (NOT_A_PHONE.test(label)) continue;
      const after = line.text.slice(match.index + match[0].length);
      if (/^\d|^@|^,\d{2,3}\b/.test(after)) continue;
      const score =
        (PHONE_LABEL.test(before) ? 2 : 0) +
        (['header', 'contact', 'personal', 'summary'].includes(line.section) ? 1 : 0) -
        (OTHERS_PHONE.test(before) ? 3 : 0) -
        (line.section === 'references' ? 4 : 0);
      for (const digits of mobilesIn(match[0])) found.push({ digits, score });
    }
  }
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < -1) return null;
  return {
    value: `+91 ${best.digits.slice(0, 5)} ${best.digits.slice(5)}`,
    confidence: best.score >= 2 ? 0.99 : best.score >= 1 ? 0.95 : 0.75,
  };
}
