import { limits } from '#contract/limits.ts';
import type { Industry } from '#contract/options.ts';
import type { FamilyDuty } from './families/parse-families.ts';
import { isFieldWork, isOnSite, roleNoun, shareSkills, type JobFacts } from './job-facts.ts';
import { counted, joined, pick, withArticle } from './phrases.ts';
import { wordingSeed } from './write-summary.ts';

const INDUSTRY_PHRASES: Record<Industry, string | null> = {
  'Information Technology': 'information technology',
  'Banking & Financial Services': 'banking and financial services',
  Telecommunications: 'telecommunications',
  'Healthcare & Pharmaceuticals': 'healthcare',
  Manufacturing: 'manufacturing',
  'E-commerce & Retail': 'retail and e-commerce',
  'Education & EdTech': 'education',
  'Real Estate': 'real estate and construction',
  'Media & Entertainment': 'media and entertainment',
  Automotive: 'the automotive industry',
  'Energy & Utilities': 'energy and utilities',
  'Agriculture & Food Processing': 'agriculture and food processing',
  'Consulting Services': 'consulting',
  'Government & Public Sector': 'the public sector',
  'Non-Profit Organizations': 'the non-profit sector',
  Others: null,
};

function whereItIs(facts: JobFacts, seed: number): string | null {
  const { mode, cities } = facts;
  const place = cities.length > 0 ? ` in ${joined(cities)}` : '';
  const several = cities.length > 1;
  switch (mode) {
    case 'office':
      if (isFieldWork(facts)) return `You will work in the field${place}.`;
      if (isOnSite(facts))
        return pick([`The work is carried out on site${place}.`, `You will be on site${place}.`], seed, 5);
      return several ? `You will work from our offices${place}.` : `You will work from our office${place}.`;
    case 'hybrid':
      if (facts.sharedWeek !== null)
        return `The work is hybrid: ${facts.sharedWeek.replace(/ in the office$/, ` in our ${several ? 'offices' : 'office'}${place}`)}, the rest ${facts.sharedWeek.endsWith('home') ? `in our ${several ? 'offices' : 'office'}${place}` : 'at home'}.`;
      return pick(
        [
          `Your week will be shared between home and our ${several ? 'offices' : 'office'}${place}.`,
          `The work is hybrid: part of the week at home, the rest at our ${several ? 'offices' : 'office'}${place}.`,
        ],
        seed,
        5,
      );
    case 'remote':
      return cities.length > 0
        ? `You will work remotely, with ${joined(cities, 'or')} as your base.`
        : 'You will work remotely, from wherever you do it best.';
    case null:
      return isFieldWork(facts) ? `You will work in the field${place}.` : null;
    default:
      return mode satisfies never;
  }
}

function introduction(facts: JobFacts, seed: number, always: boolean): string {
  const { title, setting, industry, mode, cities, openings, team } = facts;
  const noun = withArticle(roleNoun(title));
  const place = mode === null && !facts.inField && cities.length > 0 ? ` in ${joined(cities)}` : '';
  const sector = industry === null ? null : INDUSTRY_PHRASES[industry];
  // "our dental clinic, in healthcare" says it twice.
  const field = always || setting === null || setting.endsWith(' team') ? sector : null;
  const first =
    setting === null
      ? pick(
          [`As ${noun} you will join our team${place}.`, `You will join our team${place} as ${noun}.`],
          seed,
          4,
        )
      : pick(
          [
            `As ${noun} you will be part of ${setting}${place}.`,
            `You will join ${setting}${place} as ${noun}.`,
          ],
          seed,
          4,
        );
  const works = field === null ? null : `We work in ${field}.`;
  const count = openings === null ? null : `There are ${counted(openings)} openings for this position.`;
  const people =
    team === null
      ? null
      : team.leads || facts.level === 'manager'
        ? `You will lead a team of ${team.size}.`
        : `The team has ${team.size} people.`;
  return [first, works, whereItIs(facts, seed), people, count].filter((each) => each !== null).join(' ');
}

const FEWEST = 6;
const MOST = 8;
const MOST_STATED = 4;
const MOST_TRIGGERED = 3;

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}

/** Whether two duties say the same for the most part. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  const sameVerb = one.split(' ')[0] === other.split(' ')[0];
  return (shared >= 3 && shared / Math.min(a.size, b.size) >= 0.5) || (sameVerb && shared >= 2);
}

function responsibilities(facts: JobFacts): string[] {
  const { family, level, duties, skills } = facts;
  const asked = new Set(skills.map(({ name }) => name));
  for (const { skill } of skills) if (skill) asked.add(skill.name);
  const of = (test: (duty: FamilyDuty) => boolean): string[] =>
    family.duties.filter(test).map(({ text }) => text);
  const triggered = of((duty) => duty.skills.some((name) => asked.has(name)));
  const names = shareSkills(facts).inDuties;
  const naming =
    names.length === 0
      ? []
      : of((duty) => duty.namesSkills).map((text) => text.replace('{skills}', () => joined(names)));
  const usual = of((duty) => duty.level === 'everyone' && duty.skills.length === 0 && !duty.namesSkills);
  const own = level === 'everyone' ? [] : of((duty) => duty.level === level);
  const chosen: string[] = [];
  const add = (lines: readonly string[], most: number): void => {
    let added = 0;
    for (const line of lines) {
      if (added >= most || chosen.length >= MOST || chosen.some((other) => isLike(line, other))) continue;
      chosen.push(line);
      added += 1;
    }
  };
  add(duties, MOST_STATED);
  add(naming, 1);
  add(triggered, MOST_TRIGGERED);
  add(usual, Math.max(2, FEWEST - chosen.length));
  add(own, 2);
  return chosen;
}

function closing({ perks, joining }: JobFacts, seed: number): string {
  const offer = perks.length > 0 ? `We offer ${joined(perks)}.` : null;
  const when =
    joining === null
      ? null
      : joining === 'immediately'
        ? 'We would like you to join immediately.'
        : `We would like you to join ${joining}.`;
  const welcome = pick(
    [
      'If this is the kind of work you do well, we would like to hear from you.',
      'If you see yourself in this role, please apply.',
      'We look forward to your application.',
    ],
    seed,
    6,
  );
  return [offer, when, welcome].filter((each) => each !== null).join(' ');
}

interface MoreText {
  /** Ends the introduction. */
  readonly about?: string | null;
  /** What the person must bring, where no requirements stand beside the description. */
  readonly takes?: string | null;
}

/** The full description of a job: an introduction, the responsibilities as "- " bullets, and a closing. */
export function writeDescription(facts: JobFacts, { about = null, takes = null }: MoreText = {}): string {
  const seed = wordingSeed(facts);
  const bullets = responsibilities(facts).map((duty) => `- ${duty}`);
  return [
    [introduction(facts, seed, takes !== null), about].filter((each) => each !== null).join(' '),
    ['Key responsibilities', ...bullets].join('\n'),
    takes,
    closing(facts, seed),
  ]
    .filter((each) => each !== null)
    .join('\n\n')
    .slice(0, limits.job.description.max);
}
