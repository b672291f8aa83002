import { addDays } from '#contract/dates.ts';
import { numberOf } from '#server/engine/text/number-words.ts';
import { counted } from './phrases.ts';
import type { Prompt, Statement } from './prompt-text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const YEAR = String.raw`(?:,? ?'?(20\d\d))?`;

/** Words that make a day or a length speak of joining. */
const ABOUT_JOINING =
  /\b(?:join|joins|joining|joine[rd]s?|notice|np|immediate(?:ly)?|start|starts|starting|on ?board(?:ed|ing)?|available|availability|doj|required by|needed by|latest|(?:no|not) later than|(?:need(?:ed)?|required|wanted|hir(?:e|ing))\b[^;]{0,70}\bby|need(?:ed)? before|on (?:the )?(?:floor|duty|rolls?)|^\s*within(?= \d)|need (?:him|her|them|someone|somebody|this person|the person|it|this)? ?by|reporting|fill (?:this|it|the (?:position|role))?|in place|position by|chahiye|session|serving|(?:need|want|require)s? (?:\w+ )?(?:in|within)|(?:him|her|them|someone|somebody) (?:in|within))\b/i;
const IMMEDIATE =
  /\bimm\.? ?(?:joine?rs?|joining|join)\b|\bturant\b|\b(?:jaldi|abhi|fauran) (?:se )?(?:join\w*|chahiye|start)|\bimmediate(?:ly)?[ -]*(?:joine?rs?|joining|join|start|availab\w+|hiring|basis|preferred|requirement|needed|required|only|opening|chahiye|vacancy)\b|\b(?:join|joining|start|starting|available|needed|required|hiring|need|reqd|joiners?)(?: is| needed| required| by)?[ :–-]*(?:an? |this |him |her |someone |somebody )?(?:immediate(?:ly)?|asap|a\.s\.a\.p|at once|right away|today|tomorrow|at the earliest|as soon as possible|turant|jaldi)\b|\basap\b|\bas soon as possible\b|\bright away\b|\bno notice period\b|\bimmediate\b/i;
const LENGTH =
  /\b(\d{1,3}|one|two|three|four|six|fifteen|thirty|sixty|ninety|a)(?: ?(?:-|–|to|or) ?(\d{1,3}|two|three|four|six))?(?: \(\w+\))?[ -]?(days?|weeks?|months?|mths?)\b/gi;
const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, m: 30 };
const WRITTEN: Record<string, number> = { a: 1, thirty: 30, sixty: 60, ninety: 90 };
const MOST_DAYS = 365;

const LENGTH_ELSEWHERE =
  /^['’]?s? ?(?:(?:a|per|every|each|\/) ?(?:week|month|year)|week\b|working\b|training|probation|trial|leaves?\b|paid|internship|contract|experience|of (?:experience|exp|training|probation)|in (?:the )?office|from (?:office|home)|office|wfh|wfo|old|shift|bond|off\b|post|after)|^ (?:ka|ki) (?:experience|training)/i;
const LENGTH_ELSEWHERE_BEFORE =
  /\b(?:probation|training|contract|internship|bond|experience|exp|trial|every|leave|leaves|working|turnaround|sla|project)\b[^.;,]{0,16}$/i;

const NOTICE = /\b(?:notice(?: period)?|np|serving)\b/i;
/** What is told of those who need not apply says nothing of the day that is wanted. */
const TURNED_AWAY =
  /\b(?:no ?(?:one|body)|not|don'?t|dont|excuse|reject\w*|avoid|ignore\w*|above|over|beyond|more than|longer than|exceeding)\b|>/i;

function day(year: number, month: number, date: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const made = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(text) ? text : null;
}

function lastOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The next such day that is not before today, or in the year written. */
function coming(
  today: string,
  year: string | undefined,
  make: (year: number) => string | null,
): string | null {
  if (year !== undefined) return make(Number(year));
  const now = Number(today.slice(0, 4));
  const thisYear = make(now);
  return thisYear !== null && thisYear >= today ? thisYear : make(now + 1);
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

type Reader = (m: RegExpExecArray, today: string) => string | null;

const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** Days in writing, the most exact first. */
const DAYS: readonly (readonly [RegExp, Reader])[] = [
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/, (m) => day(Number(m[1]), Number(m[2]), Number(m[3]))],
  [
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d|\d\d)\b/,
    (m) => day(2000 + (Number(m[3]) % 100), Number(m[2]), Number(m[1])),
  ],
  [
    new RegExp(String.raw`\b${ordinal} ?(?:of )?${MONTH}${YEAR}`, 'i'),
    (m, today) => coming(today, m[3], (year) => day(year, monthOf(m[2]), Number(m[1]))),
  ],
  [
    new RegExp(String.raw`\b${MONTH} ${ordinal}(?!\d)${YEAR}`, 'i'),
    (m, today) => coming(today, m[3], (year) => day(year, monthOf(m[1]), Number(m[2]))),
  ],
  [
    new RegExp(
      String.raw`\b(?:end (?:of )?|last week of |month[- ]end )${MONTH}${YEAR}|\b${MONTH}(?: month)?[ -]end\b`,
      'i',
    ),
    (m, today) => coming(today, m[2], (year) => lastOf(year, monthOf(m[1] ?? m[3]))),
  ],
  [
    new RegExp(String.raw`\bmid[ -](?:of )?${MONTH}${YEAR}`, 'i'),
    (m, today) => coming(today, m[2], (year) => day(year, monthOf(m[1]), 15)),
  ],
  [
    /\b(?:end of (?:the|this) month|(?<!next )(?:this )?month[- ]end)\b/i,
    (_m, today) => lastOf(Number(today.slice(0, 4)), Number(today.slice(5, 7))),
  ],
  [/\bend of (?:the|this) year\b|\byear[- ]end\b/i, (_m, today) => `${today.slice(0, 4)}-12-31`],
  [
    /\bend of next month\b|\bnext month[- ]end\b/i,
    (_m, today) => lastOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + 1),
  ],
  [
    /\bnext month\b/i,
    (_m, today) => {
      const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
      return month === 12 ? day(year + 1, 1, 1) : day(year, month + 1, 1);
    },
  ],
  [/\bnext week\b|\b(?:in|within) (?:a|one) week\b/i, (_m, today) => addDays(today, 7)],
  [/\bchristmas\b/i, (_m, today) => coming(today, undefined, (year) => day(year, 12, 25))],
  [/\bnew year\b/i, (_m, today) => coming(today, undefined, (year) => day(year, 1, 1))],
  [
    new RegExp(
      String.raw`\b(?:by|in|from|before|during|starting|start(?:s|ing)? in|for|of|around|early|this|coming|next|beginning(?: of)?|first week of)(?: the)? (?:early |first week of |beginning of |beginning |next )?${MONTH}${YEAR}`,
      'i',
    ),
    (m, today) => coming(today, m[2], (year) => day(year, monthOf(m[1]), 1)),
  ],
];

/** The longest time that candidates may take, in days; null when no length of it is written. */
function waitIn(text: string): number | null {
  let longest: number | null = null;
  for (const m of text.matchAll(LENGTH)) {
    const before = text.slice(Math.max(0, m.index - 30), m.index);
    const after = text.slice(m.index + m[0].length);
    if (LENGTH_ELSEWHERE.test(after) || LENGTH_ELSEWHERE_BEFORE.test(before)) continue;
    const written = (m[2] ?? m[1] ?? '').toLowerCase();
    const days =
      (WRITTEN[written] ?? numberOf(written)) * (UNIT_DAYS[(m[3] ?? 'd').charAt(0).toLowerCase()] ?? 1);
    if (days > 0 && days <= MOST_DAYS) longest = Math.max(longest ?? 0, days);
  }
  return longest;
}

/** "should join by …": from here on a part that began with the notice speaks of the day. */
const JOINS =
  /\b(?:(?:(?:and|but|who|he|she|they|so that|person|candidates?) ){0,4}(?:should|must|can|could|will|has to|have to|needs? to|ready to|able to|to) (?:be )?)?(?:join(?:s|ing|ed)?|doj|d\.o\.j|on ?board(?:ed|ing)?|start(?:s|ing)?|report(?:s|ing)?|come(?:s)? on board|available)\b/gi;
/** Where a part that began with the day speaks of the notice. */
const THEN_NOTICE =
  /[ (](?:with |and |as |having |on |if ){0,4}(?:(?:an? |the |his |her )?(?:max(?:imum)?|up ?to|not more than|less than|within|longest) ){0,4}(?:\d{1,3}[- ]?(?:days?|weeks?|months?)['’]? )?(?:max(?:imum)? )?(?:notice|np|serving)\b/i;

function readDay(part: string, today: string): string | null {
  for (const [pattern, read] of DAYS) {
    const match = pattern.exec(part);
    const found = match ? read(match, today) : null;
    if (found !== null && found >= today) return found;
  }
  return null;
}

/** Parts the notice from the day where one part names both: "notice max 45 days should join by end of January". */
function partedFromNotice(part: string): string[] {
  if (!NOTICE.test(part)) return [part];
  for (const joins of part.matchAll(JOINS)) {
    const [told, rest] = [part.slice(0, joins.index), part.slice(joins.index)];
    const then = THEN_NOTICE.exec(rest);
    const onDay = then ? rest.slice(0, then.index) : rest;
    // "Join in 30 days' notice" names no day.
    if (!DAYS.some(([pattern]) => pattern.test(onDay))) continue;
    return [told, onDay, then ? rest.slice(then.index) : ''].filter((each) => each.trim() !== '');
  }
  return [part];
}

/** Splits a sentence so that the days of one matter are not read as those of another. */
function partsOf(statement: Statement): string[] {
  return statement.label === 'joining'
    ? [statement.text]
    : statement.text.split(/,(?!\s*20\d\d)| – |[()]| but (?=\p{L})/u).flatMap(partedFromNotice);
}

/** Whether a part of a sentence speaks of the notice that candidates serve, and not of the day of joining. */
function isOfNotice(statement: Statement, part: string): boolean {
  const namesBoth = statement.text !== part && part.search(JOINS) !== -1 && !NOTICE.test(part);
  if (statement.label === 'notice' && !(namesBoth && DAYS.some(([pattern]) => pattern.test(part))))
    return true;
  return NOTICE.test(part) && !/\b(?:by|before|from) \d|\b20\d\d\b/i.test(part);
}

/**
 * The day by which somebody should join: a written day, "in 30 days", else the longest notice taken, or today for
 * "immediate". A notice that is only turned away ("nobody above 60 days") is no day of joining. Never before today; null when the prompt does not say.
 */
export function readJoiningDay(prompt: Prompt, today: string): string | null {
  let immediate = false;
  let served: string | null = null;
  for (const statement of prompt.statements) {
    if (statement.label === 'about' || statement.label === 'offer' || statement.label === 'shift') continue;
    for (const part of partsOf(statement)) {
      const labelled = statement.label === 'joining';
      if (isOfNotice(statement, part)) {
        const wait = TURNED_AWAY.test(part) ? null : waitIn(part);
        if (wait !== null) served ??= addDays(today, wait);
        if (IMMEDIATE.test(part)) immediate = true;
        continue;
      }
      if (labelled || ABOUT_JOINING.test(part)) {
        const found = readDay(part, today);
        if (found !== null) return found;
        const wait = waitIn(part);
        if (wait !== null) return addDays(today, wait);
      }
      if (IMMEDIATE.test(part)) immediate = true;
    }
  }
  return served ?? (immediate ? today : null);
}

interface Notice {
  readonly days: number;
  /** In the unit of the prompt: "two months", "45 days". */
  readonly text: string;
}

function noticeText(days: number, part: string): string {
  const unit = /\b(?:months?|mths?)\b/i.test(part) ? 'month' : /\bweeks?\b/i.test(part) ? 'week' : 'day';
  const count = days / (UNIT_DAYS[unit.charAt(0)] ?? 1);
  if (!Number.isInteger(count)) return `${days} days`;
  return `${counted(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** The longest notice period that is taken: "no one with notice above 2 months". null when the prompt does not limit it. */
export function readNotice(prompt: Prompt): Notice | null {
  for (const statement of prompt.statements) {
    if (statement.label === 'about' || statement.label === 'offer' || statement.label === 'shift') continue;
    for (const part of partsOf(statement)) {
      const wait = isOfNotice(statement, part) ? waitIn(part) : null;
      if (wait !== null) return { days: wait, text: noticeText(wait, part) };
    }
  }
  return null;
}
