import { findCities, type FoundCity } from '#server/engine/cities.ts';
import type { Line, ResumeDocument } from './document.ts';
import { companyStrength, isTitle, segmentsOf } from './segments.ts';

/** A city that a resume names, with what its own words say of it. */
export interface CityMention {
  readonly city: FoundCity;
  readonly line: Line;
  /** The line, addresses of mail and the web and relatives blanked. */
  readonly text: string;
  /** What stands before it in its piece of the line, with a label from the cell before; and after it. */
  readonly before: string;
  readonly after: string;
  readonly piece: string;
  /** Somebody is said to live there now. */
  readonly isNow: boolean;
  /** The words open with what somebody says of their own home. */
  readonly isHome: boolean;
  readonly isPermanent: boolean;
  readonly isFirm: boolean;
  readonly isPost: boolean;
  readonly isEmployed: boolean;
  readonly isDated: boolean;
  /** Its line is all place. */
  readonly isPlaceLine: boolean;
  /** Nothing says that it is anything but where the person lives. */
  readonly isPersonal: boolean;
}

/** Addresses of mail and the web, and relatives: "neha.sirohi@example.com", "S/o Vijay Khanna", who live nowhere. */
const NAMES =
  /\S{0,80}(?:@|linkedin\.com|github\.com|https?:)\S{0,200}|\b(?:father|mother|spouse|husband|wife|guardian|[csdw]\/o)\b[^|;,\n]{0,200}/gi;

const LIVES =
  /\b(?:residing|residen(?:t|ce)|reside[sd]?|resi|res|lives?|living|stay(?:s|ing)?|based|settled|base)\b/gi;
const CURRENT =
  /\b(?:current(?:ly)?|present(?:ly)?|now|local|correspondence|communication|mailing|temporary)\b/gi;
const EMPLOYED =
  /\b(?:work(?:ing|s|ed)|employed|posted|joined|serv(?:e|es|ed|ing)|since|as an?|with|project|client|head ?quarters?|hq)\b/i;
