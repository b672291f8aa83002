import type { Line } from './document.ts';
import { monthRanges, type MonthRange } from './dates.ts';
import type { Job } from './job.ts';
import { SENTENCE_END } from './sentences.ts';
import { companyStrength, isTitle, segmentsOf, type Segment } from './segments.ts';

interface Anchor {
  readonly line: Line;
  readonly index: number;
  readonly range: MonthRange;
  readonly own: readonly Segment[];
}

const MAX_AROUND = 3;
const LONG_HEADER = 140;

const NO_HEADER =
  /^(?:responsib|roles? (?:and|&)|key (?:responsib|result|achiev)|job (?:profile|description|responsib)|duties|projects?\s*(?:[:#\d–-]|name|title|detail|descri|cost)|client\s*[:–\t-]|environment|technolog\w+\s*:|achievements?|description|team size|reporting to|ctc)/i;

/** A line that may hold a company, a title or a place of a job: short, no sentence. */
function isHeaderLine(line: Line): boolean {
  if (line.isHeading || line.text.length > 110 || NO_HEADER.test(line.text)) return false;
  if (/^company name\b/i.test(line.text)) return false;
  const [first = '', ...rest] = line.text.split('. ');
  return (
    !/[a-z]{3,}\.$/.test(line.text) ||
    companyStrength(line.text) === 2 ||
    (rest.length > 0 && !line.isBullet && isTitle(first))
  );
}

/** Dates of a paper that somebody holds, not of work. */
const PAPERS =
  /\b(?:licen[cs]es?|valid|validity|registration|registered|passport|enrol+ed|member(?:ship)?)\b/i;

/** "Kaveri Foods (Feb 2023 - Present)": a few words in capitals with their dates, also behind a bullet. */
function isNameWithDates(head: string, { start, end }: MonthRange): boolean {
  const name = head.slice(0, start).replace(/[\s([|,:–-]+$/, '');
  const words = name.split(/\s+/);
  return words.length <= 5 && words.every((word) => /^[\p{Lu}&(]/u.test(word)) && head.length - end <= 2;
}

/** A sentence that somebody tells of themselves. */
const TOLD =
  /\bI (?:was|am|have|had|joined|worked|became|started|began|took|moved|left|look|handle|lead)\b|\b[Ss]?[Hh]e (?:has|is|was|works|leads|heads|joined|spent)\b/;

/** What a long line says of the employment itself: up to its dates, or the first sentence after dates that open it; the rest is what was done. */
function headOf(text: string, { start, end }: MonthRange): string {
  if (text.length <= LONG_HEADER || end > LONG_HEADER) return text;
  if (start > OPENS) return text.slice(0, end);
  const rest = text.slice(end);
  const stop = rest.search(SENTENCE_END);
  return text.slice(0, end + Math.min(stop === -1 ? rest.length : stop, LONG_HEADER));
}

const OPENS = 3;

function anchorsOf(lines: readonly Line[], today: string): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [index, line] of lines.entries()) {
    const range = monthRanges(line.text, today)[0];
    if (!range || line.isHeading || TOLD.test(line.text)) continue;
    const head = headOf(line.text, range);
    const own = segmentsOf(head);
    const isPoint = line.isBullet && !line.isCounted && !isNameWithDates(head, range);
    const isSentence = isPoint || /[a-z\d]{2,}\.$/.test(head);
    const names = own.some(({ kind }) => kind === 'title' || kind === 'company');
    if (head.length <= 200 && (names || (!isSentence && !PAPERS.test(head))))
      anchors.push({ line, index, range, own });
  }
  return anchors;
}

interface Pick {
  title: string | null;
  company: string | null;
}

/** What is part of an organisation, and one only where no other is named. */
const A_DEPARTMENT = /^(?:department|dept|division|section)\b/i;

/** Addresses, numbers, labels and lengths of stay name no organisation. */
const NO_NAME =
  /@|\d{4}|:|\b\d+ (?:years?|yrs?|months?|mos)\b|^(?:(?:work |total )?experience|department|designation|duration|period|profession|job|work(?:ing|ed)?|employed|career|articleship\b.*)$/i;

/** The organisation among segments: the strongest by name, else what stands beside a title and is nothing else. */
function companyAmong(segments: readonly Segment[], withUnknown: boolean): string | null {
  const organisations = segments.filter(({ kind, text }) => kind === 'company' && !NO_NAME.test(text));
  const named = organisations.filter(({ text }) => !A_DEPARTMENT.test(text));
  const strongest = named.toSorted((a, b) => companyStrength(b.text) - companyStrength(a.text))[0];
  if (strongest) return strongest.text;
  if (!withUnknown) return null;
  const unknown = segments.find(
    ({ kind, text }) =>
      kind === 'other' &&
      !NO_NAME.test(text) &&
      !/^(?:company name|city|state)$/i.test(text) &&
      /^[\p{Lu}\d]/u.test(text) &&
      text.split(' ').length <= 6 &&
      !/[.:]$/.test(text),
  );
  return unknown?.text ?? organisations[0]?.text ?? null;
}

/**
 * "Care Executive, Connectium BPM, Pune": what stands beside a title and is of several words is the organisation; also
 * one word that opens the line, or that a place follows.
 */
function besideTitle(own: readonly Segment[]): string | null {
  if (!own.some(({ kind }) => kind === 'title')) return null;
  const text = companyAmong(own, true);
  if (text === null) return null;
  const at = own.findIndex((segment) => segment.text === text);
  return text.split(' ').length >= 2 || at === 0 || own[at + 1]?.kind === 'place' ? text : null;
}

/** "Mitti Organics, Bhopal" */
function isNameInPlace([first, ...rest]: readonly Segment[]): boolean {
  return (
    first?.kind === 'other' &&
    !NO_NAME.test(first.text) &&
    /^\p{Lu}/u.test(first.text) &&
    first.text.split(' ').length <= 5 &&
    rest.length > 0 &&
    rest.every(({ kind }) => kind === 'place')
  );
}

/** "Mitti Organics, Bhopal" on a line of its own next to a title: a name and where it is. */
function nameAndPlace(lines: readonly (readonly Segment[])[]): string | null {
  const titleAt = lines.findIndex((segments) => segments.some(({ kind }) => kind === 'title'));
  if (titleAt === -1) return null;
  for (const at of [titleAt + 1, titleAt - 1]) {
    const segments = lines[at] ?? [];
    if (isNameInPlace(segments)) return segments[0]?.text ?? null;
  }
  return null;
}

/** The name alone on the line above a title with its dates: "Brontavex" over "Sales Manager (2022 to present)". */
function nameAbove(above: readonly Segment[] | undefined, own: readonly Segment[]): string | null {
  const [only, ...others] = above ?? [];
  if (!only || others.length > 0 || !own.some(({ kind }) => kind === 'title')) return null;
  const words = only.text.split(/\s+/);
  const isName =
    only.kind === 'other' &&
    !NO_NAME.test(only.text) &&
    words.length <= 5 &&
    words.every((word) => /^(?:[\p{Lu}&(]|of$|and$|the$)/u.test(word));
  return isName ? only.text : null;
}

function fill(pick: Pick, lines: readonly (readonly Segment[])[], withUnknown: boolean): void {
  for (const segments of lines) {
    pick.title ??= segments.find(({ kind }) => kind === 'title')?.text ?? null;
    pick.company ??= companyAmong(segments, false);
  }
  if (!withUnknown) return;
  for (const segments of lines) pick.company ??= companyAmong(segments, true);
}

/** Header lines beside an anchor, nearest first, up to the next anchor, bullet or sentence. */
function around(lines: readonly Line[], from: number, step: 1 | -1, taken: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let at = from + step; found.length < MAX_AROUND; at += step) {
    const line = lines[at];
    if (!line || taken.has(at) || !isHeaderLine(line)) break;
    if (step === 1 && line.isCounted) break;
    const isPlainBullet =
      line.isBullet && !line.isCounted && lines[from]?.isBullet !== true && companyStrength(line.text) < 2;
    if (isPlainBullet && !isNameInPlace(segmentsOf(line.text))) break;
    if (line.at !== (lines[at - step]?.at ?? 0) + step) break;
    found.push(at);
    if (step === -1 && (line.opensBlock || line.isCounted)) break;
    if (step === 1 && lines[at + 1]?.opensBlock) break;
  }
  return found;
}

const GOES_ON =
  /[([](?:current|present)(?:ly)?(?: job| company)?[)\]]\.?$|[,–-] ?(?:for |since )?(?:the )?(?:last |past )?\d{1,2}(?:\.\d)? ?\+? ?(?:years?|yrs?|months?)[ ,(–-]+(?:(?:and )?continuing|till (?:date|now)|to date|present|current(?:ly)?|ongoing|running|still)\)?\.?$|[,–-] ?(?:for |since )?(?:the )?(?:last|past) \d{1,2}(?:\.\d)? ?\+? ?(?:years?|yrs?|months?)\.?$/i;

/** "Kaveri Gym, Pune – Trainer – 2 years (current)": a row without dates that says that it goes on. */
export function currentRows(lines: readonly Line[], today: string): Job[] {
  return lines.flatMap((line): Job[] => {
    if (line.isHeading || line.text.length > LONG_HEADER || monthRanges(line.text, today).length > 0)
      return [];
    if (!GOES_ON.test(line.text)) return [];
    const segments = segmentsOf(line.text.replace(GOES_ON, ''));
    const title = segments.find(({ kind }) => kind === 'title')?.text ?? null;
    const company = companyAmong(segments, true);
    if (title === null || company === null) return [];
    return [{ title, company, from: null, to: null, current: true, at: line.at, evidence: 'block' }];
  });
}

/** Rows that name an organisation and a title in a text without dates: the first is the present one. */
export function undatedRows(lines: readonly Line[], today: string): Job[] {
  if (lines.some(({ text }) => monthRanges(text, today).length > 0)) return [];
  const rows = lines.flatMap((line): Job[] => {
    if (!isHeaderLine(line) || (line.isBullet && !line.isCounted)) return [];
    const segments = segmentsOf(line.text);
    const title = segments.find(({ kind }) => kind === 'title')?.text ?? null;
    const company = /\bcompany name\b/i.test(line.text) ? null : companyAmong(segments, true);
    if (title === null || company === null) return [];
    const isList = segments.some(({ kind, text }) => kind !== 'place' && text !== title && text !== company);
    if (isList && companyStrength(company) < 2) return [];
    return [{ title, company, from: null, to: null, current: false, at: line.at, evidence: 'block' }];
  });
  return rows.map((job, at) => ({ ...job, current: at === 0 }));
}

/** Table cells that came out as blocks of their own stand above the block of the dates. */
function beyondBlock(lines: readonly Line[], from: number, taken: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let at = from - 1; found.length < MAX_AROUND; at -= 1) {
    const line = lines[at];
    if (!line || taken.has(at) || line.isBullet || !isHeaderLine(line) || line.text.length > 60) break;
    if (line.at !== (lines[at + 1]?.at ?? 0) - 1) break;
    found.push(at);
  }
  return found;
}

/** A line of a resume's head that says how to reach somebody. */
const REACH = /@|(?:\d[ -]?){6}/;

/** How much lines say of an employment, the nearest most: its organisation, its title, or at least some name. */
function weightOf(lines: readonly Line[], found: readonly number[]): number {
  const seen = new Set<Segment['kind']>();
  let weight = 0;
  for (const [distance, index] of found.entries()) {
    for (const { kind } of segmentsOf(lines[index]?.text ?? '')) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      weight += (WEIGHTS[kind] ?? 0) / (distance + 1);
    }
  }
  return weight;
}

const WEIGHTS: Partial<Record<Segment['kind'], number>> = { title: 1, company: 1, other: 0.4 };

/** Whether the headers of employments stand above their dates, as the first one tells. */
function standAbove(lines: readonly Line[], first: Anchor | undefined, taken: ReadonlySet<number>): boolean {
  if (first === undefined) return false;
  const above = [...around(lines, first.index, -1, taken), ...beyondBlock(lines, first.index, taken)].filter(
    (at) => !REACH.test(lines[at]?.text ?? ''),
  );
  if (above.length === 0) return false;
  // Without a heading the person's own head stands above the first.
  if (lines[above[0] ?? -1]?.section !== 'header') return true;
  const weight = weightOf(lines, above);
  return weight >= 1 || weight >= weightOf(lines, around(lines, first.index, 1, taken));
}

/** The employer of an entry without a title, whose stay holds the post: "Kaveri Foods, 2015 to now" over its posts. */
function holderOf(range: MonthRange, jobs: readonly Job[]): string | null {
  const holder = jobs.findLast(
    (job) =>
      job.title === null &&
      job.company !== null &&
      (job.from ?? 0) <= range.from &&
      (job.to ?? 0) >= range.to &&
      (job.from !== range.from || job.to !== range.to),
  );
  return holder?.company ?? null;
}

/**
 * Jobs laid out as blocks: a line with the dates, and the company and title on it, above it or below it. Whether
 * headers stand above or below their dates is told by the first block and then kept.
 */
export function laidOutJobs(lines: readonly Line[], today: string): Job[] {
  const anchors = anchorsOf(lines, today);
  const taken = new Set(anchors.map((anchor) => anchor.index));
  const looksAbove = standAbove(lines, anchors[0], taken);
  const jobs: Job[] = [];
  for (const anchor of anchors) {
    const pick: Pick = { title: null, company: null };
    fill(pick, [anchor.own], false);
    if (pick.title !== null) pick.company ??= holderOf(anchor.range, jobs);
    pick.company ??= besideTitle(anchor.own);
    const stillOpen = pick.title === null || pick.company === null;
    const before = stillOpen && looksAbove ? around(lines, anchor.index, -1, taken) : [];
    if (stillOpen && looksAbove) before.push(...beyondBlock(lines, before.at(-1) ?? anchor.index, taken));
    const reachesAbove = before.map((at) => segmentsOf(lines[at]?.text ?? ''));
    fill(pick, reachesAbove, false);
    pick.company ??= nameAndPlace(reachesAbove) ?? nameAndPlace([anchor.own, ...reachesAbove]);
    if (lines[before[0] ?? -1]?.section === 'experience')
      pick.company ??= nameAbove(reachesAbove[0], anchor.own);
    // Dates under the title: what stands below them belongs to the next employment.
    const isTitled = reachesAbove.some((segments) => segments.some(({ text }) => text === pick.title));
    if (pick.title !== null && isTitled && reachesAbove.length >= 2) fill(pick, reachesAbove, true);
    const after = pick.title === null || pick.company === null ? around(lines, anchor.index, 1, taken) : [];
    const reachesBelow = after.map((at) => segmentsOf(lines[at]?.text ?? ''));
    fill(pick, reachesBelow, false);
    if (!looksAbove) pick.company ??= nameAndPlace([anchor.own, ...reachesBelow]);
    const plainBelow = looksAbove ? [] : reachesBelow.slice(0, lines[after[0] ?? -1]?.isBullet ? 0 : 1);
    fill(pick, [anchor.own, ...reachesAbove, ...plainBelow], pick.title !== null || anchor.own.length > 0);
    for (const at of before) taken.add(at);
    if (
      after[0] !== undefined &&
      reachesBelow[0]?.some(({ text }) => text === pick.title || text === pick.company)
    )
      taken.add(after[0]);
    jobs.push({
      ...pick,
      from: anchor.range.from,
      to: anchor.range.to,
      current: anchor.range.current,
      at: anchor.line.at,
      evidence: 'block',
    });
  }
  return jobs.map((job, at) => inherit(job, jobs.slice(0, at)));
}

/** A second post with the same employer has only its title: it takes the employer whose stay holds it. */
function inherit(job: Job, earlier: readonly Job[]): Job {
  if (job.company !== null || job.title === null) return job;
  const holder = earlier.findLast(
    (other) =>
      other.company !== null && (other.from ?? 0) <= (job.from ?? 0) && (other.to ?? 0) >= (job.to ?? 0),
  );
  return holder ? { ...job, company: holder.company } : job;
}
