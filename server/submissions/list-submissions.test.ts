import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import {
  candidates,
  interviewChanges,
  statusHistory,
  submissionLedger,
  submissionRequests,
} from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const list = (who: Person, query: Record<string, unknown> = {}) =>
  app.as(who).call(submissionRoutes.list, { query });
const names = async (who: Person, query: Record<string, unknown> = {}) =>
  (await list(who, query)).data.items.map(({ candidate_name }) => candidate_name);

type Columns = Parameters<typeof buildAssignment>[2];

/** A person in a job, of a company or of one of our own. */
async function submitted(name: string, job_id: string, columns: Columns) {
  const { id } = await buildCandidate(app, { name });
  return buildAssignment(app, { candidate_id: id, job_id }, columns);
}
const ofCompany = (company_name: string, columns: Columns = {}): Columns => ({
  source: 'vendor',
  company_name,
  ...columns,
});

describe('the list of submissions', () => {
  it('holds those of the whole company for a vendor, without anything else of the person', async () => {
    const job = await buildJob(app, { title: 'Staff Nurse' });
    const vani = await app.userId('vendor');
    await submitted(
      'Asha Menon',
      job.id,
      ofCompany('Talent Bridge', { assigned_by: vani, ai_match_score: 77 }),
    );
    await submitted('Bina Das', job.id, ofCompany(' talent BRIDGE '));
    await submitted('Chitra Rao', job.id, ofCompany('People First'));
    await submitted('Divya Nair', job.id, {});
    const { data } = await list('vendor', { sort: 'name' });
    expect(data.total).toBe(2);
    expect(Object.keys(data).toSorted()).toEqual(['items', 'next_cursor', 'read_at', 'total']);
    expect(data.items.map(({ candidate_name }) => candidate_name)).toEqual(['Asha Menon', 'Bina Das']);
    expect(data.items[0]).toMatchObject({
      job_id: job.id,
      jd_id: job.jd_id,
      title: 'Staff Nurse',
      status: 'submitted',
      submitted_by_name: 'Vani Shah',
      request: null,
      job_status: 'published',
      can: { see_job: true, ask: true, take_back: false },
    });
    expect(Object.keys(data.items[0]!).toSorted()).toEqual(
      [
        'answered',
        'can',
        'candidate_name',
        'changed_at',
        'id',
        'interview_at',
        'interview_details',
        'jd_id',
        'job_id',
        'job_status',
        'joining_on',
        'request',
        'status',
        'submitted_at',
        'submitted_by_name',
        'title',
        'unseen',
      ].toSorted(),
    );
  });

  it('holds what an internal recruiter submitted, with the way to the person', async () => {
    const job = await buildJob(app);
    const mine = { assigned_by: await app.userId('recruiter') };
    const { candidate_id } = await submitted('Asha Menon', job.id, mine);
    await submitted('Bina Das', job.id, { ...mine, assignment_type: 'assigned' });
    await submitted('Chitra Rao', job.id, { assigned_by: await app.userId('hr') });
    await submitted('Divya Nair', job.id, ofCompany('Talent Bridge'));
    const { data } = await list('recruiter');
    expect(data.items).toMatchObject([{ candidate_name: 'Asha Menon', candidate_id }]);
  });

  it('holds what anybody submitted for HR, with the company', async () => {
    const job = await buildJob(app);
    await submitted('Asha Menon', job.id, { assigned_by: await app.userId('recruiter') });
    await submitted('Bina Das', job.id, ofCompany('Talent Bridge'));
    await submitted('Chitra Rao', job.id, { assignment_type: 'assigned' });
    const { data } = await list('hr', { sort: 'name' });
    expect(data.items.map((item) => [item.candidate_name, item.company_name])).toEqual([
      ['Asha Menon', null],
      ['Bina Das', 'Talent Bridge'],
    ]);
  });

  it('tells when the interview is, each of its own submissions', async () => {
    const job = await buildJob(app);
    const at = '2026-11-28T05:30:00.000Z';
    const scheduled = { status: 'interview_scheduled', interview_at: new Date(at) } as const;
    await submitted('Asha Menon', job.id, ofCompany('Talent Bridge', scheduled));
    await submitted('Bina Das', job.id, ofCompany('People First', scheduled));
    await submitted('Chitra Rao', job.id, { ...scheduled, assigned_by: await app.userId('recruiter') });
    const told = async (who: Person) =>
      (await list(who)).data.items.map((item) => [item.candidate_name, item.interview_at]);
    expect(await told('vendor')).toEqual([['Asha Menon', at]]);
    expect(await told('recruiter')).toEqual([['Chitra Rao', at]]);
  });

  it('tells when whom one submitted joins, and nobody what was offered', async () => {
    const job = await buildJob(app);
    const offered = { status: 'offer_released', offered_ctc: 1_837_000, joining_on: '2026-12-15' } as const;
    await submitted('Asha Menon', job.id, ofCompany('Talent Bridge', offered));
    await submitted('Bina Das', job.id, ofCompany('People First', { ...offered, joining_on: '2026-12-16' }));
    await submitted('Chitra Rao', job.id, { ...offered, assigned_by: await app.userId('recruiter') });
    for (const [who, name] of [
      ['vendor', 'Asha Menon'],
      ['recruiter', 'Chitra Rao'],
    ] as const) {
      const { data } = await list(who);
      expect(data.items.map((item) => [item.candidate_name, item.joining_on])).toEqual([
        [name, '2026-12-15'],
      ]);
      expect(JSON.stringify(data)).not.toMatch(/1837000|offered_ctc/);
    }
  });

  it('counts no further than it has to, and pages on beyond that', async () => {
    const job = await buildJob(app);
    const { id } = await submitted('Asha Menon', job.id, {});
    await db.execute(sql`
      insert into candidates (id, name, email, phone, skills, recommendation_reason, submission_type)
      select gen_random_uuid(), 'One of many', 'many' || i || '@example.com', '+91 90000 ' || (10000 + i), '{}',
        'Worked well with us before.', 'internal'
      from generate_series(1, ${limits.counted + 50}::int) i`);
    await db.execute(sql`
      insert into candidate_job_assignments (id, candidate_id, job_id, assignment_type, status, source, assigned_at)
      select gen_random_uuid(), id, ${job.id}, 'applied', 'submitted', 'internal', timestamptz '2024-01-01'
      from candidates where name = 'One of many'`);
    // PostgreSQL may have looked at the tables when they were all but empty, and plans by that.
    await db.execute(sql`analyze candidates, candidate_job_assignments`);
    const { data } = await list('hr');
    expect([data.total, data.items[0]?.id]).toEqual([limits.counted + 1, id]);
    expect((await list('hr', { search: 'of many' })).data.total).toBe(limits.counted + 1);
    expect((await list('hr', { search: 'asha' })).data.total).toBe(1);
    const beyond = await list('hr', { limit: 100, page: limits.counted / 100 + 1 });
    expect([beyond.data.total, beyond.data.items.length]).toEqual([limits.counted + 1, 51]);
  }, 60_000); // twenty thousand rows, on a machine that is busy with other things

  it('is empty for a vendor without a company', async () => {
    const job = await buildJob(app);
    await submitted('Asha Menon', job.id, { source: 'vendor', company_name: '' });
    expect(await names('vendor')).toEqual([]);
  });

  it('is searched by name, job and JD id, filtered by status, sorted and paged', async () => {
    const nurse = await buildJob(app, { title: 'Staff Nurse' });
    const clerk = await buildJob(app, { title: 'Accounts Clerk' });
    const day = (number: number) => new Date(Date.UTC(2026, 9, number));
    const of = (at: number, columns: Columns = {}) =>
      ofCompany('Talent Bridge', { assigned_at: day(at), ...columns });
    await submitted('Asha Menon', nurse.id, of(3));
    await submitted('bina das', clerk.id, of(1, { status: 'shortlisted' }));
    await submitted('Chitra Rao', nurse.id, of(2));
    expect(await names('vendor')).toEqual(['Asha Menon', 'Chitra Rao', 'bina das']);
    expect(await names('vendor', { sort: 'oldest' })).toEqual(['bina das', 'Chitra Rao', 'Asha Menon']);
    expect(await names('vendor', { sort: '-name' })).toEqual(['Chitra Rao', 'bina das', 'Asha Menon']);
    expect(await names('vendor', { sort: 'title', limit: 1 })).toEqual(['bina das']);
    expect(await names('vendor', { search: 'BINA' })).toEqual(['bina das']);
    expect(await names('vendor', { search: 'nurse menon' })).toEqual(['Asha Menon']);
    expect(await names('vendor', { search: clerk.jd_id })).toEqual(['bina das']);
    expect(await names('vendor', { search: 'example.com' })).toEqual([]);
    expect(await names('vendor', { status: 'shortlisted' })).toEqual(['bina das']);
    const second = await list('vendor', { page: 2, limit: 2 });
    expect(second.data).toMatchObject({ total: 3, items: [{ candidate_name: 'bina das' }] });
  });

  it('tells when the status last changed, and whether the job may still be seen', async () => {
    const job = await buildJob(app, { status: 'closed' });
    const { id, candidate_id, job_id } = await submitted('Asha Menon', job.id, ofCompany('Talent Bridge'));
    const changed_at = new Date(Date.now() + 86_400_000);
    const move = { assignment_id: id, candidate_id, job_id, previous_status: 'submitted' };
    await db.insert(statusHistory).values({ ...move, new_status: 'shortlisted', changed_at });
    const [row] = (await list('vendor')).data.items;
    expect(row).toMatchObject({ changed_at: changed_at.toISOString(), can: { see_job: false } });
  });

  it('tells how the job stands, a vendor only as far as it may see the job', async () => {
    const told: [string, string | null, string | null][] = [];
    for (const status of ['published', 'applications_closed', 'on_hold', 'closed', 'draft'] as const) {
      const job = await buildJob(app, { status });
      await submitted(`Asha ${status}`, job.id, ofCompany('Talent Bridge'));
      const of = async (who: Person) => (await list(who, { search: job.jd_id })).data.items[0]!.job_status;
      told.push([status, await of('vendor'), await of('hr')]);
    }
    expect(told).toEqual([
      ['published', 'published', 'published'],
      ['applications_closed', 'applications_closed', 'applications_closed'],
      ['on_hold', null, 'on_hold'],
      ['closed', null, 'closed'],
      ['draft', null, 'draft'],
    ]);
  });

  it('tells when an interview was last set or changed, which is no move', async () => {
    const job = await buildJob(app);
    const { id } = await submitted('Asha Menon', job.id, ofCompany('Talent Bridge'));
    await submitted('Bina Das', job.id, ofCompany('Talent Bridge'));
    const changed_at = new Date(Date.now() + 86_400_000);
    await db.insert(interviewChanges).values({ assignment_id: id, interview_at: changed_at, changed_at });
    const [row, other] = (await list('vendor', { sort: '-changed' })).data.items;
    expect(row).toMatchObject({ candidate_name: 'Asha Menon', changed_at: changed_at.toISOString() });
    expect(Date.parse(other!.changed_at)).toBeLessThan(Date.now() + 60_000);
  });

  it.each(['done', 'left'] as const)(
    'tells when HR last answered a request (%s), and no other word',
    async (outcome) => {
      const job = await buildJob(app);
      const asked_by = await app.userId('vendor');
      const { id } = await submitted('Asha Menon', job.id, ofCompany('Talent Bridge'));
      const { id: otherId } = await submitted('Bina Das', job.id, ofCompany('Talent Bridge'));
      const answered_at = new Date(Date.now() + 86_400_000);
      const request = { asked_by, kind: 'withdraw', asked_at: answered_at, answered_at } as const;
      await db.insert(submissionRequests).values([
        { ...request, assignment_id: id, outcome, answered_by: await app.userId('hr') },
        { ...request, assignment_id: otherId, outcome: 'taken_back', answered_by: asked_by },
        { assignment_id: otherId, asked_by, kind: 'withdraw', asked_at: answered_at },
      ]);
      const [row, other] = (await list('vendor', { sort: '-changed' })).data.items;
      expect(row).toMatchObject({ candidate_name: 'Asha Menon', changed_at: answered_at.toISOString() });
      expect(row?.request?.answered_at).toBe(row?.changed_at);
      expect(Date.parse(other!.changed_at)).toBeLessThan(Date.now() + 60_000);
    },
  );
});

