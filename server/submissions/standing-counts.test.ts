import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { submissionRoutes } from '#contract/submissions.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-30T06:00:00Z'));
});
afterAll(() => app.close());

async function submitted(status: string, at: string, company_name?: string): Promise<void> {
  const { id } = await buildCandidate(app, { name: 'Asha Menon' });
  const job = await buildJob(app, { title: 'Staff Nurse' });
  await buildAssignment(
    app,
    { candidate_id: id, job_id: job.id },
    {
      status,
      assigned_at: new Date(at),
      ...(company_name === undefined
        ? { assigned_by: await app.userId('recruiter') }
        : { source: 'vendor', company_name }),
    },
  );
}

type Query = Parameters<typeof ask>[1];
const ask = (who: Person, query: { search?: string; submitted?: 'month' | '3-months' | '12-months' } = {}) =>
  app.as(who).call(submissionRoutes.standing, { query });
const counts = async (who: Person, query?: Query) =>
  (await ask(who, query)).data.statuses.map(({ status, count }) => `${status} ${count}`);

describe('what has become of submissions', () => {
  it('is told by status, in the order of a hiring, of the own company or the own person only', async () => {
    for (const status of ['joined', 'submitted', 'submitted', 'rejected'])
      await submitted(status, '2026-11-20T06:00:00Z', 'Talent Bridge');
    await submitted('selected', '2026-11-20T06:00:00Z', 'People First');
    await submitted('shortlisted', '2026-11-20T06:00:00Z');
    expect(await counts('vendor')).toEqual(['submitted 2', 'joined 1', 'rejected 1']);
    expect(await counts('recruiter')).toEqual(['shortlisted 1']);
    expect(await counts('vendor', { search: 'staff NURSE' })).toEqual([
      'submitted 2',
      'joined 1',
      'rejected 1',
    ]);
    expect(await counts('vendor', { search: 'Accountant' })).toEqual([]);
  });

  it('counts from a day of the installation on, and the list holds the same', async () => {
    // In India the month begins at half past six of the evening before.
    for (const at of [
      '2026-10-31T18:29:00Z',
      '2026-10-31T18:30:00Z',
      '2026-08-30T18:29:00Z',
      '2026-08-30T18:30:00Z',
      '2025-11-30T18:30:00Z',
      '2025-11-30T18:29:00Z',
    ])
      await submitted('submitted', at, 'Talent Bridge');
    for (const [word, count] of [
      ['month', 1],
      ['3-months', 3],
      ['12-months', 5],
    ] as const) {
      expect(await counts('vendor', { submitted: word })).toEqual([`submitted ${count}`]);
      const { data } = await app
        .as('vendor')
        .call(submissionRoutes.list, { query: { submitted: word, status: 'submitted' } });
      expect(data.total).toBe(count);
    }
    expect(await counts('vendor')).toEqual(['submitted 6']);
  });
});
