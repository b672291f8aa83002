import { limits } from '#contract/limits.ts';
import { allFamilies } from './compose/families/find-family.ts';
import { findSkills, type FoundSkill } from './taxonomy/find-skills.ts';
import type { Skill } from './taxonomy/parse.ts';
import { allSkills } from './taxonomy/skills.ts';
import { normaliseText } from './text/normalise.ts';
import { blankNonWords, countTerms, type Term } from './text/terms.ts';
import { type Token, tokenise } from './text/tokens.ts';
import { fieldsOfTerms } from './vector/field-words.ts';
import { findRoles } from './vector/find-roles.ts';
import { type Part, weighParts } from './vector/weigh-lines.ts';

const DIMENSIONS = limits.vectorLength;
const LEXICAL_DIMENSIONS = 1024;

/** Square lengths of the blocks: how much each counts in the cosine. */
const SHARES = { words: 0.4, skills: 0.35, fields: 0.2, roles: 0.05 };

const TITLE_FACTOR = 4;
const LISTED_SKILL_FACTOR = 2;

/** What one skill adds to its own place and its family's: kin count, but less than the skill itself. */
const SKILL_SHARES = { own: 1, family: 0.5 };
/** What speaks of the kind of work: skills, plain words and names of roles. */
const WORK_SHARES = { skill: 0.5, word: 1, role: 0.6, titleRole: 3 };

interface EmbedOptions {
  readonly kind: 'job' | 'resume';
  /** The job's title, or the person's current position: its words count several times. */
  readonly title?: string | null | undefined;
  /** Skills that a person listed for this job or candidate, besides those that the text names. */
  readonly skills?: readonly string[] | null | undefined;
}

/** FNV-1a, 32 bits: stable across machines and versions, spreads short words well. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) {
    value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Where things stand in a vector: words, then skills (families, then own places), then fields, then role families. */
interface Places {
  readonly skills: ReadonlyMap<Skill, { readonly own: number; readonly family: number }>;
  readonly fields: ReadonlyMap<string, number>;
  readonly roles: ReadonlyMap<string, number>;
  readonly fieldsFrom: number;
  readonly rolesFrom: number;
}

/** Own places are dealt out to the skills in turn, so that skills which share a place are of fields far apart. */
function layOut(): Places {
  const skills = allSkills();
  const fields = [...new Set(skills.map((skill) => skill.field))];
  const roles = allFamilies().map(({ name }) => name);
  const families = [...new Set(skills.map((skill) => `${skill.field}/${skill.family}`))];
  const rolesFrom = DIMENSIONS - roles.length;
  const fieldsFrom = rolesFrom - fields.length;
  const ownFrom = LEXICAL_DIMENSIONS + families.length;
  const own = fieldsFrom - ownFrom;
  if (own < families.length)
    throw new Error('The taxonomy has too many families for its block of the vector.');
  const familyAt = new Map(families.map((family, at) => [family, LEXICAL_DIMENSIONS + at]));
  return {
    skills: new Map(
      skills.map((skill, at) => [
        skill,
        { own: ownFrom + (at % own), family: familyAt.get(`${skill.field}/${skill.family}`) ?? ownFrom },
      ]),
    ),
    fields: new Map(fields.map((field, at) => [field, fieldsFrom + at])),
    roles: new Map(roles.map((role, at) => [role, rolesFrom + at])),
    fieldsFrom,
    rolesFrom,
  };
}

let knownPlaces: Places | undefined;

function scaleTo(vector: Float64Array, from: number, to: number, length: number): void {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (vector[at] ?? 0) ** 2;
  if (sum === 0) return;
  const factor = length / Math.sqrt(sum);
  for (let at = from; at < to; at += 1) vector[at] = (vector[at] ?? 0) * factor;
}

function add(vector: Float64Array, at: number | undefined, amount: number): void {
  if (at !== undefined) vector[at] = (vector[at] ?? 0) + amount;
}

/** The telling words of a text, each counted by the weight of the part that holds it. */
function weighedTerms(tokens: readonly Token[], parts: readonly Part[]): Map<string, Term> {
  const terms = new Map<string, Term>();
  let at = 0;
  for (const part of parts) {
    while ((tokens[at]?.start ?? part.end) < part.start) at += 1;
    const from = at;
    while ((tokens[at]?.start ?? part.end) < part.end) at += 1;
    if (part.weight > 0) countTerms(terms, tokens.slice(from, at), part.weight);
  }
  return terms;
}

