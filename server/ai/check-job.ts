import { experienceBoundsText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import { lakhsToRupees } from '#contract/money.ts';
import type { JobFromPrompt } from '#contract/job-writing.ts';
import { cleanList } from '#contract/text.ts';
import { canonicalCity, findCities } from '../engine/cities.ts';
import { findSkills } from '../engine/taxonomy/find-skills.ts';
import { normaliseText } from '../engine/text/normalise.ts';
import { saidIn } from './said-in.ts';

/** Pay is for HR's eyes, and these texts are for everybody's. */
const PAY = /₹|\b(?:rs\.?|inr|lpa|ctc|lakhs?|lacs?|crores?|salary|per annum)\b/i;
const MARKUP = /<\/?[a-z!]|javascript:/i;
const BREAK_OR_TAB = /[\n\t]/;

/** What a provider is asked for; which skills are only good to have, and how many people, is read out of the prompt here. */
export type ProposedJob = Omit<JobFromPrompt, 'skills_wished' | 'openings'>;

/**
 * A job that a provider wrote, as far as the prompt bears it out: texts within the form's bounds that name no pay, and
 * cities, years and pay that the prompt states. What does not pass is the built-in engine's.
 */
export function checkJob(proposed: ProposedJob, prompt: string, own: JobFromPrompt): JobFromPrompt {
  const said = saidIn(prompt);
  const cities = new Set(findCities(normaliseText(prompt), { anyCase: true }).map(({ name }) => name));
  const places = cleanList(proposed.location.split(',')).flatMap((place) => {
    const city = canonicalCity(place) ?? place;
    return cities.has(city) || said.words(place) ? [city] : [];
  });
  const isStated = (value: number | null, max: number, ask: (value: number) => boolean) =>
    value === null || (Number.isInteger(value) && value >= 0 && value <= max && ask(value));
  const inOrder = (min: number | null, max: number | null) => min === null || max === null || min <= max;

  const { experience_min, experience_max } = proposed;
  const mostYears = limits.experienceYears.max;
  const askedYears = experienceBoundsText({ min: experience_min, max: experience_max });
  const takesYears =
    askedYears !== null &&
    isStated(experience_min, mostYears, (years) => years === 0 || said.number(years)) &&
    isStated(experience_max, mostYears, said.number) &&
    inOrder(experience_min, experience_max);
  const { ctc_min, ctc_max } = proposed;
  const mostPay = lakhsToRupees(limits.ctcLakhs.max);
  const takesPay =
    own.ctc_min === null &&
    own.ctc_max === null &&
    isStated(ctc_min, mostPay, said.amount) &&
    isStated(ctc_max, mostPay, said.amount) &&
    inOrder(ctc_min, ctc_max);
  const proposedSkills = skillsWithin(proposed.skills_required);
  const skills = proposedSkills.length > 0 ? proposedSkills : own.skills_required;
  const wished = new Set(own.skills_wished.map(skillKey));
  return {
    title: textWithin(proposed.title, { min: 2, max: limits.job.title.max }, { oneLine: true }) ?? own.title,
    summary: textWithin(proposed.summary, limits.job.summary) ?? own.summary,
    description: checkDescription(proposed.description) ?? own.description,
    requirements: textWithin(proposed.requirements, limits.job.requirements) ?? own.requirements,
    location: places.length > 0 ? places.slice(0, limits.job.locations.max).join(', ') : own.location,
    experience_required: takesYears ? askedYears : own.experience_required,
    skills_required: skills,
    experience_min: takesYears ? experience_min : own.experience_min,
    experience_max: takesYears ? experience_max : own.experience_max,
    ctc_min: takesPay ? ctc_min : own.ctc_min,
    ctc_max: takesPay ? ctc_max : own.ctc_max,
    mode_of_work: own.mode_of_work ?? proposed.mode_of_work,
    domain_industry: own.domain_industry ?? proposed.domain_industry,
    // Only we know which day it is.
    joining_date: own.joining_date,
    department:
      textWithin(proposed.department ?? '', { min: 2, max: limits.shortText.max }, { oneLine: true }) ??
      own.department,
    openings: own.openings,
    skills_wished: skills.filter((skill) => wished.has(skillKey(skill))),
  };
}

/** One key for all names of a skill: "Kafka" and "Apache Kafka". */
function skillKey(name: string): string {
  return (findSkills(normaliseText(name))[0]?.skill.name ?? name).toLowerCase();
}

/** A description that can be saved and read by everybody, or null. */
export function checkDescription(proposed: string): string | null {
  return textWithin(proposed, limits.job.description);
}

function textWithin(
  value: string,
  { min, max }: { min: number; max: number },
  { oneLine = false } = {},
): string | null {
  const text = value
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (BREAK_OR_TAB.test(sign) ? sign : ''))
    .trim();
  const isFit = text.length >= min && text.length <= max && !PAY.test(text) && !MARKUP.test(text);
  return isFit && !(oneLine && text.includes('\n')) ? text : null;
}

function skillsWithin(proposed: readonly string[]): string[] {
  return cleanList(proposed.map((skill) => skill.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}<>]/gu, ' ')))
    .filter((skill) => skill.length <= limits.skills.nameLength)
    .slice(0, limits.job.skillsPerTier);
}
