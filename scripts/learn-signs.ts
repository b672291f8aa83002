// Learns what the signs of the resume reader weigh, from the labelled cases to tune with and resumes made of layouts, and
// writes `server/engine/extract/data/work-weights.ts`. Before, it tells how well cases are read that were left out of the
// learning, layout by layout and file by file; `--mistakes` names those read wrongly.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '#contract/dates.ts';
import { readCases } from './eval/cases.ts';
import { judgeWork, learnWork, workCases } from './eval/learn-work.ts';

const today = dayOf(new Date());
const tellsMistakes = process.argv.includes('--mistakes');
const tune = readCases('tune');
const cases = workCases([...tune.resumes, ...tune.readOnly], today);

const PARTS = 5;
const layoutOf = (id: string) => id.split('/').slice(0, 2).join('/');
const layouts = [...new Set(cases.filter(({ isMade }) => isMade).map(({ case: { id } }) => layoutOf(id)))];

/** The cases that are left out of the learning together. */
function partOf({ case: { id }, isMade }: (typeof cases)[number]): string {
  if (isMade) return `layouts ${layouts.indexOf(layoutOf(id)) % PARTS}`;
  if (id.startsWith('f-a-')) return 'strangers';
  if (id.startsWith('lay-')) return 'own layouts';
  return /^(?:emp|rd\d?)-/.test(id) ? 'reading' : 'first';
}

const totals = new Map<string, Record<string, number>>();
for (const part of new Set(cases.map(partOf))) {
  const weights = learnWork(cases.filter((each) => partOf(each) !== part));
  const tally = judgeWork(
    cases.filter((each) => partOf(each) === part),
    weights,
    today,
    (line) => {
      if (tellsMistakes) console.log(line);
    },
  );
  const name = part.replace(/ \d$/, '');
  const total = totals.get(name) ?? {};
  for (const [key, amount] of Object.entries(tally)) total[key] = (total[key] ?? 0) + amount;
  totals.set(name, total);
}
const share = (total: Record<string, number>, key: string, of: string) =>
  `${key} ${((100 * (total[key] ?? 0)) / Math.max(1, total[of] ?? 0)).toFixed(1)} %`;
for (const [name, total] of totals) {
  console.log(
    [
      `${name} left out (${total['companies']})`,
      ...['company', 'company by rules'].map((key) => share(total, key, 'companies')),
      ...['position', 'position by rules'].map((key) => share(total, key, 'positions')),
      ...['company invented', 'invented by rules'].map((key) => share(total, key, 'no company')),
    ].join('; '),
  );
}

const file = join(import.meta.dirname, '..', 'server', 'engine', 'extract', 'data', 'work-weights.ts');
writeFileSync(
  file,
  `import type { WorkWeights } from '../choose-work.ts';

/** Written by \`node scripts/learn-signs.ts\`; never by hand. */
export const WORK_WEIGHTS: WorkWeights = ${JSON.stringify(learnWork(cases), null, 2)};
`,
);
