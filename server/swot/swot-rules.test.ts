import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { analyse, type SwotJob } from './swot-rules.ts';

let made = 0;
const job = (numbers: Partial<SwotJob> = {}): SwotJob => {
  made += 1;
  return {
    job_id: `0198c2a0-0000-7000-8000-${String(made).padStart(12, '0')}`,
    jd_id: `JD-${String(made).padStart(4, '0')}`,
    title: `Job ${made}`,
    age: 0,
    shortlisted: 0,
    interviewed: 0,
    selected: 0,
    offers: 0,
    joined: 0,
    declined: 0,
    ...numbers,
  };
};
const found = (numbers: Partial<SwotJob>) => {
  const { totals } = analyse([job(numbers)]);
  return Object.entries(totals).flatMap(([part, count]) => (count > 0 ? [part] : []));
};

describe('the rules of a job', () => {
  it('finds a strength from 3 offers of which 70% joined', () => {
    expect(found({ offers: 10, joined: 7 })).toEqual(['strengths']);
    expect(found({ offers: 10, joined: 6 })).toEqual([]);
    expect(found({ offers: 3, joined: 3 })).toEqual(['strengths']);
    expect(found({ offers: 2, joined: 2 })).toEqual([]);
  });

  it('finds a weakness from 30 days of age without anybody selected', () => {
    expect(found({ age: 30 })).toEqual(['weaknesses', 'action_items']);
    expect(found({ age: 29 })).toEqual([]);
    expect(found({ age: 300, selected: 1 })).toEqual([]);
  });

  it('finds an opportunity from 5 shortlisted of whom at most 30%, rounded down, were interviewed', () => {
    expect(found({ shortlisted: 5, interviewed: 1 })).toEqual(['opportunities', 'action_items']);
    expect(found({ shortlisted: 5, interviewed: 2 })).toEqual([]);
    expect(found({ shortlisted: 10, interviewed: 3 })).toEqual(['opportunities', 'action_items']);
    expect(found({ shortlisted: 4 })).toEqual([]);
  });

  it('finds a threat from 2 offers of which under 40% joined, and from 3 who declined', () => {
    expect(found({ offers: 2 })).toEqual(['threats', 'action_items']);
    expect(found({ offers: 1 })).toEqual([]);
    expect(found({ offers: 5, joined: 2 })).toEqual([]);
    expect(found({ offers: 8, joined: 3 })).toEqual(['threats', 'action_items']);
    expect(found({ declined: 3 })).toEqual(['threats', 'action_items']);
    expect(found({ declined: 2 })).toEqual([]);
  });
});

it('names the job of each point and says in words what was found and what to do next', () => {
  const leaking = job({ offers: 4, joined: 1, declined: 3 });
  const { threats, action_items } = analyse([leaking]);
  const { job_id, jd_id, title } = leaking;
  expect(threats).toEqual([
    {
      job_id,
      jd_id,
      title,
      weight: 3,
      text: 'Only 1 of 4 offers ended in joining, and 3 people declined or did not join.',
    },
  ]);
  expect(action_items).toMatchObject([
    { job_id, text: expect.stringMatching(/^Ask those who said no/) as string },
  ]);
});

it('puts what matters most first, and keeps the count of what it leaves out', () => {
  const jobs = Array.from({ length: limits.swotPoints + 5 }, (_, index) => job({ age: 30 + index }));
  const { weaknesses, totals } = analyse(jobs);
  expect(weaknesses.map(({ weight }) => weight)).toEqual([44, 43, 42, 41, 40, 39, 38, 37, 36, 35]);
  expect(totals).toMatchObject({ weaknesses: 15, action_items: 15 });
});

it('lets the most urgent kinds of action take turns, so that old jobs do not hide a threat', () => {
  const old = [job({ age: 400 }), job({ age: 500 })];
  const leaking = job({ declined: 3 });
  const waiting = job({ shortlisted: 6 });
  const { action_items } = analyse([...old, leaking, waiting]);
  expect(action_items.map(({ job_id }) => job_id)).toEqual(
    [leaking, waiting, old[1], old[0]].map((each) => each?.job_id),
  );
});
