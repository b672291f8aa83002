import { monthRanges, withoutDates, type MonthRange } from './dates.ts';
import type { Line, ResumeDocument } from './document.ts';
import { segmentsOf } from './segments.ts';
import { NO_SHORT_FORM } from './sentences.ts';

/** Words of a line that may name an employer or a post, with what stands around them. */
export interface Mention {
  readonly text: string;
  /** The mark or words right before it in its line. */
  readonly before: string;
  /** What the line gives before the mark before it: the words of a label, if it is one. */
  readonly label: string;
  readonly after: string;
  /** Index of its unit. */
  readonly unit: number;
  /** Place among the mentions of its unit. */
  readonly place: number;
}

/** A line, or a paragraph that was broken into lines, and its dates. */
export interface Unit {
  readonly line: Line;
  readonly text: string;
  readonly range: MonthRange | null;
  readonly mentions: readonly Mention[];
}

const LONGEST_ROW = 160;

/** What parts the pieces of a line, whatever kind of text it is. */
const CUT = new RegExp(
  [
    String.raw`\s*[\t|•;→»>~\[\]{}“”"*+=?!]+\s*`,
    String.raw`\s*\((?!P\)|I\)|India\))|\)(?=[\s,.:–-]|$)(?<!\((?:P|I|India)\))`,
    String.raw`\s+[–/-]+\s+|\s*–+\s*|\s*->\s*`,
    String.raw`\s*:[:–-]*\s+`,
    String.raw`,\s*`,
    String.raw`${NO_SHORT_FORM}\.(?:\s+(?=[\p{L}\d])|$)`,
    String.raw`\s+(?:(?:and|And) )?(?:@|at|At|AT|with|With|WITH|in|IN|as|As|AS|for|since|from|FROM|where|till|until|by|is|am|was|were|been|have|has|had|joined|joining|spent|served|left|leaving|holding|under|to|on|mein|me|se|after|before|between|and(?!\s+\p{Lu}))(?=\s)(?:\s+(?:an?|the|M/[sS]\.?|my|our|her|his)(?=\s))?\s*`,
    String.raw`\s*\b(?:charge|post|position|role|capacity|rank) of (?:an? |the )?`,
  ].join('|'),
  'gu',
);
/** Words that open a piece and are no part of it. */
const OPENING =
  /^(?:(?:where|role|presently|currently|now|today|earlier|previously|formerly|and|then|thereafter|working|worked|work|works|employed|employment|serving|served|associated|engaged|posted|with|at|in|as|for|by|am|i|was|is|been|joined|joining|under|an?|the|my|m\/s\.?|messrs\.?)\s+)+(?=\S)/i;
const EDGES = /^[\s:–\-,.(/&'’]+|[\s:–\-,(/&'’]+$/g;

/** The end of a bracket that another piece opened: "22) & Kaveri Stores". */
const CLOSES_ANOTHER = /^[^()]{0,12}\)\s*(?:&|and\b)?/;

function withoutEdges(piece: string): string {
  return piece
    .replace(CLOSES_ANOTHER, '')
    .replaceAll(EDGES, '')
    .replace(/(?<!\b(?:ltd|pvt|co|inc|corp|bros|dept|govt|hosp))\.$/i, '')
    .trim();
}

const LONGEST_PIECE = 80;

/** The pieces of a line, and the rows' own way to part one, which knows what belongs together. */
function mentionsIn(text: string, unit: number): Mention[] {
  const written = withoutDates(text);
  const found: Mention[] = [];
  const add = (raw: string, before: string, label: string, after: string) => {
    const piece = withoutEdges(raw);
    for (const each of new Set([piece, withoutEdges(piece.replace(OPENING, ''))])) {
      if (each.length < 2 || each.length > LONGEST_PIECE || !/\p{L}{2}/u.test(each)) continue;
      if (found.some((known) => known.text === each && known.unit === unit)) continue;
      const opening = piece.slice(0, piece.length - each.length);
      found.push({ text: each, before: `${before}${opening}`, label, after, unit, place: found.length });
    }
  };
  let from = 0;
  let before = '';
  let label = '';
  for (const cut of written.matchAll(CUT)) {
    const piece = written.slice(from, cut.index);
    add(piece, before, label, cut[0]);
    if (piece.trim() !== '') label = piece.trim();
    before = cut[0];
    from = cut.index + cut[0].length;
  }
  add(written.slice(from), before, label, '');
  if (text.length <= LONGEST_ROW) {
    for (const { text: segment } of segmentsOf(text)) {
      const at = written.indexOf(segment);
      const lead = written.slice(0, Math.max(0, at));
      const mark = /(?:\s*[:|•\t–,@>→/-]+\s*|\s+\S{2,4}\s+)$/.exec(lead)?.[0] ?? '';
      add(
        segment,
        mark,
        lead.slice(0, lead.length - mark.length).trim(),
        written.slice(at + segment.length, at + segment.length + 3),
      );
    }
  }
  return found;
}

const RUNS_ON = 50;
/** A line of how somebody is reached, or of another time ("Past: …"), goes on from none. */
const OPENS_ANEW =
  /^\S+@\S+\.\S+|^(?:past|prev(?:ious(?:ly)?)?|earlier|present(?:ly)?|current(?:ly)?)\s*[:–-]/i;

/** The lines of a resume, paragraphs joined, each with its dates and what it may name. */
export function unitsOf(document: ResumeDocument, today: string): Unit[] {
  const joined: { line: Line; text: string; last: Line }[] = [];
  for (const line of document.lines) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      !line.opensBlock &&
      !line.isBullet &&
      !line.isHeading &&
      !before.last.isHeading &&
      !OPENS_ANEW.test(line.text) &&
      before.last.text.length > RUNS_ON &&
      /^\p{Ll}|^[^\n]{0,40}[.,]\s/u.test(line.text) &&
      /[\p{L},]$/u.test(before.last.text) &&
      !before.last.text.includes('\t');
    if (goesOn && before.text.length < 400) {
      before.text += ` ${line.text}`;
      before.last = line;
    } else joined.push({ line, text: line.text, last: line });
  }
  return joined.map(({ line, text }, unit) => ({
    line,
    text,
    range: monthRanges(text, today)[0] ?? null,
    mentions: mentionsIn(text, unit),
  }));
}
