import { calibrate } from './calibrate.ts';
import { weighsAsCity } from './cities.ts';
import { embed } from './embed.ts';
import { isOfEmployer } from './extract/employer-words.ts';
import { blankHobbies } from './extract/hobbies.ts';
import { type YearsAgainst, yearsAgainst } from './match-years.ts';
import { findNamedSkills, findSkills, type FoundSkill } from './taxonomy/find-skills.ts';
import { isOfAKind, spellingsOfOwn } from './taxonomy/own-names.ts';
import type { Skill } from './taxonomy/parse.ts';
import { widerSkill } from './taxonomy/wider-skills.ts';
import { blankHiring } from './text/hiring-words.ts';
import { normaliseText } from './text/normalise.ts';
import { blankNonWords, type Term, termsOf } from './text/terms.ts';

export interface JobToMatch {
  readonly title: string;
  readonly text: string;
  /** The skills that the job asks for by name; those of the text where there are none. */
  readonly skills?: readonly string[] | null;
  /** Years. */
  readonly experience?: { readonly min: number | null; readonly max: number | null } | null;
  /** `embed` of the job, when it is stored: must be of this engine. */
  readonly vector?: readonly number[] | null;
}

export interface ResumeToMatch {
  readonly text: string;
  readonly title?: string | null;
  readonly skills?: readonly string[] | null;
  /** Whole years. */
  readonly experienceYears?: number | null;
  /** `embed` of the resume, when it is stored: must be of this engine. */
  readonly vector?: readonly number[] | null;
}

export interface MatchExplanation {
  /** Skills that the job asks for and the person has. */
  matchedSkills: string[];
  /** Skills that the job asks for by name and the resume does not show. */
  missingSkills: string[];
  /** What the person has besides, the most telling first. */
  extraSkills: string[];
  /** The line of the resume that shows a matched skill. */
  evidence: { skill: string; line: string }[];
  experience: YearsAgainst;
  /** Words that both texts share, with their part (0 to 1) in what they share. */
  topTerms: { term: string; weight: number }[];
}

const MAX_EXTRA = 12;
const MAX_TERMS = 8;

/** Of people alike in the rest, whoever has more of the asked skills must come first: a third, and the words two. */
const COVERAGE_PART = 0.3;
/** A skill of the same family counts this much of the one asked for. */
const KIN_SHARE = 0.4;

interface Wanted {
  /** As the job's author wrote it; the taxonomy's for one found in the text, the narrower one where that alone stands there. */
  readonly name: string;
  /** Finds the name in a text where it says more than the skill's own; null where it does not. */
  readonly words: RegExp | null;
  readonly skill: Skill | null;
  /** Has a name of its own, for which a wider word is no proof: "HRMS" does not show greytHR. */
  readonly isOwn: boolean;
  /** Names a kind of thing, of which any one shows it: Keka is an HRMS. */
  readonly isKind: boolean;
  /** Named by the job's author, not only found in its text. */
  readonly named: boolean;
  /** Part of a skill that is asked for by its own name, too: told, and counted there. */
  readonly isPart: boolean;
  /** What a kind of it is a kind of (lower case): the skill under any of its names, but not for a narrower thing, which only counts as it. */
  readonly wider: string;
}

