/** Numbers as words, by their value. */
export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** The value of a number written in digits or as a word up to twenty; 0 for anything else. */
export function numberOf(written: string | undefined): number {
  const digits = Number(written);
  return Number.isNaN(digits) ? Math.max(0, NUMBER_WORDS.indexOf((written ?? '').toLowerCase())) : digits;
}
