import { limits } from '#contract/limits.ts';
import { composed } from '#contract/text.ts';

/** Icons and Symbol/Wingdings bullets live in the private use area; at the start of a line they are bullets. */
const PRIVATE_USE = '\uE000-\uF8FF';
const LEADING_SYMBOL = new RegExp(
  `^[ \\t]*[${PRIVATE_USE}\\u25AA\\u25CF\\u25E6\\u2023\\u2043\\u27A2]+[ \\t]*`,
  'gmu',
);
const OTHER_SYMBOL = new RegExp(` *[${PRIVATE_USE}]+ *`, 'gu');
// Tab and line feed stay. NUL among the others cannot be stored in PostgreSQL.
const CONTROLS = /[^\P{Cc}\t\n]/gu;
// Soft hyphen, zero-width space, word joiner, byte-order mark. Joiners stay: Indic scripts are spelled with them.
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;
const ODD_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const ODD_HYPHEN = /[\u2010\u2011]/g;
const LINE_BREAK = /\r\n?|\v|\f|\u2028|\u2029/g;

/**
 * Makes text safe to keep and plain to read: composed, without control, invisible and icon characters, one kind of
 * space, hyphen and line break, no trailing blanks, at most one empty line in a row, at most the length we store.
 */
export function cleanText(text: string): string {
  return composed(
    text
      .toWellFormed()
      .replaceAll(LINE_BREAK, '\n')
      .replaceAll(CONTROLS, '')
      .replaceAll(INVISIBLE, '')
      .replaceAll(ODD_SPACE, ' ')
      .replaceAll(ODD_HYPHEN, '-')
      // First of all, as what follows looks ahead from each blank of a run and would take its square.
      .replaceAll(/ {3,}/g, '\t')
      .replaceAll(LEADING_SYMBOL, '• ')
      .replaceAll(OTHER_SYMBOL, ' '),
  )
    .replaceAll(/ {3,}/g, '\t')
    .replaceAll(/ *\t[ \t]*/g, '\t')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ \t]+|[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, limits.resume.maxTextLength)
    .toWellFormed();
}