describe('the last move of a submission', () => {
  const move = async (
    { id, candidate_id, job_id }: Awaited<ReturnType<typeof submitted>>,
    columns: Partial<typeof statusHistory.$inferInsert>,
  ) => {
    const of = { assignment_id: id, candidate_id, job_id, new_status: 'rejected' };
    await db.insert(statusHistory).values({ ...of, previous_status: 'submitted', ...columns });
  };
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));

  it('puts the list in order, either way, page by page', async () => {
    const job = await buildJob(app);
    const first = await submitted('Asha Menon', job.id, { assigned_at: at(1) });
    await submitted('Bina Das', job.id, { assigned_at: at(2) });
    const third = await submitted('Chitra Rao', job.id, { assigned_at: at(3) });
    await move(third, { changed_at: at(4) });
    await move(first, { changed_at: at(4) });
    await move(first, { changed_at: at(5) });
    expect(await names('hr', { sort: '-changed' })).toEqual(['Asha Menon', 'Chitra Rao', 'Bina Das']);
    expect(await names('hr', { sort: 'changed' })).toEqual(['Bina Das', 'Chitra Rao', 'Asha Menon']);
    const { next_cursor: cursor } = (await list('hr', { sort: '-changed', limit: 2 })).data;
    expect(await names('hr', { sort: '-changed', limit: 2, cursor })).toEqual(['Bina Das']);
  });

  it('tells what was said of it to whoever may read the history, never to a vendor', async () => {
    const job = await buildJob(app);
    const before = { assigned_at: at(0) };
    const assigned_by = await app.userId('recruiter');
    const ours = await submitted('Asha Menon', job.id, { ...before, assigned_by });
    const theirs = await submitted('Bina Das', job.id, ofCompany('Talent Bridge', before));
    const said = async (who: Person) =>
      (await list(who, { sort: 'name' })).data.items.map(({ last_note }) => last_note);
    await move(ours, { previous_status: null, notes: 'Why she was submitted', changed_at: at(1) });
    await move(theirs, { notes: 'Asked too much', changed_at: at(1) });
    expect(await said('recruiter')).toEqual([null]);
    await move(ours, { notes: 'No answer', changed_at: at(2) });
    expect(await said('hr')).toEqual(['No answer', 'Asked too much']);
    expect(await said('recruiter')).toEqual(['No answer']);
    expect(await said('vendor')).toEqual([undefined]);
    await move(ours, { notes: null, changed_at: at(3) });
    expect(await said('recruiter')).toEqual([null]);
    // A slip of HR's that was taken back is no news of the person: what was said of where they stand holds again.
    await move(ours, { new_status: 'on_hold', notes: 'Budget in January', changed_at: at(4) });
    await move(ours, { new_status: 'rejected', notes: 'Wrong row', changed_at: at(5) });
    expect(await said('recruiter')).toEqual(['Wrong row']);
    await move(ours, {
      previous_status: 'rejected',
      new_status: 'on_hold',
      notes: 'Move undone',
      changed_at: at(6),
    });
    expect(await said('recruiter')).toEqual(['Budget in January']);
    await move(ours, {
      previous_status: 'on_hold',
      new_status: 'submitted',
      notes: 'Move undone',
      changed_at: at(7),
    });
    expect(await said('recruiter')).toEqual([null]);
  });
});

