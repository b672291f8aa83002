import { limits } from '#contract/limits.ts';
import { findNamedSkills, type FoundSkill } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { withoutSame } from '#server/engine/taxonomy/without-same.ts';
import { blankNonWords } from '#server/engine/text/terms.ts';
import { isOnTheWay } from './degrees.ts';
import type { Line, ResumeDocument } from './document.ts';
import { SKILL_WEIGHTS } from './data/skill-weights.ts';
import type { Fact } from './fact.ts';
import { isOfApplication } from './not-employers.ts';
import { weigh } from './learned.ts';
import {
  isOfOwnName,
  organisationsOf,
  placesOfNames,
  withoutNames,
  withoutOwnName,
  withoutSidebar,
} from './own-and-others-names.ts';
import { eachSaidOnce } from './said-twice.ts';
import { withoutSpeed } from './measured-skills.ts';
import { withoutNoSkills } from './no-skills.ts';
import { isTitle } from './segments.ts';
import { spelledOut } from './spelled-out.ts';
import type { SectionKind } from './sections.ts';
import { MAY_TELL_SEVERAL, withoutDatedNames } from './work-periods.ts';
import {
  cased,
  endsAsSkill,
  isListOfSkills,
  isPlainItem,
  joinedLines,
  listedSkills,
  LONGEST_LIST,
  shownName,
  TELLS_OF_A_LIST,
  withoutLabel,
  withoutLooseBracket,
} from './listed-skills.ts';
import {
  capitalShare,
  isOnlyRole,
  knownByLine,
  type SkillSigns,
  type SkillWeights,
  signsOf,
  skillsOfTitle,
  skillText,
  type SkillText,
  tradeOf,
} from './skill-order.ts';

const SKIPPED = ['education', 'personal', 'references', 'declaration', 'interests', 'languages', 'contact'];

/** Where a list of skills may stand under no heading of theirs. */
const MAY_LIST: readonly SectionKind[] = ['header', 'summary', 'strengths', 'other'];

const MOST_NAMES = 3;

