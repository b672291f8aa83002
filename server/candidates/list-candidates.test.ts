import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { dashboardRoutes } from '#contract/dashboard.ts';
import { limits } from '#contract/limits.ts';
import type { RouteCall } from '#contract/route.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { CANDIDATE_SORTS } from '#contract/list-words.ts';
import { filterBy } from './candidate-filters.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const list = (query: RouteCall<typeof candidateRoutes.list>['query'] = {}) =>
  app.as('hr').call(candidateRoutes.list, { query });

/** People of Pune, as many as asked for, older than all others. */
async function addPeople({ database }: typeof app, many: number) {
  await database.db.execute(sql`
    insert into candidates (id, name, email, phone, current_city, experience_years, skills, recommendation_reason,
      submission_type, created_at)
    select gen_random_uuid(), 'One of many', 'many' || i || '@example.com', '+91 90000 ' || (10000 + i), 'Pune', 2,
      array['Java'], 'Worked well with us before.', 'internal', timestamptz '2024-01-01' + i * interval '1 minute'
    from generate_series(1, ${many}::int) i`);
}

async function fivePeople() {
  const job = await buildJob(app);
  for (const [i, name] of ['Zoya', 'arun', 'Bala', 'Bala', 'Farida'].entries()) {
    const { id } = await buildCandidate(app, { name, experience_years: i % 2 });
    if (i < 3) await buildAssignment(app, { candidate_id: id, job_id: job.id });
  }
}

it('tells first where somebody has joined, then where something is still to be decided, of each what tells most', async () => {
  const person = await buildCandidate(app);
  const into = async (status: string, assigned_at: string) => {
    const job = await buildJob(app, status === 'closed' ? { status } : {});
    await buildAssignment(
      app,
      { candidate_id: person.id, job_id: job.id },
      { status: status === 'closed' ? 'shortlisted' : status, assigned_at: new Date(assigned_at) },
    );
    return job.jd_id;
  };
  const joined = await into('joined', '2025-12-30T10:00:00Z');
  const selected = await into('selected', '2025-12-31T10:00:00Z');
  const held = await into('on_hold', '2026-01-01T10:00:00Z');
  const live = await into('shortlisted', '2026-01-02T10:00:00Z');
  const lost = await into('rejected', '2026-01-03T10:00:00Z');
  const closed = await into('closed', '2026-01-04T10:00:00Z');
  const { items } = (await list()).data;
  expect(items[0]?.assignments.map(({ jd_id }) => jd_id)).toEqual([
    joined,
    selected,
    live,
    held,
    closed,
    lost,
  ]);
});

it("asked by stage tells the number of assignments as well, which is the dashboard's", async () => {
  const jobs = [await buildJob(app), await buildJob(app)];
  const twice = await buildCandidate(app, { name: 'Twice', current_city: 'Pune' });
  for (const { id } of jobs)
    await buildAssignment(app, { candidate_id: twice.id, job_id: id }, { status: 'shortlisted' });
  const once = await buildCandidate(app, { name: 'Once', current_city: 'Delhi' });
  await buildAssignment(app, { candidate_id: once.id, job_id: jobs[0]!.id }, { status: 'shortlisted' });
  const counts = async (query: Parameters<typeof list>[0]) => {
    const { total, assignments } = (await list(query)).data;
    return [total, assignments];
  };
  expect(await counts({ status: 'shortlisted' })).toEqual([2, 3]);
  expect((await app.as('hr').call(dashboardRoutes.counts, {})).data.stages.shortlist).toBe(3);
  expect(await counts({ status: 'shortlisted', cities: 'Pune' })).toEqual([1, 2]);
  expect(await counts({ status: 'shortlisted', job_id: jobs[1]!.id })).toEqual([1, 1]);
  expect(await counts({ status: 'joined' })).toEqual([0, 0]);
  expect(await counts({})).toEqual([2, undefined]);
});

