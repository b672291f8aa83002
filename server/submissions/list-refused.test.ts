import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#contract/dates.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { refusedAttemptRoutes } from '#contract/refused-attempts.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { submissionLedger } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit } = submissionCalls(app);
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const list = (query: Record<string, unknown> = {}, who: Person = 'hr') =>
  app.as(who).call(refusedAttemptRoutes.list, { query });
const names = async (query: Record<string, unknown> = {}) =>
  (await list(query)).data.items.map(({ candidate_name }) => candidate_name);
const lately = async () => (await app.as('hr').call(refusedAttemptRoutes.countLately, {})).data;

type Entry = Partial<typeof submissionLedger.$inferInsert>;

/** A person of a name, with what the ledger says of them; refused unless told otherwise. */
async function known(name: string, job_id: string, ...entries: Entry[]) {
  const { id } = await buildCandidate(app, { name });
  const of = { candidate_id: id, job_id, company_name: 'Talent Bridge', owned_until: null };
  await db.insert(submissionLedger).values(entries.map((entry) => ({ ...of, ...entry })));
  return id;
}

describe('the refused attempts', () => {
  it('tell HR who submitted whom for which job, and whose the person is', async () => {
    const job = await buildJob(app, { title: 'Staff Nurse' });
    const theirs = person({ name: 'Asha Menon' });
    expect((await submit('vendor2', job.id, theirs)).status).toBe(201);
    expect((await submit('vendor', job.id, { ...theirs, name: 'A. Menon' })).status).toBe(409);
    const own = await buildCandidate(app, { name: 'Bina Das' });
    expect((await submit('vendor', job.id, person({ email: own.email }))).status).toBe(409);
    const { data } = await list();
    expect(data.total).toBe(2);
    expect(data.items).toMatchObject([
      { candidate_id: own.id, candidate_name: 'Bina Das', owner: null },
      {
        candidate_name: 'Asha Menon',
        job_id: job.id,
        jd_id: job.jd_id,
        title: 'Staff Nurse',
        company_name: 'Talent Bridge',
        submitted_by_name: 'Vani Shah',
        owner: { company_name: 'People First', until: addDays(app.clock.today(), 180) },
      },
    ]);
    expect(await lately()).toEqual({ count: 2, days: 30 });
  });

  it('tell HR by what the person was found, and the name that was typed where it is another', async () => {
    const job = await buildJob(app);
    const [own, other] = [await buildCandidate(app, { name: 'Bina Das' }), await buildCandidate(app)];
    const typed = [
      person({ phone: own.phone, name: 'Chitra  Rao' }),
      person({ email: own.email, name: ' bina  DAS' }),
      person({ email: own.email, phone: own.phone, name: 'Bina Dass' }),
    ];
    for (const body of typed) expect((await submit('vendor', job.id, body)).status).toBe(409);
    const ledger = await app.as('hr').call(submissionRoutes.ledger, { params: { id: own.id } });
    for (const { items } of [(await list()).data, ledger.data])
      expect(items.map((row) => [row.matched_by, row.entered_name])).toEqual([
        ['both', 'Bina Dass'],
        ['email', null],
        ['phone', 'Chitra  Rao'],
      ]);
    expect(await names({ search: 'chitra' })).toEqual(['Bina Das']);
    // Neither what was typed beside it nor a person is kept.
    const kept = JSON.stringify(await db.select().from(submissionLedger));
    expect(kept).not.toContain(typed[0]!.email);

    await submit('vendor', job.id, person({ email: own.email, phone: other.phone }));
    const [first] = (await app.as('hr').call(submissionRoutes.ledger, { params: { id: own.id } })).data.items;
    const [second] = (await app.as('hr').call(submissionRoutes.ledger, { params: { id: other.id } })).data
      .items;
    expect([first?.matched_by, second?.matched_by]).toEqual(['email', 'phone']);
  });

  it('forget the name that was typed when whoever bears it is erased', async () => {
    const job = await buildJob(app);
    const kept = { entered_name: 'Chitra Rao', matched_by: 'phone' } as const;
    await known('Bina Das', job.id, kept, { ...kept, entered_name: 'Chitra Raja' });
    const { id, name } = await buildCandidate(app, { name: 'chitra  rao' });
    await app.as('hr').call(rightsRoutes.erase, { params: { id }, body: { confirmation: name } });
    const { items } = (await list()).data;
    expect(new Set(items.map(({ entered_name }) => entered_name))).toEqual(new Set([null, 'Chitra Raja']));
    expect(items.map(({ matched_by }) => matched_by)).toEqual(['phone', 'phone']);
  });

  it('say who owned the person on that day, not who does now or did before', async () => {
    const job = await buildJob(app);
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    const refused = { company_name: 'Talent Bridge' };
    const owned = { company_name: 'Old Hands', created_at: at('2026-01-01'), owned_until: '2026-06-30' };
    const next = { company_name: 'Next', created_at: at('2026-08-01'), owned_until: '2027-01-28' };
    await known('Before', job.id, owned, { ...refused, created_at: at('2025-12-31') });
    await known('Last day', job.id, owned, next, { ...refused, created_at: at('2026-06-30') });
    await known('Over', job.id, owned, next, { ...refused, created_at: at('2026-07-01') });
    await known(
      'Own',
      job.id,
      { ...owned, company_name: ' talent BRIDGE' },
      { created_at: at('2026-02-01') },
    );
    // The last minute of the day in India, and the first one of the next.
    const minute = (time: string) => ({ ...refused, created_at: new Date(time) });
    await known('Late', job.id, owned, minute('2026-06-30T18:29:00Z'), minute('2026-06-30T18:30:00Z'));
    const owners = (await list()).data.items.map((row) => [row.candidate_name, row.owner?.company_name]);
    expect(owners).toEqual([
      ['Over', undefined],
      ['Late', undefined],
      ['Late', 'Old Hands'],
      ['Last day', 'Old Hands'],
      ['Own', undefined],
      ['Before', undefined],
    ]);
  });

  it('are searched by person, vendor and job, and read on page by page', async () => {
    const nurse = await buildJob(app, { title: 'Staff Nurse' });
    const clerk = await buildJob(app, { title: 'Accounts Clerk' });
    const on = (day: number, entry: Entry = {}) => ({
      created_at: new Date(Date.UTC(2026, 9, day)),
      ...entry,
    });
    const submitted_by = await app.userId('vendor2');
    await known('Asha Menon', nurse.id, on(1));
    await known('Bina Das', clerk.id, on(3, { company_name: 'People First', submitted_by }));
    await known('Chitra Rao', nurse.id, on(2), on(2, { owned_until: '2027-01-01' }));
    expect(await names()).toEqual(['Bina Das', 'Chitra Rao', 'Asha Menon']);
    expect(await names({ search: 'MENON' })).toEqual(['Asha Menon']);
    expect(await names({ search: 'people' })).toEqual(['Bina Das']);
    expect(await names({ search: 'nurse talent' })).toEqual(['Chitra Rao', 'Asha Menon']);
    expect(await names({ search: clerk.jd_id })).toEqual(['Bina Das']);
    expect(await names({ search: 'example.com' })).toEqual([]);
    expect((await list({ search: 'nurse' })).data.total).toBe(2);
    expect((await list({ page: 2, limit: 2 })).data).toMatchObject({
      total: 3,
      next_cursor: null,
      items: [{ candidate_name: 'Asha Menon' }],
    });
    const first = await list({ limit: 2 });
    expect(await names({ limit: 2, cursor: first.data.next_cursor })).toEqual(['Asha Menon']);
  });

  it('are counted for 30 days', async () => {
    const job = await buildJob(app);
    const ago = (ms: number) => ({ created_at: new Date(app.clock.now().getTime() - ms) });
    expect(await lately()).toEqual({ count: 0, days: 30 });
    await known('Asha', job.id, ago(30 * DAY_MS - 1000), ago(30 * DAY_MS + 1000));
    await known('Bina', job.id, { ...ago(0), owned_until: '2099-01-01' });
    expect(await lately()).toEqual({ count: 1, days: 30 });
    expect((await list()).data.total).toBe(2);
  });

  it('go with a person who is erased', async () => {
    const job = await buildJob(app);
    const id = await known('Asha Menon', job.id, {});
    await known('Bina Das', job.id, {});
    const erased = { params: { id }, body: { confirmation: 'Asha Menon' } };
    expect((await app.as('hr').call(rightsRoutes.erase, erased)).status).toBe(204);
    expect(await names()).toEqual(['Bina Das']);
    expect((await lately()).count).toBe(1);
  });

  it.each(['recruiter', 'vendor'] as const)('are not for a %s', async (who) => {
    const job = await buildJob(app);
    await known('Asha Menon', job.id, {});
    const { status, error } = await list({}, who);
    expect([status, error?.code]).toEqual([403, 'forbidden']);
    expect((await app.as(who).call(refusedAttemptRoutes.countLately, {})).status).toBe(403);
  });
});