describe('searching submissions', () => {
  it('finds a phone however it is typed, for those alone who may read it', async () => {
    const job = await buildJob(app);
    const { id: candidate_id } = await buildCandidate(app, { name: 'Asha Menon', phone: '+91 98450 11223' });
    const mine = { assigned_by: await app.userId('recruiter') };
    await buildAssignment(app, { candidate_id, job_id: job.id }, mine);
    const { id: other } = await buildCandidate(app, { name: 'Bina Das', phone: '+91 98450 99999' });
    await buildAssignment(app, { candidate_id: other, job_id: job.id }, ofCompany('Talent Bridge'));
    for (const search of ['98450 11223', '+919845011223', '098450-11223', '11223']) {
      expect([search, await names('recruiter', { search })]).toEqual([search, ['Asha Menon']]);
      expect((await list('hr', { search })).data).toMatchObject({ total: 1, items: [{ candidate_id }] });
    }
    expect(await names('vendor', { search: '98450 99999' })).toEqual([]);
  });

  it('finds the phone that a company sent itself, and never what HR has made of it', async () => {
    const job = await buildJob(app);
    const sent = person({ name: 'Asha Menon', phone: '+91 98450 11223' });
    await submissionCalls(app).submit('vendor', job.id, sent);
    await db.update(candidates).set({ phone: '+91 98450 77777' });
    for (const search of ['98450 11223', '+919845011223', '11223'])
      expect([search, await names('vendor', { search })]).toEqual([search, ['Asha Menon']]);
    expect((await list('vendor', { search: '11223' })).data.total).toBe(1);
    expect(await names('vendor', { search: '77777' })).toEqual([]);
    expect(await names('vendor2', { search: '11223' })).toEqual([]);
    expect(await names('hr', { search: '77777' })).toEqual(['Asha Menon']);
  });

  it('finds who submitted, for HR', async () => {
    const job = await buildJob(app);
    await submitted('Asha Menon', job.id, { assigned_by: await app.userId('recruiter') });
    const assigned_by = await app.userId('vendor');
    await submitted('Bina Das', job.id, ofCompany('Talent Bridge', { assigned_by }));
    expect(await names('hr', { search: 'VANI shah' })).toEqual(['Bina Das']);
    expect(await names('hr', { search: 'bridge' })).toEqual(['Bina Das']);
    expect((await list('hr', { search: 'vani' })).data.total).toBe(1);
    expect(await names('vendor', { search: 'vani' })).toEqual([]);
  });
});

