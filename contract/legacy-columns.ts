import type { LegacyKind } from './legacy-import.ts';
import { LEGACY_TABLES } from './legacy-tables.ts';
import { composed } from './text.ts';

/** What a file may say of a column in brackets without changing what stands in it; "(per month)" would. */
const HARMLESS =
  /\((?:in |₹ ?)?(?:lpa|lakhs?|lacs?|inr|rs\.?|₹|years?|yrs|saal|days|optional|mandatory|required|s|y\/n|yes\/no|if any|if serving|whatsapp|negotiable|pa|p\.a\.?|per annum|dd[/-]mm[/-]yyyy)\)/gi;

/** Words of headings in the form in which they are compared: what tables shorten, and what they call otherwise. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  co: 'company',
  org: 'organisation',
  organization: 'organisation',
  no: 'number',
  nos: 'number',
  num: 'number',
  mob: 'mobile',
  ph: 'phone',
  desig: 'designation',
  desg: 'designation',
  loc: 'location',
  pref: 'preferred',
  curr: 'current',
  cur: 'current',
  present: 'current',
  existing: 'current',
  orgn: 'organisation',
  tot: 'total',
  rel: 'relevant',
  exp: 'experience',
  yr: 'years',
  yrs: 'years',
  reqd: 'required',
  sal: 'salary',
  dept: 'department',
};

/**
 * A column's name without what people write in different ways: capitals, spaces, dashes, dots. Once with its shortened
 * words in full, and once as it is, since "MobileNo" has no words of which one could be told.
 */
function columnKeys(name: string): string[] {
  const words = composed(name, 'NFKC')
    .replaceAll(HARMLESS, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[\s\-‐-―_.:*#/&]+/);
  const inFull = words.map((word) => (Object.hasOwn(SAME_WORDS, word) ? SAME_WORDS[word] : word));
  return [inFull.join(''), words.join('')];
}

/** What a file's columns, counted from 0, were said to hold: a field, or nothing that is taken over. */
export type ChosenColumns = ReadonlyMap<number, string | null>;

/**
 * Which column of a file, counted from 0, holds each of the columns that are taken over. One file's column for each: the
 * one that was chosen for it, else the one with the very name, else the first with another of its names, else one with a name
 * that means it only then. `missing` are the labels of needed ones.
 */
export function findLegacyColumns(
  kind: LegacyKind,
  names: readonly string[],
  chosen: ChosenColumns = new Map(),
): { found: ReadonlyMap<string, number>; missing: string[] } {
  // What was chosen for a column, or that it is not taken over, is not guessed against.
  const keys = names.map((name, at) => (chosen.has(at) ? [] : columnKeys(name)));
  const found = new Map<string, number>();
  const missing: string[] = [];
  const oneOf = (wanted: readonly string[], isFree: (at: number) => boolean) =>
    keys.findIndex((each, at) => isFree(at) && each.some((key) => wanted.includes(key)));
  for (const [column, { label, also, alone = [], needed }] of Object.entries(LEGACY_TABLES[kind])) {
    const said = [...chosen].find(([at, field]) => field === column && at < names.length)?.[0];
    const taken = new Set(found.values());
    const guesses = [[column], [label, ...also], ...alone.map((name) => [name])];
    const at =
      said ??
      guesses.map((each) => oneOf(each.flatMap(columnKeys), (of) => !taken.has(of))).find((of) => of !== -1);
    if (at !== undefined) found.set(column, at);
    else if (needed) missing.push(label);
  }
  if (kind === 'candidates' && found.has('first_name') && !found.has('name'))
    missing.splice(missing.indexOf(LEGACY_TABLES.candidates['name']?.label ?? ''), 1);
  return { found: kind === 'candidates' ? withStages(withOwnCompany(found)) : found, missing };
}

/** Rows among which the one with the headings is looked for: above it may stand what the table is called. */
const HEADINGS_WITHIN = 10;

/** What a row would be as the headings of a table. */
export interface Headings {
  /** which row of the table it is, counted from 0 */
  at: number;
  /** how many of its columns are taken over */
  known: number;
  /** whether no needed column is missing */
  isWhole: boolean;
}

/**
 * Which row of a table names the columns: of the first ones the one with the most names that are known, the first of
 * several with as many. A single known name may stand in a title or a label above them, so that it counts only where no
 * other row holds several cells. Else the first row with several cells, or with any.
 */
export function headingsOf(kind: LegacyKind, rows: readonly (readonly string[])[]): Headings {
  const tries = rows.slice(0, HEADINGS_WITHIN).map((row, at) => {
    const { found, missing } = findLegacyColumns(kind, row);
    const cells = row.filter((cell) => cell.trim() !== '').length;
    return { at, cells, known: found.size, isWhole: missing.length === 0 };
  });
  const most = Math.max(0, ...tries.map(({ known }) => known));
  const best = tries.find(({ known }) => known === most);
  const isSure = most >= 2 || (most === 1 && tries.every(({ at, cells }) => at === best?.at || cells < 2));
  const holding = (least: number) => tries.find(({ cells }) => cells >= least);
  return (isSure ? best : (holding(2) ?? holding(1))) ?? { at: 0, known: 0, isWhole: false };
}

/** The company of a table that tells of no vendors is the person's own. */
function withOwnCompany(found: Map<string, number>): Map<string, number> {
  const at = found.get('company_name');
  if (at === undefined || found.has('submission_type') || found.has('current_company')) return found;
  found.delete('company_name');
  return found.set('current_company', at);
}

/** Of the stages of a table that names no jobs nobody knows in which job they were. */
function withStages(found: Map<string, number>): Map<string, number> {
  if (found.has('job')) return found;
  for (const column of ['stage', 'interview_at']) found.delete(column);
  return found;
}

/** The fields that a file's column can be taken for, by their labels. */
export function legacyFields(kind: LegacyKind): { field: string; label: string }[] {
  return Object.entries(LEGACY_TABLES[kind]).map(([field, { label }]) => ({ field, label }));
}

/** How the screens call a column that is taken over. */
export function legacyLabel(kind: LegacyKind, column: string): string {
  return LEGACY_TABLES[kind][column]?.label ?? column;
}

/** Other names told on the screen with each needed column. */
const TOLD = 3;

/** The columns that a file may have, for the screen: needed ones with some of their other names, and the others. */
export function legacyColumnTexts(kind: LegacyKind): { needed: string[]; others: string[] } {
  const all = Object.values(LEGACY_TABLES[kind]);
  return {
    needed: all
      .filter(({ needed }) => needed)
      .map(({ label, also }) => `${label} (${also.slice(0, TOLD).join(', ')} …)`),
    others: all.filter(({ needed }) => !needed).map(({ label }) => label),
  };
}
