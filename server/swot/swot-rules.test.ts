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
    now: { shortlist: 0, interview: 0, offer: 0, saidNo: 0 },
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
    // Of its creation, not its publication: a job may have been a draft for most of its days.
    expect(analyse([job({ age: 30 })]).weaknesses[0]?.text).toBe(
      'Created 30 days ago and nobody selected yet.',
    );
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
      text: 'Only 1 of 4 offers ended in joining, and 3 people in all declined or did not join.',
    },
  ]);
  expect(action_items).toMatchObject([
    { job_id, text: expect.stringMatching(/^Ask those who said no/) as string },
  ]);
});

it('does not count an offer that is still open as lost', () => {
  const standing = { shortlist: 0, interview: 0, offer: 1, saidNo: 0 };
  expect(analyse([job({ offers: 3, joined: 1, now: standing })]).threats[0]?.text).toBe(
    'Only 1 of 3 offers ended in joining so far (1 is still open).',
  );
});

const actionOf = (numbers: Partial<SwotJob>) => analyse([job(numbers)]).action_items[0]?.text;
const now = (places: Partial<SwotJob['now']>) => ({
  now: { shortlist: 0, interview: 0, offer: 0, saidNo: 0, ...places },
});

describe('what to do next', () => {
  it('speaks of the people on the shortlist now, not of all who ever reached it', () => {
    const much = { shortlisted: 19, interviewed: 2 };
    expect(actionOf({ ...much, ...now({ shortlist: 15 }) })).toBe(
      'Schedule interviews for the 15 people on the shortlist.',
    );
    expect(actionOf({ ...much, ...now({ shortlist: 1 }) })).toBe(
      'Schedule interviews for the 1 person on the shortlist.',
    );
    expect(actionOf(much)).toMatch(/^Nobody is left on the shortlist/);
    expect(analyse([job(much)]).opportunities[0]?.text).toBe(
      '19 people reached the shortlist so far, only 2 of them an interview.',
    );
  });

  it('asks for a decision on those who stand before one', () => {
    const old = { age: 40, shortlisted: 12, interviewed: 9 };
    expect(actionOf({ ...old, ...now({ shortlist: 3, interview: 4 }) })).toMatch(
      /^Decide on the 7 people on the shortlist or in interviews,/,
    );
    expect(actionOf(old)).toMatch(/: nobody is on the shortlist or in interviews\.$/);
  });

  it('has those called who hold an offer, if there are any', () => {
    expect(actionOf({ offers: 4, joined: 1, ...now({ offer: 2 }) })).toMatch(
      /^Call the 2 people holding an offer/,
    );
    expect(actionOf({ offers: 4, joined: 1 })).toMatch(/nobody holds one now\.$/);
  });

  it('names the stages of those whom it is about now, as the job shows them; none where nobody is', () => {
    const stagesOf = (numbers: Partial<SwotJob>) => analyse([job(numbers)]).action_items[0]?.stages;
    const much = { shortlisted: 19, interviewed: 2 };
    expect(stagesOf({ ...much, ...now({ shortlist: 15 }) })).toEqual(['shortlist']);
    expect(stagesOf({ age: 40, ...now({ interview: 4 }) })).toEqual(['shortlist', 'interview']);
    expect(stagesOf({ offers: 4, joined: 1, ...now({ offer: 2 }) })).toEqual(['offer']);
    // Those who said no are asked, not those who hold an offer.
    expect(stagesOf({ offers: 4, joined: 1, declined: 3, ...now({ offer: 2 }) })).toBeUndefined();
    for (const nobody of [much, { age: 40 }, { offers: 4, joined: 1 }])
      expect(stagesOf(nobody)).toBeUndefined();
  });

  it('names those who said no or did not come by their statuses, as their stage holds the rejected, too', () => {
    const statusesOf = (numbers: Partial<SwotJob>) => analyse([job(numbers)]).action_items[0]?.statuses;
    expect(statusesOf({ declined: 3, ...now({ saidNo: 3 }) })).toEqual([
      'candidate_declined',
      'did_not_join',
    ]);
    expect(statusesOf({ offers: 4, joined: 1, declined: 3, ...now({ offer: 2, saidNo: 1 }) })).toHaveLength(
      2,
    );
    // All of them have been forgotten since, or are in other jobs alone.
    expect(statusesOf({ declined: 3 })).toBeUndefined();
    expect(statusesOf({ offers: 4, joined: 1, ...now({ offer: 2 }) })).toBeUndefined();
  });
});

it('puts what matters most first, and keeps the count of what it leaves out', () => {
  const jobs = Array.from({ length: limits.swotPoints + 5 }, (_, index) => job({ age: 30 + index }));
  const { weaknesses, totals } = analyse(jobs);
  expect(weaknesses.map(({ weight }) => weight)).toEqual(
    Array.from({ length: limits.swotPoints }, (_, index) => 34 + limits.swotPoints - index),
  );
  expect(totals).toMatchObject({
    weaknesses: limits.swotPoints + 5,
    action_items: limits.swotPoints + 5,
  });
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
