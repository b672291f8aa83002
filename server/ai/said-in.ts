import { lakhsToRupees } from '#contract/money.ts';
import { normaliseText } from '../engine/text/normalise.ts';

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LAKH = lakhsToRupees(1);
const CRORE = 100 * LAKH;
const FIRST_WORKING_YEAR = 1950;

/** What a text says, for asking whether something that was read from it stands in it. */
export interface Said {
  /** as somebody wrote it: the local part does not begin earlier, nor the domain end later */
  email: (address: string) => boolean;
  /** its ten digits, however they are parted */
  phone: (number: string) => boolean;
  /** every word of it, whatever the case and the marks between */
  words: (value: string) => boolean;
  /** whole rupees, written in rupees, thousands, lakhs or crores, a year or a month */
  amount: (rupees: number) => boolean;
  /** in days, weeks or months; nothing when somebody is available at once */
  days: (days: number) => boolean;
  /** stated, or not more than the years since the first one that is named */
  years: (years: number, today: string) => boolean;
  /** as digits or a word */
  number: (value: number) => boolean;
}

/** Reads a text for such questions. */
export function saidIn(raw: string): Said {
  const text = normaliseText(raw).toLowerCase();
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  const letters = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const digitRuns = (text.match(/\d[\d\s().•–/-]*\d/g) ?? []).map((run) => run.replaceAll(/\D/g, ''));
  const numbers = new Set(
    (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', ''))),
  );
  for (const [value, word] of NUMBER_WORDS.entries()) if (words.has(word)) numbers.add(value);
  const near = (one: number, other: number) => Math.abs(one - other) < 1;
  const some = (matches: (number: number) => boolean) => [...numbers].some(matches);
  return {
    email: (address) => {
      const plain = address.trim().toLowerCase();
      for (let at = text.indexOf(plain); plain !== '' && at >= 0; at = text.indexOf(plain, at + 1)) {
        const before = text[at - 1] ?? ' ';
        const after = text.slice(at + plain.length, at + plain.length + 2);
        if (!/[\p{L}\p{N}._%+-]/u.test(before) && !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(after))
          return true;
      }
      return false;
    },
    phone: (number) => {
      const digits = number.replaceAll(/\D/g, '').slice(-10);
      return digits.length === 10 && digitRuns.some((run) => run.includes(digits));
    },
    words: (value) => {
      const asked =
        normaliseText(value)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [];
      return asked.length > 0 && (asked.every((word) => words.has(word)) || letters.includes(asked.join('')));
    },
    amount: (rupees) =>
      some((number) =>
        [1, 1000, LAKH, CRORE].some(
          (unit) => near(number * unit, rupees) || near(number * unit * 12, rupees),
        ),
      ),
    days: (days) =>
      days === 0
        ? /immediate|available|serving|\b0 days/.test(text)
        : some((number) => number === days || number * 7 === days || number * 30 === days),
    years: (years, today) => {
      if (some((number) => Math.floor(number) === years)) return true;
      const now = Number(today.slice(0, 4));
      const named = [...numbers].filter((year) => year >= FIRST_WORKING_YEAR && year <= now);
      return named.length > 0 && years <= now - Math.min(...named);
    },
    number: (value) => numbers.has(value),
  };
}
