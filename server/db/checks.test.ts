import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import {
  hiringPlan,
  intakeBatches,
  intakeRows,
  jobs,
  jobSwotAnalyses,
  stageEvents,
  vectorFailures,
} from './schema.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const refusedBy = (constraint: string) => ({ cause: { code: '23514', constraint } });
/** What no type lets through, as a script may send it. */
const wrong = (value: string) => value as never;

describe('the database itself refuses', () => {
  it.each([
    [{ ctc_max: -1 }, 'jobs_ctc_max'],
    [{ ctc_max: 200_000_001 }, 'jobs_ctc_max'],
    [{ ctc_min: -1 }, 'jobs_ctc_min'],
    [{ ctc_min: 200_000_001 }, 'jobs_ctc_min'],
  ])('a budget of %o', async (budget, constraint) => {
    await expect(buildJob(app, { ctc_min: null, ctc_max: null, ...budget })).rejects.toMatchObject(
      refusedBy(constraint),
    );
    expect(await db.$count(jobs)).toBe(0);
  });

  it('a forgotten step from a status that is none', async () => {
    const job = await buildJob(app);
    const step = { job_id: job.id, source: 'internal', trail_id: randomUUID(), day: '2026-11-01' };
    await expect(
      db.insert(stageEvents).values({ ...step, previous_status: 'hired', new_status: 'joined' }),
    ).rejects.toMatchObject(refusedBy('stage_events_previous'));
    await db.insert(stageEvents).values({ ...step, previous_status: null, new_status: 'joined' });
  });

  it('an analysis of something unknown', async () => {
    await expect(
      db.insert(jobSwotAnalyses).values({ scope: 'mars', analysis_json: {} }),
    ).rejects.toMatchObject(refusedBy('job_swot_analyses_scope'));
  });

  it('a problem that nobody has words for', async () => {
    const person = await buildCandidate(app);
    await expect(
      db.insert(vectorFailures).values({ candidate_id: person.id, problem: wrong('tired') }),
    ).rejects.toMatchObject(refusedBy('vector_failures_problem'));
    const [batch] = await db
      .insert(intakeBatches)
      .values({ owner: await app.userId('hr') })
      .returning();
    const file = { batch_id: batch!.id, upload_key: randomUUID(), file_name: 'a.pdf', sha256: '' };
    await expect(
      db.insert(intakeRows).values({
        ...file,
        mime_type: 'application/pdf',
        size_bytes: 1,
        reading: 'unreadable',
        problem: wrong('tired'),
      }),
    ).rejects.toMatchObject(refusedBy('intake_rows_problem'));
  });

  it('a plan for more people than a plan may have', async () => {
    const plan = { year: 2026, quarter: 4, department: 'Engineering' };
    await expect(
      db.insert(hiringPlan).values({ ...plan, planned_hires: limits.plannedHires.max + 1 }),
    ).rejects.toMatchObject(refusedBy('hiring_plan_planned'));
  });
});
