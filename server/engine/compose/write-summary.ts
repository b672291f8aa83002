import {
  isFieldWork,
  isOnSite,
  roleNoun,
  shareSkills,
  yearsText,
  takesFreshers,
  type JobFacts,
} from './job-facts.ts';
import { capitalised, counted, joined, pick, seedOf, withArticle } from './phrases.ts';

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
  const { family, level, team } = facts;
  const { inSummary: names, technical } = shareSkills(facts);
  const isGeneral = family.roles.length === 0;
  const aim =
    level !== 'manager'
      ? family.aim
      : isGeneral
        ? 'lead the team and answer for its work'
        : `lead a team${team === null ? '' : ` of ${team.size}`} whose work is to ${family.aim}`;
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
    hybrid: facts.sharedWeek === null ? 'hybrid' : `hybrid (${facts.sharedWeek})`,
    office: isFieldWork(facts) ? 'in the field' : isOnSite(facts) ? 'on site' : 'office-based',
  };
  const how = facts.mode === null ? (isFieldWork(facts) ? 'in the field' : null) : mode[facts.mode];
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

/** How many are wanted, what is given and when to join, so that a description written from the summary keeps it. */
function offer({ openings, perks, joining }: JobFacts): string | null {
  const count = openings === null ? null : `${capitalised(counted(openings))} positions are open.`;
  const given = perks.length === 0 ? null : `the job comes with ${joined(perks)}`;
  const when = joining === null ? null : `you should be able to join ${joining}`;
  const told = [given, when].filter((each) => each !== null).join(', and ');
  return (
    [count, told === '' ? null : `${capitalised(told)}.`].filter((each) => each !== null).join(' ') || null
  );
}

const OFFERED = /\bThe job comes with ([^.]{3,200}?)(?:, and you should be able|\.)/;
const JOINING = /\b[Yy]ou should be able to join (immediately|by \p{Lu}\p{Ll}{2,8} \d{1,2}, 20\d\d)\b/u;
const OFFER_SENTENCE =
  /(?:\b\w{1,6} positions are open\.|\bThe job comes with [^.]{3,260}\.|\bYou should be able to join [^.]{3,30}\.)/g;

/** What a summary written here says of perks and joining, and the summary without that. */
export function readOffer(summary: string): { perks: string[]; joining: string | null; rest: string } {
  return {
    perks: OFFERED.exec(summary)?.[1]?.split(/, | and /) ?? [],
    joining: JOINING.exec(summary)?.[1] ?? null,
    rest: summary.replaceAll(OFFER_SENTENCE, ''),
  };
}

/** The summary of a job: two to five sentences. */
export function writeSummary(facts: JobFacts): string {
  const seed = wordingSeed(facts);
  return [opening(facts, seed), work(facts, seed), terms(facts, seed), offer(facts)]
    .filter((each) => each !== null)
    .join(' ');
}
