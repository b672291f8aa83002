import { parseExperienceRequired } from '#contract/experience.ts';
import { type JobFromPrompt, WRITTEN_PRIMARY_SKILLS } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { cleanList } from '#contract/text.ts';
import { BLANK_JOB, EXPERIENCE_OPTIONS, type JobFormValues } from './job-form-values.ts';

type Field = keyof JobFormValues;

/** The fields by their label; those that make sense together only stand together: one that is stated speaks for all. */
const GROUPS: readonly (readonly [label: string, ...fields: Field[]])[] = [
  ['Job Title', 'title'],
  ['Department', 'department'],
  ['Openings', 'openings'],
  ['Summary', 'summary'],
  ['Mode of Work', 'mode_of_work'],
  ['Domain Industry', 'domain_industry'],
  ['Locations', 'locations'],
  ['Experience', 'experience_min', 'experience_max'],
  ['Primary Skills', 'primary_skills'],
  ['Secondary Skills', 'secondary_skills'],
  ['Full Description', 'description'],
  ['Requirements', 'requirements'],
  ['Expected Joining Date', 'joining_date'],
  ['CTC', 'ctc_min', 'ctc_max'],
];

const isBlank = (value: JobFormValues[Field]) =>
  value === null || (Array.isArray(value) ? value.length === 0 : String(value).trim() === '');
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Years as the form's lists write them; nothing above a lower bound is their open end. */
function typedYears(job: JobFromPrompt): Pick<JobFormValues, 'experience_min' | 'experience_max'> {
  const stated = { min: job.experience_min, max: job.experience_max };
  const isStated = stated.min !== null || stated.max !== null;
  const { min, max } = isStated ? stated : (parseExperienceRequired(job.experience_required) ?? stated);
  const typed = (years: number) => (years === 0 ? (EXPERIENCE_OPTIONS[0] ?? '0') : String(years));
  const openEnd = min === null ? '' : (EXPERIENCE_OPTIONS.at(-1) ?? '');
  return {
    experience_min: min === null ? '' : typed(min),
    experience_max: max === null ? openEnd : typed(max),
  };
}

/**
 * The first five skills are primary and the rest secondary, as are those only good to have, unless too few are left then
 * for a description to be written from.
 */
function tiersOf(job: JobFromPrompt): Pick<JobFormValues, 'primary_skills' | 'secondary_skills'> {
  const skills = cleanList(job.skills_required);
  const musts = without(skills, job.skills_wished);
  const primary = (musts.length >= limits.aiDescription.primarySkills ? musts : skills).slice(
    0,
    WRITTEN_PRIMARY_SKILLS,
  );
  return { primary_skills: primary, secondary_skills: without(skills, primary) };
}

/** A written job as the form's values, blank where the text did not say. */
function asFormValues(job: JobFromPrompt, withBudget: boolean): JobFormValues {
  return {
    ...BLANK_JOB,
    title: job.title,
    summary: job.summary,
    description: job.description,
    requirements: job.requirements,
    locations: cleanList(job.location.split(',')),
    ...typedYears(job),
    ...(withBudget && { ctc_min: job.ctc_min, ctc_max: job.ctc_max }),
    ...tiersOf(job),
    mode_of_work: job.mode_of_work,
    domain_industry: job.domain_industry,
    joining_date: job.joining_date,
    department: job.department ?? '',
    openings: job.openings,
  };
}

/** What filling in would make of the form. */
interface Filling {
  values: JobFormValues;
  /** those of the values that nobody entered */
  filled: Partial<JobFormValues>;
  /** labels of the fields in which a person's own entries would be replaced */
  replaced: string[];
}

/**
 * The form filled in from a written job. What the text did not state keeps what somebody entered; what was filled in
 * last time (`filled`) and not touched since is nobody's own and makes way.
 */
export function fillForm(
  current: JobFormValues,
  job: JobFromPrompt,
  { filled, withBudget }: { filled: Partial<JobFormValues>; withBudget: boolean },
): Filling {
  const stated = asFormValues(job, withBudget);
  const values = { ...current };
  const taken: Field[] = [];
  const replaced: string[] = [];
  for (const [label, ...group] of GROUPS) {
    const isStated = group.some((field) => !isBlank(stated[field]));
    const isOwn = group.some(
      (field) => !isBlank(current[field]) && !(field in filled && same(current[field], filled[field])),
    );
    if (!isStated && isOwn) continue;
    if (isOwn && group.some((field) => !same(current[field], stated[field]))) replaced.push(label);
    Object.assign(values, Object.fromEntries(group.map((field) => [field, stated[field]])));
    taken.push(...group);
  }
  values.secondary_skills = without(values.secondary_skills, values.primary_skills);
  values.additional_skills = without(values.additional_skills, [
    ...values.primary_skills,
    ...values.secondary_skills,
  ]);
  return { values, filled: Object.fromEntries(taken.map((field) => [field, values[field]])), replaced };
}

/** A list without what another holds already, whatever its case. */
function without(list: string[], other: string[]): string[] {
  const held = new Set(other.map((item) => item.toLowerCase()));
  return list.filter((item) => !held.has(item.toLowerCase()));
}