function wantedSkills(job: JobToMatch): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const written of job.skills ?? []) {
    const name = written.trim();
    const asked = normaliseText(name);
    const found = findSkills(asked)[0]?.skill ?? null;
    const general = (found?.name ?? name).toLowerCase();
    const own = ownWords(name, found);
    const narrow = isNarrower(asked);
    const isPart = wanted.has(general) && (narrow || own !== null);
    const key = isPart ? name.toLowerCase() : general;
    if (name !== '' && !wanted.has(key))
      wanted.set(key, {
        name,
        skill: found,
        named: true,
        isPart,
        isOwn: own !== null && !isOfAKind(name),
        isKind: isOfAKind(name),
        words: own ?? wordsOf(name, found),
        wider: narrow ? name.toLowerCase() : general,
      });
  }
  const isNamed = wanted.size === 0;
  const text = blankHiring(normaliseText(`${job.title}\n${job.text}`));
  const isTold = new Set([...wanted.values()].map(({ name }) => name));
  const narrower = findNamedSkills(text).filter(({ skill }) => skill.isNarrower);
  for (const { skill, places } of findSkills(text)) {
    const key = skill.name.toLowerCase();
    if (wanted.has(key)) continue;
    const told = narrowerName(places, narrower);
    // One that names two skills is told once.
    const name = told === undefined || isTold.has(told) ? skill.name : told;
    isTold.add(name);
    const named = isNamed && skill.weight === 1;
    const words = wordsOf(name, skill);
    const wider = name.toLowerCase();
    wanted.set(key, { name, skill, named, isPart: false, isOwn: false, isKind: false, words, wider });
  }
  return [...wanted.values()];
}

/** Whether all of a name is one of the narrower ones. */
function isNarrower(name: string): boolean {
  return findNamedSkills(name).some(
    ({ skill, places }) => skill.isNarrower && places.some(({ start, end }) => end - start === name.length),
  );
}

/** The narrower name within which a skill is named wherever a text names it: "Drip Irrigation" for Irrigation. */
function narrowerName(places: FoundSkill['places'], narrower: readonly FoundSkill[]): string | undefined {
  return narrower.find((each) =>
    places.every(({ start, end }) => each.places.some((wide) => wide.start <= start && end <= wide.end)),
  )?.skill.name;
}

function wordsOf(name: string, skill: Skill | null): RegExp | null {
  return name.toLowerCase() === skill?.name.toLowerCase() ? null : wholeWords(name);
}

/** Finds a thing with a name of its own under each of its spellings; null where the name is only the skill's. */
function ownWords(name: string, skill: Skill | null): RegExp | null {
  const spellings = skill === null ? [] : spellingsOfOwn(name);
  return spellings.length === 0 || spellings.includes(skill?.name ?? '') ? null : wholeWords(...spellings);
}

