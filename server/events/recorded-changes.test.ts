import { afterAll, beforeEach, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { RouteCall } from '#contract/route.ts';
import { sessionRoutes } from '#contract/session.ts';
import { events } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const hr = app.as('hr');

/** What was written down since the last time that one asked, without repeats. */
async function recorded(): Promise<{ kind: string; id: string; job_id: string | null }[]> {
  const rows = await app.database.db.delete(events).returning();
  const changes = rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ kind, record_id, job_id }) => ({ kind, id: record_id, job_id }));
  return changes.filter(
    (change, index) =>
      changes.findIndex((each) => each.kind === change.kind && each.id === change.id) === index,
  );
}

it('every change of a job is written down, and no refused one', async () => {
  const { data: job } = await hr.call(jobRoutes.create, { body: jobInput() });
  const itself = [{ kind: 'job', id: job.id, job_id: null }];
  const params = { id: job.id };
  expect(await recorded()).toEqual(itself);

  const body = { ...jobInput({ title: 'Head Nurse' }), status: job.status, version: job.version };
  expect((await hr.call(jobRoutes.update, { params, body })).status).toBe(200);
  expect(await recorded()).toEqual(itself);
  expect((await hr.call(jobRoutes.update, { params, body })).status).toBe(409);
  expect(await recorded()).toEqual([]);

  await hr.call(jobRoutes.changeStatus, { params, body: { status: 'published' } });
  expect(await recorded()).toEqual(itself);
  await hr.call(jobRoutes.changeStatus, { params, body: { status: 'published' } });
  expect(await recorded()).toEqual([]);
});

it('a change of the own profile is written down', async () => {
  const id = await app.userId('recruiter');
  const recruiter = app.as('recruiter');
  const { data: profile } = await recruiter.call(sessionRoutes.readProfile, {});
  await recorded();
  const body = { full_name: 'Farah Khan', phone: null, company_name: null, version: profile.version };
  expect((await recruiter.call(sessionRoutes.updateProfile, { body })).status).toBe(200);
  expect(await recorded()).toEqual([{ kind: 'user', id, job_id: null }]);
});

it('every change of a candidate is written down, with the jobs that it shows on', async () => {
  const [job, other] = [await buildJob(app), await buildJob(app)];
  const entered = candidateInput(job.id);
  const { data: created } = await hr.call(candidateRoutes.create, {
    body: entered,
    files: { resume: pdfFile() },
  });
  const params = { id: created.id };
  const itself = { kind: 'candidate', id: created.id, job_id: null };
  const applied = { kind: 'assignment', id: expect.any(String) as string, job_id: job.id };
  expect(await recorded()).toEqual([applied, itself]);

  const { job_id: _job, resume_text: _text, ...fields } = entered;
  const body = { ...fields, version: created.version } as RouteCall<typeof candidateRoutes.update>['body'];
  expect((await hr.call(candidateRoutes.update, { params, body })).status).toBe(200);
  expect(await recorded()).toEqual([itself]);

  const resume_text = 'Staff nurse. Four years of cardiac care at a hospital in Kochi.';
  await hr.call(candidateRoutes.replaceResume, {
    params,
    body: { resume_text },
    files: { resume: pdfFile() },
  });
  expect(await recorded()).toEqual([itself]);

  await hr.call(assignmentRoutes.assign, { params: { id: other.id }, body: { candidate_ids: [created.id] } });
  const [assigned] = await recorded();
  expect(assigned).toEqual({ kind: 'assignment', id: expect.any(String), job_id: other.id });

  const assignment = { id: assigned!.id };
  await hr.call(assignmentRoutes.changeStatus, {
    params: assignment,
    body: { status: 'selected', notes: '', version: 1 },
  });
  expect(await recorded()).toEqual([assigned]);
  await hr.call(assignmentRoutes.remove, { params: assignment });
  expect(await recorded()).toEqual([assigned]);

  await hr.call(candidateRoutes.remove, { params });
  expect(await recorded()).toEqual([applied, itself]);
});
