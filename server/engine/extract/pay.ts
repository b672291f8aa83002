import { lakhsToRupees } from '#contract/money.ts';
import { MONTHLY_UP_TO } from '../monthly-pay.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import type { SectionKind } from './sections.ts';

const AMOUNT =
  /(?:rs\.?|inr|₹)?\s*(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)\s*(?:\/-)?\s*(lpa|l\.p\.a|lakhs?|lacs?|l\b|cr(?:ores?)?\b|k\b|thousand)?\.?\s*(?:\/-)?\s*(?:fixed |in hand )?(per month|p\.? ?m\b|\/ ?month|monthly|a month)?/gi;
const PAY = String.raw`(?:ctc|salary|sal\.?|package|pay|compensation|remuneration|c\.t\.c\.?)`;
const CURRENT = new RegExp(
  String.raw`\b(?:(?:current|present|existing|last|previous|latest|curr\.?|pres\.|fixed)(?: drawn| annual| fixed| gross| monthly)* ${PAY}|last drawn(?: ${PAY})?|${PAY} drawn|cctc|c\.? ?ctc|annual ctc|drawing(?: a)? ${PAY}(?: of)?|my ${PAY}(?= is\b))\b`,
  'i',
);
const EXPECTED = new RegExp(
  String.raw`\b(?:(?:expected|exp\.?|desired|expecting|expectation)(?: annual| fixed| minimum)* ${PAY}|exp\.${PAY}|ectc|e\.? ?ctc|${PAY} (?:expected|expectations?))\b`,
  'i',
);
/** "Expected" alone is said of dates and results too: money has to follow, or a number where pay was spoken of before. */
const EXPECTED_WORD = String.raw`\b(?:expected|expecting|expects?|looking for(?=[^,;]{0,20}(?:lpa|lakhs?|lacs?)\b))\b`;
const ROUGHLY = String.raw`(?:(?:around|about|approx(?:\.|imately)?|at least|minimum|~)\s*)?`;
const IN_RUPEES = String.raw`(?:rs\.?|inr|₹)\s*\d`;
const NUMBER_OR_RANGE = String.raw`\d[\d.,]*(?:\s*(?:-|–|to)\s*\d[\d.,]*)?`;
const MONEY_UNIT = String.raw`(?:lpa|l\.p\.a|lakhs?|lacs?|l\b|cr(?:ores?)?\b|k\b)`;
/** "40000/- PM": a number that can only be a month's pay. */
const A_MONTH = String.raw`\d\d[\d,]{3,}\s*(?:\/-\s*)?(?:p\.? ?m\b|per month|monthly|a month|\/-)`;
const MONEY_FOLLOWS = String.raw`(?=[\s:–-]*${ROUGHLY}(?:${IN_RUPEES}|${A_MONTH}|${NUMBER_OR_RANGE}\s*${MONEY_UNIT}))`;
/** "Exp" is more often experience: only lakhs right behind it are pay. */
const EXP_IN_LAKHS = String.raw`\bexp\b\.?(?=[\s:–-]*${ROUGHLY}(?:rs\.?|inr|₹)?\s*${NUMBER_OR_RANGE}\s*(?:lpa|l\.p\.a|lakhs?|lacs?|l\b))`;
const PAY_SPOKEN_OF = String.raw`(?<=\b(?:ctc|salary|package|pagar|vetan|tankhwah|in[- ]?hand|pm|p\.m)\b.{0,60})`;
const NUMBER_ENDS_IT = String.raw`(?=[\s:–-]*${NUMBER_OR_RANGE}\s*(?:$|[|,;)]|\.(?:\s|$)|(?:notice|np)\b))`;
/** What is asked for where pay was spoken of: "salary 22k exp 28k", "pagar 18000, chahiye 22000". */
const ASKED_FOR = String.raw`${PAY_SPOKEN_OF}\b(?:exp|expect|chahiye|need|want|asking|looking for)\b\.?(?=[\s:–-]*${ROUGHLY}(?:rs\.?|₹)?\s*(?:\d[\d.]* ?(?:k|lpa|lakhs?|lacs?)\b|\d\d[\d,]{3,}\b))|${PAY_SPOKEN_OF}\blooking for\b${NUMBER_ENDS_IT}`;
const EXPECTED_ALONE = new RegExp(
  `${EXPECTED_WORD}${MONEY_FOLLOWS}|${EXP_IN_LAKHS}|${PAY_SPOKEN_OF}${EXPECTED_WORD}${NUMBER_ENDS_IT}|${ASKED_FOR}`,
  'i',
);
const BARE = new RegExp(
  String.raw`(?:^|[|•;,\t]|\. |\bpay\s*[:–-]\s)\s*(?:(?:annual |gross |monthly )?(?:ctc|salary|package|remuneration|compensation|pagar|vetan|tankhwah)\b|in[- ]?hand(?: salary)?(?=[\s:–-]*(?:rs\.?|inr|₹)?\s*\d)|(?:current|present|fixed) ?[:–-]?(?=\s*(?:rs\.?|inr|₹)?\s*\d+(?:\.\d+)? ?(?:l|lpa|la[ck]h?s?)\b))`,
  'i',
);
/** "17 LPA → 23 LPA", "10 LPA / 60 days notice": pay by its unit alone, in a piece that says nothing else. */
const AN_LPA = String.raw`(?:rs\.?|inr|₹)?\s*\d{1,2}(?:\.\d{1,2})?\s*(?:lpa\b|l\.p\.a\.?)`;
const A_MONTHS_PAY = String.raw`(?:rs\.?|inr|₹)?\s*\d[\d,.]*\s?k?\s*(?:\/-\s*)?(?:p\.? ?m\b|per month|monthly|in[- ]?hand)`;
const UNLABELLED = new RegExp(
  String.raw`(?:^|[|•;\t])\s*(?=${AN_LPA}(?:\s*\([^()]{0,30}\))?\s*(?:[|•;\t/→]|–\s|->|\+[^=]{2,40}=|$))|^\s*(?=${A_MONTHS_PAY}.{0,40}\b(?:expect\w*|exp|want|need|asking|notice|joining)\b)`,
  'i',
);
const UNLABELLED_NEXT = new RegExp(
  String.raw`(?<=(?:^|[|•;\t])\s*${AN_LPA}\s*(?:→|>|–)\s*)(?=${AN_LPA})`,
  'i',
);
const CTC_TO_NEXT = /(?<=\bctc\s*[:–-]?\s*\d{1,2}(?:\.\d{1,2})?\s*(?:lpa|l)?\s*→\s*)(?=\d{1,2}\b)/i;
/** Where people write of themselves. */
const OF_ONESELF: readonly SectionKind[] = ['header', 'summary', 'personal'];
/** What stands beside one's own pay: what is asked for, the notice, the years. */
const BESIDE_OWN_PAY = /→|\bnotice\b|\bN\.?P\b|\b\d{1,2}(?:\.\d)?\+? ?(?:years?|yrs?)\b/i;
/** A cell before it that tells only of years or the notice. */
const YEARS_OR_DAYS =
  /(?:^|[|•;\t])\s*(?:(?:exp\w*|notice)\s*:?\s*)?\d[\d.+]*\s*(?:years?|yrs?|months?|days?)\.?(?:\s*(?:of )?exp\w*|\s*notice)?$/i;