it('counts no further than it has to, and pages on beyond that', async () => {
  await buildCandidate(app, { name: 'Newest of all' });
  await addPeople(app, limits.counted + 50);
  const { data } = await list({ limit: 100 });
  expect([data.total, data.items[0]?.name]).toEqual([limits.counted + 1, 'Newest of all']);
  const beyond = await list({ limit: 100, page: limits.counted / 100 + 1 });
  expect([beyond.data.total, beyond.data.items.length]).toEqual([limits.counted + 1, 51]);
  expect((await list({ search: 'of all' })).data.total).toBe(1);
  expect((await list({ cities: 'Pune' })).data.total).toBe(limits.counted + 1);

  const job = await buildJob(app);
  const offered = async (search: string) =>
    (await app.as('hr').call(assignmentRoutes.assignable, { params: { id: job.id }, query: { search } }))
      .data;
  const many = await offered('many');
  expect([many.total, many.items.length]).toEqual([limits.assignCounted + 1, limits.assignSearch]);
});

describe('a search of the list', () => {
  const found = async (search: string) => (await list({ search })).data.items.map(({ name }) => name);

  it.each(['98450 11223', '+91-98450-11223', '098450 11223', '(+91) 98450.11223', '9845011223', '450112'])(
    'finds a person by phone, written as %s',
    async (search) => {
      await buildCandidate(app, { name: 'Kavya', phone: '+91 98450 11223' });
      await buildCandidate(app, {
        name: 'Somebody',
        email: 's.112233@mail.example',
        phone: '+91 70000 99999',
      });
      expect(await found(search)).toEqual(['Kavya']);
      expect((await list({ search })).data.total).toBe(1);
    },
  );

  it('finds digits in an e-mail as well, and letters with digits only there', async () => {
    await buildCandidate(app, { name: 'Kavya', phone: '+91 98450 11223' });
    await buildCandidate(app, { name: 'Somebody', email: 's.450112@mail.example' });
    expect((await found('450112')).toSorted()).toEqual(['Kavya', 'Somebody']);
    expect(await found('s.450112')).toEqual(['Somebody']);
  });
});

const TODAY = { today: '2026-01-01', timeZone: 'Asia/Kolkata' };

it('asks the indexes for a phone, for the names of skills and for where people work', async () => {
  const plan = (asked: { search?: string; skills?: string[]; employment?: string }) =>
    app.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const query = candidateRoutes.list.query.parse({});
      const where = filterBy(app.database.db, { ...query, ...asked }, TODAY);
      const { rows } = await tx.execute(sql`explain select id from candidates where ${where}`);
      return JSON.stringify(rows);
    });
  const byPhone = await plan({ search: '98450 11223' });
  expect(byPhone).toContain('candidates_phone_parts');
  expect(byPhone).toContain('candidates_search');
  expect(byPhone).not.toContain('Seq Scan');
  const bySkills = await plan({ skills: ['postgres', 'Kafka'] });
  expect(bySkills).toContain('candidates_skills');
  expect(bySkills).not.toContain('Seq Scan');
  // Two letters make no trigram; as the beginning of a word they do.
  for (const employment of ['infosys architect', 'hr']) {
    const byEmployment = await plan({ employment });
    expect(byEmployment).toContain('candidates_employment');
    expect(byEmployment).not.toContain('Seq Scan');
  }
});

describe('numbered pages of candidates', () => {
  it.each(CANDIDATE_SORTS)('by %s have the order of the whole list, with the jobs of each', async (sort) => {
    await fivePeople();
    const whole = (await list({ sort })).data.items;
    expect(whole.filter((item) => item.assignments.length === 1)).toHaveLength(3);
    const paged = [];
    for (const page of [1, 2, 3]) {
      const { data } = await list({ sort, limit: 2, page });
      expect(data.total).toBe(5);
      paged.push(data.items);
    }
    expect(paged).toEqual([whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)]);
  });

  it('are empty beyond the last, with the right total, and never asked for beside a cursor', async () => {
    await fivePeople();
    expect((await list({ limit: 2, page: 4 })).data).toEqual({ items: [], total: 5, next_cursor: null });
    const { next_cursor } = (await list({ limit: 2 })).data;
    const { status, error } = await list({ limit: 2, page: 2, cursor: next_cursor! });
    expect(status).toBe(422);
    expect(error?.fields).toHaveProperty('page');
  });
});
