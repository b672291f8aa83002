import { cleanText } from './clean-text.ts';
import type { Row } from './reading-order.ts';
import type { ResumeLine } from './resume-text.ts';
import type { TextFragment } from './text-fragments.ts';

/** In font sizes: from which gap on two parts of a line are cells, and from which distance lines are paragraphs. */
const CELL_GAP = 0.5;
const PARAGRAPH_GAP = 1.9;

/** Makes the rows of one page, in reading order, into lines; cells of a row are parted by a tab. */
export function toLines(rows: readonly Row[], page: number): ResumeLine[] {
  return rows.flatMap((row) => {
    const [first] = row;
    const text = cleanText(row.reduce(joinParts, ''));
    if (!first || text === '') return [];
    const size = Math.max(...row.map((part) => part.fontSize));
    return [{ text, page, x: round(first.x), y: round(first.y), size: round(size) }];
  });
}

/** The lines as one text, with an empty line where the page leaves room between two of them. */
export function linesToText(lines: readonly ResumeLine[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (previous) text += startsParagraph(previous, line) ? '\n\n' : '\n';
    text += line.text;
  }
  return text;
}

function joinParts(text: string, part: TextFragment, index: number, row: readonly TextFragment[]): string {
  const previous = row[index - 1];
  if (!previous) return part.text;
  const gap = part.x - previous.right;
  return `${text}${gap >= CELL_GAP * part.fontSize ? '\t' : ' '}${part.text}`;
}

function startsParagraph(previous: ResumeLine, line: ResumeLine): boolean {
  if (previous.page !== line.page) return true;
  const drop = (line.y ?? 0) - (previous.y ?? 0);
  return drop < 0 || drop > PARAGRAPH_GAP * Math.max(previous.size, line.size);
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