const PAY_BEFORE_NEXT = new RegExp(String.raw`${AN_LPA}\s*[→>–]\s*$`, 'i');

/** Whether pay without a label can be the person's: "Highest package | 25 LPA" is of others, and so is what a duty tells. */
function isOfOneself({ text, section }: Line, at: number): boolean {
  const before = text
    .slice(0, at)
    .replace(PAY_BEFORE_NEXT, '')
    .replace(/[\s|•;]+$/, '');
  if (before !== '' && !YEARS_OR_DAYS.test(before)) return false;
  return OF_ONESELF.includes(section) || BESIDE_OWN_PAY.test(text);
}

const ANY_LABEL = new RegExp(`${CURRENT.source}|${EXPECTED.source}|${EXPECTED_ALONE.source}|notice`, 'i');

const MIN_RUPEES = 50_000;
const LEAST_MONTHLY = 7000;
const MAX_RUPEES = 200_000_000;

/** What a number that stands before it counts is no pay: a share, a time, a date. */
const NOT_PAY_AFTER =
  /^\s*(?:%|per ?cent|(?:st|nd|rd|th)?[\s,]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:days?|weeks?|months?|mths?|years?|yrs?|hours?)\b)/i;
/** What a bare whole number counts where it is no lakhs: things and people ("3 plants", "12 new members"), an order. */
const COUNTED_THINGS = new RegExp(
  [
    // "2-3 plants", "10 to 15 %", "3+ plants"
    String.raw`^\s*(?:(?:[-–](?=\d)|to\s)\s*\d[\d.,]*)?\s*\+?\s*`,
    String.raw`(?:%|per ?cent\b|x\b|(?:st|nd|rd|th)\b|(?:sq|kms?|kgs?|cms?)\b`,
    String.raw`|(?:[a-z-]+ )?(?:staff|people|men|workmen|women|plants?|projects?|members?|clients?|customers?|employees?|persons?|sites?|teams?)\b(?!\s*:)`,
    String.raw`|(?!(?:plus|less|gross|lakhs|lacs|crores|rupees|basis|incentives|perks|benefits|allowances|deductions|expect\w*)\b)[a-z]{3,}s\b(?!\s*:))`,
  ].join(''),
  'i',
);
/** Money of elsewhere beside an amount: "12,000 USD", "CTC: $ 12000", "AED 10,000". */
const ABROAD = String.raw`(?:[$€£¥]|\b(?:us ?\$|usd|us dollars?|dollars?|eur|euros?|gbp|pounds?|aed|dirhams?|dhs?|sar|riyals?|qar|omr|rials?|kwd|dinars?|bhd|sgd|aud|nzd|npr|lkr|bdt)\b)`;
const ABROAD_BEFORE = new RegExp(String.raw`${ABROAD}[\s:().-]*$`, 'i');
const ABROAD_AFTER = new RegExp(String.raw`^(?:\s*(?:-|–|to)\s*[\d,.]+ ?k?)?[\s/(-]*${ABROAD}`, 'i');
const YEARLY = /per (?:annum|year)|\bp\.?\s?a\b|annum|annual|yearly|\/ ?year/i;
/** How far from its label an amount may begin; farther once another number had to be passed. */
const NEAR = 24;
const NEAR_AFTER_ANOTHER = 48;
const BARE_CONFIDENCE = 0.7;
/** Of "9-10 LPA" one end is taken, and what comes in hand is no CTC: both ask to be checked. */
const IN_DOUBT = 0.5;
const IN_HAND_BEFORE = /\b(?:in[- ]?hand|take[- ]?home)\b[^\d|;,]{0,24}$/i;
/** "32,000 pm (in hand)"; not "6 LPA take home 45k", where each has an amount of its own, and LPA is never a month's. */
const IN_HAND_AFTER =
  /^\D{0,6}\d[\d.,]*(?![\d.,]|\s*(?:lpa\b|l\.p\.a))[^\d|;,]{0,24}\b(?:in[- ]?hand|take[- ]?home|after deductions?)\b(?![\s:(–-]{0,6}(?:rs\.?|inr|₹)?\s*(?:\d[\d.,]*\s*k\b|\d\d[\d,]{3,}))/i;
/** "4.8 + 60k variable = 5.4 lpa": the sum is the whole; "age = 28" is none. */
const SUM_AFTER = /^\s*(?:\([^)]{0,40}\))?\s*\+(?=[^\d=]{0,20}\d)[^=,;|]{1,40}=\s*(?=(?:rs\.?|inr|₹)?\s*\d)/i;
/** No sum is so many times its first part. */
const MOST_OF_FIRST = 2;
/** The other end of a range behind an amount; what is counted in days or years, or is a date, is none. */
const RANGE_GOES_ON =
  /^\s*(?:-|–|to\b)\s*(?:rs\.?|inr|₹)?\s*\d[\d.,]{0,14}(?![\d.,/]|\s*(?:%|per ?cent\b)|\s*(?:\(\w+\)\s*)?(?:days?|weeks?|months?|mths?|years?|yrs?)\b)/i;

