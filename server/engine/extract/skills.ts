import { canonicalCity } from '#server/engine/cities.ts';
import { findNamedSkills, type FoundSkill } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { withoutSame } from '#server/engine/taxonomy/without-same.ts';
import { blankNonWords } from '#server/engine/text/terms.ts';
import { tokenise } from '#server/engine/text/tokens.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import type { Line, ResumeDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { headingKind, SPOKEN_LANGUAGE } from './sections.ts';
import { isTitle } from './segments.ts';

/** The specification caps the skills read from a resume. */
const MAX_SKILLS = 15;

const NOISE =
  /\b(?:years?|months?|yrs|experience|knowledge of|good at|ability|responsible|including|etc|excellent|strong|hard ?working|honest|punctual|positive|self|quick|fast learner|proficient|expert|advanced|intermediate|beginner|basic|and so on|various|using|like|such as)\b/i;
/** What somebody says of joining and moving, in the middle of a list or below it. */
const STATUS =
  /\b(?:can|will|could|may|able to|ready to|willing to|available to) (?:also )?(?:join|relocate|travel|work)\b|\bjoin(?:ing|er)?s? (?:immediate(?:ly)?|asap|anytime|any time|in \d|within)\b|\bimmediate(?:ly)? (?:join\w*|available|availability)|\bavailable (?:immediately|from|for)\b|\b(?:ready|willing|open) (?:to|for) \w+|\bwillingness to\b|\b(?:notice period|serving notice|no notice)\b|^(?:immediate|relocation|join immediately)$/i;
const LEVEL =
  /\s*[([:–-]\s*(?:\d[\d.]*\s*(?:\+|\/|%)?.*|expe?rience\b.*|less than .*|expert|advanced|intermediate|beginner|basics?|proficient|good|excellent|fluent|strong|learning|working knowledge|[★☆●○•]+.*)[)\]]?\s*$/i;
const LABEL =
  /^(?:[A-Za-z][A-Za-z &/()-]{1,34}\s*(?::|–\s|\t(?=[^\t]*,))|(?:TOOLS?|SKILLS?|CONCEPTS|SOFTWARES?|TECHNOLOGIES|PLATFORMS?|DATABASES?|FRAMEWORKS?)(?= ))\s*/;

/** A line without its label; one that names a skill itself ("Family Law – divorce, custody") is an item of the list. */
function withoutLabel(line: string): string {
  return line.replace(LABEL, (label) => {
    const name = label.replaceAll(/[\s:–\t]+$/g, '');
    const [found] = findNamedSkills(name);
    return found && found.places[0]?.start === 0 && name.length <= 30 ? `${name}, ` : '';
  });
}

/** Lines of a list that goes on: broken at the margin, not after an item. */
function joinedLines(lines: readonly Line[]): string[] {
  const joined: string[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      before?.at === line.at - 1 &&
      !line.opensBlock &&
      !line.isBullet &&
      before.text.length >= 55 &&
      before.text.includes(',') &&
      !LABEL.test(line.text);
    if (goesOn) joined[joined.length - 1] = `${last}${/[.;]$/.test(last) ? ', ' : ' '}${line.text}`;
    else joined.push(line.text);
    before = line;
  }
  return joined;
}

function itemsOf(line: string): string[] {
  return line
    .split(/\s*[,;|•\t]\s*|\s{2,}/)
    .map((item) =>
      item
        .replace(LEVEL, '')
        .replaceAll(/^[\s.:–-]+|[\s.:–-]+$/g, '')
        .replaceAll(/\s+/g, ' '),
    )
    .filter(Boolean);
}

/** The items of a skills section as somebody listed them, without levels and years, and those that stood in brackets. */
function listedItems(lines: readonly string[]): { outer: string[]; asides: string[] } {
  const asides: string[] = [];
  const outer = lines.map((line) =>
    withoutLabel(line).replaceAll(/\s*\(([^()]*,[^()]*)\)/g, (_whole, inner: string) => {
      asides.push(inner);
      return '';
    }),
  );
  // What stands in brackets, "AWS (EC2, S3)", is a detail of what stands before: it comes last.
  return { outer: outer.flatMap(itemsOf), asides: asides.flatMap(itemsOf) };
}