/** A skill by the names that the text gives it: "BGP" and "OSPF" are both named, "Java" and "java" are one. */
function namesIn(text: string, { skill, places }: FoundSkill): string[] {
  const names = new Map<string, string>();
  for (const { start, end } of places) {
    const written = text.slice(start, end).replaceAll(/\s+/g, ' ');
    // A former post tells of what was done there: "Purchase Executive" of Purchasing.
    const name = isTitle(written) && !isTitle(skill.name) ? skill.name : shownName(skill, written);
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  // Other spellings of a narrower name say the same.
  return [...names.values()].slice(0, skill.isNarrower ? 1 : MOST_NAMES);
}

/** What lists call the skills that they name, by these. */
function namesByLists(lines: readonly Line[]): Map<Skill, string[]> {
  const names = new Map<Skill, string[]>();
  for (const { name, skill } of listedSkills(lines.map(({ text }) => text))) {
    const own = skill === null ? undefined : (names.get(skill) ?? []);
    if (skill !== null && own && own.length < MOST_NAMES) names.set(skill, [...own, name]);
  }
  return names;
}

const MIN_LISTED = 3;

/** Pieces of a line that are no item of a list: what was done, since when, and where in the firm. */
const NO_ITEM =
  /^(?:since|from|till|until|during|w\.?e\.?f)\b|^(?!(?:embedded|printed|seed|feed|weed|bed|speed|need|advanced|certified|registered|applied|automated|distributed|mixed|red|shed)\b)\p{Ll}+ed\b|^(?:[Hh]ead|[Mm]ember|[Pp]art|[Tt]eam) of\b|\bof \d+$|\b(?:department|dept|deptt|branch|region|zone|district)\.?$|^(?:City|State|Country|Company Name)$|\b(?:[Cc]ollege|[Uu]niversity|[Vv]idyalaya|[Pp]olytechnic)\b|^(?:[BM]\.? ?(?:Sc|Com|Tech|Ed|Stat|Pharm|Arch|Des)|[BM]\.E\.?(?= )|(?:Exec(?:utive)? )?MBA|PGDM|Ph\.?D)\b/u;

/** Words of places and of what stands in every address. */
const ADDRESS =
  /\b\d{6}\b|@|\b(?:road|nagar|colony|sector|street|floor|flat|dist|taluka|village|phase|chawl|near|opp|house)\b/i;

/**
 * What lists outside a skills section name, which the taxonomy does not know: short items beside one that is known, in
 * a line that is no address.
 */
function inLists({ text, lines, starts }: SkillText): Told[] {
  return lines.flatMap((line, at): Told[] => {
    if (line.section === 'skills' || ADDRESS.test(line.text) || ADDRESS_LABEL.test(line.text)) return [];
    const start = starts[at] ?? 0;
    const row = text.slice(start, starts[at + 1] ?? text.length).trimEnd();
    const shift = row.length - withoutLabel(row).length;
    const items = [...row.slice(Math.max(0, shift)).matchAll(ITEM)].map((match) => ({
      item: withoutLooseBracket(match[0].replaceAll(LEAD, '').replace(/[\s.:–-]+$/, '')),
      from: start + Math.max(0, shift) + match.index + (LEAD_AT_START.exec(match[0])?.[0].length ?? 0),
    }));
    const plain = items.filter(
      ({ item }) =>
        isPlainItem(item) &&
        item.split(' ').length <= 3 &&
        !/^\d/.test(item) &&
        !NO_ITEM.test(item) &&
        !(isTitle(item) && /\b(?:19|20)\d\d\b/.test(row)),
    );
    if (plain.length < MIN_LISTED || findNamedSkills(row).length === 0) return [];
    const known = plain.filter(({ item }) => findNamedSkills(item).length > 0).length;
    const isPure = plain.length > MIN_LISTED && plain.length >= 0.7 * items.length;
    const isOfSkills = plain.length > MIN_LISTED + 1 && known >= 0.3 * items.length;
    const isSkill = (item: string) => endsAsSkill(item) || (isPure && (isOfSkills || /^\p{Lu}/u.test(item)));
    return plain
      .filter(({ item }) => isSkill(item) && findNamedSkills(item).length === 0)
      .map(({ item, from }) => ({
        name: cased(item),
        skill: null,
        places: [{ start: from, end: from + item.length }],
      }));
  });
}

const ITEM = /[^,;|•\n\t]+/g;
const LEAD_AT_START = /^(?:\s*(?:and|in|of|with|knowledge of|using|(?:i )?can (?:do|handle))\s+|[\s.:–-]+)/i;
const LEAD = /^(?:\s*(?:and|in|of|with|knowledge of|using|(?:i )?can (?:do|handle))\s+|[\s.:–-]+)/gi;

const ADDRESS_LABEL =
  /^\W*(?:(?:present|permanent|current|postal|home|residential|local|correspondence|native|my) )*(?:address|adress|addr|residence|add(?=\s*[.:–\t-]))\b/i;

type Listed = Pick<Told, 'name' | 'skill'>;

interface Told {
  readonly name: string;
  readonly skill: Skill | null;
  readonly places: FoundSkill['places'];
}

/** A skill that a resume names, with what speaks for it. */
export interface NamedSkill {
  readonly name: string;
  /** Place in the resume's own list, from 0; null when it stands only elsewhere. */
  readonly listedAt: number | null;
  readonly signs: SkillSigns;
}

/** The first 15; where there are more, "Spring" goes for "Spring Boot" among them, and the next comes in. */
function foremost<T extends { readonly name: string }>(names: readonly T[]): T[] {
  const chosen = [...names];
  for (;;) {
    const first = chosen.slice(0, limits.skills.extracted);
    const at =
      chosen.length <= limits.skills.extracted
        ? -1
        : first.findIndex(({ name }) =>
            first.some((other) => isWithin(name.toLowerCase(), other.name.toLowerCase())),
          );
    if (at === -1) return first;
    chosen.splice(at, 1);
  }
}

function isWithin(name: string, other: string): boolean {
  return other.startsWith(`${name} `) || other.endsWith(` ${name}`);
}

/** Where a skill is shown: the writer's own list in its order, virtues of the workplace and plain words after it, then the rest. */
function placeOf({ listedAt, signs }: NamedSkill): number {
  if (listedAt === null) return Number.MAX_SAFE_INTEGER;
  return listedAt + (signs.listedGeneral + signs.listedPlain > 0 ? MAX_LISTED : 0);
}

const MAX_LISTED = 10_000;

/**
 * At most 15 skills, those that matter most first, by the names that the writer gave them where these are narrower
 * than the taxonomy's. What the skills section lists counts most, also what no taxonomy knows.
 */
export function readSkills(
  document: ResumeDocument,
  position: string | null,
  company: string | null = null,
  name: string | null = null,
): Fact<string[]> | null {
  const { skills, listed } = namedSkills(document, position, company, name);
  const value = chooseSkills(skills);
  return value.length === 0 ? null : { value, confidence: listed >= 3 ? 0.95 : 0.8 };
}

/** The names of the at most 15 skills that matter most by their signs, in the order to show them. */
export function chooseSkills(named: readonly NamedSkill[], weights: SkillWeights = SKILL_WEIGHTS): string[] {
  const ranked = named
    .map((skill) => ({ ...skill, order: weigh(skill.signs, weights) }))
    .toSorted((a, b) => b.order - a.order);
  const listed = new Set(
    ranked.filter(({ listedAt }) => listedAt !== null).map(({ name }) => name.toLowerCase()),
  );
  return foremost(eachSaidOnce(withoutSame(ranked, ({ name }) => name, listed)))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ name }) => name);
}

