import { cleanText } from './clean-text.ts';
import type { StyleSizes } from './docx-styles.ts';
import type { ResumeLine } from './resume-text.ts';

/** What is used of mammoth's document: https://github.com/mwilliamson/mammoth.js, lib/documents.js. */
export interface DocxNode {
  type: string;
  children?: DocxNode[];
  value?: string;
  breakType?: string;
  fontSize?: number | null;
  isAllCaps?: boolean;
  styleId?: string | null;
  numbering?: { isOrdered?: boolean } | null;
}

/** The paragraphs of a document as lines, from top to bottom; a table's rows are lines with tabs between the cells. */
export function docxLines(node: DocxNode, styles: StyleSizes): ResumeLine[] {
  if (node.type === 'paragraph') return paragraphLines(node, styles);
  if (node.type === 'tableRow') return rowLines(node, styles);
  return (node.children ?? []).flatMap((child) => docxLines(child, styles));
}

/** Cells with one line each make one line; a cell with more is a column of the page's layout, read by itself. */
function rowLines(row: DocxNode, styles: StyleSizes): ResumeLine[] {
  const cells = (row.children ?? [])
    .map((cell) => docxLines(cell, styles).filter(({ text }) => text !== ''))
    .filter((lines) => lines.length > 0);
  if (cells.some((lines) => lines.length > 1)) return cells.flat();
  const parts = cells.flat();
  if (parts.length === 0) return [];
  const size = Math.max(...parts.map((part) => part.size));
  return [{ text: parts.map(({ text }) => text).join('\t'), size, page: 1, x: 0 }];
}

function paragraphLines(paragraph: DocxNode, styles: StyleSizes): ResumeLine[] {
  const standard = styles.byStyle.get(paragraph.styleId ?? '') ?? styles.standard;
  const bullet = paragraph.numbering?.isOrdered === false ? '• ' : '';
  const content = inlineContent(paragraph, standard);
  return `${content.text === '' ? '' : bullet}${content.text}`
    .split('\n')
    .map((text) => ({ text: cleanText(text), size: content.size, page: 1, x: 0 }));
}

interface Inline {
  text: string;
  size: number;
}

/** The text of a paragraph, and the size of its largest letters. */
function inlineContent(node: DocxNode, inherited: number): Inline {
  if (node.type === 'text') return { text: node.value ?? '', size: inherited };
  if (node.type === 'tab') return { text: '\t', size: 0 };
  if (node.type === 'break') return { text: '\n', size: 0 };
  const own = node.fontSize ?? inherited;
  const parts = (node.children ?? []).map((child) => inlineContent(child, own));
  const text = parts.map((part) => part.text).join('');
  const visible = parts.filter((part) => part.text.trim() !== '');
  const size = visible.length > 0 ? Math.max(...visible.map((part) => part.size)) : own;
  return { text: node.isAllCaps ? text.toUpperCase() : text, size };
}
