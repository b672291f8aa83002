import { findCities } from '#server/engine/cities.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { dutyVerb } from './data/duty-verbs.ts';
import { capitalised, withNames } from './phrases.ts';
import type { Prompt, Statement } from './prompt-text.ts';

const SHORTEST = 10;
const LONGEST = 150;
const MOST = 5;

/** What introduces a duty within a sentence. */
const INTRODUCES =
  /\b(?:will|would|should|must|can|shall|has to|have to|needs? to|be able to|who can|who will|required to|expected to|going to|able to|responsible for|in charge of|work (?:includes|involves|is)|role (?:includes|involves|is to|is about|will be)|job (?:includes|involves|is to|is)|duties (?:include|are|will be)|responsibilities (?:include|are)|day[- ]to[- ]day (?:includes|is)|includes|involving|someone to|somebody to|person to|people to|to help us|primarily|mainly)\b[\s:]*(?:also |mainly |primarily |independently |the |be |directly |then |help us )*/gi;
const STARTS =
  /^(?:to |and |then |also |you(?:'ll| will) |he(?:\/she)? will |she will |they will |will |must |should )*/i;
const OFF =
  /\b(?:hai|hain|ka|ki|ke|ko|karna|chahiye|wala|lpa|ctc|salary|lakhs?|package|budget|years?|yrs|experience|immediate|notice|share|resume|cv|apply|whatsapp|email|e-mail your|hr@|http|www|offer|join|joining|interview|i|me|my|degree|b\.?com|b\.?tech|mba|fresher|freshers|freshers?|wfh|wfo|remote|hybrid|office)\b|@|₹|\brs\b|\d{5,}/i;

const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:his|her|his\/her|their own)\b/gi, 'their'],
  [/&/g, 'and'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ /gi, 'with '],
  [/\bb\/w\b/gi, 'between'],
  [/\s+/g, ' '],
];

/** Cuts a list of duties where the next verb begins: "handle X, prepare Y and file Z". */
function splitAtVerbs(text: string): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const part of text.split(/(, and | and |, | – |\/)/)) {
    const first = part.trim().split(' ')[0] ?? '';
    const isMark = /^(?:, and | and |, | – |\/)$/.test(part);
    const before = pieces.length > 0 || current !== '';
    // "Develop and maintain the site" is one duty: its first verb has no object of its own.
    const onlyVerb = /^\s*[\p{L}-]+(?:, and| and|,)?\s*$/u.test(current);
    if (!isMark && before && !onlyVerb && part.trim().includes(' ') && dutyVerb(first) !== null) {
      pieces.push(current.replace(/(?:, and| and|,| –|\/)\s*$/, ''));
      current = part;
    } else {
      current += part;
    }
  }
  return [...pieces, current];
}

const IS_TERM =
  /^(?:\d|immediate|asap|urgent|exp\b)|\b(?:shifts?|night duty|day duty|licen[cs]e|wfh|wfo|must|mandatory|preferred|only|timings?|male|female|candidates?)\b/i;

/** A duty without the job's terms that are listed after it: "shoot reels, Jaipur, 3-4 LPA". */
function withoutTerms(text: string): string {
  const parts = text.split(/,(?=\s)/);
  const term = parts.findIndex(
    (part, at) =>
      at > 0 &&
      (OFF.test(part) ||
        IS_TERM.test(part.trim()) ||
        (part.trim().split(' ').length <= 3 && findCities(part, { anyCase: true }).length > 0)),
  );
  return term === -1 ? text : parts.slice(0, term).join(',');
}

/** A duty whose substance was cut off, or a day of joining; a team's size is told apart. */
const SAYS_NOTHING =
  /\b(?:who|whose|that|which)$|^(?:lead|leading|manage|managing|head|heading|handle|handling) (?:the |our |a |an )?(?:people|team|those|staff)(?: of (?:about |around )?\d[\d –to-]*(?:people|members|staff)?)?$|^(?:start|starting|join|joining|report|reporting) (?:within|from|by|in|on|before|immediately|asap)\b/i;

function asBullet(phrase: string): string | null {
  let text = phrase.replace(STARTS, '').replaceAll(/^[\s,:–-]+|[\s,;:.–!-]+$/g, '');
  for (const [pattern, replacement] of PRONOUNS) text = text.replaceAll(pattern, replacement);
  text = text.replaceAll(/\s*\([^)]*$/g, '').trim();
  const [first = '', ...rest] = text.split(' ');
  const verb = dutyVerb(first);
  if (SAYS_NOTHING.test(text)) return null;
  // "Shipping bills" are papers.
  if (verb === null || rest.length < 1 || /^shipping (?:bills?|documents?|lines?)\b/i.test(text)) return null;
  if (text.length < SHORTEST || text.length > LONGEST || OFF.test(text)) return null;
  if (/[{}[\]"|*<>]|\p{Extended_Pictographic}/u.test(text)) return null;
  if (/\b(?:of|and|or|the|a|an|with|from|to|for|in|by|our|at|as)$/i.test(text)) return null;
  const own = text.slice(first.length);
  const verbs = own.replaceAll(/(, | and )(\p{L}+ing)(?= \p{L})/gu, (whole, mark: string, word: string) => {
    const base = /ing$/i.test(first) ? dutyVerb(word) : null;
    return base === null ? whole : `${mark}${base}`;
  });
  return withNames(`${capitalised(verb)}${verbs}`);
}

/** Whether a phrase is written in English words for the most part. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const known = words.filter((word) => isCommonWord(word) || isCommonWord(word.replace(/s$/, ''))).length;
  return words.length > 0 && known / words.length >= 0.55;
}

function dutiesIn({ text, label }: Statement): string[] {
  if (label === 'duties') {
    const own = splitAtVerbs(text).map(asBullet);
    return own.filter((each) => each !== null);
  }
  if (label !== null && label !== 'requirements' && label !== 'title') return [];
  const found: string[] = [];
  for (const match of text.matchAll(INTRODUCES)) {
    const rest = text.slice(match.index + match[0].length);
    const next = rest.search(INTRODUCES);
    const own =
      (next > 0 ? rest.slice(0, next) : rest).split(
        / – | who | which | because | but | so that we | as we |\(/i,
      )[0] ?? '';
    for (const piece of splitAtVerbs(withoutTerms(own))) {
      const bullet = asBullet(piece);
      if (bullet !== null) found.push(bullet);
    }
  }
  return found;
}

/** The duties that a prompt states, as bullets that begin with a verb; at most five, each in English. */
export function readDuties(prompt: Prompt): string[] {
  const all = prompt.statements
    .filter(({ label }) => label !== 'about')
    .flatMap(dutiesIn)
    .filter(isEnglish);
  const kept: string[] = [];
  for (const each of all) {
    const key = each.toLowerCase();
    if (kept.some((other) => other.toLowerCase().includes(key) || key.includes(other.toLowerCase())))
      continue;
    kept.push(each);
  }
  return kept.slice(0, MOST);
}