const ADDRESS_ON_THE_NET = /\b[\w-]+\.(?:com|net|org|in|io|dev|me|co)\/\S*/gi;

/** Without links, whose words are other people's: "behance.net/tanvi". */
function withoutLinks(text: string): string {
  return text.replaceAll(ADDRESS_ON_THE_NET, (link) => ' '.repeat(link.length));
}

/** What somebody makes or writes, behind what it is for: "settlement services", "collections jobs". */
const THING_MADE =
  /^ (?:micro)?(?:services?|modules?|systems?|sheets?|pipelines?|jobs?|apps?|applications?|platforms?|engines?|workflows?|dashboards?|apis?|features?|tools?|portals?|flows?|screens?|pages?|scripts?|products?)\b/i;
const MADE =
  /\b(?:built|developed|designed|created|implemented|wrote|owned|made|coded|shipped|launched)\b[^.;]*$/i;
/** Below this share a name is of another trade; of an employer's name it has to be of the own one. */
const FOREIGN = 0.25;
const OF_TRADE = 0.5;

/**
 * Whether a name of one ordinary word is no skill, as it stands in a sentence and no list: it is of another trade than the rest
 * where the writer lists skills too, or part of an employer's name ("Meghmani Textiles"), or tells only what something is for that was made.
 */
function isInPassing(
  signs: SkillSigns,
  text: string,
  places: FoundSkill['places'],
  hasList: boolean,
): boolean {
  const isOneWord = places.length > 0 && places.every(({ start, end }) => !/\s/.test(text.slice(start, end)));
  if (!isOneWord || signs.listed + signs.general + signs.amongOthers + signs.inTitle + signs.opensLine > 0)
    return false;
  const isSmall = places.every(({ start }) => /^\p{Ll}/u.test(text.slice(start, start + 2)));
  const isOfAThing =
    isSmall &&
    places.every(
      ({ start, end }) =>
        THING_MADE.test(text.slice(end, end + 24)) && MADE.test(text.slice(Math.max(0, start - 80), start)),
    );
  const isOrdinary = hasList && isSmall && signs.commonWord > 0;
  return isOfAThing || (isOrdinary && signs.trade < FOREIGN) || (signs.inFirm > 0 && signs.trade < OF_TRADE);
}

/** Whether a text names a skill only as the label of a list: "Computer knowledge: Tally, Excel". */
function isOnlyLabel(text: string, { places }: FoundSkill): boolean {
  return places.every(
    ({ start, end }) =>
      TELLS_OF_A_LIST.test(text.slice(start, end)) && /^\s*[:;–]/.test(text.slice(end, end + 4)),
  );
}

/** Whether a place names accountancy's degree as one that is only begun: "pursuing Chartered Accountancy". */
function isBegunDegree(text: string, { start, end }: FoundSkill['places'][number]): boolean {
  return (
    /^chartered accountan/i.test(text.slice(start, end)) &&
    isOnTheWay(text.slice(Math.max(0, start - 60), start), text.slice(end, end + 60))
  );
}

/** Whether a list names the same skill in full as well: "Photoshop" beside "Adobe Photoshop", but not GST beside GST Returns. */
function isNamedInFull(each: Listed, others: readonly Listed[]): boolean {
  return (
    each.skill !== null &&
    others.some(
      ({ name, skill }) =>
        skill === each.skill &&
        name.toLowerCase() === skill?.name.toLowerCase() &&
        isWithin(each.name.toLowerCase(), name.toLowerCase()),
    )
  );
}