/** The weight of the part that holds a place of the text. */
function weightsAt(parts: readonly Part[]): (offset: number) => number {
  return (offset) => {
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((parts[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return parts[low]?.weight ?? 1;
  };
}

/** How often each skill is named, by the weight of where it is. */
function weighedSkills(
  inText: readonly FoundSkill[],
  weightOf: (offset: number) => number,
  title: string,
  listed: string,
) {
  const amounts = new Map<Skill, number>();
  const note = (found: readonly FoundSkill[], weigh: (offset: number) => number) => {
    for (const { skill, places } of found) {
      const amount = places.reduce((sum, { start }) => sum + weigh(start), 0);
      amounts.set(skill, (amounts.get(skill) ?? 0) + amount);
    }
  };
  note(inText, weightOf);
  if (title !== '') note(findSkills(title), () => LISTED_SKILL_FACTOR);
  if (listed !== '') note(findSkills(listed), () => LISTED_SKILL_FACTOR);
  return amounts;
}

/**
 * The vector of a job's or a resume's text: 1536 numbers of unit length, the same on every machine. Its blocks are the
 * words (hashed stems by rarity), the skills and their families, and the kind of work (fields and role families, told
 * by skills, plain words and names of roles), so that two texts of one trade come near though they share no skill.
 * What tells little about the work, such as a company's praise of itself, counts little. A text with no telling word
 * has all of its length in a fixed direction, so that it resembles nothing else.
 */
export function embed(text: string, options: EmbedOptions): number[] {
  knownPlaces ??= layOut();
  const places = knownPlaces;
  const clean = normaliseText(text);
  const title = normaliseText(options.title ?? '');
  const listed = normaliseText((options.skills ?? []).join(', '));
  const parts = weighParts(clean, options.kind);
  const weightOf = weightsAt(parts);
  // Addresses are no words, and "asha@example.net" names no skill.
  const told = blankNonWords(clean);
  const tokens = tokenise(told);
  const vector = new Float64Array(DIMENSIONS);

  const terms = weighedTerms(tokens, parts);
  countTerms(terms, tokenise(blankNonWords(listed)), 1);
  countTerms(terms, tokenise(blankNonWords(title)), TITLE_FACTOR);
  for (const { stem, count, weight } of terms.values()) {
    const hashed = hash(stem);
    const sign = (hashed & 1) === 0 ? 1 : -1;
    add(vector, (hashed >>> 1) % LEXICAL_DIMENSIONS, sign * Math.log1p(count) * weight);
  }

  for (const [skill, count] of weighedSkills(findSkills(told, tokens), weightOf, title, listed)) {
    const amount = skill.weight * Math.log1p(count);
    const at = places.skills.get(skill);
    add(vector, at?.own, amount * SKILL_SHARES.own);
    add(vector, at?.family, amount * SKILL_SHARES.family);
    if (skill.group !== 'general') add(vector, places.fields.get(skill.field), amount * WORK_SHARES.skill);
  }

  for (const [field, amount] of fieldsOfTerms(terms.values()))
    add(vector, places.fields.get(field), amount * WORK_SHARES.word);
  for (const { family, start, words } of findRoles(told, tokens))
    add(vector, places.roles.get(family.name), WORK_SHARES.role * words * weightOf(start));
  for (const { family, words } of findRoles(title))
    add(vector, places.roles.get(family.name), WORK_SHARES.titleRole * words);

  scaleTo(vector, 0, LEXICAL_DIMENSIONS, Math.sqrt(SHARES.words));
  scaleTo(vector, LEXICAL_DIMENSIONS, places.fieldsFrom, Math.sqrt(SHARES.skills));
  scaleTo(vector, places.fieldsFrom, places.rolesFrom, Math.sqrt(SHARES.fields));
  scaleTo(vector, places.rolesFrom, DIMENSIONS, Math.sqrt(SHARES.roles));
  if (!vector.some((value) => value !== 0)) vector[0] = options.kind === 'job' ? 1 : -1;
  scaleTo(vector, 0, DIMENSIONS, 1);
  return Array.from(vector);
}
