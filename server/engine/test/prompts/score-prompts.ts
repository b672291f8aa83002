import type { JobFromPrompt } from '#contract/job-writing.ts';
import { canonicalCity } from '#server/engine/cities.ts';
import { allSkills } from '#server/engine/taxonomy/skills.ts';
import { tokenise } from '#server/engine/text/tokens.ts';
import { PROMPTS_TODAY, type Bounds, type PromptCase } from './prompt-case.ts';

type Expected = PromptCase['expected'];
type Field = Exclude<keyof Expected, 'notSkills'>;

interface Points {
  right: number;
  total: number;
}

interface Miss {
  readonly name: string;
  readonly field: Field;
  readonly expected: unknown;
  readonly answered: unknown;
}

interface PromptsScore {
  /** One point a case and field; of the skills the share that was found. */
  readonly fields: Readonly<Record<Field, Points>>;
  readonly overall: Points;
  /** Points reached of all that there are, 0 to 1. */
  readonly share: number;
  readonly misses: readonly Miss[];
}

interface Answer {
  readonly points: number;
  /** What was answered, for the list of misses. */
  readonly answered: unknown;
}

let nameByAlias: Map<string, string> | undefined;

/** A skill's name in the taxonomy under any of its aliases, else its own words; two that are equal are one skill. */
function skillKey(skill: string): string {
  nameByAlias ??= new Map(
    allSkills().flatMap((each) => each.aliases.map((alias) => [alias.words.join(' '), each.name])),
  );
  const words = tokenise(skill)
    .map((token) => token.norm)
    .join(' ');
  return nameByAlias.get(words) ?? words;
}

/** A title's words without case and punctuation, so that "Staff Nurse - ICU" is "staff nurse (ICU)". */
function titleKey(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim();
}

function cityKeys(cities: readonly string[]): string {
  return [...new Set(cities.map((city) => canonicalCity(city) ?? city.trim().toLowerCase()))]
    .sort()
    .join(', ');
}

function oneOf<T>(accepted: T | readonly T[]): readonly T[] {
  return Array.isArray(accepted) ? (accepted as readonly T[]) : [accepted as T];
}

function within(answered: Bounds, accepted: Bounds | readonly Bounds[]): Answer {
  const all = Array.isArray(accepted[0]) ? (accepted as readonly Bounds[]) : [accepted as Bounds];
  return exactly(
    answered,
    all.some(([min, max]) => answered[0] === min && answered[1] === max),
  );
}

function exactly(answered: unknown, right: boolean): Answer {
  return { answered, points: right ? 1 : 0 };
}

function skillPoints(found: readonly string[], { skills, notSkills = [] }: Expected): Answer {
  const keys = new Set(found.map(skillKey));
  if (notSkills.some((skill) => keys.has(skillKey(skill)))) return { answered: found, points: 0 };
  const right = skills.filter((names) => oneOf(names).some((name) => keys.has(skillKey(name)))).length;
  return { answered: found, points: skills.length === 0 ? 1 : right / skills.length };
}

const CHECKS: Record<Field, (job: JobFromPrompt, expected: Expected) => Answer> = {
  title: ({ title }, expected) =>
    exactly(
      title,
      oneOf(expected.title).some((accepted) => titleKey(accepted) === titleKey(title)),
    ),
  locations: ({ location }, { locations }) =>
    exactly(
      location,
      cityKeys(location.split(',').filter((city) => city.trim() !== '')) === cityKeys(locations),
    ),
  experience: (job, { experience }) => within([job.experience_min, job.experience_max], experience),
  ctc: (job, { ctc }) => within([job.ctc_min, job.ctc_max], ctc),
  mode_of_work: ({ mode_of_work: mode }, expected) =>
    exactly(mode, oneOf(expected.mode_of_work).includes(mode)),
  domain_industry: ({ domain_industry: industry }, expected) =>
    exactly(industry, oneOf(expected.domain_industry).includes(industry)),
  joining_date: ({ joining_date: day }, expected) => exactly(day, oneOf(expected.joining_date).includes(day)),
  skills: (job, expected) => skillPoints(job.skills_required, expected),
};
const FIELDS = Object.keys(CHECKS) as Field[];

/** Lets `write` answer every prompt and counts what it got right; the same answers make the same score. */
export function scorePrompts(
  cases: readonly PromptCase[],
  write: (prompt: string, today: string) => JobFromPrompt,
): PromptsScore {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, total: 0 }])) as Record<
    Field,
    Points
  >;
  const misses: Miss[] = [];
  for (const { name, prompt, expected } of cases) {
    const job = write(prompt, PROMPTS_TODAY);
    for (const field of FIELDS) {
      const { answered, points } = CHECKS[field](job, expected);
      fields[field].right += points;
      fields[field].total += 1;
      if (points < 1) misses.push({ name, field, expected: expected[field], answered });
    }
  }
  const overall = { right: 0, total: 0 };
  for (const { right, total } of Object.values(fields)) {
    overall.right += right;
    overall.total += total;
  }
  return { fields, overall, share: overall.total === 0 ? 0 : overall.right / overall.total, misses };
}

function line(label: string, { right, total }: Points): string {
  const points = `${right.toFixed(1).replace('.0', '')}/${total}`;
  const percent = total === 0 ? '-' : `${((100 * right) / total).toFixed(1)}%`;
  return `  ${label.padEnd(16)}${points.padStart(10)}${percent.padStart(8)}`;
}

/** The score as a small table for the terminal: a heading, a line a field, and all together. */
export function describeScore(heading: string, { fields, overall }: PromptsScore): string {
  return [heading, ...FIELDS.map((field) => line(field, fields[field])), line('overall', overall), ''].join(
    '\n',
  );
}
