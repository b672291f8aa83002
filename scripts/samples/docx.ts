import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { MADE_ON } from './pdf.ts';

/** A line of text; `**` around words makes them bold. */
export function line(text: string, options: IParagraphOptions = {}): Paragraph {
  const runs = text.split('**').map((part, index) => new TextRun({ text: part, bold: index % 2 === 1 }));
  return new Paragraph({ spacing: { after: 60 }, ...options, children: runs });
}

/** A line in the middle of the page. */
export function centred(text: string, size: number, bold = false): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 40 },
    children: [new TextRun({ text, size: size * 2, bold })],
  });
}

/** A heading with a line under it. */
export function heading(text: string, colour = '1F3864'): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 200, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: colour, space: 2 } },
    children: [new TextRun({ text, bold: true, color: colour, size: 24 })],
  });
}

/** Points with bullets. */
export function points(lines: string[]): Paragraph[] {
  return lines.map((text) => line(text, { bullet: { level: 0 } }));
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };
const THIN = { style: BorderStyle.SINGLE, size: 4, color: '888888' };
const THIN_BORDERS = { top: THIN, bottom: THIN, left: THIN, right: THIN };

/** A table over the whole width, with or without lines; widths in percent. The first row may be a heading. */
export function table(
  rows: (string | Paragraph[])[][],
  widths: number[],
  { lines = true, headRow = false }: { lines?: boolean; headRow?: boolean } = {},
): Table {
  const cell = (content: string | Paragraph[], column: number, row: number) =>
    new TableCell({
      width: { size: widths[column] ?? 50, type: WidthType.PERCENTAGE },
      borders: lines ? THIN_BORDERS : NO_BORDERS,
      margins: { top: 40, bottom: 40, left: 90, right: 90 },
      ...(headRow && row === 0 ? { shading: { fill: 'D9E2F3' } } : {}),
      children:
        typeof content === 'string' ? [line(headRow && row === 0 ? `**${content}**` : content)] : content,
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => Math.round(width * 97)),
    rows: rows.map(
      (cells, row) => new TableRow({ children: cells.map((content, column) => cell(content, column, row)) }),
    ),
  });
}

interface DocxOptions {
  font: string;
  /** points */
  size: number;
  header?: Paragraph[];
}

/** The bytes of a DOCX with the given body. */
export async function writeDocx(
  body: (Paragraph | Table)[],
  { font, size, header }: DocxOptions,
): Promise<Uint8Array> {
  return atFixedTime(() =>
    Packer.toBuffer(
      new Document({
        creator: 'Author',
        title: 'Resume',
        styles: { default: { document: { run: { font, size: size * 2 } } } },
        sections: [
          {
            properties: {
              page: {
                size: { width: 11_906, height: 16_838 },
                margin: { top: 1000, bottom: 900, left: 1100, right: 1100 },
              },
            },
            ...(header ? { headers: { default: new Header({ children: header }) } } : {}),
            children: body,
          },
        ],
      }),
    ),
  );
}

/** The library dates the document and each part of the ZIP by the clock, and has no setting for it. */
async function atFixedTime<T>(work: () => Promise<T>): Promise<T> {
  const RealDate = globalThis.Date;
  class FixedDate extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      super(given.length === 0 ? MADE_ON.getTime() : given[0]);
    }
    static override now(): number {
      return MADE_ON.getTime();
    }
  }
  globalThis.Date = FixedDate as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
