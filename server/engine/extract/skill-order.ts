import { findNamedSkills, type FoundSkill } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import type { Line } from './document.ts';
import type { SectionKind } from './sections.ts';
import { companyStrength, isTitle } from './segments.ts';
import { endsAsSkill } from './listed-skills.ts';

/** The text that skills are looked for in, with the line that each place of it belongs to. */
export interface SkillText {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Where each line begins in the text. */
  readonly starts: readonly number[];
}

/** What speaks for or against a name being one of the skills that matter, each from 0 to about 1. */
export type Signs = Readonly<Record<Sign, number>>;

type Sign =
  | 'listed'
  | 'listedLate'
  | 'unknown'
  | 'narrower'
  | 'weight'
  | 'general'
  | 'office'
  | 'repeated'
  | 'inTitle'
  | 'onlyRole'
  | 'asName'
  | 'acronym'
  | 'amongOthers'
  | 'pureList'
  | 'late'
  | 'trade'
  | 'oneWord'
  | 'longName'
  | 'commonWord'
  | 'inFirm'
  | 'bullet'
  | 'header'
  | 'summary'
  | 'projects'
  | 'certifications'
  | 'achievements'
  | 'strengths'
  | 'other'
  | 'another'
  | 'density'
  | 'inBrackets'
  | 'digits'
  | 'used'
  | 'byItsName'
  | 'endsAsSkill'
  | 'longLine'
  | 'opensLine'
  | 'relevance'
  | 'listedUnknown'
  | 'listedPlain'
  | 'listedGeneral'
  | 'toldPlain'
  | 'unitList';

/** How much each sign counts, learned from the labelled cases: a logistic regression over pairs of names of one resume, one noted by a careful reader and one not. */
const WEIGHTS: Readonly<Record<Sign, number>> = {
  listed: 3.15,
  listedLate: -1.76,
  unknown: -0.41,
  narrower: -2.06,
  weight: 0.84,
  general: -0.64,
  office: -0.06,
  repeated: -0.03,
  inTitle: -0.79,
  onlyRole: -1.13,
  asName: 0.9,
  acronym: -0.34,
  amongOthers: 0.52,
  pureList: 0.16,
  late: -0.12,
  trade: 0.69,
  oneWord: -0.12,
  longName: 0.17,
  commonWord: -0.35,
  inFirm: -0.9,
  bullet: 0.39,
  header: -0.22,
  summary: 0.21,
  projects: -0.75,
  certifications: -0.09,
  achievements: 0.7,
  strengths: -0.19,
  other: -0.1,
  another: -5.55,
  density: 0.31,
  inBrackets: -0.8,
  digits: -0.17,
  used: -0.07,
  byItsName: 0.91,
  endsAsSkill: 0.04,
  longLine: 1.06,
  opensLine: 0.73,
  relevance: 0.55,
  listedUnknown: 0.06,
  listedPlain: -0.12,
  listedGeneral: -1.05,
  toldPlain: 0.34,
  unitList: -0.54,
};

/** How much a name matters by its signs; more is better. */
export function orderOf(signs: Signs): number {
  let order = 0;
  for (const [sign, amount] of Object.entries(signs)) order += amount * WEIGHTS[sign as Sign];
  return order;
}

