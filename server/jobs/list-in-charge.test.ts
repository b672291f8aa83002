import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inChargeRoutes } from '#contract/in-charge.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { RouteCall } from '#contract/route.ts';
import { viewQuery } from '#contract/saved-views.ts';
import { userRoutes } from '#contract/users.ts';
import type { Handle } from '../db/client.ts';
import { profiles } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { planOf } from '../test/plan-of.ts';
import { listJobs } from './jobs.read.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
const UNKNOWN = '0198c2a0-0000-7000-8000-00000000dead';
type Query = NonNullable<RouteCall<typeof jobRoutes.list>['query']>;

const jobOf = async (title: string, creator: Person | null, given: Person | null = null) =>
  buildJob(app, {
    title,
    created_by: creator && (await app.userId(creator)),
    in_charge: given && (await app.userId(given)),
  });
const list = async (query: Query = {}, as: Person = 'hr') =>
  (await app.as(as).call(jobRoutes.list, { query: { sort: 'title', ...query } })).data;
/** The titles of the jobs in the charge of a person, or of nobody; their number is told, too. */
const titlesOf = async (who: Person | 'no one', query: Query = {}, as: Person = 'hr') => {
  const { items, total } = await list(
    { in_charge: who === 'no one' ? 'nobody' : await app.userId(who), ...query },
    as,
  );
  expect(total).toBe(items.length);
  return items.map(({ title }) => title);
};
const setProfile = async (person: Person, change: Partial<typeof profiles.$inferInsert>) =>
  db
    .update(profiles)
    .set(change)
    .where(eq(profiles.user_id, await app.userId(person)));

/** Jobs of a recruiter, of an HR manager, handed over, and nobody's. */
async function someJobs() {
  await jobOf('created', 'recruiter');
  await jobOf('given', 'hr2', 'recruiter');
  await jobOf('given away', 'recruiter', 'hr2');
  await jobOf('of HR', null);
}

describe('a row', () => {
  it('tells staff who is in charge, by the same rule as the job itself', async () => {
    await someJobs();
    await setProfile('hr2', { active: false });
    for (const as of ['hr', 'recruiter'] as const) {
      const { items } = await list({}, as);
      expect(items.map(({ title, in_charge }) => [title, in_charge])).toEqual([
        ['created', { user_id: await app.userId('recruiter'), full_name: 'Ravi Nair' }],
        ['given', { user_id: await app.userId('recruiter'), full_name: 'Ravi Nair' }],
        ['given away', null],
        ['of HR', null],
      ]);
      for (const { id, in_charge } of items)
        expect((await app.as(as).call(jobRoutes.read, { params: { id } })).data.in_charge).toEqual(in_charge);
    }
  });

  it('tells a vendor nothing of it, not even of a job that a row says is theirs', async () => {
    await jobOf('created', 'recruiter');
    await jobOf('given', 'hr2', 'vendor');
    const response = await app.as('vendor').fetch('/api/jobs');
    const text = await response.text();
    expect(text).toContain('"given"');
    for (const told of ['in_charge', 'created_by', 'Ravi Nair', await app.userId('recruiter')])
      expect(text).not.toContain(told);
  });
});