function lessSure(fact: Fact<number>, isInDoubt: boolean): Fact<number> {
  return isInDoubt ? { ...fact, confidence: Math.min(fact.confidence, IN_DOUBT) } : fact;
}

/** The first amount of pay in what was written behind a label; `isSum` where it is the sum of one before it. */
function rupees(written: string, label: string, isSum = false): Fact<number> | null {
  let near = NEAR;
  for (const match of written.matchAll(AMOUNT)) {
    if (match.index > near) return null;
    const after = written.slice(match.index + match[0].length);
    if (ABROAD_BEFORE.test(written.slice(0, match.index)) || ABROAD_AFTER.test(after)) return null;
    const fact = NOT_PAY_AFTER.test(after) ? null : amount(match, label, YEARLY.test(after.slice(0, 16)));
    const isBare = fact?.confidence === BARE_CONFIDENCE;
    const isCount = isBare && !match[0].includes('.') && COUNTED_THINGS.test(after);
    // Only the first may be a number without a unit.
    if (fact && !isCount && (near === NEAR || !isBare)) {
      const head = label.endsWith(written) ? label.slice(0, label.length - written.length) : label;
      const before = head + written.slice(0, match.index);
      const [sum] = (isSum ? null : SUM_AFTER.exec(after)) ?? [];
      const whole = sum === undefined ? null : rupees(after.slice(sum.length), label, true);
      if (whole && whole.value >= fact.value && whole.value <= MOST_OF_FIRST * fact.value) return whole;
      return lessSure(fact, RANGE_GOES_ON.test(after) || isInHand(before, match[0] + after));
    }
    near = NEAR_AFTER_ANOTHER;
  }
  return null;
}

