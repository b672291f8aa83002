import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, candidateJobAssignments, events } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

type Row = Awaited<ReturnType<typeof buildCandidate>>;

/** What the edit screen sends back of a candidate, with changes. */
const edited = (row: Row, changes: Partial<Row> = {}) => {
  const { name, email, phone, experience_years, skills, recommendation_reason, version } = row;
  const { joining_date, current_position, current_company, current_city, expected_ctc } = row;
  const shown = { name, email, phone, experience_years, skills, recommendation_reason, version };
  return {
    ...shown,
    joining_date,
    current_position,
    current_company,
    current_city,
    expected_ctc,
    ...changes,
  };
};

const save = (id: string, body: ReturnType<typeof edited>, who: Person = 'hr') =>
  app.as(who).call(candidateRoutes.update, { params: { id }, body });

describe('saving an edited candidate', () => {
  it('answers with the saved person, and the audit log names fields without values', async () => {
    const row = await buildCandidate(app);
    const answer = await save(row.id, edited(row, { name: 'Asha Nair', skills: ['Go', ' go ', 'SQL'] }));
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ name: 'Asha Nair', skills: ['Go', 'SQL'], version: 2 });
    const [audit] = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'candidate.update'));
    expect(audit).toMatchObject({ record_id: row.id, fields: ['name', 'skills'] });
    expect(JSON.stringify(audit)).not.toContain('Nair');
  });

  it('tells the company that submitted the person of another name, and of nothing else', async () => {
    const row = await buildCandidate(app);
    const [own, ours] = [await buildJob(app), await buildJob(app)];
    const of = (job_id: string) => ({ candidate_id: row.id, job_id });
    await buildAssignment(app, of(own.id), { source: 'vendor', company_name: ' Talent Bridge ' });
    await buildAssignment(app, of(ours.id));
    const told = async () =>
      (await app.database.db.delete(events).returning())
        .filter(({ kind }) => kind === 'assignment')
        .map(({ job_id, company_key }) => ({ job_id, company_key }));
    await told();
    const { data } = await save(row.id, edited(row, { current_city: 'Kochi' }));
    expect(await told()).toEqual([]);
    await save(row.id, edited(row, { name: 'Asha Nair', version: data.version }));
    expect(await told()).toEqual([{ job_id: own.id, company_key: 'talent bridge' }]);
  });

  it('sets what was left blank to nothing, and an offer that is gone', async () => {
    const row = await buildCandidate(app, {
      offer_in_hand: true,
      offer_ctc: 2_000_000,
      offer_joining_date: '2026-06-01',
    });
    const body = { ...edited(row, { current_city: '  ' }), offer_in_hand: false, offer_ctc: 2_000_000 };
    const { data } = await save(row.id, body);
    expect(data).toMatchObject({
      current_city: null,
      offer_in_hand: false,
      offer_ctc: null,
      offer_joining_date: null,
    });
  });

  it('matches anew when the skills changed', async () => {
    const job = await buildJob(app);
    const row = await buildCandidate(app, { skills: ['Menu Planning'], current_position: null });
    await buildAssignment(app, { candidate_id: row.id, job_id: job.id });
    const before = await app.as('hr').call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } });
    await save(row.id, edited(row, { skills: ['Node.js', 'PostgreSQL', 'Docker'] }));
    const [assignment] = await app.database.db.select().from(candidateJobAssignments);
    expect(assignment!.ai_match_score).toBeGreaterThan(before.data[0]!.match_similarity!);
  });

  it('tells who comes second what the first one saved', async () => {
    const row = await buildCandidate(app);
    const answers = await Promise.all([
      save(row.id, edited(row, { current_city: 'Chennai' }), 'hr'),
      save(row.id, edited(row, { current_city: 'Jaipur' }), 'hr2'),
    ]);
    const won = answers.find((answer) => answer.status === 200);
    const lost = answers.find((answer) => answer.status === 409);
    expect(lost?.error?.code).toBe('changed_meanwhile');
    expect(lost?.error?.current).toEqual(won?.data);
  });

  it('checks a joining date against today only when it was changed', async () => {
    app.clock.set(new Date('2026-03-10T06:00:00Z'));
    const row = await buildCandidate(app, { joining_date: '2026-02-01' });
    const kept = await save(row.id, edited(row, { name: 'Asha Nair' }));
    expect(kept.data).toMatchObject({ name: 'Asha Nair', days_to_join: -37 });
    const moved = await save(row.id, edited(row, { joining_date: '2026-03-09', version: 2 }));
    expect(moved.error?.fields).toEqual({ joining_date: messages.candidate.dateInPast });
    const today = await save(row.id, edited(row, { joining_date: '2026-03-10', version: 2 }));
    expect(today.data.days_to_join).toBe(0);
  });

  it('checks the joining date of an offer in the same way', async () => {
    app.clock.set(new Date('2026-03-10T06:00:00Z'));
    const offer = { offer_in_hand: true, offer_ctc: 2_000_000 };
    const row = await buildCandidate(app, { ...offer, offer_joining_date: '2026-02-01' });
    const withOffer = (offer_joining_date: string, version = 1) =>
      save(row.id, edited(row, { ...offer, offer_joining_date, name: 'Asha Nair', version }));
    const kept = await withOffer('2026-02-01');
    expect(kept.data).toMatchObject({ name: 'Asha Nair', offer_joining_date: '2026-02-01' });
    const moved = await withOffer('2026-03-09', 2);
    expect(moved.error?.fields).toEqual({ offer_joining_date: messages.candidate.dateInPast });
    const today = await withOffer('2026-03-10', 2);
    expect(today.data.offer_joining_date).toBe('2026-03-10');
  });

  it("refuses another person's e-mail or phone, not the own", async () => {
    const row = await buildCandidate(app);
    const other = await buildCandidate(app);
    const text = messages.candidate.exists;
    const email = await save(row.id, edited(row, { email: other.email.toUpperCase() }));
    expect(email.error).toMatchObject({
      code: 'candidate_exists',
      fields: { email: text },
      current: { id: other.id },
    });
    const phone = await save(row.id, edited(row, { phone: other.phone }));
    expect(phone.error).toMatchObject({ code: 'candidate_exists', fields: { phone: text } });
    const own = await save(row.id, edited(row, { email: row.email.toUpperCase() }));
    expect(own.status).toBe(200);
  });

  it('has its own words for a wrong phone', async () => {
    const row = await buildCandidate(app);
    const { error } = await save(row.id, edited(row, { phone: '+91 12345 67890' }));
    expect(error?.fields).toEqual({ phone: messages.candidate.phoneInvalidOnEdit });
  });

  it('is for HR alone, and of somebody who is there', async () => {
    const row = await buildCandidate(app);
    expect((await save(row.id, edited(row), 'recruiter')).status).toBe(403);
    expect((await save(row.id, edited(row), 'vendor')).status).toBe(403);
    const { error } = await save(crypto.randomUUID(), edited(row));
    expect(error).toMatchObject({ code: 'not_found', message: messages.candidate.notFound });
  });
});