/** "I am Asha Rao from Pune", the name blanked: a letter's first words say where its writer lives. */
const WRITES_FROM = /(?:^|[.;,] )\W*(?:I(?:'m| am)|myself|this is)\s{4,80}from\s*$/i;
/** "Presently working at Pune": who works there lives there. */
const POSTED_NOW = /^\W*(?:I am )?(?:present|current|now)(?:ly)? (?:working|posted|employed) (?:at|in)\s*$/i;
const PERMANENT =
  /\b(?:permanent|native|birth|born|home ?town|hails?|belongs?|originally|village|vill|ancestral)\b/gi;
export const WISH =
  /\b(?:pref(?:er\w*|d)?|desired|willing|relocat\w*|open (?:to|for)|ready (?:to|for)|looking|move|shift\w*|would like|wish|any ?where|interested)\b/i;
export const WORK =
  /\b(?:work(?:ed|ing|s)?|job|posted|posting|compan\w+|employer|organi[sz]ation|office|branch(?:es)?|hq|head ?quarters?|clients?|project|plant|factory|site|store|hospital|hotel|joined|served|territory|region|zone|covered|covering|handling|market|unit|division|ltd|limited|pvt|airport|court|warehouse)\b/i;
export const STUDY =
  /\b(?:university|college|institute|school|vidyalaya|polytechnic|iti|n\.?i\.?t|i\.?i\.?t|i\.?i\.?m|b\.? ?(?:com|sc|tech|ed|pharm|e|a)|m\.? ?(?:com|sc|tech|ed|ba)|diploma|degree|graduat\w+|studied|passed|intern(?:ship)?|training|certificat\w+)\b/i;
export const YEARS = /\b(?:19|20)\d\d\b|\b\d{2}[/.]\d{4}\b/;
const PIECES = /[|•·\t;]|(?<=\p{Ll}{2})\.\s|\s{3,}/u;
const LABEL_WORDS = 4;
/** How far a city's surroundings are read, in characters. */
const REACH_BACK = 300;
const REACH_ON = 200;

/** A landmark of an address. */
const NEAR = /\b(?:near|behind|opp(?:osite)?\.?)\s[^,|;\n]*/gi;

/** A label or verb that opens what somebody says of their own home. */
const HOME =
  /^\W*(?:(?:my|full|home|postal|i|and|she|he|am|at|is|the) )*(?:(?:current|present)(?:ly)?(?: (?:address|add|location|city|place|residence))?\s*[:–-]|(?:(?:current|present|correspondence|mailing|communication|local|residential|contact|temporary) )?(?:address|adress|addr?|residence)\b|(?:currently |presently |now )?(?:resi?(?=\s*[:–-])|residing|residen(?:t|ce)|resides|lives?|living|stay(?:s|ing)?|settled|based|base)\b)/i;

/** Where a text last says something of a kind (a pattern with the flag g), or -1. */
function lastAt(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Another place's label in the same line: "Pref Location: Kochi, Surat, Current Location: Pune". */
const NEXT_LABEL =
  /[\s,/]+(?=(?:current|present|pref(?:er\w*)?\.?|permanent|native)(?: job| work)? (?:location|loc|city|place|address|residence)\b\.?\s*[:–-])/i;

/** What is cut off by the nearest marks on both sides. */
function pieceAround(text: string, { start, end }: FoundCity): { before: string; after: string } {
  const pieces = text.slice(Math.max(0, start - REACH_BACK), start).split(PIECES);
  const [another, ...labelled] = (pieces.at(-1) ?? '').split(NEXT_LABEL);
  const own = labelled.at(-1) ?? another ?? '';
  // The cell before holds the label: "Present address	12 Gandhi Road, Pune".
  const label = pieces.at(-2) ?? '';
  const isLabel = labelled.length === 0 && label.split(/\s+/).length <= LABEL_WORDS && !/\d/.test(label);
  const before = isLabel ? `${label} ${own}` : own;
  const after =
    text
      .slice(end, end + REACH_ON)
      .split(PIECES)[0]
      ?.split(NEXT_LABEL)[0] ?? '';
  return { before, after };
}

/** A cell or line that is nothing but the label of the place under it. */
const PLACE_LABEL = /^(?:\p{L}+\.? ){0,3}(?:location|loc|city|address|residence)\.? ?:?$/iu;

/**
 * The label over a city in a line or a row of cells that is all place: "Pune" under "Current location", beside "Surat"
 * under "Preferred location". Blank where there is none.
 */
function labelAbove(above: Line | undefined, line: Line, { start }: FoundCity): string {
  const labels = above?.text.split('\t') ?? [];
  const cells = line.text.split('\t');
  if (labels.length !== cells.length) return '';
  const at = line.text.slice(0, start).split('\t').length - 1;
  const label = labels[at]?.trim() ?? '';
  return PLACE_LABEL.test(label) && isAllPlace(cells[at] ?? '') ? label : '';
}

/** Words of a line that are all place: "Patia, Bhubaneswar", "Kochi, Kerala, India", or what stands before one. */
function isAllPlace(text: string): boolean {
  if (text.length > 60) return false;
  const kinds = segmentsOf(text).map(({ kind }) => kind);
  return (
    kinds.at(-1) === 'place' && kinds.every((kind, at) => kind === 'place' || (kind === 'other' && at === 0))
  );
}

const OF_WORK: readonly string[] = ['experience', 'projects', 'education', 'references'];

function mentionOf(city: FoundCity, line: Line, text: string, above: Line | undefined): CityMention {
  const { before: inLine, after } = pieceAround(text, city);
  const over = labelAbove(above, line, city);
  const before = over === '' ? inLine : `${over}: `;
  const piece = `${before}${text.slice(city.start, city.end)}${after}`;
  const label = labelOf(before);
  const isPlaceLine = isAllPlace(line.text);
  const isFirm = !isPlaceLine && companyStrength(piece.replaceAll(NEAR, ' ')) > 0;
  const isPost = piece.length < 120 && piece.split(/[,–-]/).some((part) => isTitle(part.trim()));
  const isEmployed = EMPLOYED.test(before) && !POSTED_NOW.test(before);
  const isDated = YEARS.test(line.text) && !/\b\d{6}\b|\b\d{3} \d{3}\b/.test(line.text);
  const now = Math.max(lastAt(LIVES, before), lastAt(CURRENT, before));
  const isPermanent = lastAt(PERMANENT, before) > now;
  const writesFrom = WRITES_FROM.test(text.slice(Math.max(0, city.start - 120), city.start));
  const isElsewhere = isPermanent || WISH.test(before) || WORK.test(label) || STUDY.test(label);
  return {
    city,
    line,
    text,
    before,
    after,
    piece,
    isNow: (now > -1 && !isPermanent && !isEmployed) || writesFrom,
    isHome: HOME.test(before) && !isFirm && !isEmployed && !isPermanent,
    isPermanent,
    isFirm,
    isPost,
    isEmployed,
    isDated,
    isPlaceLine,
    isPersonal:
      !isFirm && !isPost && !isEmployed && !isDated && !isElsewhere && !OF_WORK.includes(line.section),
  };
}

/** The words right before a city, from the last comma or full stop. */
export function labelOf(before: string): string {
  return /([^,.]{0,60})$/.exec(before)?.[1] ?? '';
}

/** No resume names more: a list of branches is none. */
const MOST_MENTIONS = 200;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Every city that a resume names, the person's name blanked: "S. BHAVANI" lives in no Bhavani. */
export function cityMentions(document: ResumeDocument, name: string | null): CityMention[] {
  const own =
    name === null ? null : new RegExp(name.replaceAll(/[^\p{L} ]/gu, '.').replaceAll(' ', '[\\s.]+'), 'gi');
  const mentions: CityMention[] = [];
  for (const line of document.lines) {
    if (line.isHeading) continue;
    const named = line.text.replaceAll(NAMES, blank);
    const text = own === null ? named : named.replaceAll(own, blank);
    for (const city of findCities(text, { anyCase: true }))
      mentions.push(mentionOf(city, line, text, document.lines[line.at - 1]));
    if (mentions.length > MOST_MENTIONS) break;
  }
  return mentions;
}