describe("a person's ledger", () => {
  it('tells HR who submitted the person when, until when they are owned, and what was refused', async () => {
    const job = await buildJob(app);
    const { id: candidate_id } = await buildCandidate(app);
    const entry = { candidate_id, job_id: job.id, submitted_by: await app.userId('vendor') };
    const today = app.clock.today();
    await db.insert(submissionLedger).values([
      { ...entry, company_name: 'Old Hands', created_at: new Date('2026-01-01'), owned_until: '2026-06-30' },
      { ...entry, company_name: 'Talent Bridge', created_at: new Date('2026-08-01'), owned_until: today },
      { ...entry, company_name: 'People First', created_at: new Date('2026-08-02'), owned_until: null },
    ]);
    const { data } = await app.as('hr').call(submissionRoutes.ledger, { params: { id: candidate_id } });
    expect(data.owner).toEqual({ company_name: 'Talent Bridge', until: today });
    expect(data.items.map((each) => [each.company_name, each.owned_until])).toEqual([
      ['People First', null],
      ['Talent Bridge', today],
      ['Old Hands', '2026-06-30'],
    ]);
    expect(data.items[0]).toMatchObject({
      jd_id: job.jd_id,
      title: job.title,
      submitted_by_name: 'Vani Shah',
    });
  });

  it('is empty of somebody whom no vendor submitted, and not found of nobody', async () => {
    const { id } = await buildCandidate(app);
    expect((await app.as('hr').call(submissionRoutes.ledger, { params: { id } })).data).toEqual({
      owner: null,
      items: [],
    });
    const unknown = { id: '0198c2a0-0000-7000-8000-00000000dead' };
    expect((await app.as('hr').call(submissionRoutes.ledger, { params: unknown })).status).toBe(404);
  });
});
