import { like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { sentSubmissionRoutes } from '#contract/sent-submissions.ts';
import { callCounts } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';
import { HANDED_IN } from './limit-handed-in.ts';

const app = await createTestApp();
const { submit, setCompany, storedFiles, reset } = submissionCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

const handIn = (who: Person, id: string, resume: File) =>
  app.as(who).call(sentSubmissionRoutes.handIn, { params: { id }, body: {}, files: { resume } });
const counts = like(callCounts.key, `${HANDED_IN.name}:%`);
const counted = async () => (await db.select().from(callCounts).where(counts)).map(({ points }) => points);

it('counts the resumes that a company leaves here, and none that was refused', async () => {
  const job = await buildJob(app);
  const shut = await buildJob(app, { status: 'applications_closed' });
  const known = await buildCandidate(app);
  const own = person();
  const { data } = await submit('vendor', job.id, own, pdfFile('first.pdf', 'the first'));
  expect((await handIn('vendor', data.id, pdfFile('newer.pdf', 'the newer'))).status).toBe(201);
  expect([await counted(), storedFiles()]).toEqual([[2], 2]);

  const refused = [
    await submit('vendor', shut.id, person()),
    await submit('vendor', job.id, own),
    await submit('vendor', job.id, person({ email: known.email })),
    await submit('vendor', job.id, person(), new File(['GIF89a'], 'resume.pdf')),
    await submit('vendor', job.id, person({ name: '' })),
    await handIn('vendor', data.id, pdfFile('again.pdf', 'the newer')),
    await handIn('vendor', data.id, new File(['GIF89a'], 'resume.pdf')),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 415, 422, 409, 415]);
  expect([await counted(), storedFiles()], 'nor a file of them').toEqual([[2], 2]);
  await submit('recruiter', job.id, person());
  expect(await counted(), 'nor our own').toEqual([2]);
});

it('takes no more of a company that has left too many today, nor keeps their files; of others it does', async () => {
  const job = await buildJob(app);
  const { data } = await submit('vendor', job.id, person(), pdfFile('first.pdf', 'the first'));
  await db
    .update(callCounts)
    .set({ points: HANDED_IN.points - 1 })
    .where(counts);
  const many = await Promise.all([1, 2, 3].map(() => submit('vendor', job.id, person())));
  expect(
    many.map(({ status }) => status).toSorted((one, other) => one - other),
    'at the same time',
  ).toEqual([201, 429, 429]);
  await setCompany('vendor', ' talent bridge ');
  for (const { status, error, response } of [
    await submit('vendor', job.id, person()),
    await handIn('vendor', data.id, pdfFile('newer.pdf', 'the newer')),
  ]) {
    expect([status, error?.message]).toEqual([429, messages.submission.tooManyHandedIn]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(HANDED_IN.duration - 60);
  }
  expect([await counted(), storedFiles()], 'what was not taken is not counted').toEqual([
    [HANDED_IN.points],
    2,
  ]);
  expect((await submit('vendor2', job.id, person())).status).toBe(201);

  await db.update(callCounts).set({ expire: new Date(Date.now() - 1000) });
  expect((await submit('vendor', job.id, person())).status).toBe(201);
});