/** Texts as whole words, however their letters are written. */
function wholeWords(...texts: string[]): RegExp {
  const letters = texts.map(lettersOf).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${letters})(?![\p{L}\p{N}])`, 'iu');
}

function lettersOf(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`[\s-]+`);
}

interface Shown {
  /** Line of the resume by skill name (lower case); blank when only entered by hand. */
  readonly lines: Map<string, string>;
  /** The same of what they are a kind of. Told, not scored: a skill of the same family has its share there. */
  readonly wider: Map<string, string>;
  readonly families: Set<string>;
  readonly ordered: readonly Skill[];
  /** Those that only the name of an employer spells. */
  readonly ofEmployers: ReadonlySet<Skill>;
  /** The resume, and with the skills that were entered by hand. */
  readonly text: string;
  readonly all: string;
}

/** How far a shown line may reach, in characters. */
const MAX_LINE = 200;
/** A line that ends so is broken off by the page's edge, and goes on in the next. */
const BROKEN_OFF = /(?:[,&/]|\b(?:and|or|of|the|in|on|at|for|with|to|by|from|using|including))$/;
/** A line of so many characters, followed by a small letter, is as well; shorter ones are a list in small letters. */
const FULL_LINE = 50;

/** The line of the text that holds `start`, with what the page's edge parted from it. */
function lineAt(text: string, start: number): string {
  let from = text.lastIndexOf('\n', start) + 1;
  let to = endOfLine(text, start);
  while (from > 1) {
    const before = text.lastIndexOf('\n', from - 2) + 1;
    if (to - before > MAX_LINE || !goesOn(text.slice(before, from), text.slice(from, to))) break;
    from = before;
  }
  while (to < text.length) {
    const after = endOfLine(text, to + 1);
    if (after - from > MAX_LINE || !goesOn(text.slice(from, to), text.slice(to, after))) break;
    to = after;
  }
  return text.slice(from, to).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LINE);
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function goesOn(line: string, next: string): boolean {
  if (!/^\s*[\p{L}\p{N}(]/u.test(next)) return false;
  const written = line.trim();
  return BROKEN_OFF.test(written) || (written.length >= FULL_LINE && /^\s*\p{Ll}{2}/u.test(next));
}

function shownSkills(resume: ResumeToMatch, text: string): Shown {
  const lines = new Map<string, string>();
  const ordered: Skill[] = [];
  const families = new Set<string>();
  const add = (skill: Skill, line: string) => {
    const key = skill.name.toLowerCase();
    if (lines.has(key)) return;
    lines.set(key, line);
    ordered.push(skill);
    families.add(`${skill.field}/${skill.family}`);
  };
  const ofEmployers = new Set<Skill>();
  for (const { skill, places } of findSkills(blankNonWords(text))) {
    add(skill, lineAt(text, places[0]?.start ?? 0));
    if (places.every(({ start, end }) => isOfEmployer(text, start, end))) ofEmployers.add(skill);
  }
  for (const { skill } of findSkills(normaliseText((resume.skills ?? []).join(', ')))) {
    add(skill, '');
    ofEmployers.delete(skill);
  }
  const wider = new Map(
    ordered.toReversed().flatMap((skill): [string, string][] => {
      const of = widerSkill(skill);
      return of === undefined ? [] : [[of.name.toLowerCase(), lines.get(skill.name.toLowerCase()) ?? '']];
    }),
  );
  return {
    lines,
    wider,
    families,
    ordered,
    ofEmployers,
    text,
    all: `${text}\n${(resume.skills ?? []).join('\n')}`,
  };
}

/** Where a skill is shown, or null; one that the taxonomy does not know is looked up by its letters. */
function evidenceOf(wanted: Wanted, shown: Shown): string | null {
  const known = shown.lines.get((wanted.skill?.name ?? wanted.name).toLowerCase());
  return known === undefined && !wanted.skill ? lineWith(wanted, shown.all) : (known ?? null);
}

/** The line of a text that says it in the job's words, or null. */
function lineWith({ words }: Wanted, text: string): string | null {
  const match = words?.exec(text);
  return match ? lineAt(text, match.index) : null;
}

/** The same, and of several lines that show it the one in the job's words: drip irrigation, not any irrigation. */
function toldBy(wanted: Wanted, shown: Shown): string | null {
  if (wanted.isOwn) return lineWith(wanted, shown.text) ?? (lineWith(wanted, shown.all) === null ? null : '');
  if (wanted.isPart && !wanted.isKind) return lineWith(wanted, shown.all);
  const line =
    evidenceOf(wanted, shown) ??
    (wanted.isKind ? lineWith(wanted, shown.all) : (shown.wider.get(wanted.wider) ?? null));
  return line === null || !wanted.skill ? line : (lineWith(wanted, shown.text) ?? line);
}

function coverage(wanted: readonly Wanted[], shown: Shown): number | null {
  let asked = 0;
  let met = 0;
  for (const each of wanted) {
    if (each.isPart) continue;
    const weight = (each.named ? 1 : 0.4) * (each.skill?.weight ?? 1);
    asked += weight;
    if (evidenceOf(each, shown) !== null) met += weight;
    else if (each.skill && shown.families.has(`${each.skill.field}/${each.skill.family}`))
      met += weight * KIN_SHARE;
  }
  return asked === 0 ? null : met / asked;
}

/** The words of the work that both have, by how much they tell; a city that both name tells little, and is shown for itself. */
function sharedTerms(
  jobTerms: ReadonlyMap<string, Term>,
  inResume: ReadonlyMap<string, Term>,
): MatchExplanation['topTerms'] {
  const shared = [...jobTerms.values()].flatMap((term) => {
    const other = inResume.get(term.stem);
    if (!other || weighsAsCity(term.word)) return [];
    return [
      {
        term: term.word,
        weight: term.weight * other.weight * (1 + Math.log(term.count)) * (1 + Math.log(other.count)),
      },
    ];
  });
  const whole = shared.reduce((sum, { weight }) => sum + weight, 0);
  return shared
    .toSorted((a, b) => b.weight - a.weight || a.term.localeCompare(b.term))
    .slice(0, MAX_TERMS)
    .map(({ term, weight }) => ({ term, weight: Math.round((weight / whole) * 100) / 100 }));
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** The cosine of the vectors of both, which are made where they are not given. */
function nearness(job: JobToMatch, resume: ResumeToMatch): number {
  return cosine(
    job.vector ?? embed(job.text, { kind: 'job', title: job.title, skills: job.skills }),
    resume.vector ?? embed(resume.text, { kind: 'resume', title: resume.title, skills: resume.skills }),
  );
}

interface AskedOf {
  readonly wanted: readonly Wanted[];
  readonly terms: ReadonlyMap<string, Term>;
}

const askedOf = new WeakMap<JobToMatch, AskedOf>();

/** What a job asks for, read once for all the people it is matched with. */
function asks(job: JobToMatch): AskedOf {
  const known = askedOf.get(job);
  if (known) return known;
  const made = { wanted: wantedSkills(job), terms: termsOf(`${job.title}\n${job.text}`) };
  askedOf.set(job, made);
  return made;
}

interface ShownBy {
  readonly shown: Shown;
  readonly terms: ReadonlyMap<string, Term>;
}

const shownBy = new WeakMap<ResumeToMatch, ShownBy>();

/** What a resume shows of work, read once for all the jobs it is matched with. */
function shows(resume: ResumeToMatch): ShownBy {
  const known = shownBy.get(resume);
  if (known) return known;
  const text = blankHobbies(normaliseText(resume.text));
  const made = { shown: shownSkills(resume, text), terms: termsOf(text) };
  shownBy.set(resume, made);
  return made;
}

/**
 * How well a person fits a job, 0 to 100 with reasons: 70 means "interview this person", 50 "worth a look". The
 * calibrated cosine of the two vectors carries it; the asked skills have a good part in it, and years out of the range
 * asked for take a share of it. It ranks and explains, and rejects nobody. `near` is what the vectors of another engine say, 0 to 100 and not rounded; without it this
 * engine's vectors are compared.
 */
export function scoreMatch(
  job: JobToMatch,
  resume: ResumeToMatch,
  near: number | null = null,
): { score: number; reasons: MatchExplanation } {
  const base = near ?? calibrate(nearness(job, resume));
  const { wanted, terms } = asks(job);
  const { shown, terms: inResume } = shows(resume);
  const covered = coverage(wanted, shown);
  const { against, lost } = yearsAgainst(job.experience, resume.experienceYears ?? null);
  const blended = covered === null ? base : base * (1 - COVERAGE_PART) + 100 * covered * COVERAGE_PART;

  const met = wanted.map((each) => ({ ...each, line: toldBy(each, shown) }));
  const asked = new Set(wanted.map((each) => each.skill));
  const matched = met.filter((each) => each.line !== null);
  return {
    score: Math.round(Math.min(100, Math.max(0, blended * (1 - lost)))),
    reasons: {
      matchedSkills: matched.map((each) => each.name),
      missingSkills: met.filter((each) => each.line === null && each.named).map((each) => each.name),
      extraSkills: shown.ordered
        .filter((skill) => skill.weight === 1 && !asked.has(skill) && !shown.ofEmployers.has(skill))
        .slice(0, MAX_EXTRA)
        .map((skill) => skill.name),
      evidence: matched.flatMap(({ name, line }) => (line ? [{ skill: name, line }] : [])),
      experience: against,
      topTerms: sharedTerms(terms, inResume),
    },
  };
}
