// Learns what the signs of the resume reader weigh, from the labelled cases to tune with and from resumes made of layouts,
// and writes the `…-weights.ts` of `server/engine/extract/data`. Before, it tells how well resumes are read that were left
// out of the learning, layout by layout and author by author; `--mistakes` names those read wrongly. `--told` learns anew
// only whether an employer is told at all, `--skills` only which skills come first, with all other weights as they stand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAME_WEIGHTS } from '#server/engine/extract/data/name-weights.ts';
import { WORK_WEIGHTS } from '#server/engine/extract/data/work-weights.ts';
import type { WorkWeights } from '#server/engine/extract/work-pairs.ts';
import { AS_OF, type ResumeCase, readCases } from './eval/cases.ts';
import { cityCases, judgeCities, learnCities } from './eval/learn-cities.ts';
import { judgeNames, learnNames, nameCases } from './eval/learn-names.ts';
import { judgeSkills, learnSkills, skillCase } from './eval/learn-skills.ts';
import { learnTold } from './eval/learn-told.ts';
import { judgeWork, learnWork, type WorkCase, workCases } from './eval/learn-work.ts';
import { madeResumes } from './eval/made-resumes.ts';

const tellsMistakes = process.argv.includes('--mistakes');
const tune = readCases('tune');
const written = [...tune.resumes, ...tune.readOnly];
const MADE_OF_EACH = 10;
const made = madeResumes(MADE_OF_EACH);

const PARTS = 5;
const layoutOf = (id: string) => id.split('/').slice(0, 2).join('/');
const layouts = [...new Set(made.map(({ id }) => layoutOf(id)))];

/** Whose cases stand together: layouts in five parts, labelled ones by who wrote them and when. */
function partOf({ id }: ResumeCase): string {
  if (id.includes('/')) return `layouts ${layouts.indexOf(layoutOf(id)) % PARTS}`;
  if (id.startsWith('f-a-')) return 'strangers';
  if (id.startsWith('lay-')) return 'own layouts';
  if (/^(?:none|some)-/.test(id)) return 'no employer';
  if (id.startsWith('sk-')) return 'many skills';
  return /^(?:emp|rd\d?)-/.test(id) ? 'further' : 'first';
}

/** Adds up what `judge` counts for each part when it was left out of the learning. */
function leaveOut<C extends { readonly case: ResumeCase }>(
  cases: readonly C[],
  judge: (part: readonly C[], others: readonly C[]) => Readonly<Record<string, number>>,
): Map<string, Record<string, number>> {
  const totals = new Map<string, Record<string, number>>();
  for (const part of new Set(cases.map((each) => partOf(each.case)))) {
    const isPart = (each: C) => partOf(each.case) === part;
    const tally = judge(
      cases.filter(isPart),
      cases.filter((each) => !isPart(each)),
    );
    const name = part.replace(/ \d$/, '');
    const total = totals.get(name) ?? {};
    for (const [key, amount] of Object.entries(tally)) total[key] = (total[key] ?? 0) + amount;
    totals.set(name, total);
  }
  return totals;
}

function tell(
  totals: ReadonlyMap<string, Record<string, number>>,
  shares: readonly (readonly [string, string])[],
): void {
  for (const [name, total] of totals) {
    const cells = shares.map(
      ([key, of]) => `${key} ${((100 * (total[key] ?? 0)) / Math.max(1, total[of] ?? 0)).toFixed(1)} %`,
    );
    console.log([`${name} left out`, ...cells].join('; '));
  }
}

function write(file: string, type: string, from: string, name: string, weights: unknown): void {
  writeFileSync(
    join(import.meta.dirname, '..', 'server', 'engine', 'extract', 'data', file),
    `import type { ${type} } from '../${from}.ts';

/** Written by \`node scripts/learn-signs.ts\`, never by hand. */
export const ${name}: ${type} = ${JSON.stringify(weights, null, 2)};
`,
  );
}

const tellMistake = (line: string) => {
  if (tellsMistakes) console.log(line);
};

const onlyTold = process.argv.includes('--told');
const onlySkills = process.argv.includes('--skills');

/** What tells that there is an employer, with `work` to choose it. */
function writeTold(cases: readonly WorkCase[], work: WorkWeights): void {
  write('told-weights.ts', 'ToldWeights', 'told-employer', 'TOLD_WEIGHTS', learnTold(cases, work));
}

const WORK_SHARES = [
  ['company', 'companies'],
  ['company by rules', 'companies'],
  ['position', 'positions'],
  ['position by rules', 'positions'],
  ['company invented', 'no company'],
  ['invented by rules', 'no company'],
] as const;

if (onlyTold) {
  const working = workCases(made, written, NAME_WEIGHTS, AS_OF);
  const judge = (part: readonly WorkCase[], others: readonly WorkCase[]) =>
    judgeWork(part, { work: WORK_WEIGHTS, told: learnTold(others, WORK_WEIGHTS) }, AS_OF, tellMistake);
  tell(leaveOut(working, judge), WORK_SHARES);
  writeTold(working, WORK_WEIGHTS);
} else if (onlySkills) learnSkillOrder();
else learnAll();

/** Which of a resume's skills come first. */
function learnSkillOrder(): void {
  const skilled = written.map((resume) => skillCase(resume, AS_OF));
  tell(
    leaveOut(skilled, (part, others) => judgeSkills(part, learnSkills(others))),
    [['chosen', 'noted']],
  );
  write('skill-weights.ts', 'SkillWeights', 'skill-order', 'SKILL_WEIGHTS', learnSkills(skilled));
}

function learnAll(): void {
  const named = nameCases(made, written);
  tell(
    leaveOut(named, (part, others) => judgeNames(part, learnNames(others), tellMistake)),
    [
      ['name', 'names'],
      ['name invented', 'no name'],
    ],
  );
  const names = learnNames(named);
  write('name-weights.ts', 'NameWeights', 'name-signs', 'NAME_WEIGHTS', names);

  const living = cityCases(made, written, names);
  tell(
    leaveOut(living, (part, others) => judgeCities(part, learnCities(others), tellMistake)),
    [
      ['city', 'cities'],
      ['city invented', 'no city'],
    ],
  );
  write('city-weights.ts', 'CityWeights', 'city-signs', 'CITY_WEIGHTS', learnCities(living));

  learnSkillOrder();

  const working = workCases(made, written, names, AS_OF);
  const judge = (part: readonly WorkCase[], others: readonly WorkCase[]) => {
    const work = learnWork(others);
    return judgeWork(part, { work, told: learnTold(others, work) }, AS_OF, tellMistake);
  };
  tell(leaveOut(working, judge), WORK_SHARES);
  const work = learnWork(working);
  write('work-weights.ts', 'WorkWeights', 'work-pairs', 'WORK_WEIGHTS', work);
  writeTold(working, work);
}
