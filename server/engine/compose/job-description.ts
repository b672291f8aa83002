import { parseExperienceRequired } from '#contract/experience.ts';
import type { JobDescriptionFields } from '#contract/job-writing.ts';
import { cleanList } from '#contract/text.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import type { Skill } from '#server/engine/taxonomy/parse.ts';
import { closerFamily } from './families/closer-family.ts';
import { familyByIndustry, findFamily } from './families/find-family.ts';
import { inPhrases, levelOf, takesFreshers, yearsText, type JobFacts } from './job-facts.ts';
import { writeDescription } from './write-description.ts';
import { capitalised, inSentence, joined } from './phrases.ts';
import type { AskedSkill } from './prompt-skills.ts';
import { NO_TITLE } from './no-role.ts';
import { withOwnNames } from './own-case.ts';
import { readPrompt } from './prompt-text.ts';
import { readSetting } from './setting.ts';
import { readNotice } from './joining-day.ts';
import { degreesText, readDegrees, readWishedDegrees } from './stated-degrees.ts';
import { readDuties } from './stated-duties.ts';
import { readLanguages } from './stated-languages.ts';
import { readOpenings, readTeam } from './stated-openings.ts';
import { readExtras, readPerks } from './stated-terms.ts';
import { readTopics } from './topics.ts';
import { isInField, readSharedWeek } from './work-mode.ts';
import { readOffer } from './write-summary.ts';

function skillOf(name: string): Skill | null {
  const found = findSkills(name);
  return (
    found.find(({ places }) => places.some(({ start, end }) => end - start >= name.length - 2))?.skill ?? null
  );
}

/** What the summary is about beyond title and place, so that another summary makes another description. */
function aboutTheWork(summary: string, known: readonly string[], told: boolean): string | null {
  const topics = readTopics(summary, known, told);
  return topics.length === 0 ? null : `Themes of the work: ${joined(topics)}.`;
}

function whatItTakes(facts: JobFacts): string {
  const years = takesFreshers(facts.experience) ? null : yearsText(facts.experience);
  const names = inPhrases(facts.skills);
  const knows = `good working knowledge of ${joined(names)}`;
  const bring = years === null ? knows : `${years} and ${knows}`;
  const degree = facts.degrees.length > 0 ? ` ${capitalised(degreesText(facts.degrees))} is asked for.` : '';
  const tongues = facts.languages.length > 0 ? ` You should be fluent in ${joined(facts.languages)}.` : '';
  const fresh = takesFreshers(facts.experience) ? ' Freshers are welcome.' : '';
  return `You should bring ${bring}.${fresh}${degree}${tongues}`;
}

/**
 * A job's full description from the other fields of its form, at least 50 characters. The same fields always give the
 * same text; another title, summary, mode, industry, skill or place gives another one.
 */
export function jobDescription(fields: JobDescriptionFields): string {
  const summary = readPrompt(fields.summary);
  const title = readPrompt(fields.title).text.replaceAll(/\s+/g, ' ').trim() || NO_TITLE;
  const skills: AskedSkill[] = cleanList(fields.skills_required).map((name) => ({
    name: readPrompt(name).text.replaceAll(/\s+/g, ' ').trim() || name.replaceAll(/[<>]/g, ''),
    skill: skillOf(name),
    tier: 'must',
  }));
  const setting = readSetting(summary);
  const known = skills.flatMap(({ skill }) => (skill ? [skill] : []));
  const wide = familyByIndustry(title, fields.domain_industry, known, setting) ?? findFamily(title, known);
  const family = closerFamily(
    title,
    wide,
    [fields.summary, ...fields.skills_required].join('\n'),
    fields.domain_industry,
  );
  const experience = parseExperienceRequired(fields.experience_required) ?? { min: null, max: null };
  const cities = cleanList(fields.location.split(',')).map((city) => readPrompt(city).text.trim());
  const kept = readOffer(fields.summary);
  // What the family says of itself is no duty that somebody stated.
  const own = readPrompt(
    kept.rest
      .split(/(?<=\.) /)
      .filter((sentence) => !sentence.includes(family.aim))
      .join(' '),
  );
  const languages = readLanguages(summary);
  const facts: JobFacts = {
    title,
    family,
    level: levelOf(title, experience),
    cities: cities.filter(Boolean),
    mode: fields.mode_of_work,
    sharedWeek: fields.mode_of_work === 'hybrid' ? readSharedWeek(summary) : null,
    industry: fields.domain_industry,
    experience,
    skills,
    setting,
    duties: readDuties(own).map(withOwnNames),
    degrees: readDegrees(summary),
    wishedDegrees: readWishedDegrees(summary),
    languages: languages.musts,
    wishedLanguages: languages.wishes,
    extras: readExtras(summary),
    perks: [...new Set([...readPerks(summary, false), ...kept.perks])],
    joining: kept.joining,
    openings: several(fields.openings ?? readOpenings(summary)),
    team: readTeam(summary),
    notice: readNotice(summary)?.text ?? null,
    inField: isInField(summary, title),
  };
  const said = [
    title,
    ...skills.map(({ name }) => name),
    ...facts.cities,
    facts.setting ?? '',
    ...facts.duties,
  ];
  const isOurs = fields.summary.includes(family.aim);
  const told = facts.duties.length > 0 || facts.setting !== null || isOurs;
  const about = aboutTheWork(own.text, said, told);
  const demands =
    facts.extras.length > 0
      ? `Please also note: ${joined(facts.extras.map((each) => inSentence(each, null)))}.`
      : null;
  return writeDescription(facts, {
    about,
    takes: [whatItTakes(facts), demands].filter((each) => each !== null).join(' '),
  });
}

/** One opening is what everybody takes a job for. */
const several = (openings: number | null) => (openings === 1 ? null : openings);
