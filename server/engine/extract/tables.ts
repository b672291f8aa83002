import { monthRanges } from './dates.ts';

/** The heads of the columns that employments stand in, and the label that a cell is written out with. */
const COLUMNS: readonly (readonly [string, RegExp])[] = [
  ['', /^(?:s(?:r|l)?\.? ?no\.?|sr?\.?|sl\.?|no\.?|#|s\.? ?n\.?|serial (?:no\.?|number))$/i],
  [
    'Company',
    /^(?:(?:name of |name & address of )?(?:the )?(?:company|organi[sz]ation|employer|firm|institut(?:e|ion)|school|hospital|establishment|office|concern)(?: ?(?:name|\/ ?\w+|& \w+))?|worked (?:at|with)|where)$/i,
  ],
  [
    'Designation',
    /^(?:designation|post|position|role|title|job title|job role|post held|designation ?\/ ?role|worked as|capacity|rank)(?: held)?$/i,
  ],
  [
    'Duration',
    /^(?:period|duration|tenure|dates?|years?|service period|period of (?:service|work)|from ?(?:[-–/]|to) ?to|from ?[-–] ?till|working period|time|when)$/i,
  ],
  ['From', /^(?:from|start|date of joining|doj|joined|joining)$/i],
  [
    'Pay',
    /^(?:(?:last |annual |drawn |monthly )*(?:salary|ctc|pay|package)(?: drawn| \(?(?:lpa|p\.?a\.?|in lacs?|in lakhs?)\)?)?)$/i,
  ],
  ['To', /^(?:to|till|upto|up to|end|left|date of leaving|relieved)$/i],
  [
    'Details',
    /^(?:projects?|location|place|city|reason(?: for leaving)?|experience|total|years|nature of (?:work|job|duties)|work|duties|responsibilit(?:y|ies)|job profile|department|dept\.?|remarks?|scale|class(?:es)?|vessel|type|grt|engine|wards?|beds|months?|turnover)$/i,
  ],
];

const MIN_COLUMNS = 3;

function columnOf(cell: string): string | null {
  const bare = cell.replaceAll(/[*_:]/g, ' ').trim();
  return COLUMNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/** The labels of a table's head, or null when the cells are not one of employments. */
function headOf(cells: readonly string[]): string[] | null {
  if (cells.length < MIN_COLUMNS) return null;
  const labels = cells.map(columnOf);
  if (labels.some((label) => label === null)) return null;
  const isOfWork =
    labels.includes('Company') &&
    (labels.includes('Designation') || labels.includes('Duration') || labels.includes('From'));
  return isOfWork ? labels.filter((label) => label !== null) : null;
}

const DAY = /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{2}\b|'\d\d\b|\b(?:present|date|now|today|current|ongoing)\b/i;
const ANY_DAY = '2040-12-31';

/** A row written out with its labels: "Company: … | Designation: … | Duration: …"; null when its cells do not fit. */
function writtenOut(labels: readonly string[], cells: readonly string[]): string | null {
  const of = (label: string) => cells[labels.indexOf(label)]?.trim() ?? '';
  const period = labels.includes('Duration') ? of('Duration') : `${of('From')} – ${of('To')}`;
  const isDated = labels.includes('Duration') || labels.includes('From');
  if (of('Company') === '' || (isDated && !DAY.test(period) && monthRanges(period, ANY_DAY).length === 0))
    return null;
  const details = cells.filter((cell, at) => labels[at] === 'Details' && cell.trim() !== '');
  return [
    `Company: ${of('Company')}`,
    ...(of('Designation') === '' ? [] : [`Designation: ${of('Designation')}`]),
    ...(isDated ? [`Duration: ${period}`] : []),
    ...(of('Pay') === '' ? [] : [`Pay: ${of('Pay')}`]),
    ...(details.length === 0 ? [] : [`Details: ${details.join(', ')}`]),
  ].join(' | ');
}

/** The cells of a row that one mark parts: tabs, upright lines, or runs of spaces. */
function cellsOf(line: string): string[] {
  const row = line.trim();
  if (row.includes('|'))
    return row
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const mark = row.includes('\t') ? /\t+/ : / {2,}/;
  return row.split(mark).map((cell) => cell.trim());
}

const RULE = /^[\s|:+=–_-]+$/;

/** Rows of a table with a head, each written out with its labels. */
function unfoldRows(lines: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const labels = headOf(cellsOf(lines[at] ?? ''));
    const rows: string[] = [];
    let last = at;
    for (let next = at + 1; labels !== null && next < lines.length; next += 1) {
      const line = lines[next] ?? '';
      if (line.trim() === '' || RULE.test(line)) continue;
      const cells = cellsOf(line);
      const row = cells.length === labels.length ? writtenOut(labels, cells) : null;
      if (row === null) break;
      rows.push(row);
      last = next;
    }
    if (rows.length === 0) {
      written.push(lines[at] ?? '');
    } else {
      written.push(...rows);
      at = last;
    }
  }
  return written;
}

/** A table whose cells came as lines of their own, row after row: its rows written out. */
function unfoldCells(lines: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.trim() === '' || columnOf(lines[at] ?? '') === null) {
      written.push(lines[at] ?? '');
      continue;
    }
    const cells = lines
      .slice(at, at + MAX_LINES)
      .map((line, offset) => ({ line: line.trim(), index: at + offset }))
      .filter(({ line }) => line !== '');
    const width = cells.findIndex(({ line }) => columnOf(line) === null);
    const labels = width < MIN_COLUMNS ? null : headOf(cells.slice(0, width).map(({ line }) => line));
    const rows: string[] = [];
    let end = at;
    for (let from = width; labels !== null && from + width <= cells.length; from += width) {
      const row = cells.slice(from, from + width);
      const out = writtenOut(
        labels,
        row.map(({ line }) => line),
      );
      if (out === null) break;
      rows.push(out);
      end = row.at(-1)?.index ?? end;
    }
    if (rows.length === 0) {
      written.push(lines[at] ?? '');
    } else {
      written.push(...rows);
      at = end;
    }
  }
  return written;
}

const MAX_LINES = 60;

/**
 * Tables of employments, which come as rows or with each cell on a line of its own: every row becomes one line with
 * labels. Any other text stays as it is.
 */
export function unfoldTables(text: string): string {
  return unfoldCells(unfoldRows(text.split('\n'))).join('\n');
}