/** The text of lines in one, with what finds the line of a place again. */
export function skillText(lines: readonly Line[], textOf: (line: Line) => string): SkillText {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${textOf(line)}\n`;
  }
  return { text, lines, starts };
}

function lineAt({ lines, starts }: SkillText, place: number): Line | undefined {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

const OPENS_ITEM = /(?:^|[,;/|•&(:\t+\n–*-]|\band) *$/;
const CLOSES_ITEM = /^ *(?:$|[,;/|•&).:\t+\n–*-]|and\b)/;
const PART = /\s*[,;|•\t+*]\s*|\s[–-]\s/;
const SHORT_ITEM = 4;
const LEAST_ITEMS = 4;

/** Whether a line is nothing but a list of short items. */
function isPureList(text: string): boolean {
  const items = text.split(PART).filter(Boolean);
  return (
    items.length >= LEAST_ITEMS &&
    items.filter((item) => item.split(' ').length <= SHORT_ITEM).length >= 0.8 * items.length
  );
}

/** "Cost Control", or "Costing" amid small letters: who writes capitals there names a skill. */
function isWrittenAsName(text: string, { places }: Pick<FoundSkill, 'places'>): boolean {
  return places.some(({ start, end }) => {
    const written = text.slice(start, end);
    if (/^(?:\p{Lu}[\p{L}\d.+#&/-]*)(?:[ -](?:\p{Lu}[\p{L}\d.+#&/-]*|and|of|in|&))+$/u.test(written))
      return true;
    if (!/^\p{Lu}[\p{L}\d.+#&/-]*$/u.test(written)) return false;
    const before = text.slice(Math.max(0, start - 3), start);
    return start > 0 && !/[\n.:!?]\s*$/.test(before) && tellsByCapitals(text, start);
  });
}

/** A line where capitals tell something: it has small words too. */
function tellsByCapitals(text: string, start: number): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to === -1 ? text.length : to);
  return (line.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []).length >= 2;
}

/** Whether a text names a skill only as what somebody is called: "Software Engineer" for Software Development. */
export function isOnlyRole(text: string, { places }: Pick<FoundSkill, 'places'>): boolean {
  return places.every(({ start, end }) => isTitle(text.slice(start, end)));
}

/** Whether a place stands within the name of an organisation: "Kaveri Dyes & Chemicals Ltd". */
function isInFirm(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const from = start - (/[^,\n|•\t(–:]*$/.exec(before)?.[0].length ?? 0);
  const rest = /[,\n|•\t(–:]/.exec(text.slice(end, end + 80));
  const part = text.slice(from, end + (rest?.index ?? 40)).trim();
  return (
    part.length > end - start && part.length <= 70 && companyStrength(part) >= 1.5 && /^\p{Lu}/u.test(part)
  );
}

/** How many places of known skills each line holds. */
export function knownByLine(known: SkillText, found: readonly FoundSkill[]): ReadonlyMap<Line, number> {
  const counts = new Map<Line, number>();
  for (const { places } of found) {
    for (const { start } of places) {
      const line = lineAt(known, start);
      if (line) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return counts;
}

/** The share of a line's items that are known skills. */
function knownShare(line: Line, counts: ReadonlyMap<Line, number>): number {
  const items = line.text.split(PART).length;
  return items < 2 ? 0 : Math.min(1, (counts.get(line) ?? 0) / items);
}

const isGeneral = (skill: Skill | null) => skill?.group === 'general';

/**
 * How well a skill fits the trade that all of them tell, 0 to 1, by the share of its field and of its group: what is
 * named in passing ("support for a dairy farm") comes last.
 */
export function tradeOf(found: readonly FoundSkill[]): (skill: Skill) => number {
  const amounts = new Map<string, number>();
  let whole = 0;
  for (const { skill, relevance } of found) {
    if (isGeneral(skill)) continue;
    whole += relevance;
    for (const key of [skill.field, `group ${skill.group}`])
      amounts.set(key, (amounts.get(key) ?? 0) + relevance);
  }
  const largest = Math.max(
    ...[...amounts].filter(([key]) => !key.startsWith('group ')).map(([, amount]) => amount),
    0,
  );
  return (skill) => {
    if (whole === 0 || largest === 0 || isGeneral(skill)) return 1;
    const field = (amounts.get(skill.field) ?? 0) / largest;
    const group = (amounts.get(`group ${skill.group}`) ?? 0) / whole;
    return Math.min(1, 0.6 * field + 0.6 * group);
  };
}

interface Named {
  readonly name: string;
  readonly skill: Skill | null;
  /** Place in the resume's own list of skills, from 0; null when it stands only elsewhere. */
  readonly listedAt: number | null;
  /** The skill has another name before this one. */
  readonly isAnother: boolean;
  readonly places: FoundSkill['places'];
}

interface Resume {
  readonly known: SkillText;
  /** How many known skills each line holds. */
  readonly knownByLine: ReadonlyMap<Line, number>;
  readonly inTitle: ReadonlySet<Skill>;
  readonly trade: (skill: Skill) => number;
}

const MANY = 30;

/** What a resume shows of one name. */
export function signsOf({ name, skill, listedAt, isAnother, places }: Named, resume: Resume): Signs {
  const { known } = resume;
  const { text } = known;
  const first = places[0];
  const line = first === undefined ? undefined : lineAt(known, first.start);
  const section: SectionKind | null = listedAt === null ? (line?.section ?? null) : null;
  const written = first === undefined ? name : text.slice(first.start, first.end);
  const amongOthers = places.some(
    ({ start, end }) =>
      OPENS_ITEM.test(text.slice(Math.max(0, start - 8), start)) &&
      CLOSES_ITEM.test(text.slice(end, end + 8)),
  );
  const is = (kind: SectionKind) => Number(section === kind);
  const words = name.split(/\s+/).length;
  return {
    listed: Number(listedAt !== null),
    listedLate: listedAt === null ? 0 : Math.min(listedAt, MANY) / MANY,
    unknown: Number(skill === null),
    narrower: Number(skill?.isNarrower === true),
    weight: skill?.weight ?? 0,
    general: Number(isGeneral(skill)),
    office: Number(skill?.field === 'Office software'),
    repeated: Math.log(Math.max(1, places.length)),
    inTitle: Number(skill !== null && resume.inTitle.has(skill)),
    onlyRole: Number(places.length > 0 && isOnlyRole(text, { places })),
    asName: Number(isWrittenAsName(text, { places })),
    acronym: Number(/^(?=.*\p{Lu}.*[\p{Lu}\d])[\p{Lu}\d&/.+-]{2,}$/u.test(written)),
    amongOthers: Number(amongOthers),
    pureList: Number(listedAt === null && line !== undefined && isPureList(line.text)),
    late: first === undefined ? 0 : first.start / Math.max(1, text.length),
    trade: skill === null ? 0 : resume.trade(skill),
    oneWord: Number(words === 1),
    longName: Number(words >= 3),
    commonWord: Number(words === 1 && isCommonWord(name.toLowerCase())),
    inFirm: Number(places.length > 0 && places.every(({ start, end }) => isInFirm(text, start, end))),
    bullet: Number(listedAt === null && line?.isBullet === true),
    header: is('header'),
    summary: is('summary'),
    projects: is('projects'),
    certifications: is('certifications'),
    achievements: is('achievements'),
    strengths: is('strengths'),
    other: is('other'),
    another: Number(isAnother),
    density: listedAt === null && line !== undefined ? knownShare(line, resume.knownByLine) : 0,
    inBrackets: Number(
      first !== undefined && /\([^()\n]*$/.test(text.slice(Math.max(0, first.start - 60), first.start)),
    ),
    digits: Number(/\d/.test(name)),
    used: Number(
      first !== undefined &&
        /\b(?:using|in|with|on|of|by|through|like|knowledge of)\s+$/i.test(
          text.slice(Math.max(0, first.start - 14), first.start),
        ),
    ),
    byItsName: Number(skill !== null && written.toLowerCase() === skill.name.toLowerCase()),
    endsAsSkill: Number(skill === null && endsAsSkill(name)),
    longLine: listedAt === null && line !== undefined ? Math.min(1, line.text.length / 200) : 0,
    opensLine: Number(first !== undefined && (first.start === 0 || text.charAt(first.start - 1) === '\n')),
    relevance:
      skill === null || listedAt !== null
        ? 0
        : skill.weight * (1 + Math.log(Math.max(1, places.length))) * resume.trade(skill),
    listedUnknown: Number(listedAt !== null && skill === null),
    listedPlain: Number(listedAt !== null && skill === null && /^\p{Ll}/u.test(name)),
    listedGeneral: Number(listedAt !== null && isGeneral(skill)),
    toldPlain: Number(listedAt === null && skill?.isNarrower === true && !isWrittenAsName(text, { places })),
    unitList: Number(listedAt === null && skill === null),
  };
}

/** The skills that a title names. */
export function skillsOfTitle(position: string | null): FoundSkill[] {
  return findNamedSkills(position ?? '');
}
