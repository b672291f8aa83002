import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type JobStatus,
  JOB_STATUSES,
  JOB_STATUS_MOVES,
  VENDOR_VISIBLE_STATUSES,
} from '#contract/job-status.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { auditLog } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const change = (
  id: string,
  status: JobStatus,
  { version, as = 'hr' }: { version?: number; as?: Person } = {},
) => app.as(as).call(jobRoutes.changeStatus, { params: { id }, body: { status, version } });
const logged = () => app.database.db.$count(auditLog, eq(auditLog.action, 'job.status'));

describe('changing the status from the job list', () => {
  it.each(['hr', 'recruiter'] as const)(
    "offers the specified moves of a recruiter's job to %s and refuses every other",
    async (as) => {
      const created_by = await app.userId('recruiter');
      for (const from of JOB_STATUSES)
        for (const to of JOB_STATUSES) {
          const job = await buildJob(app, { status: from, created_by });
          const { status, data, error } = await change(job.id, to, { as });
          if (from === to) {
            expect(data).toMatchObject({ status: to, version: 1 });
          } else if (JOB_STATUS_MOVES[from].some((move) => move.to === to)) {
            expect(data).toMatchObject({ status: to, version: 2 });
            expect(Date.parse(data.updated_at)).toBeGreaterThanOrEqual(job.updated_at.getTime());
          } else {
            expect([from, to, status]).toEqual([from, to, 409]);
            expect(error).toMatchObject({ code: 'conflict', message: messages.job.moveRefused });
          }
        }
    },
  );

  it.each(['recruiter', 'vendor'] as const)('offers nothing to another %s', async (as) => {
    const created_by = await app.userId('hr');
    for (const from of JOB_STATUSES) {
      const job = await buildJob(app, { status: from, created_by });
      for (const to of JOB_STATUSES)
        expect([from, to, (await change(job.id, to, { as })).error?.message]).toEqual([
          from,
          to,
          as === 'vendor' && !VENDOR_VISIBLE_STATUSES.includes(from)
            ? messages.job.notFound
            : messages.job.editDenied,
        ]);
      const { data } = await app.as('hr').call(jobRoutes.read, { params: { id: job.id } });
      expect(data).toMatchObject({ status: from, version: 1 });
    }
    expect(await logged()).toBe(0);
  });

  it('offers exactly the moves of the specification', () => {
    const offered = JOB_STATUSES.map((from) => [from, JOB_STATUS_MOVES[from].map((move) => move.to)]);
    expect(Object.fromEntries(offered)).toEqual({
      draft: ['published'],
      published: ['applications_closed', 'closed', 'on_hold'],
      applications_closed: ['published', 'closed'],
      on_hold: ['published'],
      closed: [],
    });
  });

  it('to the status that it has already changes nothing, so that a second click is harmless', async () => {
    const job = await buildJob(app, { status: 'draft' });
    const first = await change(job.id, 'published', { version: 1 });
    const second = await change(job.id, 'published', { version: 1 });
    expect(second.status).toBe(200);
    expect(second.data).toEqual(first.data);
    expect(await logged()).toBe(1);
  });

  it('sets published_at at the first publication only', async () => {
    const job = await buildJob(app, { status: 'draft' });
    const first = new Date('2026-03-01T10:00:00.000Z');
    app.clock.set(first);
    expect((await change(job.id, 'published')).data.published_at).toBe(first.toISOString());
    app.clock.set(new Date('2026-04-01T10:00:00.000Z'));
    await change(job.id, 'on_hold');
    expect((await change(job.id, 'published')).data.published_at).toBe(first.toISOString());
  });

  it('decided on an older version is told so', async () => {
    const job = await buildJob(app, { status: 'published' });
    await change(job.id, 'on_hold', { version: 1 });
    const { status, error } = await change(job.id, 'closed', { version: 1 });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: job.id, status: 'on_hold', version: 2 },
    });
  });

  it('by two people at once gives both one outcome', async () => {
    const job = await buildJob(app, { status: 'published' });
    await Promise.all([app.userId('hr'), app.userId('hr2')]);
    const answers = await Promise.all([change(job.id, 'closed'), change(job.id, 'closed', { as: 'hr2' })]);
    expect(answers.map(({ data }) => [data.status, data.version])).toEqual([
      ['closed', 2],
      ['closed', 2],
    ]);
    expect(await logged()).toBe(1);
  });

  it('is for HR and the creator', async () => {
    const theirs = await buildJob(app, { status: 'draft', created_by: await app.userId('hr') });
    const own = await buildJob(app, { status: 'draft', created_by: await app.userId('recruiter') });
    expect((await change(theirs.id, 'published', { as: 'recruiter' })).status).toBe(403);
    expect((await change(own.id, 'published', { as: 'recruiter' })).status).toBe(200);
    expect((await change(own.id, 'closed', { as: 'vendor' })).status).toBe(403);
    expect((await change(theirs.id, 'published', { as: 'hr2' })).status).toBe(200);
  });

  it('of a job that is not there is 404', async () => {
    expect((await change('0198c2a0-0000-7000-8000-000000000001', 'closed')).status).toBe(404);
  });
});