/** Whether an amount is what comes in hand: "in hand 32k", "32,000 pm (in hand)"; not the pay of "8 LPA, 55k in hand". */
function isInHand(before: string, amountAndAfter: string): boolean {
  return IN_HAND_BEFORE.test(before) || IN_HAND_AFTER.test(amountAndAfter);
}

function amount(match: RegExpExecArray, label: string, isYearly: boolean): Fact<number> | null {
  const number = Number((match[1] ?? '').replaceAll(',', ''));
  const unit = (match[2] ?? '').toLowerCase();
  const monthly = match[3] !== undefined || /monthly|per month|p\.?m\.?/i.test(label);
  const months = monthly ? 12 : 1;
  let value: number | null = null;
  let confidence = 0.95;
  if (unit.startsWith('l')) value = lakhsToRupees(number) * months;
  else if (unit.startsWith('cr')) value = lakhsToRupees(number * 100);
  else if (unit === 'k' || unit === 'thousand') {
    const isMonth = monthly || (!isYearly && !YEARLY.test(label) && number * 1000 < MONTHLY_UP_TO);
    value = number * 1000 * (isMonth ? 12 : 1);
  } else if (/lakh|lac|lpa/i.test(label)) value = lakhsToRupees(number);
  else if (monthly && number >= 1000) value = number * 12;
  else if (number >= 100_000) value = number;
  else if (number >= LEAST_MONTHLY && !isYearly && !YEARLY.test(label)) {
    // Nobody is paid so little a year: "Salary drawn Rs. 28,000/-" is a month's.
    value = number * 12;
    confidence = 0.85;
  } else if (number <= 200 && number >= 1) {
    // A bare small number beside "CTC" can only be lakhs.
    value = lakhsToRupees(number);
    confidence = BARE_CONFIDENCE;
  }
  if (value === null || value < MIN_RUPEES || value > MAX_RUPEES) return null;
  return { value: Math.round(value), confidence };
}

