import { normaliseText } from './text/normalise.ts';
import { termsOf } from './text/terms.ts';
import { findSkills } from './taxonomy/find-skills.ts';
import type { Skill } from './taxonomy/parse.ts';
import { allSkills } from './taxonomy/skills.ts';

const DIMENSIONS = 1536;
const LEXICAL_DIMENSIONS = 1152;
const SKILL_DIMENSIONS = DIMENSIONS - LEXICAL_DIMENSIONS;

const TITLE_FACTOR = 5;
const LISTED_SKILL_FACTOR = 2;

/** What one skill adds to its own place, its family's and its field's: kin count, but less than the skill itself. */
const SKILL_SHARES = { own: 1, family: 0.5, field: 0.25 };

interface EmbedOptions {
  readonly kind: 'job' | 'resume';
  /** The job's title, or the person's current position: its words count five times. */
  readonly title?: string | null;
  /** Skills that a person listed for this job or candidate, besides those that the text names. */
  readonly skills?: readonly string[] | null;
}

/** FNV-1a, 32 bits: stable across machines and versions, spreads short words well. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) {
    value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

interface SkillPlaces {
  readonly own: number;
  readonly family: number;
  readonly field: number;
}

/**
 * Places in the skill block: one for each field, one for each family, and the rest dealt out to the skills in turn, so
 * that skills which share a place are of fields far apart.
 */
function layOutSkills(): Map<Skill, SkillPlaces> {
  const skills = allSkills();
  const fields = [...new Set(skills.map((skill) => skill.field))];
  const families = [...new Set(skills.map((skill) => `${skill.field}/${skill.family}`))];
  const shared = fields.length + families.length;
  const own = SKILL_DIMENSIONS - shared;
  if (own < families.length)
    throw new Error('The taxonomy has too many families for its block of the vector.');
  const fieldAt = new Map(fields.map((field, at) => [field, at]));
  const familyAt = new Map(families.map((family, at) => [family, fields.length + at]));
  return new Map(
    skills.map((skill, at) => [
      skill,
      {
        own: shared + (at % own),
        family: familyAt.get(`${skill.field}/${skill.family}`) ?? 0,
        field: fieldAt.get(skill.field) ?? 0,
      },
    ]),
  );
}

let skillPlaces: Map<Skill, SkillPlaces> | undefined;

function scaleTo(vector: number[], from: number, to: number, length: number): void {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (vector[at] ?? 0) ** 2;
  if (sum === 0) return;
  const factor = length / Math.sqrt(sum);
  for (let at = from; at < to; at += 1) vector[at] = (vector[at] ?? 0) * factor;
}

function addTerms(vector: number[], text: string, title: string): void {
  const counts = termsOf(text);
  for (const term of termsOf(title).values()) {
    const known = counts.get(term.stem);
    if (known) known.count += TITLE_FACTOR * term.count;
    else counts.set(term.stem, { ...term, count: TITLE_FACTOR * term.count });
  }
  for (const { stem, count, weight } of counts.values()) {
    const hashed = hash(stem);
    const sign = (hashed & 1) === 0 ? 1 : -1;
    const at = (hashed >>> 1) % LEXICAL_DIMENSIONS;
    vector[at] = (vector[at] ?? 0) + sign * (1 + Math.log(count)) * weight;
  }
}

function addSkills(vector: number[], text: string, title: string, listed: string): void {
  skillPlaces ??= layOutSkills();
  const amounts = new Map<Skill, number>();
  const add = (part: string, factor: number) => {
    for (const { skill, relevance } of findSkills(part)) {
      amounts.set(skill, (amounts.get(skill) ?? 0) + relevance * factor);
    }
  };
  add(text, 1);
  add(title, LISTED_SKILL_FACTOR);
  add(listed, LISTED_SKILL_FACTOR);
  for (const [skill, amount] of amounts) {
    const places = skillPlaces.get(skill);
    if (!places) continue;
    for (const part of ['own', 'family', 'field'] as const) {
      const at = LEXICAL_DIMENSIONS + places[part];
      vector[at] = (vector[at] ?? 0) + amount * SKILL_SHARES[part];
    }
  }
}

/**
 * The vector of a job's or a resume's text: 1536 numbers of unit length, the same on every machine. The first 1152 are
 * its words (hashed stems by rarity), the last 384 its skills; each block has half the square length, so that the
 * cosine of two vectors is the mean of the two blocks' cosines. A text with no telling word has all of its length in a
 * fixed direction, so that it resembles nothing else.
 */
export function embed(text: string, options: EmbedOptions): number[] {
  const clean = normaliseText(text);
  const title = normaliseText(options.title ?? '');
  const listed = normaliseText((options.skills ?? []).join(', '));
  const vector = Array.from<number>({ length: DIMENSIONS }).fill(0);
  addTerms(vector, `${clean}\n${listed}`, title);
  addSkills(vector, clean, title, listed);
  scaleTo(vector, 0, LEXICAL_DIMENSIONS, Math.SQRT1_2);
  scaleTo(vector, LEXICAL_DIMENSIONS, DIMENSIONS, Math.SQRT1_2);
  if (!vector.some((value) => value !== 0)) vector[0] = options.kind === 'job' ? 1 : -1;
  scaleTo(vector, 0, DIMENSIONS, 1);
  return vector;
}
