import { findNamedSkills, type FoundSkill } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import type { Line } from './document.ts';
import type { Weights } from './learned.ts';
import type { SectionKind } from './sections.ts';
import { companyStrength, isTitle } from './segments.ts';

/** The text that skills are looked for in, with the line that each place of it belongs to. */
export interface SkillText {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Where each line begins in the text. */
  readonly starts: readonly number[];
}

/** What speaks for or against a name being one of the skills that matter, each from 0 to about 1. */
export type SkillSigns = ReturnType<typeof signsOf>;

export type SkillWeights = Weights<keyof SkillSigns>;

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

/** Whether a text names a skill only as what somebody is called: "Software Engineer" for Software Development, not "Agent Recruitment". */
export function isOnlyRole(text: string, { places }: Pick<FoundSkill, 'places'>): boolean {
  return places.every(({ start, end }) => {
    const name = text.slice(start, end);
    return isTitle(name) && isTitle(name.split(/[\s–-]+/).at(-1) ?? name);
  });
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
  /** The share of the known skills that are written with a capital. */
  readonly capitals: number;
  /** How much of what is shown the resume's own list would fill, 0 to 1. */
  readonly listLength: number;
  readonly trade: (skill: Skill) => number;
}

const MANY = 30;

/** What a resume shows of one name. */
export function signsOf({ name, skill, listedAt, isAnother, places }: Named, resume: Resume) {
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
    inTitle: Number(skill !== null && resume.inTitle.has(skill)),
    onlyRole: Number(places.length > 0 && isOnlyRole(text, { places })),
    asName: Number(isWrittenAsName(text, { places })),
    acronym: Number(/^(?=.*\p{Lu}.*[\p{Lu}\d])[\p{Lu}\d&/.+-]{2,}$/u.test(written)),
    amongOthers: Number(amongOthers),
    trade: skill === null ? 0 : resume.trade(skill),
    oneWord: Number(words === 1),
    commonWord: Number(words === 1 && isCommonWord(name.toLowerCase())),
    inFirm: Number(places.length > 0 && places.every(({ start, end }) => isInFirm(text, start, end))),
    bullet: Number(listedAt === null && line?.isBullet === true),
    summary: is('summary'),
    projects: is('projects'),
    achievements: is('achievements'),
    another: Number(isAnother),
    density: listedAt === null && line !== undefined ? knownShare(line, resume.knownByLine) : 0,
    inBrackets: Number(
      first !== undefined && /\([^()\n]*$/.test(text.slice(Math.max(0, first.start - 60), first.start)),
    ),
    byItsName: Number(skill !== null && written.toLowerCase() === skill.name.toLowerCase()),
    longLine: listedAt === null && line !== undefined ? Math.min(1, line.text.length / 200) : 0,
    opensLine: Number(first !== undefined && (first.start === 0 || text.charAt(first.start - 1) === '\n')),
    relevance:
      skill === null || listedAt !== null
        ? 0
        : skill.weight * (1 + Math.log(Math.max(1, places.length))) * resume.trade(skill),
    listedPlain: Number(listedAt !== null && skill === null && /^\p{Ll}/u.test(name)),
    listedGeneral: Number(listedAt !== null && isGeneral(skill)),
    smallAmongCapitals: listedAt === null && /^\p{Ll}/u.test(written) ? resume.capitals : 0,
    toldBesideList: listedAt === null ? resume.listLength : 0,
  };
}

/** The share of skills that a text first names with a capital. */
export function capitalShare({ text }: SkillText, found: readonly FoundSkill[]): number {
  const firsts = found.flatMap(({ places }) => places.slice(0, 1));
  return firsts.filter(({ start }) => /\p{Lu}/u.test(text.charAt(start))).length / Math.max(1, firsts.length);
}

/** The skills that a title names. */
export function skillsOfTitle(position: string | null): FoundSkill[] {
  return findNamedSkills(position ?? '');
}
