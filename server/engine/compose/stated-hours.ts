import type { Prompt } from './prompt-text.ts';

const TIME = String.raw`(\d{1,2}(?::\d{2}|\.\d{2}(?! ?(?:lpa|lakh|lac|cr)))?) ?([ap]\.?m\b\.?)?`;
const FROM_TO = new RegExp(
  String.raw`(?<![\d.,:₹/+-])\b${TIME} ?(?:-|–|to|till) ?${TIME}(?![\d:.]*\d)(?! ?(?:\+|%|k\b|lpa|lakh|lac|cr\b|yrs?\b|years?\b|months?\b|days?\b|nos\b|people|kms?\b|exp|saal))`,
  'gi',
);
const OF_HOURS_BEFORE = /\b(?:timings?|time|hours?|hrs|duty|shift)\b[ :–-]*(?:is |are |from )*$/i;
const OF_HOURS_AFTER = /^ ?(?:timings?|time|hours|duty|shift)\b/i;

function told(time: string, half: string | undefined): string {
  const clock = time.replace('.', ':');
  return half === undefined ? clock : `${clock} ${half.replaceAll('.', '').toLowerCase()}`;
}

function isOfDay(time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(/[:.]/).map(Number);
  return hours >= 1 && hours <= 24 && minutes < 60;
}

/** The working hours that a prompt states, as a bullet: "Working hours: 9:30 to 6:30"; null where it says none. */
export function readHours({ statements }: Prompt): string | null {
  for (const { text, label } of statements) {
    if (label === 'about' || label === 'pay' || label === 'experience' || label === 'skills') continue;
    for (const match of text.matchAll(FROM_TO)) {
      const [written, from = '', half, to = '', otherHalf] = match;
      const isTold =
        otherHalf !== undefined ||
        (from.includes(':') && to.includes(':')) ||
        (label === 'shift' && !/day|sat|week/i.test(text)) ||
        OF_HOURS_BEFORE.test(text.slice(0, match.index)) ||
        OF_HOURS_AFTER.test(text.slice(match.index + written.length));
      if (isTold && isOfDay(from) && isOfDay(to))
        return `Working hours: ${told(from, half)} to ${told(to, otherHalf)}`;
    }
  }
  return null;
}
