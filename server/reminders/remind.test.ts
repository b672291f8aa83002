import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRoutes } from '#contract/audit.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { reminderRoutes } from '#contract/reminders.ts';
import { auditLog, jobReminders, jobs, profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const later = (hours: number) => app.clock.set(new Date(app.clock.now().getTime() + hours * HOUR));

/** Somebody whom a person of the team brought into a job so many days ago. */
async function waits(
  job: { id: string },
  days: number,
  by: Person | null = null,
  status: CandidateStatus = 'submitted',
) {
  const candidate = await buildCandidate(app);
  await buildAssignment(
    app,
    { candidate_id: candidate.id, job_id: job.id },
    {
      status,
      assigned_by: by && (await app.userId(by)),
      assigned_at: new Date(app.clock.now().getTime() - days * 24 * HOUR),
    },
  );
  return candidate;
}

const jobOf = async (creator: Person | null, columns: Partial<typeof jobs.$inferInsert> = {}) =>
  buildJob(app, { title: 'Staff Nurse', created_by: creator && (await app.userId(creator)), ...columns });
const read = (job: { id: string }, as: Person = 'hr') =>
  app.as(as).call(reminderRoutes.read, { params: { id: job.id }, query: { waiting_over: '7' } });
const send = async (job: { id: string }, to: Person[], as: Person = 'hr') =>
  app.as(as).call(reminderRoutes.send, {
    params: { id: job.id },
    body: { waiting_over: '7', to: await Promise.all(to.map((each) => app.userId(each))) },
  });
const { mails } = app;
const emailOf = async (person: Person) =>
  (
    await app.database.db
      .select()
      .from(profiles)
      .where(eq(profiles.user_id, await app.userId(person)))
  )[0]!.email;

describe('who can be reminded', () => {
  it('is the creator, who is in charge, and who brought those in who wait, with how many, and says who waits, the longest first', async () => {
    const job = await jobOf('hr2');
    const asha = await waits(job, 9, 'recruiter');
    const bala = await waits(job, 33, 'recruiter', 'interviewed');
    await waits(job, 7, 'recruiter');
    await waits(job, 40, 'recruiter', 'rejected');
    const { data } = await read(job);
    expect(data.people.map(({ name, status, days_waiting }) => [name, status, days_waiting])).toEqual([
      [bala.name, 'interviewed', 33],
      [asha.name, 'submitted', 9],
    ]);
    expect(data.recipients).toEqual([
      {
        user_id: await app.userId('hr2'),
        full_name: 'Harish Iyer',
        why: 'in_charge',
        brought: 0,
        reminded_at: null,
      },
      {
        user_id: await app.userId('recruiter'),
        full_name: 'Ravi Nair',
        why: 'brought',
        brought: 2,
        reminded_at: null,
      },
    ]);
  });

  it('is no vendor, nor who cannot sign in any more, nor oneself', async () => {
    const job = await jobOf('hr2');
    await waits(job, 9, 'vendor');
    await waits(job, 9, 'hr');
    await waits(job, 9, 'recruiter');
    await app.database.db
      .update(profiles)
      .set({ active: false })
      .where(eq(profiles.user_id, await app.userId('recruiter')));
    expect((await read(job)).data.recipients.map(({ full_name }) => full_name)).toEqual(['Harish Iyer']);
  });

  it('is who was put in charge in the place of the creator, who is one no more', async () => {
    const job = await jobOf('hr2', { in_charge: await app.userId('recruiter') });
    await waits(job, 9, 'recruiter');
    await waits(job, 9, 'vendor');
    expect((await read(job)).data.recipients).toMatchObject([
      { full_name: 'Ravi Nair', why: 'in_charge', brought: 1 },
    ]);
    expect((await send(job, ['recruiter', 'hr2'])).data.sent_to).toEqual(['Ravi Nair']);
    expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual([await emailOf('recruiter')]);
  });

  it('is the rest of HR, and not the creator as such, once who was put in charge has left', async () => {
    const job = await jobOf('recruiter', { in_charge: await app.userId('hr2') });
    await waits(job, 9, 'vendor');
    const gone = eq(profiles.user_id, await app.userId('hr2'));
    await app.database.db.update(profiles).set({ active: false }).where(gone);
    expect((await read(job)).data.recipients).toEqual([]);
    await app.database.db.update(profiles).set({ active: true, role: 'vendor' }).where(gone);
    expect((await read(job)).data.recipients).toEqual([]);
    await app.database.db.update(profiles).set({ role: 'hr_manager' }).where(gone);
    expect((await read(job)).data.recipients).toMatchObject([{ full_name: 'Harish Iyer', why: 'in_charge' }]);
  });

  it('is the rest of HR, whose job it is that has no creator', async () => {
    const job = await jobOf(null);
    await app.userId('hr2');
    await waits(job, 9, 'vendor');
    expect((await read(job)).data.recipients).toMatchObject([{ full_name: 'Harish Iyer', why: 'manager' }]);
  });
});

describe('a reminder', () => {
  it('is one mail to each, with numbers and the way to who waits, and names nobody who does', async () => {
    const job = await jobOf('hr2');
    const people = [await waits(job, 9, 'recruiter'), await waits(job, 33, 'hr'), await waits(job, 8)];
    const { status, data } = await send(job, ['hr2', 'recruiter']);
    expect([status, data.sent_to]).toEqual([200, ['Harish Iyer', 'Ravi Nair']]);
    const [first, second, ...others] = await mails();
    expect(others).toEqual([]);
    expect(new Set([first, second].map((mail) => mail?.to?.[0]?.address))).toEqual(
      new Set([await emailOf('hr2'), await emailOf('recruiter')]),
    );
    const [creator, recruiter] = first?.text?.includes('Harish') ? [first, second] : [second, first];
    expect(creator?.subject).toBe(`${job.jd_id}: 3 candidates waiting for more than 7 days (Niyukti)`);
    expect(creator?.text).toContain(
      `Hema Rao reminds you of Staff Nurse (${job.jd_id}): 3 candidates have been in the same status for more than 7 days, the longest for 33.`,
    );
    expect(creator?.text).not.toContain('You brought');
    expect(recruiter?.text).toContain('You brought 1 of them into the job.');
    for (const mail of [creator, recruiter]) {
      expect(mail?.text).toContain(`/jobs/${job.id}/candidates?waiting_over=7`);
      for (const { name, email } of people)
        expect([mail?.text?.includes(name), mail?.html?.includes(name), mail?.text?.includes(email)]).toEqual(
          [false, false, false],
        );
    }
  });

  it('comes at most once in 24 hours to a person about a job, whoever sends it, and says when the last did', async () => {
    const [job, other] = [await jobOf('recruiter'), await jobOf('recruiter')];
    for (const each of [job, other]) await waits(each, 9);
    expect((await send(job, ['recruiter'])).status).toBe(200);
    later(3);
    const again = await send(job, ['recruiter'], 'hr2');
    expect([again.status, again.error?.message]).toEqual([
      409,
      'Reminded 3 hours ago: Ravi Nair. There is at most one reminder of a job in 24 hours.',
    ]);
    expect((await read(job, 'hr2')).data.recipients[0]?.reminded_at).toBe('2026-11-21T06:00:00.000Z');
    expect((await send(other, ['recruiter'])).status).toBe(200);
    later(21);
    expect((await read(job)).data.recipients[0]?.reminded_at).toBeNull();
    expect((await send(job, ['recruiter'])).status).toBe(200);
    expect(await mails()).toHaveLength(3);
  });

  it('passes over whoever has just had one, and goes once, though two send it at the same time', async () => {
    const job = await jobOf('recruiter');
    await waits(job, 9, 'hr2');
    const both = await Promise.all([send(job, ['recruiter']), send(job, ['recruiter'])]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await send(job, ['recruiter', 'hr2'])).data.sent_to).toEqual(['Harish Iyer']);
    expect(await mails()).toHaveLength(2);
  });

  it('is written down with numbers alone, and not at all when none was sent', async () => {
    const job = await jobOf('recruiter');
    await waits(job, 9);
    await app.database.db.delete(auditLog);
    await send(job, ['recruiter']);
    await send(job, ['recruiter']);
    const { data } = await app.as('hr').call(auditRoutes.list, { query: { action: 'job.remind' } });
    expect(data.items).toMatchObject([
      { record_type: 'job', record_id: job.id, fields: ['7', '1 candidate', '1 mail'] },
    ]);
  });

  it('is not sent of a closed job, when nobody waits, to a vendor or to nobody', async () => {
    const job = await jobOf('recruiter');
    expect((await send(job, ['recruiter'])).error?.message).toBe(messages.reminder.nobodyWaits);
    await waits(job, 9, 'vendor');
    expect((await send(job, ['vendor'])).error?.message).toBe(messages.reminder.othersNow);
    expect((await send(job, ['hr'])).error?.message).toBe(messages.reminder.othersNow);
    const nobody = await send(job, []);
    expect([nobody.status, Object.values(nobody.error?.fields ?? {}).flat()]).toEqual([
      422,
      [messages.reminder.nobodyChosen],
    ]);
    await app.database.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id));
    expect((await send(job, ['recruiter'])).error?.message).toBe(messages.reminder.closed);
    expect((await read({ id: '0198c2a0-0000-7000-8000-00000000dead' })).status).toBe(404);
    expect(await mails()).toEqual([]);
    expect(await app.database.db.select().from(jobReminders)).toEqual([]);
  });

  it.each(['recruiter', 'vendor'] as const)('is for HR to send and to look at, not for a %s', async (who) => {
    const job = await jobOf('hr2');
    await waits(job, 9);
    expect([(await send(job, ['hr2'], who)).status, (await read(job, who)).status]).toEqual([403, 403]);
    expect(await mails()).toEqual([]);
  });
});
