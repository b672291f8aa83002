const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

interface SplitOptions {
  delimiter: string;
  /** records that a text may have */
  most: number;
  /** characters after which a piece ends with its record */
  piece: number;
  /** characters that a record may have */
  longest: number;
}

/**
 * Splits the text of a CSV file between its records into pieces to be parsed one after another. Null when it has more
 * or longer records than it may. Reads quotation marks as the parser does: they count where a cell begins.
 */
export function splitRecords(
  text: string,
  { delimiter, most, piece, longest }: SplitOptions,
): string[] | null {
  const between = delimiter.charCodeAt(0);
  const pieces: string[] = [];
  let records = 0;
  let begin = 0;
  let recordBegin = 0;
  let isQuoted = false;
  let startsCell = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isQuoted) {
      if (sign === QUOTE) {
        if (text.charCodeAt(at + 1) === QUOTE) at += 1;
        else isQuoted = false;
      }
    } else if (sign === QUOTE && startsCell) {
      isQuoted = true;
      startsCell = false;
    } else if (sign === LINE_FEED || sign === CARRIAGE_RETURN) {
      if (sign === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
      records += 1;
      if (records > most) return null;
      recordBegin = at + 1;
      startsCell = true;
      if (recordBegin - begin >= piece) {
        pieces.push(text.slice(begin, recordBegin));
        begin = recordBegin;
      }
    } else startsCell = sign === between;
    if (at - recordBegin > longest) return null;
  }
  if (begin < text.length) pieces.push(text.slice(begin));
  return pieces;
}