function amountAfter(
  document: ResumeDocument,
  label: RegExp,
  not: RegExp | null,
  fits: (line: Line, at: number) => boolean = () => true,
): Fact<number> | null {
  for (const [at, line] of document.lines.entries()) {
    if (['references', 'projects'].includes(line.section)) continue;
    const match = label.exec(line.text);
    if (
      !match ||
      !fits(line, match.index) ||
      (not?.test(line.text.slice(Math.max(0, match.index - 12), match.index + match[0].length)) ?? false)
    )
      continue;
    const rest = line.text.slice(match.index + match[0].length);
    const nextLabel = ANY_LABEL.exec(rest);
    const own = nextLabel ? rest.slice(0, nextLabel.index) : rest;
    const atEnd = /^[\s:–().-]*$/.test(own) && !nextLabel;
    const found = rupees(atEnd ? (document.lines[at + 1]?.text ?? '') : own, match[0] + own);
    if (found) return found;
  }
  return null;
}

/** Pay that no label tells of, which is always to be checked. */
function unlabelled(document: ResumeDocument, place: RegExp): Fact<number> | null {
  const found = amountAfter(document, place, null, isOfOneself);
  return found && lessSure(found, true);
}

/** The pay that the present employment's row of a table gives in a column of its own: "Salary: 12 LPA" beside "to present". */
function payOfPresentRow(document: ResumeDocument): Fact<number> | null {
  const present = document.lines.find(
    ({ text }) =>
      text.startsWith('Company: ') &&
      /\| Duration: [^|]*(?:present|now|date|current|today|ongoing)/i.test(text),
  );
  const cell = /\| Pay: ([^|]+)/.exec(present?.text ?? '')?.[1];
  return cell === undefined ? null : rupees(cell, `CTC ${cell}`);
}

/** Current and expected yearly pay in whole rupees, when stated. */
export function readPay(document: ResumeDocument): {
  current: Fact<number> | null;
  expected: Fact<number> | null;
} {
  const expected =
    amountAfter(document, EXPECTED, null) ??
    amountAfter(document, EXPECTED_ALONE, null) ??
    amountAfter(document, CTC_TO_NEXT, null) ??
    unlabelled(document, UNLABELLED_NEXT);
  const current =
    amountAfter(document, CURRENT, null) ??
    amountAfter(document, BARE, /expect/i) ??
    unlabelled(document, UNLABELLED) ??
    payOfPresentRow(document);
  return { current, expected };
}

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const LENGTH =
  /\b(\d{1,3}|one|two|three|four|six|fifteen|thirty|sixty|ninety)\s*(?:\(\w+\)\s*)?(?:(?:-|–|to)\s*(\d{1,3})\s*)?(days?|din|(?<!\b[23])d|weeks?|hafte|months?|mths?|mahin[ae])\b/i;
const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, h: 7, m: 30 };
const MAX_NOTICE_DAYS = 365;

function daysIn(text: string): Fact<number> | null {
  const match = LENGTH.exec(text);
  if (!match) return null;
  const written = (match[2] ?? match[1] ?? '').toLowerCase();
  const count = WORDS[written] ?? Number(written);
  const days = count * (UNIT_DAYS[(match[3] ?? 'd').charAt(0).toLowerCase()] ?? 1);
  if (days > MAX_NOTICE_DAYS) return null;
  const goesOn = /^\s*(?:-|–|to\b|or\b|\/)\s*\d{1,3}\s*(?:days?|weeks?|months?)\b/i;
  const isRange = match[2] !== undefined || goesOn.test(text.slice(match.index + match[0].length));
  return lessSure({ value: days, confidence: 0.95 }, isRange);
}

