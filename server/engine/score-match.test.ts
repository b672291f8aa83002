import { describe, expect, it } from 'vitest';
import { calibrate } from './calibrate.ts';
import { embed } from './embed.ts';
import { scoreMatch } from './score-match.ts';
import { JOBS } from './test/jobs.ts';
import { RESUMES_1 } from './test/resumes-1.ts';
import { RESUMES_2 } from './test/resumes-2.ts';

const RESUMES = [...RESUMES_1, ...RESUMES_2];

describe('calibrate', () => {
  it('rises from 0 to 100 and never falls', () => {
    const scores = Array.from({ length: 121 }, (_, at) => calibrate(at / 100 - 0.1));
    expect(scores[0]).toBe(0);
    expect(scores.at(-1)).toBe(100);
    for (const [at, score] of scores.entries()) expect(score).toBeGreaterThanOrEqual(scores[at - 1] ?? 0);
  });
});

describe('scoreMatch over the sample jobs and resumes', () => {
  const people = RESUMES.map((resume) => ({
    id: resume.id,
    text: resume.text,
    experienceYears: resume.expected.experience_years ?? null,
    vector: embed(resume.text, { kind: 'resume', title: resume.expected.current_position }),
  }));

  it.each(JOBS)('$id: asks to interview the right person and nobody else', (job) => {
    const vector = embed(job.text, { kind: 'job', title: job.title, skills: job.skills });
    const scores = people.map((person) => ({
      id: person.id,
      score: scoreMatch({ ...job, vector }, person).score,
    }));
    const others = scores.filter(({ id }) => !job.relevant.includes(id));
    for (const id of job.relevant) {
      expect(scores.find((each) => each.id === id)?.score).toBeGreaterThanOrEqual(70);
    }
    expect(others.filter(({ score }) => score >= 50)).toEqual([]);
  });
});

describe('the asked skills', () => {
  const job = {
    title: 'Warehouse Supervisor',
    text: 'Warehouse supervisor for our godown in Rajpura: stock, dispatch, gate entries and labour, day to day.',
    skills: ['WMS', 'FIFO', 'Cycle Counting', 'Forklift'],
  };

  it('put whoever has most of them before whose resume only sounds like the job', () => {
    const sounds = {
      text: 'Warehouse supervisor in a godown at Rajpura\nStock, dispatch, gate entries, labour day to day\nForklift',
    };
    const has = {
      text: 'Store in-charge\nStock kept by FIFO, cycle count each week, all moves booked in WMS\nDispatch of spares',
    };
    expect(scoreMatch(job, has).score).toBeGreaterThan(scoreMatch(job, sounds).score);
  });
});
