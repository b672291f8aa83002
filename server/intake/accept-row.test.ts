import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import {
  auditLog,
  candidateConsents,
  candidateJobAssignments,
  candidates,
  intakeRows,
  profiles,
  resumeDocuments,
} from '../db/schema.ts';
import { createLogger } from '../core/logger.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls, REASON } from '../test/intake-calls.ts';
import { sample, textResume } from '../test/resume-files.ts';
import { acceptRow } from './accept-row.ts';
import { findActor } from '../users/find-actor.ts';
import { findRowForWork } from './intake.read.ts';

const app = await createTestApp();
const { read, accept, acceptAll, correct, skip, batchOf, intakeFiles, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

describe('accepting', () => {
  it('adds the candidate with resume and job, and leaves no draft behind', { timeout: 60_000 }, async () => {
    const job = await buildJob(app);
    const { id, rows } = await batchOf(sample('Karthik_Subramaniam_Resume.pdf'));
    const { status, data } = await accept(rows[0]!, job.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      decision: 'accepted',
      candidate_name: 'Karthik Subramaniam',
      fields: { email: 'karthik.subramaniam@example.com', phone: '+91 98451 20934', experience_years: 8 },
    });
    // What the row shows is the candidate's: nothing of it is kept a second time.
    expect((await db.select().from(intakeRows))[0]).toMatchObject({ fields: {}, text: '', email_key: null });
    const [person] = await db.select().from(candidates);
    expect(person).toMatchObject({
      id: data.candidate_id,
      email: 'karthik.subramaniam@example.com',
      submission_type: 'internal',
      recommendation_reason: REASON,
      converted_to_vector: true,
    });
    const [document] = await db.select().from(resumeDocuments);
    expect(document!.text).toContain('Zentara');
    expect(await db.select().from(candidateJobAssignments)).toHaveLength(1);
    await app.tasks.drain();
    expect(intakeFiles()).toEqual([]);
    expect((await read(id)).batch).toMatchObject({ accepted: 1, open: 0 });
  });

  it('sums up what was corrected in the row', async () => {
    const job = await buildJob(app);
    const { id, rows } = await batchOf(textResume({}));
    const [row] = rows;
    expect(row!.fields.resume_summary).toMatch(/^Backend Engineer at Kaveri Systems/);
    await correct(row!, { current_position: 'Tech Lead', current_company: null, experience_years: 7 });
    const [corrected] = (await read(id)).rows;
    expect((await accept(corrected!, job.id)).status).toBe(200);
    const [person] = await db.select().from(candidates);
    expect(person!.resume_summary).toMatch(/^Tech Lead, based in Pune, with 7 years of experience\. Skills/);
  });

  it('makes one candidate however often it is asked for', async () => {
    const job = await buildJob(app);
    const { rows } = await batchOf(textResume({}));
    const answers = await Promise.all([accept(rows[0]!, job.id), accept(rows[0]!, job.id)]);
    answers.push(await accept(rows[0]!, job.id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.candidate_id)).size).toBe(1);
    expect(await db.select().from(candidates)).toHaveLength(1);
    expect(await db.select().from(candidateJobAssignments)).toHaveLength(1);
    expect(await db.select().from(resumeDocuments)).toHaveLength(1);
  });

  it('notes on each that they agreed, who told it and when, as far as somebody said so', async () => {
    const job = await buildJob(app);
    const { id, rows } = await batchOf(
      textResume({}),
      textResume({ name: 'Sana Khan', email: 'sana@example.com', phone: '98222 33445' }),
      textResume({ name: 'Uma Devi', email: 'uma.devi@example.com', phone: '98222 33446' }),
    );
    await accept(rows[0]!, job.id);
    await accept(rows[1]!, job.id, 'self');
    await acceptAll(id, job.id, 'import');
    expect((await read(id)).batch.consent_source).toBe('import');
    await app.tasks.drain();
    const noted = await db
      .select({ name: candidates.name, consent: candidateConsents })
      .from(candidateConsents)
      .innerJoin(candidates, eq(candidates.id, candidateConsents.candidate_id))
      .orderBy(candidates.name);
    const by = { is_given: true, note: null, noted_by: await app.userId('hr'), noted_at: app.clock.now() };
    expect(noted).toMatchObject([
      { name: 'Sana Khan', consent: { ...by, source: 'self' } },
      { name: 'Uma Devi', consent: { ...by, source: 'import' } },
    ]);
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'consent.give'))
      .orderBy(auditLog.id);
    expect(audited.map(({ fields }) => fields)).toEqual([['self'], ['import']]);
    // What the row was to be accepted with went into the candidate.
    expect(await db.select().from(intakeRows)).toMatchObject(rows.map(() => ({ accept_consent: null })));
  });

  it('names what is missing, who is in the way, and what the job forbids', async () => {
    const [job, closed] = [await buildJob(app), await buildJob(app, { status: 'closed' })];
    const { rows } = await batchOf(
      textResume({}),
      textResume({ name: 'Sana Khan', email: 'sana@example.com' }),
    );
    const [first, second] = rows;
    const { data: cut } = await correct(first!, { experience_years: null, skills: [] });
    expect(cut.problems).toEqual({
      experience_years: messages.candidate.experienceRequired,
      skills: messages.candidate.skillRequired,
    });
    expect((await accept(cut, job.id)).error).toMatchObject({ code: 'invalid_input', fields: cut.problems });
    expect((await accept(second!, closed.id)).error?.code).toBe('conflict');
    expect((await accept(second!, job.id)).status).toBe(200);
    await correct({ ...cut, version: cut.version }, { experience_years: 3, skills: ['Go'] });
    expect((await accept(first!, job.id)).error).toMatchObject({
      code: 'candidate_exists',
      current: { name: 'Sana Khan' },
    });
    expect(await db.select().from(candidates)).toHaveLength(1);
  });

  it('takes all at once that are complete and known to nobody', { timeout: 60_000 }, async () => {
    const job = await buildJob(app);
    await buildCandidate(app, { name: 'Meera P', email: 'meera.pillai@example.com' });
    const { id } = await batchOf(
      textResume({}),
      textResume({ name: 'Rohit Kale', email: 'rohit.kale@example.com', phone: '98111 22334' }),
      textResume({ name: 'Rohit Kale', email: 'rohit.kale@example.com', phone: '98111 22335' }),
      textResume({ name: 'Sana Khan', email: 'sana.khan@example.com', phone: '98222 33445' }),
      textResume({ name: 'Uma Devi', email: 'uma.devi@example.com', phone: '98222 33446' }),
      sample('scan0003.pdf'),
    );
    const before = await read(id);
    await skip(before.rows[4]!, true);
    const { data } = await acceptAll(id, job.id);
    expect(data).toEqual({ accepting: 2 });
    expect((await acceptAll(id, job.id)).data).toEqual({ accepting: 0 });
    expect((await read(id)).batch).toMatchObject({ busy: 2, job_id: job.id, recommendation_reason: REASON });
    const busy = (await read(id)).rows[1]!;
    expect((await correct(busy, { name: 'Late Change' })).status).toBe(409);
    await app.tasks.drain();
    const { rows } = await read(id);
    expect(rows.map(({ decision }) => decision)).toEqual([
      'open',
      'accepted',
      'open',
      'accepted',
      'skipped',
      'open',
    ]);
    expect(rows[2]!.duplicate).toMatchObject({ of: 'candidate', name: 'Rohit Kale' });
    expect(await db.select().from(candidates)).toHaveLength(3);
  });

  it('gives a row back, saying why, when it cannot be done any more', async () => {
    const job = await buildJob(app);
    const { id } = await batchOf(
      textResume({}),
      textResume({ name: 'Sana Khan', email: 'sana@example.com', phone: '98222 33445' }),
    );
    await acceptAll(id, job.id);
    await buildCandidate(app, { email: 'sana@example.com' });
    await app.database.pool.query(`update jobs set status = 'closed' where id = $1`, [job.id]);
    await app.tasks.drain();
    expect((await read(id)).rows.map(({ decision, refusal }) => ({ decision, refusal }))).toEqual([
      { decision: 'open', refusal: messages.job.notAcceptingSubmissions },
      { decision: 'open', refusal: messages.candidate.exists },
    ]);
  });

  it('takes whoever can join at once on a later day, too', async () => {
    const job = await buildJob(app);
    const text = `${await textResume({}).text()}\nNotice period: Immediate joiner`;
    const { id, rows } = await batchOf(new File([text], 'cv.txt'));
    expect(rows[0]!.fields.joining_date).toBe(app.clock.today());
    const { data: typed } = await correct(rows[0]!, { name: 'Meera P' });
    expect(typed.confidence).toHaveProperty('joining_date');
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 3 * 86_400_000));
    const [later] = (await read(id)).rows;
    expect(later).toMatchObject({ problems: {}, fields: { joining_date: app.clock.today() } });
    expect((await accept(later!, job.id)).status).toBe(200);
    expect(await db.select().from(candidates)).toMatchObject([{ joining_date: app.clock.today() }]);
    app.clock.set(now);
  });

  it('says of a joining date that somebody gave that it has passed', async () => {
    const { id, rows } = await batchOf(textResume({}));
    await correct(rows[0]!, { joining_date: app.clock.today() });
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 86_400_000));
    expect((await read(id)).rows[0]!.problems).toEqual({ joining_date: messages.candidate.dateInPast });
    app.clock.set(now);
  });

  it('makes nobody of a row that was corrected or skipped meanwhile', async () => {
    const job = await buildJob(app);
    const { id, rows } = await batchOf(textResume({}));
    const actor = await findActor(db, await app.userId('hr'));
    const acceptance = {
      job_id: job.id,
      recommendation_reason: REASON,
      consent_source: null,
      found_through: null,
    };
    const deps = { ...app, log: createLogger('silent') };
    const stale = (await findRowForWork(db, rows[0]!.id))!;
    const acceptStale = () => acceptRow(deps, { actor: actor!, origin: null }, stale, acceptance);

    const { data: corrected } = await correct(rows[0]!, { name: 'Meera P' });
    await expect(acceptStale()).rejects.toMatchObject({ code: 'changed_meanwhile', current: corrected });
    await skip(rows[0]!, true);
    await expect(acceptStale()).rejects.toMatchObject({
      code: 'conflict',
      message: importMessages.intake.skipped,
    });
    expect((await read(id)).rows[0]).toMatchObject({ decision: 'skipped', fields: { name: 'Meera P' } });
    expect(await db.select().from(candidates)).toEqual([]);
    await app.tasks.drain();
    expect(intakeFiles()).toHaveLength(1);
  });

  it('is not done for somebody who may no longer', async () => {
    const job = await buildJob(app);
    const { id } = await batchOf(textResume({}));
    await acceptAll(id, job.id);
    const hr = eq(profiles.user_id, await app.userId('hr'));
    await db.update(profiles).set({ role: 'internal_user' }).where(hr);
    await app.tasks.drain();
    await db.update(profiles).set({ role: 'hr_manager' }).where(hr);
    expect((await read(id)).rows[0]).toMatchObject({ decision: 'open', refusal: messages.common.forbidden });
    expect(await db.select().from(candidates)).toEqual([]);
  });
});
