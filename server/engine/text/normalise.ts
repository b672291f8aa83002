import { composed } from '#contract/text.ts';

const DASHES = /[\u2012-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const HYPHENS = /[\u2010\u2011]/g;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const BULLETS =
  /[\u2022\u2023\u25A0-\u25FF\u2043\u2219\u27A2\u27A4\u2756\u2713\u2714\u2726\u25AA\u00B7\u2610-\u2612\u2660-\u2667\u2740-\u274B\u2794\u2798-\u27AF\uE000-\uF8FF\uFFFD]/g;

const MARKS_OF_TRADE = /[\u00AE\u2120\u2122]/g;

/** The zeros of the scripts of India and its neighbours; the other digits follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];
const OTHER_DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}`).join('')}]`,
  'g',
);

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}

/**
 * Nobody writes words and lines as long as these. Reading takes time that grows with the square of them, so they are
 * broken before somebody sends one on purpose.
 */
const LONGEST_WORD = 80;
const LONGEST_LINE = 500;

/**
 * Puts `mark` into every run between separators that is longer than `most`. Counted by hand: a pattern tries such a run
 * from each of its letters, which took half of the time of a vector.
 */
function breakRuns(text: string, separators: string, most: number, mark: string): string {
  const broken: string[] = [];
  let from = 0;
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (separators.includes(text.charAt(at))) {
      run = 0;
    } else if (run === most) {
      broken.push(text.slice(from, at));
      from = at;
      run = 1;
    } else {
      run += 1;
    }
  }
  return broken.length === 0 ? text : [...broken, text.slice(from)].join(mark);
}

/**
 * One spelling for what PDF and Word files spell in many: NFKC, Latin digits, no trade marks, no soft hyphens or zero-width characters, U+2010 as
 * "-", every dash as "–", every bullet or icon as "•", straight quotes, LF line ends,
 * no endless words or lines. Dashes stay apart from hyphens
 * because a hyphen may belong to an e-mail address and a dash never does.
 */
export function normaliseText(raw: string): string {
  const plain = composed(raw.replaceAll(MARKS_OF_TRADE, ''), 'NFKC')
    .replaceAll(OTHER_DIGITS, latinDigit)
    .replaceAll(INVISIBLE, '')
    .replaceAll(HYPHENS, '-')
    .replaceAll(DASHES, '–')
    .replaceAll(BULLETS, '•')
    .replaceAll(/[\u2018\u2019\u201B\u0060\u00B4]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\r\n?|\u2028|\u2029|\f|\v/g, '\n')
    .replaceAll(/[^\S\n\t]/g, ' ');
  return breakRuns(breakRuns(plain, ' \n\t', LONGEST_WORD, ' '), '\n', LONGEST_LINE, '\n');
}
