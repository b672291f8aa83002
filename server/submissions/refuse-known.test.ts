import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditLog, events, profiles, submissionLedger } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { KnownError } from './limit-refusals.ts';
import { refuseKnown } from './refuse-known.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

interface Entered {
  email?: boolean;
  name?: string;
}

async function refuse(ids: string[], created_by: string | null = null, entered?: Entered): Promise<unknown> {
  const job = await buildJob(app, { created_by, title: 'Staff Nurse' });
  await db.delete(events);
  await db.delete(auditLog);
  return refuseFor(job.id, 'Talent Bridge', ids, entered);
}

async function refuseFor(
  jobId: string,
  company: string,
  ids: string[],
  { email = true, name = 'Asha Rao' }: Entered = {},
): Promise<unknown> {
  const actor = {
    userId: await app.userId('vendor'),
    email: 'vendor@niyukti.example',
    role: 'vendor',
    companyName: 'Talent Bridge',
  } as const;
  return refuseKnown(
    { ...app, appName: 'Niyukti', publicUrl: 'https://hire.example' },
    { actor, origin: null },
    {
      company,
      jobId,
      people: ids.map((id) => ({ id, same_email: email, same_phone: true })),
      enteredName: name,
      because: 'known',
    },
  ).catch((error: unknown) => error);
}

it('writes down an attempt on each of two people, and tells of one change', async () => {
  const ids = [(await buildCandidate(app)).id, (await buildCandidate(app)).id];
  expect(await refuse(ids)).toBeInstanceOf(KnownError);
  const attempts = await db.select().from(submissionLedger);
  expect(attempts.map(({ candidate_id }) => candidate_id).toSorted()).toEqual(ids.toSorted());
  expect(await db.select().from(auditLog)).toHaveLength(2);
  expect(await db.select().from(events)).toHaveLength(1);
});

it('answers the same when somebody deletes the person at that moment, and writes of those who are left', async () => {
  const deleted = '0198c2a0-0000-7000-8000-00000000dead';
  expect(await refuse([deleted])).toBeInstanceOf(KnownError);
  expect(await db.select().from(submissionLedger)).toEqual([]);
  const { id } = await buildCandidate(app);
  expect(await refuse([deleted, id])).toBeInstanceOf(KnownError);
  expect(await db.select().from(submissionLedger)).toMatchObject([{ candidate_id: id, owned_until: null }]);
  expect(await db.select().from(auditLog)).toHaveLength(1);
});

it('mails HR with the way to the person and to all attempts, and without a name', async () => {
  await app.userId('hr');
  const { id, name } = await buildCandidate(app);
  await refuse([id]);
  const [mail, ...more] = await app.mails();
  expect(more).toEqual([]);
  expect(mail?.to?.[0]?.address).toBe('hr@niyukti.example');
  expect(mail?.subject).toMatch(/^JD-\d+: a vendor submitted somebody you know already \(Niyukti\)$/);
  expect(mail?.text).toContain('Talent Bridge submitted a candidate for Staff Nurse');
  expect(mail?.text).toContain(`https://hire.example/candidate/${id}`);
  expect(mail?.text).toContain('https://hire.example/submissions?tab=refused');
  expect(mail?.text).toContain('The e-mail and the phone are the same. The name that was typed is another');
  expect(`${mail?.text}${mail?.html}`).not.toContain(name);
  expect(`${mail?.text}${mail?.html}`).not.toContain('Asha Rao');
});

it('mails what matched, and that the name is the same where it is', async () => {
  await app.userId('hr');
  const { id, name } = await buildCandidate(app);
  await refuse([id], null, { email: false, name: ` ${name.toUpperCase()} ` });
  const [mail] = await app.mails();
  expect(mail?.text).toContain(
    'Only the phone is the same, not the e-mail. The name that was typed is the same.',
  );
});

it.each(['hr', 'recruiter'] as const)(
  'mails every active HR manager when the job is of %s',
  async (creator) => {
    for (const person of ['hr', 'hr2'] as const) await app.userId(person);
    await refuse([(await buildCandidate(app)).id], await app.userId(creator));
    const mails = await app.mails();
    expect(mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual([
      'hr2@niyukti.example',
      'hr@niyukti.example',
    ]);
  },
);

it('mails nobody who may not sign in any more', async () => {
  const [, former] = [await app.userId('hr'), await app.userId('hr2')];
  await db.update(profiles).set({ active: false }).where(eq(profiles.user_id, former));
  await refuse([(await buildCandidate(app)).id], former);
  expect((await app.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['hr@niyukti.example']);
});

it('mails once a day of a company and a job, and writes every attempt down', async () => {
  app.clock.set(new Date('2026-11-20T04:00:00Z'));
  await app.userId('hr');
  const [job, other] = [await buildJob(app), await buildJob(app)];
  /** How many mails there are after one more attempt. */
  const mailsAfter = async (jobId: string, company = 'Talent Bridge') => {
    await refuseFor(jobId, company, [(await buildCandidate(app)).id]);
    return (await app.mails()).length;
  };
  expect(await mailsAfter(job.id)).toBe(1);
  expect(await mailsAfter(job.id)).toBe(1);
  expect(await mailsAfter(job.id, ' talent bridge')).toBe(1);
  expect(await mailsAfter(other.id)).toBe(2);
  expect(await mailsAfter(job.id, 'People First')).toBe(3);
  expect(await db.$count(submissionLedger)).toBe(5);
  // The last minute of the day in India, then the first one of the next.
  app.clock.set(new Date('2026-11-20T18:29:00Z'));
  expect(await mailsAfter(job.id)).toBe(3);
  app.clock.set(new Date('2026-11-20T18:30:00Z'));
  expect(await mailsAfter(job.id)).toBe(4);
  expect(await mailsAfter(job.id)).toBe(4);
});
