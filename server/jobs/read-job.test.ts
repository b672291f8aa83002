import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { JOB_STATUSES, VENDOR_VISIBLE_STATUSES } from '#contract/job-status.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const read = (id: string, as: Person = 'hr') => app.as(as).call(jobRoutes.read, { params: { id } });

describe('reading one job', () => {
  it('gives HR everything of it', async () => {
    const job = await buildJob(app, { created_by: await app.userId('hr'), additional_skills: ['docker'] });
    expect((await read(job.id)).data).toMatchObject({
      jd_id: job.jd_id,
      location: 'Bangalore, Pune',
      experience_required: '3-6 years',
      salary_range: '₹12 - ₹18 LPA',
      ctc_min: 1_200_000,
      ctc_max: 1_800_000,
      skills_required: ['Node.js', 'PostgreSQL', 'Docker'],
      created_by: await app.userId('hr'),
      candidate_count: 0,
      can: { edit: true, change_status: true, see_pipeline: true, assign: true, submit: true },
    });
  });

  it('keeps the budget from recruiters, even of their own job, and the creator from vendors too', async () => {
    const job = await buildJob(app, { created_by: await app.userId('recruiter') });
    const recruiters = (await read(job.id, 'recruiter')).data;
    const vendors = (await read(job.id, 'vendor')).data;
    for (const field of ['salary_range', 'ctc_min', 'ctc_max', 'search_text']) {
      expect(recruiters).not.toHaveProperty(field);
      expect(vendors).not.toHaveProperty(field);
    }
    expect(recruiters.created_by).toBe(job.created_by);
    expect(vendors).not.toHaveProperty('created_by');
  });

  it('hides from a vendor what it may not see as if it were not there', async () => {
    const unknown = await read('0198c2a0-0000-7000-8000-000000000001', 'vendor');
    expect(unknown.status).toBe(404);
    expect(unknown.error?.message).toBe(messages.job.notFound);
    for (const status of JOB_STATUSES) {
      const job = await buildJob(app, { status });
      const answer = await read(job.id, 'vendor');
      expect([status, answer.status]).toEqual([status, VENDOR_VISIBLE_STATUSES.includes(status) ? 200 : 404]);
      if (answer.status === 404) expect(answer.error?.message).toBe(messages.job.notFound);
      expect((await read(job.id, 'recruiter')).status).toBe(200);
    }
  });
});
