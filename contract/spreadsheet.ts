/** What a spreadsheet takes for the start of a formula, in full width as well, some even behind blanks. */
const FORMULA_START = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n\0]/;
/** The same behind what ends a cell or a row for a spreadsheet that separates by semicolons or tabs, as in much of Europe. */
const FORMULA_AFTER_SEPARATOR = /([;\t\r\n] *)(?=[=+\-@|\0＝＋－＠])/g;

/** The text as a cell that no spreadsheet runs as a formula: with an apostrophe where one would begin. */
export function harmlessText(text: string): string {
  const inside = text.replaceAll(FORMULA_AFTER_SEPARATOR, "$1'");
  return FORMULA_START.test(inside) ? `'${inside}` : inside;
}

const HARMLESS_START = /^'(?=\s*[=+\-@|＝＋－＠]|[\t\r\n\0])/;
const HARMLESS_AFTER_SEPARATOR = /([;\t\r\n] *)'(?=[=+\-@|\0＝＋－＠])/g;

/** The text that was made harmless by `harmlessText`. */
export function textOfHarmless(cell: string): string {
  return cell.replace(HARMLESS_START, '').replaceAll(HARMLESS_AFTER_SEPARATOR, '$1');
}
