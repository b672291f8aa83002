import {
  isFieldWork,
  isOnSite,
  roleNoun,
  shareSkills,
  yearsText,
  takesFreshers,
  type JobFacts,
} from './job-facts.ts';
import { capitalised, joined, pick, seedOf, withArticle } from './phrases.ts';

/** Chooses the wording of a job's texts: the same job is always worded alike. */
export function wordingSeed({ title, cities }: JobFacts): number {
  return seedOf(`${title}|${cities.join(',')}`);
}

function opening(facts: JobFacts, seed: number): string {
  const { title, setting, cities } = facts;
  const place = cities.length > 0 ? ` in ${joined(cities)}` : '';
  const noun = withArticle(roleNoun(title));
  if (setting !== null) {
    return pick(
      [
        `We are looking for ${noun} for ${setting}${place}.`,
        `${capitalised(setting)}${place} is hiring ${noun}.`,
        `We are hiring ${noun} for ${setting}${place}.`,
      ],
      seed,
      1,
    );
  }
  return pick(
    [
      `We are looking for ${noun}${place}.`,
      `We are hiring ${noun}${place}.`,
      `We have an opening for ${noun}${place}.`,
    ],
    seed,
    1,
  );
}

function work(facts: JobFacts, seed: number): string {
  const { family, level } = facts;
  const { inSummary: names, technical } = shareSkills(facts);
  const isGeneral = family.roles.length === 0;
  const aim =
    level !== 'manager'
      ? family.aim
      : isGeneral
        ? 'lead the team and answer for its work'
        : `lead the people who ${family.aim}`;
  const focus =
    names.length === 0
      ? ''
      : technical
        ? `, working mainly with ${joined(names)}`
        : `, with a focus on ${joined(names)}`;
  return pick([`You will ${aim}${focus}.`, `In this role you will ${aim}${focus}.`], seed, 2);
}

function terms(facts: JobFacts, seed: number): string | null {
  const years = yearsText(facts.experience);
  const mode = {
    remote: 'remote',
    hybrid: 'hybrid',
    office: isFieldWork(facts) ? 'in the field' : isOnSite(facts) ? 'on site' : 'office-based',
  };
  const how = facts.mode === null ? null : mode[facts.mode];
  if (takesFreshers(facts.experience)) {
    return how === null
      ? 'Freshers are welcome to apply.'
      : `Freshers are welcome to apply, and the work is ${how}.`;
  }
  if (years !== null && facts.experience.min === 0) {
    const may = `Freshers and people with ${years} may apply`;
    return how === null ? `${may}.` : `${may}, and the work is ${how}.`;
  }
  if (years !== null) {
    const asks = pick(
      [`It calls for ${years}`, `The position asks for ${years}`, `We expect ${years}`],
      seed,
      3,
    );
    return how === null ? `${asks}.` : `${asks}, and the work is ${how}.`;
  }
  return how === null ? null : `The work is ${how}.`;
}

/** The summary of a job: two or three sentences. */
export function writeSummary(facts: JobFacts): string {
  const seed = wordingSeed(facts);
  return [opening(facts, seed), work(facts, seed), terms(facts, seed)]
    .filter((each) => each !== null)
    .join(' ');
}