/** Whether an item that the taxonomy does not know can stand as a skill: a short name and nothing else. */
function isPlainItem(item: string): boolean {
  return (
    item.split(' ').length <= 4 &&
    item.length >= 2 &&
    item.length <= 40 &&
    /^[\p{L}\d.#+][\p{L}\d .+#/&'()-]*$/u.test(item) &&
    /\p{L}{2}/u.test(item) &&
    !NOISE.test(item) &&
    !STATUS.test(item) &&
    !SPOKEN_LANGUAGE.test(item) &&
    canonicalCity(item) === null &&
    headingKind(item) === null &&
    !/^(?:and|or|in|of|with|to|for|the|a|i|my)\b|\b(?:and|or|in|of|with|to|for)$/i.test(item)
  );
}

function initials(name: string): string {
  return name
    .split(/[^\p{L}\d]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();
}

/** Whether what was written is only another spelling of the skill's name: "reactjs" for React, "BRS" for its words. */
function isSpellingOf(written: string, name: string, listed: boolean): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? [];
  if (/^\p{L}\d+\p{L}$/u.test(written)) return true; // "k8s"
  if (initials(name) === written.toLowerCase() || initials(written) === name.toLowerCase()) return true;
  const [asWritten, asNamed] = [words(written), words(name)];
  const isWritten = (own: string) =>
    asWritten.some((word) => own.startsWith(word.slice(0, 4)) || word.startsWith(own));
  return listed ? asWritten.length >= asNamed.length && asNamed.every(isWritten) : asNamed.some(isWritten);
}

/**
 * The name to show: the taxonomy's for another spelling of it; what the writer wrote for something narrower that only
 * counts as that skill ("JUnit" is not shown as Unit Testing). What somebody listed stays as they call it, unless every
 * word of the name is in it: "Kafka" and "Inventory Management" stay, "MS Excel" is Excel.
 */
function shownName(skill: Skill, written: string, listed = false): string {
  // "Lab dip approval" opens a sentence: the capital is not the name's.
  if (skill.isNarrower) return cased(/^\p{Lu}[^\p{Lu}]*$/u.test(written) ? written.toLowerCase() : written);
  if (isSpellingOf(written, skill.name, listed)) return skill.name;
  return cased(written);
}

/** A listed name with capitals as names have them: "poly house" and "SAFETY" are made so, "TIG" and "jQuery" stay. */
function cased(written: string): string {
  if (written === written.toLowerCase()) {
    return written.replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  }
  return written.replaceAll(/\p{Lu}{4,}/gu, (word) =>
    isCommonWord(word.toLowerCase()) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
}

/** A listed item: the name to show, and its skill when the taxonomy knows it. */
interface Listed {
  readonly name: string;
  readonly skill: Skill | null;
}

/** What a list of skills names, line by line in its order, without levels, years and spoken languages. */
export function listedSkills(lines: readonly string[]): Listed[] {
  const listed: Listed[] = [];
  const { outer, asides } = listedItems(lines);
  for (const [at, item] of [...outer, ...asides].entries()) {
    const found = findNamedSkills(item).toSorted(
      (a, b) => (a.places[0]?.start ?? 0) - (b.places[0]?.start ?? 0),
    );
    for (const { skill, places } of found) {
      const alone = found.length === 1 && isPlainItem(item);
      listed.push({
        name: shownName(
          skill,
          alone ? item : item.slice(places[0]?.start, places[0]?.end),
          alone && at < outer.length,
        ),
        skill,
      });
    }
    if (found.length > 0) continue;
    for (const part of item.split('/').map((each) => each.trim())) {
      if (isPlainItem(part)) listed.push({ name: cased(part), skill: null });
    }
  }
  // Ambiguous names ("C", "Go") are told only by their neighbours, so the section is also read as a whole.
  const named = new Set(listed.map(({ skill }) => skill));
  const whole = findNamedSkills(lines.join('\n')).filter(({ skill }) => !named.has(skill));
  for (const { skill } of whole) {
    const plain = listed.findIndex(({ name }) => name.toLowerCase() === skill.name.toLowerCase());
    if (plain === -1) listed.push({ name: skill.name, skill });
    else listed[plain] = { name: skill.name, skill };
  }
  return listed;
}

/**
 * How well a skill fits the trade that all of them tell, 0 to 1, by the share of its field and of its group: what is
 * named in passing ("support for a dairy farm") comes last.
 */
function tradeOf(found: readonly FoundSkill[]): (skill: Skill) => number {
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

/**
 * What adds to the order of a skill told in the text: written as a name; and what takes from it: only in a role, or a
 * narrower name in small letters, which may be a plain word.
 */
const AS_NAME = 1;
const AS_ROLE = 2;

const AS_PLAIN = 0.7;

/** A line where capitals tell something: it has small words too. */
function tellsByCapitals(text: string, start: number): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to === -1 ? text.length : to);
  return (line.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []).length >= 2;
}

/** "Cost Control", or "Costing" amid small letters: who writes capitals there names a skill. */
function isWrittenAsName(text: string, { places }: FoundSkill): boolean {
  return places.some(({ start, end }) => {
    const written = text.slice(start, end);
    if (/^(?:\p{Lu}[\p{L}\d.+#&/-]*)(?:[ -](?:\p{Lu}[\p{L}\d.+#&/-]*|and|of|in|&))+$/u.test(written))
      return true;
    if (!/^\p{Lu}[\p{L}\d.+#&/-]*$/u.test(written)) return false;
    const before = text.slice(Math.max(0, start - 3), start);
    return start > 0 && !/[\n.:!?]\s*$/.test(before) && tellsByCapitals(text, start);
  });
}

/** Whether a text names a skill only as what somebody is called: "Software Engineer" for Software Development. */
function isOnlyRole(text: string, { places }: FoundSkill): boolean {
  return places.every(({ start, end }) => isTitle(text.slice(start, end)));
}

const MOST_NAMES = 3;

/** A skill by the names that the text gives it: "BGP" and "OSPF" are both named, "Java" and "java" are one. */
function namesIn(text: string, skill: Skill, places: FoundSkill['places']): { name: string; skill: Skill }[] {
  const names = new Map<string, string>();
  for (const { start, end } of places) {
    const name = shownName(skill, text.slice(start, end).replaceAll(/\s+/g, ' '));
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, MOST_NAMES).map((name) => ({ name, skill }));
}

const SKIPPED = ['education', 'personal', 'references', 'declaration', 'interests', 'languages', 'contact'];

const MIN_LISTED = 3;

let endings: Set<string> | undefined;

/** Whether an item ends as skills end ("Objection Handling", "Need Analysis"): with the last word of one that is known. */
function endsAsSkill(item: string): boolean {
  endings ??= new Set(
    allSkills().flatMap(({ aliases }) =>
      aliases.flatMap(({ words }) => (words.length >= 2 ? words.slice(-1) : [])),
    ),
  );
  return endings.has(tokenise(item).at(-1)?.norm ?? '');
}

/** Words of places and of what stands in every address. */
const ADDRESS =
  /\b\d{6}\b|@|\b(?:road|nagar|colony|sector|street|floor|flat|dist|taluka|village|phase|chawl|near|opp|house)\b/i;

/**
 * What lists outside a skills section name, which the taxonomy does not know: short items beside one that is known, in
 * a line that is no address; those that end as skills do, or of a list that is nothing but such items.
 */
function inLists(document: ResumeDocument): Listed[] {
  return document.lines
    .filter(
      (line) =>
        ['summary', 'experience', 'projects', 'header'].includes(line.section) &&
        !line.isHeading &&
        !ADDRESS.test(line.text),
    )
    .flatMap(({ text }) => {
      const items = withoutLabel(text)
        .split(/\s*[,;|•]\s*/)
        .map((item) => item.replaceAll(/^(?:and|in|of|with|knowledge of|using)\s+|[\s.:–-]+$/gi, ''));
      const plain = items.filter((item) => isPlainItem(item) && item.split(' ').length <= 3);
      if (plain.length < MIN_LISTED || findNamedSkills(text).length === 0) return [];
      const isPure = plain.length > MIN_LISTED && plain.length >= 0.7 * items.length;
      return plain
        .filter(
          (item) => (isPure || endsAsSkill(item)) && !/^\d/.test(item) && findNamedSkills(item).length === 0,
        )
        .map((item) => ({ name: cased(item), skill: null }));
    });
}

function isGeneral(skill: Skill | null): boolean {
  return skill?.group === 'general';
}

/**
 * At most 15 skills, those that matter most first: what the skills section lists (also what no taxonomy knows), then
 * what the rest of the resume shows, workplace virtues last.
 */
export function readSkills(
  document: ResumeDocument,
  position: string | null,
  company: string | null = null,
): Fact<string[]> | null {
  const { names: named, listed } = namedSkills(document, position, company);
  const listedNames = new Set(listed.map((name) => name.toLowerCase()));
  const all = withoutSame(named, (name) => name, listedNames);
  // Where there are too many, "Spring" goes for "Spring Boot", not for what is left out itself.
  const first = all.slice(0, MAX_SKILLS);
  const narrow = all.filter(
    (name) => !first.some((other) => other.toLowerCase().startsWith(`${name.toLowerCase()} `)),
  );
  const value = (narrow.length >= MAX_SKILLS ? narrow : all).slice(0, MAX_SKILLS);
  return value.length === 0 ? null : { value, confidence: listed.length >= 3 ? 0.95 : 0.8 };
}

/** Every skill that the resume names outside its employer's name, those that matter most first, and those that its own list holds. */
function namedSkills(
  document: ResumeDocument,
  position: string | null,
  company: string | null,
): { names: string[]; listed: string[] } {
  const section = document.lines.filter(
    (line) => line.section === 'skills' && !line.isHeading && line.text.length < 500,
  );
  const listed = listedSkills(joinedLines(section));
  const known = new Set(listed.map(({ skill }) => skill));
  const rest = blankNonWords(
    document.lines
      .filter((line) => !line.isHeading && !SKIPPED.includes(line.section))
      .map(({ text }) => (company === null ? text : text.replaceAll(company, 'the company')))
      .join('\n'),
  );
  const certified = new Set(
    document.lines
      .filter(({ section }) => section === 'certifications')
      .flatMap(({ text }) => findNamedSkills(text).map(({ skill }) => skill)),
  );
  const inTitle = new Set(findNamedSkills(position ?? '').map(({ skill }) => skill));
  const found = findNamedSkills(rest);
  const trade = tradeOf([...found, ...findNamedSkills(position ?? '')]);
  const told = found
    .filter((each) => !known.has(each.skill) && !(each.skill.isNarrower && isOnlyRole(rest, each)))
    .map((each) => ({
      order:
        each.relevance * trade(each.skill) +
        (inTitle.has(each.skill) ? 1 : 0) +
        (certified.has(each.skill) ? 1 : 0) +
        (isWrittenAsName(rest, each) ? AS_NAME : each.skill.isNarrower ? -AS_PLAIN : 0) -
        (isOnlyRole(rest, each) ? AS_ROLE : 0),
      skill: each.skill,
      names: namesIn(rest, each.skill, each.places),
    }));
  const shown = [
    ...told.flatMap(({ order, skill, names }) =>
      names.slice(0, certified.has(skill) ? MOST_NAMES : 1).map((one) => ({ ...one, skill, order })),
    ),
    ...inLists(document).map((one) => ({ ...one, order: 0 })),
  ].toSorted((a, b) => b.order - a.order);
  const otherNames = told
    .toSorted((a, b) => b.order - a.order)
    .flatMap(({ names }) => names.slice(1))
    .filter(({ skill }) => !isGeneral(skill));
  const own = listed.filter(({ skill }) => !isGeneral(skill));
  const isOffice = (skill: Skill | null) => skill?.field === 'Office software';
  const ordered = [
    ...own.filter(({ skill, name }) => skill !== null || /^[\p{Lu}\d]/u.test(name)),
    ...(own.length < MAX_SKILLS ? listed.filter(({ skill }) => isGeneral(skill)) : []),
    ...own,
    ...listed,
    ...shown.filter(
      ({ skill, order }) => isOffice(skill) || !isGeneral(skill) || (order >= 1 && listed.length === 0),
    ),
    ...(listed.length === 0 ? shown : []),
    ...otherNames,
  ];
  const names = new Map<string, string>();
  for (const { name } of ordered) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return { names: [...names.values()], listed: listed.map(({ name }) => name) };
}