/** Every skill that the resume names outside the names of its person and of organisations, and how many its own list holds. */
export function namedSkills(
  written: ResumeDocument,
  position: string | null,
  company: string | null,
  name: string | null = null,
): { skills: NamedSkill[]; listed: number } {
  const document = withoutSidebar(written, name);
  const organisations = organisationsOf(document, company);
  const section = document.lines.filter(
    (line) => line.section === 'skills' && !line.isHeading && line.text.length < LONGEST_LIST,
  );
  const listed = listedSkills(
    joinedLines(section).map((line) => spelledOut(withoutNames(line, name, organisations))),
  ).filter(
    (each, at, all) =>
      (each.skill !== null || !isOfOwnName(each.name, name)) && !isNamedInFull(each, all.toSpliced(at, 1)),
  );
  const known = skillText(
    document.lines.filter(
      (line) =>
        !line.isHeading &&
        !SKIPPED.includes(line.section) &&
        !ADDRESS_LABEL.test(line.text) &&
        // Below the header it is what was made: "Applied for two patents".
        !(line.section === 'header' && isOfApplication(line.text)),
    ),
    ({ text, section: kind }) => {
      const worked = MAY_TELL_SEVERAL.includes(kind) ? withoutDatedNames(text) : text;
      const ofOthers = company === null ? worked : worked.replaceAll(company, 'the company');
      return blankNonWords(spelledOut(withoutOwnName(withoutLinks(withoutNoSkills(ofOthers)), name)));
    },
  );
  // The text's words are spelled out, those of names as well: "Recon Infotech" keeps no books.
  const isOfName = placesOfNames(known.text, [
    ...new Set([...organisations, ...organisations.map(spelledOut)]),
  ]);
  const ofTitle = skillsOfTitle(position);
  const found = findNamedSkills(known.text)
    .map((each) => ({
      ...each,
      places: each.places.filter((place) => !isOfName(place) && !isBegunDegree(known.text, place)),
    }))
    .filter(({ places }) => places.length > 0);
  // What stands in a list elsewhere counts no more than what is told, yet is called as it stands there.
  const inSections = (kinds: readonly SectionKind[]) =>
    namesByLists(known.lines.filter((line) => kinds.includes(line.section) && isListOfSkills(line.text)));
  // A program is called the same wherever it stands; what was done in an employment has names of its own.
  const ofWork = [...inSections(['experience'])].filter(([skill]) => skill.group !== 'technology');
  const elsewhere = new Map([
    ...ofWork.map(([skill, names]) => [skill, names.slice(0, 1)] as const),
    ...inSections(MAY_LIST),
  ]);
  const places = new Map(found.map((each) => [each.skill, each.places]));
  const placesOf = (skill: Skill | null) => (skill === null ? [] : (places.get(skill) ?? []));
  const resume = {
    known,
    knownByLine: knownByLine(known, found),
    capitals: capitalShare(known, found),
    listLength: Math.min(1, listed.length / limits.skills.extracted),
    inTitle: new Set(ofTitle.map(({ skill }) => skill)),
    trade: tradeOf([...found, ...ofTitle]),
  };
  const isListed = new Set(listed.flatMap(({ skill, within }) => [skill, ...within]));
  const certified = new Set(
    document.lines
      .filter(({ section }) => section === 'certifications')
      .flatMap(({ text }) => findNamedSkills(text).map(({ skill }) => skill)),
  );
  const told = found.filter(
    (each) =>
      !isListed.has(each.skill) &&
      !(each.skill.isNarrower && isOnlyRole(known.text, each)) &&
      !isOnlyLabel(known.text, each),
  );
  const named = [
    ...listed.map((each, at) => ({ ...each, listedAt: at, isAnother: false, places: placesOf(each.skill) })),
    ...told.flatMap((each) =>
      (elsewhere.get(each.skill) ?? namesIn(known.text, each)).map((name, at) => ({
        name,
        skill: each.skill,
        listedAt: null,
        // Of certificates each counts: BLS and ACLS.
        isAnother: at > 0 && !certified.has(each.skill),
        places: each.places,
      })),
    ),
    ...inLists(known)
      .filter(({ name: item, places }) => !places.some(isOfName) && !isOfOwnName(item, name))
      .map((each) => ({ ...each, listedAt: null, isAnother: false })),
  ];
  const skills = new Map<string, NamedSkill>();
  for (const each of named) {
    const shown = withoutSpeed(each.name);
    const key = shown.toLowerCase();
    if (skills.has(key)) continue;
    const signs = signsOf(each, resume);
    if (isInPassing(signs, known.text, each.places, listed.length >= MIN_LISTED)) continue;
    skills.set(key, { name: shown, listedAt: each.listedAt, signs });
  }
  return { skills: [...skills.values()], listed: listed.length };
}