/** "NP 60": days, as nobody serves so many of anything else. */
const USUAL_DAYS = /^[\s:–-]*(15|30|45|60|75|90)\b(?!\s*(?:%|\d|[.,/]\d|\p{L}))/u;
/** "17 LPA → 23 LPA; 60 days": behind pay, a length that closes its line can only be the notice. */
const DAYS_BESIDE_PAY =
  /\b(?:\d+(?:\.\d+)? ?(?:lpa|la(?:kh|c)s?|l)|(?:ctc|salary)\b[^|;]{0,30}\d)\b\)?\s*[;/|,.•]\s*((?:15|30|45|60|75|90) ?(?:days?|d)|[1-3] ?months?)\W*$/i;

/** Whether the amount before a length is what somebody earns or asks for, and no order that was closed. */
function isOwnPay(besidePay: string, line: Line): boolean {
  const amountOf = rupees(besidePay, besidePay)?.value;
  const { current, expected } = readPay({ lines: [line] });
  return amountOf !== undefined && [current?.value, expected?.value].includes(amountOf);
}

/** "Joining: 15 days", by itself or behind pay; of others it is told in the middle of a sentence and in what was done. */
const JOINING =
  /(?:(?:^|[|•;\t])\s*|(?:\blpa|\bla(?:kh|c)s?|\dk|\d ?l|\bp\.?m)\b\.?[\s.,;/|]{1,4})joining(?=\s*[:–-]|\s+(?:in |within |by )?(?:\d|one|two|three|immediate))/i;

const NOTICE =
  /\bnotice(?: period)?\b|\bN\.?P\.?(?=\s*[:–-]|\s+\d|\s*(?:$|[.;|]))|\bjoining (?:time|period)\b|\bavailability\b|\bavailable (?:to join|from|in)\b|\bcan join\b/i;

const OPENING = 40;

/** How a text begins, to the end of a word: of "last working day 18 Dec" no "18 d" is left. */
function opening(text: string): string {
  return text.length <= OPENING ? text : text.slice(0, OPENING).replace(/\S*$/, '');
}

/** Notice period in days, when stated: "2 months" is 60, "immediate joiner" 0. */
export function readNoticePeriod(document: ResumeDocument): Fact<number> | null {
  for (const [at, line] of document.lines.entries()) {
    if (['references', 'projects'].includes(line.section)) continue;
    const label = NOTICE.exec(line.text) ?? (line.section === 'experience' ? null : JOINING.exec(line.text));
    if (label) {
      const rest = line.text.slice(label.index + label[0].length);
      const value = /^[\s:–-]*$/.test(rest) ? (document.lines[at + 1]?.text ?? '') : rest;
      if (/^[^.;|]{0,24}\bimmediate/i.test(value) || /^[\s:–-]*(?:nil|none|zero)\b/i.test(value))
        return { value: 0, confidence: 0.93 };
      const days =
        daysIn(opening(rest)) ??
        daysIn(line.text.slice(Math.max(0, label.index - 20), label.index)) ??
        daysIn(opening(value));
      if (days !== null) return days;
      const bare = USUAL_DAYS.exec(rest)?.[1];
      if (bare !== undefined) return { value: Number(bare), confidence: 0.9 };
    }
    const besidePay = DAYS_BESIDE_PAY.exec(line.text);
    if (besidePay && isOwnPay(besidePay[0], line)) return daysIn(besidePay[1] ?? '');
    if (
      /^\W*immediate\W*$|\blpa\b.*[.,;|] *immediate\W*$|\bimmediate(?:ly)? (?:joine[er]|available|availability|joining)|\b(?:join|available) immediately\b|\bcan join any ?(?:time|day)\b/i.test(
        line.text,
      )
    ) {
      return { value: 0, confidence: 0.9 };
    }
  }
  return null;
}
