import { addDays, daysBetween, formatDay } from '#contract/dates.ts';
import { experienceBoundsText } from '#contract/experience.ts';
import type { JobFromPrompt } from '#contract/job-writing.ts';
import { readExperience } from './experience-range.ts';
import { closerFamily } from './families/closer-family.ts';
import { familyByIndustry, findFamily, generalFamily } from './families/find-family.ts';
import { findTitle } from './find-title.ts';
import { readIndustry } from './industry.ts';
import { levelOf, type JobFacts } from './job-facts.ts';
import { readJoiningDay, readNotice } from './joining-day.ts';
import { withOwnNames } from './own-case.ts';
import { readPayRange } from './pay-range.ts';
import { readPlaces } from './places.ts';
import { readPromptSkills } from './prompt-skills.ts';
import { readPrompt, type Prompt } from './prompt-text.ts';
import { withUsualSkills } from './role-skills.ts';
import { readSetting } from './setting.ts';
import { readDegrees, readWishedDegrees } from './stated-degrees.ts';
import { readDuties } from './stated-duties.ts';
import { readDone } from './stated-experience.ts';
import { readHours } from './stated-hours.ts';
import { readLanguages } from './stated-languages.ts';
import { readOpenings, readTeam } from './stated-openings.ts';
import { readExtras, readPerks } from './stated-terms.ts';
import { ownPost } from './title-words.ts';
import { withoutTurnedAway } from './turned-away.ts';
import { isInField, readSharedWeek, readWorkMode } from './work-mode.ts';
import { writeDescription } from './write-description.ts';
import { writeRequirements } from './write-requirements.ts';
import { writeSummary } from './write-summary.ts';
import { titleCase } from './write-title.ts';

function joiningText(day: string | null, today: string): string | null {
  if (day === null) return null;
  return daysBetween(today, day) <= 0 ? 'immediately' : `by ${formatDay(day)}`;
}

const DEPARTMENT_NAMED =
  /\b(?:(?:for|in|of) (?:the |our )?((?:\p{L}+ )?\p{L}+) (?:department|dept)\b|in (production|maintenance|quality|stores|dispatch|purchase|accounts)(?= ?(?:$|[,.;])))/giu;
/** Departments of the state are dealt with, and so is one whose tenders or approvals are. */
const OF_STATE =
  /^(?:(?:income|sales|commercial|professional) tax|(?:\p{L}+ )?(?:forest|irrigation|revenue|police|excise|pwd|govt|government|municipal|labour|electricity|registration)|public works|water resources|town planning)$/iu;
const DEALT_WITH_AFTER = /^ (?:liaison\w*|tenders?|approvals?|permissions?|clearances?|notices?)\b/i;

function departmentNamed({ text }: Prompt): string | null {
  const match = [...text.matchAll(DEPARTMENT_NAMED)].find(
    ({ 0: written, 1: name = '', index }) =>
      !OF_STATE.test(name) && !DEALT_WITH_AFTER.test(text.slice(index + written.length)),
  );
  const name = match?.[1] ?? match?.[2];
  const isNone =
    name === undefined || /\b(?:the|our|an?|each|every|other|same|any|all|this|various|its)\b/i.test(name);
  return isNone ? null : titleCase(name);
}

function departmentOf(prompt: Prompt, familys: string | null): string | null {
  const stated = prompt.statements.find(({ label, labelled }) => label === 'department' && labelled)?.text;
  if (stated !== undefined && /^[\p{L}][\p{L} &/-]{1,48}$/u.test(stated)) return stated;
  // Of a post that tells nothing: "an engineer required in production", "for the dyeing dept".
  return familys ?? departmentNamed(prompt);
}

/**
 * A job written from a free text as a hiring manager gives it. What the text does not say stays '' or null; pay is
 * read but written into no text, because only HR may see it. `today` (YYYY-MM-DD) is the day that "in 30 days" counts
 * from. The same prompt and day always give the same job.
 */
export function jobFromPrompt(prompt: string, today: string): JobFromPrompt {
  const read = readPrompt(prompt);
  // What is turned away tells of no role, place or skill; years, notice and mode have their own ways of saying no.
  const asked = withoutTurnedAway(read);
  const title = findTitle(asked);
  // Where nothing is known of the role, only what the text says of the employer counts.
  const statedIndustry = readIndustry(asked, generalFamily());
  const guess = closerFamily(title, findFamily(title, []), asked.text, statedIndustry);
  const first = readPromptSkills(asked, title, guess);
  const known = first.flatMap(({ skill }) => (skill ? [skill] : []));
  const setting = readSetting(asked);
  const wide = familyByIndustry(title, statedIndustry, known, setting) ?? findFamily(title, known);
  const family = closerFamily(title, wide, asked.text, statedIndustry);
  const named = family.name === guess.name ? first : readPromptSkills(asked, title, family);
  const skills = withUsualSkills(named, ownPost(title), family);
  const experience = readExperience(read);
  const pay = readPayRange(read, title);
  const cities = readPlaces(asked);
  const mode = readWorkMode(read, family, title);
  const industry = readIndustry(asked, family);
  const joiningDay = readJoiningDay(read, today);
  const notice = readNotice(read);
  const noticeDay = notice === null ? null : addDays(today, notice.days);
  const done = readDone(asked);
  const languages = readLanguages(asked);
  const hours = readHours(read);
  const facts: JobFacts = {
    title,
    family,
    level: levelOf(title, experience),
    cities,
    mode,
    sharedWeek: mode === 'hybrid' ? readSharedWeek(read) : null,
    industry: statedIndustry,
    experience,
    skills,
    setting,
    duties: readDuties(read).map(withOwnNames),
    degrees: readDegrees(asked),
    wishedDegrees: readWishedDegrees(asked),
    languages: languages.musts,
    wishedLanguages: languages.wishes,
    extras: [
      ...(done === null ? [] : [withOwnNames(done)]),
      ...readExtras(asked),
      ...(hours === null ? [] : [hours]),
    ],
    perks: readPerks(
      asked,
      family.fields.includes('Human resources') ||
        family.fields.includes('Accounting') ||
        family.fields.includes('Insurance'),
    ),
    // A notice period is told as such, not as a day that nobody named.
    joining: joiningDay === noticeDay ? null : joiningText(joiningDay, today),
    openings: readOpenings(read),
    team: readTeam(read),
    notice: notice?.text ?? null,
    inField: isInField(read, title),
  };
  return {
    title,
    summary: writeSummary(facts),
    description: writeDescription(facts),
    requirements: writeRequirements(facts),
    location: cities.join(', '),
    experience_required: experienceBoundsText(experience) ?? '',
    skills_required: skills.map(({ name }) => name),
    experience_min: experience.min,
    experience_max: experience.max,
    ctc_min: pay.min,
    ctc_max: pay.max,
    mode_of_work: mode,
    domain_industry: industry,
    joining_date: joiningDay,
    department: departmentOf(asked, family.department),
    openings: facts.openings,
    skills_wished: skills.filter(({ tier }) => tier === 'nice').map(({ name }) => name),
  };
}
