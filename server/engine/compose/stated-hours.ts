import type { Prompt } from './prompt-text.ts';

const TIME = String.raw`(\d{1,2}(?::\d{2}|\.\d{2}(?! ?(?:lpa|lakh|lac|cr)))?) ?([ap]\.?m\b\.?)?`;
const FROM_TO = new RegExp(
  String.raw`(?<![\d.,:₹/+-])\b${TIME} ?(?:-|–|to|till) ?${TIME}(?![\d:.]*\d)(?! ?(?:\+|%|k\b|lpa|lakh|lac|cr\b|yrs?\b|years?\b|months?\b|days?\b|nos\b|people|kms?\b|exp|saal))`,
  'gi',
);
const OF_HOURS_BEFORE =
  /(?<!\bfull[ -]?)\b(?:timings?|time|hours?|hrs|duty|shift)\b[ :–-]*(?:is |are |from )*$/i;
/** Unless the word tells of the times that follow it: "class 6 to 8 timing 8 to 2". */
const OF_HOURS_AFTER =
  /^ ?(?:timings?|time|hours|duty|shift)\b(?![ :–-]*(?:is |are |from )*\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?)? ?(?:-|–|to|till) ?\d)/i;
const OF_DAY_BEFORE = /\b(?:mornings?|afternoons?|evenings?|nights?|daily|between)\b[^\d,;]{0,12}$/i;

const PAY = String.raw`(?:\b(?:salary|ctc|pay|package|stipend|budget|wages?|rs|inr|in[ -]?hand|take[ -]?home)\b|₹)`;
const PAY_BEFORE = new RegExp(String.raw`${PAY}[^\d,;]{0,14}$`, 'i');
/** Unless the word tells of the amount that follows it: "9 to 6 pm salary 15k". */
const PAY_AFTER = new RegExp(String.raw`^[ (/-]{0,3}${PAY}(?![^\p{L}\d,;]{0,3}(?:rs\.? ?|inr ?)?\d)`, 'iu');
/** When somebody may come or call, and which classes somebody teaches. */
const OF_MEETING_BEFORE = /\b(?:interviews?|walk[ -]?ins?)\b[^,;]{0,40}$/i;
const OF_CALL_BEFORE =
  /\b(?:calls?|contact|whatsapp|ring|phone)\b(?:[ :–-]|\b(?:us|me|hr|now|only|on|at|between|from|during|timings?|time|\d{10})\b)*$/i;
const OF_CLASS_BEFORE = /\b(?:class(?:es)?|std|standards?|grades?)\b[ .:–-]*(?:of |from )?$/i;
const HOURS_OF_HALF = 12;

function told(time: string, half: string | undefined): string {
  const clock = time.replace('.', ':');
  return half === undefined ? clock : `${clock} ${half.replaceAll('.', '').toLowerCase()}`;
}

function isOfDay(time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(/[:.]/).map(Number);
  return hours >= 1 && hours <= 24 && minutes < 60;
}

function hoursIn(time: string): number {
  return Number(time.split(/[:.]/)[0]);
}

interface Times {
  readonly from: string;
  readonly half: string | undefined;
  readonly to: string;
  readonly otherHalf: string | undefined;
}

/**
 * Whether "pm" can only be of the day: it also means "per month", as in "8 to 10 pm" of thousands. Then the first half is
 * told, minutes are, or the second number is no higher, as in no range of pay.
 */
function isSurelyOfDay({ from, half, to, otherHalf }: Times): boolean {
  if (otherHalf === undefined) return false;
  return (
    half !== undefined ||
    /^a/i.test(otherHalf) ||
    /[:.](?:00|15|30|45)$/.test(from + to) ||
    hoursIn(from) >= hoursIn(to)
  );
}

/** Whether two numbers are something else: pay, the time of an interview or a call, classes. */
function isOfElse({ from, half, to, otherHalf }: Times, before: string, after: string): boolean {
  const isHalved = half !== undefined || otherHalf !== undefined;
  if (isHalved && Math.max(hoursIn(from), hoursIn(to)) > HOURS_OF_HALF) return true;
  if (OF_MEETING_BEFORE.test(before) || OF_CALL_BEFORE.test(before)) return true;
  if (!isHalved && OF_CLASS_BEFORE.test(before)) return true;
  return !OF_HOURS_BEFORE.test(before) && (PAY_BEFORE.test(before) || PAY_AFTER.test(after));
}

/** The working hours that a prompt states, as a bullet: "Working hours: 9:30 to 6:30"; null where it says none. */
export function readHours({ statements }: Prompt): string | null {
  for (const { text, label } of statements) {
    if (label === 'about' || label === 'pay' || label === 'experience' || label === 'skills') continue;
    for (const match of text.matchAll(FROM_TO)) {
      const [written, from = '', half, to = '', otherHalf] = match;
      const times = { from, half, to, otherHalf };
      const before = text.slice(Math.max(0, match.index - 80), match.index);
      const after = text.slice(match.index + written.length);
      const isTold =
        isSurelyOfDay(times) ||
        (from.includes(':') && to.includes(':')) ||
        (label === 'shift' && !/day|sat|week/i.test(text)) ||
        OF_HOURS_BEFORE.test(before) ||
        OF_HOURS_AFTER.test(after) ||
        (otherHalf !== undefined && OF_DAY_BEFORE.test(before));
      if (isTold && isOfDay(from) && isOfDay(to) && !isOfElse(times, before, after))
        return `Working hours: ${told(from, half)} to ${told(to, otherHalf)}`;
    }
  }
  return null;
}
