import { limits } from '#contract/limits.ts';
import { inPhrases, isDemand, takesFreshers, tellingSkills, yearsText, type JobFacts } from './job-facts.ts';
import { capitalised, inSentence, joined, pick } from './phrases.ts';
import type { AskedSkill } from './prompt-skills.ts';
import { degreesText } from './stated-degrees.ts';
import { wordingSeed } from './write-summary.ts';

const IN_A_LINE = 4;
/** So many demands need no usual degree of the trade beside them. */
const ENOUGH = 3;
const BY_LAW =
  /\b(?:nurs\w*|pharm\w*|MBBS|BDS|BPT|DMLT|law|LL\.?B\.?|B\.Ed|licen[cs]e|registration|council|chartered|ITI)\b/i;

function inLines(skills: readonly AskedSkill[]): string[][] {
  const names = inPhrases(skills);
  const lines: string[][] = [];
  for (let at = 0; at < names.length; at += IN_A_LINE) lines.push(names.slice(at, at + IN_A_LINE));
  return lines;
}

/** The asked skills where all are the role's own: "maths teaching" says more than "teaching". */
function withoutTheTrade(skills: readonly AskedSkill[]): AskedSkill[] {
  const special = skills.filter(({ skill }) => skill?.group !== 'general');
  return special.length > 1 ? special.filter(({ name }) => name !== 'Teaching') : special;
}

function experienceLine({ experience }: JobFacts, seed: number): string | null {
  if (takesFreshers(experience)) return 'Freshers may apply; no earlier experience is needed';
  const years = yearsText(experience);
  if (years === null) return null;
  return capitalised(
    years.replace(
      'of experience',
      pick(['of relevant experience', 'of experience in similar work', 'of hands-on experience'], seed, 11),
    ),
  );
}

const BY_HAND =
  /\b(?:helper|loader|packer|picker|cleaner|sweeper|peon|watchman|delivery executive|attendant|babysitter|nanny|caregiver|gardener)$/i;

function degreeLine({ title, degrees, wishedDegrees, family, extras }: JobFacts): string {
  const wished = wishedDegrees.length === 0 ? '' : `${joined(wishedDegrees, 'or')} preferred`;
  if (degrees.length === 0 && wished !== '') return capitalised(wished);
  if (degrees.length === 0 && /^(?:senior )?chartered accountant$/i.test(title)) return 'CA';
  if (degrees.length === 0) {
    // The family's diploma is for those who run the work.
    if (BY_HAND.test(title)) return '10th pass, or able to read and write';
    // A licence that is stated has a line of its own.
    const licensed = extras.some((each) => /licen[cs]e|certifi|registration/i.test(each));
    return licensed ? family.degree.replace(/, with a valid licence or training .*$/, '') : family.degree;
  }
  if (wished !== '') return `${capitalised(degreesText(degrees))}; ${wished}`;
  if (degreesText(degrees) === 'diploma')
    return /diploma/i.test(family.degree) ? family.degree : 'A diploma in a relevant subject';
  return capitalised(degreesText(degrees));
}

type Openings = readonly [readonly [string, ...string[]], ...(readonly [string, ...string[]])[]];

/** How a line of skills begins, the first line first. */
const OF_SUBJECTS: Openings = [
  ['Strong working knowledge of', 'Good working knowledge of', 'Good practical knowledge of'],
  ['Experience with', 'Ease with', 'Working experience of'],
  ['Familiarity with', 'Sound understanding of', 'Exposure to'],
  ['Knowledge of', 'Some experience of', 'Grounding in'],
];

/** Of freshers no mastery is asked. */
const OF_SUBJECTS_AT_FIRST: Openings = [
  ['Basic working knowledge of', 'Basic knowledge of', 'A good grounding in'],
  ['Familiarity with', 'Some exposure to'],
];

/** One has experience in teaching and billing, not knowledge of them. */
const OF_ACTIVITIES: Openings = [
  ['Hands-on experience in', 'Good experience in', 'Proven experience in'],
  ['Experience in', 'Practical experience in'],
  ['Familiarity with', 'Exposure to'],
];
/** Where no experience is asked for, none may be demanded through the skills. */
const OF_ACTIVITIES_TO_SHOW: Openings = [
  ['Practical skill in', 'Skill in', 'A good grasp of'],
  ['Ease with', 'Ability in'],
  ['Familiarity with', 'Exposure to'],
];

/** Whether a skill in a sentence is something that one does: "JEE and NEET coaching". */
function isActivity(name: string): boolean {
  return /\p{Ll}{2}ing$/iu.test(name);
}

/** The requirements of a job, one "- " bullet a line. */
export function writeRequirements(facts: JobFacts): string {
  const seed = wordingSeed(facts);
  const telling = tellingSkills(facts);
  const trade = withoutTheTrade(facts.skills).filter(
    ({ name }) => name.toLowerCase() !== facts.title.toLowerCase(),
  );
  const special = (telling.length > 0 ? telling : trade).filter(({ name }) => !isDemand(name, facts.extras));
  const general = facts.skills.filter(({ skill }) => skill?.group === 'general');
  const musts = inLines(special.filter(({ tier }) => tier === 'must')).map((line, at) => {
    const isKnown = (facts.experience.min ?? 0) > 0;
    const ofSubjects = takesFreshers(facts.experience) ? OF_SUBJECTS_AT_FIRST : OF_SUBJECTS;
    const openings = !line.every(isActivity) ? ofSubjects : isKnown ? OF_ACTIVITIES : OF_ACTIVITIES_TO_SHOW;
    return `${pick(openings[Math.min(at, openings.length - 1)] ?? openings[0], seed, 12)} ${joined(line)}`;
  });
  const nice = inLines(special.filter(({ tier }) => tier === 'nice')).map((line, at) =>
    at === 0 ? `Good to have: ${joined(line)}` : `Also useful: ${joined(line)}`,
  );
  const office = general.map(({ name, skill }) => inSentence(name, skill));
  const years = experienceLine(facts, seed);
  const others =
    (years === null ? 0 : 1) + musts.length + nice.length + facts.extras.length + facts.languages.length;
  // Who says much and no degree asks for none, but where the law does.
  const isSaid =
    facts.degrees.length + facts.wishedDegrees.length > 0 ||
    others < ENOUGH ||
    BY_LAW.test(facts.family.degree);
  const bullets = [
    years,
    ...musts,
    office.length > 0
      ? `Good ${joined(office)}`.replace(
          /^Good (?=Excel|Microsoft|MS |PowerPoint|Google|computer)/,
          'Comfort with ',
        )
      : null,
    isSaid ? degreeLine(facts) : null,
    facts.languages.length > 0 ? `Fluency in ${joined(facts.languages)}` : null,
    ...facts.extras,
    facts.notice === null ? null : `A notice period of at most ${facts.notice}`,
    ...nice,
    facts.wishedLanguages.length > 0 ? `${joined(facts.wishedLanguages)} would be an advantage` : null,
  ];
  const text = bullets
    .filter((each) => each !== null)
    .map((each) => `- ${each}`)
    .join('\n');
  // "MBA" alone is shorter than the form takes.
  const whole =
    text.length < limits.job.requirements.min ? text.replace('- ', '- Qualification asked for: ') : text;
  return whole.slice(0, limits.job.requirements.max);
}