describe('the jobs in the charge of a person', () => {
  it('are those created and not handed over, and those that were put into it; recruiters find them too', async () => {
    await someJobs();
    for (const as of ['hr', 'recruiter'] as const) {
      expect(await titlesOf('recruiter', {}, as)).toEqual(['created', 'given']);
      expect(await titlesOf('hr2', {}, as)).toEqual(['given away']);
      expect(await titlesOf('no one', {}, as)).toEqual(['of HR']);
      expect(await titlesOf('hr', {}, as)).toEqual([]);
    }
    expect((await list({ in_charge: UNKNOWN })).total).toBe(0);
    await buildJob(app, { title: 'over', status: 'closed' });
    await buildJob(app, { title: 'to come', status: 'draft' });
    expect(await titlesOf('no one')).toEqual(['of HR', 'over', 'to come']);
    expect(await titlesOf('no one', { status: 'not_closed' })).toEqual(['of HR', 'to come']);
  });

  it('are narrowed down with the other filters, sorted and cut into pages', async () => {
    await someJobs();
    await buildJob(app, {
      title: 'draft',
      status: 'draft',
      created_by: await app.userId('recruiter'),
      department: 'Finance',
    });
    expect(await titlesOf('recruiter', { status: 'draft' })).toEqual(['draft']);
    expect(await titlesOf('recruiter', { department: 'finance' })).toEqual(['draft']);
    expect(await titlesOf('recruiter', { search: 'given' })).toEqual(['given']);
    expect(await titlesOf('hr2', { created_by: 'me' }, 'recruiter')).toEqual(['given away']);
    const mine = { in_charge: await app.userId('recruiter'), sort: '-title' } as const;
    const first = await list({ ...mine, limit: 2 });
    expect([first.total, first.items.map(({ title }) => title)]).toEqual([3, ['given', 'draft']]);
    for (const next of [{ page: 2 }, { cursor: first.next_cursor! }])
      expect((await list({ ...mine, limit: 2, ...next })).items.map(({ title }) => title)).toEqual([
        'created',
      ]);
    expect(await titlesOf('recruiter', { sort: 'candidates' })).toHaveLength(3);
  });

  it("are HR's as soon as that person cannot sign in or is a vendor, and theirs again afterwards", async () => {
    await someJobs();
    const params = { id: await app.userId('recruiter') };
    const body = { own_account: false };
    expect((await app.as('hr').call(userRoutes.deactivate, { params, body })).status).toBe(200);
    expect(await titlesOf('recruiter')).toEqual([]);
    expect(await titlesOf('no one')).toEqual(['created', 'given', 'of HR']);
    // Not its creator's, who has handed it over.
    expect(await titlesOf('hr2')).toEqual(['given away']);
    await app.as('hr').call(userRoutes.activate, { params });
    expect(await titlesOf('recruiter')).toEqual(['created', 'given']);
    await setProfile('recruiter', { role: 'vendor', company_name: 'Sarathi' });
    expect(await titlesOf('recruiter')).toEqual([]);
    expect(await titlesOf('no one')).toEqual(['created', 'given', 'of HR']);
    await setProfile('recruiter', { role: 'hr_admin', company_name: null });
    expect(await titlesOf('recruiter')).toEqual(['created', 'given']);
    expect(await titlesOf('no one')).toEqual(['of HR']);
  });

  it('are those of whoever they are handed over to', async () => {
    await someJobs();
    await setProfile('recruiter', { active: false });
    const over = await app.as('hr').call(inChargeRoutes.handOver, {
      params: { id: await app.userId('recruiter') },
      body: { user_id: await app.userId('hr2') },
    });
    expect(over.data.handed_over).toBe(2);
    expect(await titlesOf('hr2')).toEqual(['created', 'given', 'given away']);
    expect(await titlesOf('no one')).toEqual(['of HR']);
  });

  it('are not asked for by a vendor, who finds all that are published', async () => {
    await someJobs();
    const all = (await list({}, 'vendor')).items;
    expect(all).toHaveLength(4);
    for (const in_charge of ['nobody', await app.userId('recruiter'), UNKNOWN])
      expect((await list({ in_charge }, 'vendor')).items).toEqual(all);
  });

  it('are kept as a view', () => {
    expect(viewQuery('jobs', `page=2&in_charge=${UNKNOWN}`)).toBe(`in_charge=${UNKNOWN}`);
  });

  it('are asked for by an id or nobody, and nothing else', async () => {
    for (const wrong of ['me', 'Ravi Nair', ''])
      expect((await app.as('hr').fetch(`/api/jobs?in_charge=${encodeURIComponent(wrong)}`)).status).toBe(422);
  });
});

describe('what it costs', () => {
  const asHr = async () =>
    ({ userId: await app.userId('hr'), email: '', role: 'hr_manager', companyName: null }) as const;

  it('is as many queries however many people are in charge of the jobs of a page', async () => {
    const hr = await asHr();
    const queriesOf = async () => {
      let asked = 0;
      const logger = { logQuery: () => void (asked += 1) };
      const handle = drizzle(app.database.pool, { logger }) as unknown as Handle;
      const { items } = await listJobs({ db: handle }, app.clock, hr, jobRoutes.list.query.parse({}));
      return { asked, people: new Set(items.map(({ in_charge_name }) => in_charge_name)).size };
    };
    await jobOf('one', 'hr');
    const one = await queriesOf();
    await someJobs();
    const more = await queriesOf();
    expect([one.people, more.people]).toEqual([1, 4]);
    expect(more.asked).toBe(one.asked);
  });

  it.each(['nobody', 'a person'])('is no sorting of all jobs, in the charge of %s', async (who) => {
    await someJobs();
    const hr = await asHr();
    const query = jobRoutes.list.query.parse({ in_charge: who === 'nobody' ? who : hr.userId, limit: 1 });
    const plan = await planOf(app.database, (handle) => listJobs({ db: handle }, app.clock, hr, query));
    expect(plan).toContain('jobs_newest');
    expect(plan).not.toContain('Sort Key');
  });
});
