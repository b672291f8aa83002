import { expect, it } from 'vitest';
import { extractCandidate, scoreMatch } from '#server/engine/index.ts';
import { jobOf, resumeOf, yearsAsked } from '../engine/match.ts';
import { AS_OF, readCases } from './cases.ts';
import { judgeFields, type Tally } from './fields.ts';
import { auc, mean, ndcg } from './ranking.ts';

// What `npm run eval` measures in full: a change that makes the engine worse is noticed here.
const cases = readCases('tune');

it('ranks people as a recruiter would, and asks to look at few others', () => {
  const people = cases.resumes.map((resume) => ({
    resume,
    known: resumeOf({ text: resume.text, today: AS_OF }),
  }));
  const rankings = cases.jobs.map((job) => {
    const asked = jobOf({ ...job, exp: job.exp === undefined ? null : yearsAsked(job.exp) });
    return people.map(({ resume, known }) => ({
      score: scoreMatch(asked, known).score,
      grade: cases.grade(job, resume),
    }));
  });
  expect(mean(rankings.map(ndcg))).toBeGreaterThan(0.92);
  expect(mean(rankings.map(auc))).toBeGreaterThan(0.95);
  const unrelated = rankings.flat().filter(({ grade }) => grade === 0);
  const relevant = rankings.flat().filter(({ grade }) => grade > 0);
  const shareFrom = (least: number, of: typeof relevant) =>
    of.filter(({ score }) => score >= least).length / of.length;
  expect(shareFrom(50, unrelated)).toBeLessThan(0.05);
  expect(shareFrom(70, unrelated)).toBeLessThan(0.01);
  expect(shareFrom(50, relevant)).toBeGreaterThan(0.6);
});

/** The resumes that the engine met last, written by strangers or laid out on purpose as no others are. */
const isHard = ({ id }: { id: string }) => /^(?:f-a|lay)-/.test(id);

const MET_FIRST = {
  name: 0.99,
  email: 1,
  phone: 1,
  city: 0.95,
  company: 0.98,
  position: 0.97,
  'stated years': 0.97,
  'skill recall': 0.93,
  'no company invented': 0.85,
  'no city invented': 0.95,
  'no years invented': 0.95,
};
const MET_LAST = {
  name: 0.95,
  email: 1,
  phone: 1,
  city: 0.88,
  company: 0.93,
  position: 0.93,
  'stated years': 0.88,
  'skill recall': 0.8,
};

it.each([
  ['careful reader', MET_FIRST, (resume: { id: string }) => !isHard(resume)],
  ['careful reader, those of strangers', MET_LAST, isHard],
] as const)('reads resumes as a %s would', (_whose, floors, belongs) => {
  const tallies = new Map<string, Tally>();
  for (const resume of [...cases.resumes, ...cases.readOnly].filter(belongs))
    judgeFields(resume, extractCandidate(resume.text, null, AS_OF), tallies);
  const shares = Object.fromEntries([...tallies].map(([field, { right, of }]) => [field, right / of]));
  for (const [field, floor] of Object.entries(floors))
    expect([field, shares[field], shares[field]! >= floor]).toEqual([field, shares[field], true]);
});
