// Measures the built-in engine on the labelled cases of eval/cases against plain keyword search: ranking, scores, the
// fields that are read, and time. Without an option on the cases to tune with; `--held-out` on those kept out of sight;
// `--mistakes` names each field that was read wrongly.
import { embed, extractCandidate, scoreMatch } from '#server/engine/index.ts';
import { jobOf, resumeOf, yearsAsked } from './engine/match.ts';
import { bm25 } from './eval/bm25.ts';
import { AS_OF, type Cases, type JobCase, type ResumeCase, readCases } from './eval/cases.ts';
import { type FieldMistake, judgeFields, type Tally } from './eval/fields.ts';
import { auc, mean, ndcg, precision, type Ranked } from './eval/ranking.ts';

const isHeldOut = process.argv.includes('--held-out');
const tellsMistakes = process.argv.includes('--mistakes');

const isSoftware = ({ field }: { field: string }) => field === 'software';
const GROUPS: readonly (readonly [string, (job: JobCase) => boolean])[] = [
  ['software, authored', (job) => isSoftware(job) && job.kind === 'authored'],
  ['software, advertisements', (job) => isSoftware(job) && job.kind === 'advertisement'],
  ['other fields, authored', (job) => !isSoftware(job) && job.kind === 'authored'],
  ['other fields, advertisements', (job) => !isSoftware(job) && job.kind === 'advertisement'],
];

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const fixed = (value: number) => value.toFixed(3).replace(/^0/, '');
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Milliseconds of the middle run. */
function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function timed<T>(times: number[], work: () => T): T {
  const start = performance.now();
  const made = work();
  times.push(performance.now() - start);
  return made;
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n'));
}

/** Every person for a job by each way of ranking them. */
function rankings({ jobs, resumes, grade }: Cases, times: number[]) {
  const keywords = bm25(resumes.map(({ text }) => text));
  const people = resumes.map((resume) => ({
    resume,
    vector: embed(resume.text, { kind: 'resume' }),
    known: resumeOf({ text: resume.text, today: AS_OF }),
  }));
  return jobs.map((job) => {
    const asked = jobOf({ ...job, exp: job.exp === undefined ? null : yearsAsked(job.exp) });
    const vector = embed(job.text, { kind: 'job', title: job.title, skills: job.skills ?? null });
    const found = keywords(`${job.title} ${job.text}`);
    const ranked = (scoreOf: (at: number) => number): Ranked[] =>
      resumes.map((resume, at) => ({ score: scoreOf(at), grade: grade(job, resume) }));
    return {
      job,
      BM25: ranked((at) => found[at] ?? 0),
      vectors: ranked((at) => dot(vector, people[at]?.vector ?? [])),
      score: ranked((at) => timed(times, () => scoreMatch(asked, people[at]?.known ?? { text: '' }).score)),
    };
  });
}

function tellRanking(all: ReturnType<typeof rankings>): void {
  const rows = GROUPS.flatMap(([name, belongs]) => {
    const own = all.filter(({ job }) => belongs(job));
    return (['BM25', 'vectors', 'score'] as const).map((way) => [
      `${name} (${own.length})`,
      way,
      ...[ndcg, precision, auc].map((measure) => fixed(mean(own.map((each) => measure(each[way]))))),
    ]);
  });
  print(['jobs', 'by', 'nDCG@10', 'precision@10', 'AUC'], rows);
}

function tellScores(all: ReturnType<typeof rankings>): void {
  const rows = [
    ['software', all.filter(({ job }) => isSoftware(job))] as const,
    ['other fields', all.filter(({ job }) => !isSoftware(job))] as const,
  ].map(([name, own]) => {
    const pairs = own.flatMap(({ score }) => score);
    const share = (of: readonly Ranked[], least: number) =>
      percent(of.filter(({ score }) => score >= least).length / Math.max(1, of.length));
    const unrelated = pairs.filter(({ grade }) => grade === 0);
    const related = pairs.filter(({ grade }) => grade > 0);
    return [name, share(unrelated, 50), share(unrelated, 70), share(related, 50), share(related, 70)];
  });
  print(['jobs', 'unrelated ≥ 50', 'unrelated ≥ 70', 'relevant ≥ 50', 'relevant ≥ 70'], rows);
}

function tellFields(resumes: readonly ResumeCase[], from: string, times: number[]): void {
  const tallies = new Map<string, Tally>();
  const mistakes: FieldMistake[] = [];
  for (const resume of resumes) {
    const read = timed(times, () => extractCandidate(resume.text, null, AS_OF));
    mistakes.push(...judgeFields(resume, read, tallies));
  }
  print(
    [`read from ${resumes.length} ${from}`, 'right', 'of'],
    [...tallies].map(([field, { right, of }]) => [field, percent(right / of), String(of)]),
  );
  if (!tellsMistakes || isHeldOut) return;
  for (const { id, field, expected, read } of mistakes)
    console.log(`${id} ${field}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(read)}`);
}

function embedTimes({ resumes }: Cases): number[] {
  const times: number[] = [];
  const WORDS = 500;
  for (const { text } of [...resumes, ...resumes]) {
    const words =
      `${text}\n`.repeat(Math.ceil(WORDS / Math.max(1, text.split(/\s+/).length))).match(/\S+\s*/g) ?? [];
    const long = words.slice(0, WORDS).join('');
    timed(times, () => embed(long, { kind: 'resume' }));
  }
  return times;
}

const cases = readCases(isHeldOut ? 'held-out' : 'tune');
console.log(
  `${cases.resumes.length} resumes, ${cases.jobs.length} jobs (${isHeldOut ? 'held out' : 'to tune with'})\n`,
);
const scoreTimes: number[] = [];
const extractTimes: number[] = [];
const all = rankings(cases, scoreTimes);
tellRanking(all);
tellScores(all);
tellFields(cases.resumes, 'resumes', extractTimes);
if (cases.readOnly.length > 0) tellFields(cases.readOnly, 'further resumes', extractTimes);
print(
  ['one', 'ms (median)'],
  [
    ['vector of 500 words', median(embedTimes(cases)).toFixed(1)],
    ['resume read', median(extractTimes).toFixed(1)],
    ['score of two known texts', median(scoreTimes).toFixed(2)],
  ],
);
