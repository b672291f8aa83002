import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { executiveRoutes } from '#contract/executive.ts';
import { JOB_STATUSES } from '#contract/job-status.ts';
import { jobRoutes } from '#contract/jobs.ts';
import type { RouteCall } from '#contract/route.ts';
import { jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { planOf } from '../test/plan-of.ts';
import { listJobs } from './jobs.read.ts';
import { JOB_SORTS } from '#contract/list-words.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

type Query = RouteCall<typeof jobRoutes.list>['query'];
const list = (query: Query = {}, as: Person = 'hr') => app.as(as).call(jobRoutes.list, { query });
const titles = async (query: Query = {}, as: Person = 'hr') =>
  (await list(query, as)).data.items.map((job) => job.title);

/** Assigns new people to a job, those of a vendor company when one is given. */
async function assign(job: { id: string }, number: number, company_name: string | null = null) {
  for (let i = 0; i < number; i += 1) {
    const candidate = await buildCandidate(app);
    const of = { candidate_id: candidate.id, job_id: job.id };
    await buildAssignment(app, of, { company_name, source: company_name ? 'vendor' : 'internal' });
  }
}

async function oneOfEachStatus() {
  for (const status of JOB_STATUSES) await buildJob(app, { title: status, status });
}

describe('who sees which jobs', () => {
  it('staff see all of them', async () => {
    await oneOfEachStatus();
    for (const person of ['hr', 'recruiter'] as const) {
      const { data } = await list({}, person);
      expect(data.items.map((job) => job.status).sort()).toEqual([...JOB_STATUSES].sort());
      expect(data.total).toBe(5);
    }
  });

  it('a vendor sees published and applications_closed ones, and cannot ask for others', async () => {
    await oneOfEachStatus();
    const { data } = await list({}, 'vendor');
    expect(data.items.map((job) => job.status).sort()).toEqual(['applications_closed', 'published']);
    expect(data.total).toBe(2);
    expect((await list({ status: 'draft' }, 'vendor')).data).toEqual({
      items: [],
      total: 0,
      next_cursor: null,
    });
    expect((await list({ search: 'draft' }, 'vendor')).data.total).toBe(0);
  });

  it('the active ones are those that the executive dashboard counts', async () => {
    await oneOfEachStatus();
    await buildJob(app, { title: 'another', status: 'published' });
    const counted = (await app.as('hr').call(executiveRoutes.read, { query: {} })).data.metrics.active_jobs
      .value;
    for (const person of ['hr', 'recruiter', 'vendor'] as const) {
      const { data } = await list({ status: 'active' }, person);
      expect(data.items.map((job) => job.title).sort()).toEqual([
        'another',
        'applications_closed',
        'published',
      ]);
      expect(data.total).toBe(counted);
    }
  });

  it('nobody else sees any', async () => {
    expect((await app.as('nobody').call(jobRoutes.list, {})).status).toBe(401);
  });
});

describe('a row', () => {
  it('has the salary range for HR only, and never the bounds or the long texts', async () => {
    await buildJob(app);
    const [forHr] = (await list()).data.items;
    expect(forHr).toMatchObject({ salary_range: '₹12 - ₹18 LPA', location: 'Bangalore, Pune' });
    for (const person of ['recruiter', 'vendor'] as const) {
      const [row] = (await list({}, person)).data.items;
      const shown = [
        'can',
        'candidate_count',
        'created_at',
        'department',
        'id',
        ...(person === 'recruiter' ? ['in_charge'] : []),
        'jd_id',
        'location',
        'published_at',
      ];
      expect(Object.keys(row!).sort()).toEqual([...shown, 'status', 'title', 'version']);
    }
  });

  it('says what the reader may do', async () => {
    await buildJob(app, { title: 'own', created_by: await app.userId('recruiter') });
    await buildJob(app, { title: 'closed', status: 'closed' });
    await buildJob(app, { title: 'other', created_by: await app.userId('hr') });
    const can = async (person: Person) =>
      Object.fromEntries((await list({}, person)).data.items.map((job) => [job.title, job.can]));
    const all = { edit: true, change_status: true, see_pipeline: true, assign: true, submit: true };
    const shut = { assign: false, submit: false };
    expect(await can('hr')).toEqual({ own: all, other: all, closed: { ...all, ...shut } });
    const reads = { edit: false, change_status: false, see_pipeline: true, assign: false, submit: true };
    const edits = { ...reads, edit: true, change_status: true };
    expect(await can('recruiter')).toEqual({ own: edits, other: reads, closed: { ...reads, submit: false } });
    const submits = { edit: false, change_status: false, see_pipeline: false, assign: false, submit: true };
    expect(await can('vendor')).toEqual({ own: submits, other: submits });
  });

  it("counts the candidates; for a vendor its own company's, however its name is written", async () => {
    const job = await buildJob(app);
    await assign(job, 2);
    await assign(job, 1, 'Talent Bridge');
    await assign(job, 1, ' TALENT bridge ');
    await assign(job, 3, 'People First');
    await assign(await buildJob(app, { status: 'draft' }), 1);
    const count = async (person: Person) =>
      (await list({ status: 'published' }, person)).data.items[0]?.candidate_count;
    expect(await count('hr')).toBe(7);
    expect(await count('recruiter')).toBe(7);
    expect(await count('vendor')).toBe(2);
    expect(await count('vendor2')).toBe(3);
  });
});

describe('searching', () => {
  it('finds by title or city, whatever the case, and every word of several', async () => {
    await buildJob(app, { title: 'Java Developer', locations: ['Pune', 'Mumbai'] });
    await buildJob(app, { title: 'Staff Nurse', locations: ['Kochi'] });
    expect(await titles({ search: 'java dev' })).toEqual(['Java Developer']);
    expect(await titles({ search: '  KOCHI ' })).toEqual(['Staff Nurse']);
    expect(await titles({ search: 'developer mumbai' })).toEqual(['Java Developer']);
    expect(await titles({ search: 'nurse mumbai' })).toEqual([]);
  });

  it('finds by a skill that the job asks for, also once that has changed', async () => {
    const job = await buildJob(app, { title: 'Warehouse lead', primary_skills: ['Logistics', 'SAP WM'] });
    await buildJob(app, { title: 'Accountant', primary_skills: ['GST'], secondary_skills: ['Tally'] });
    expect(await titles({ search: 'sap' })).toEqual(['Warehouse lead']);
    expect(await titles({ search: 'TALLY account' })).toEqual(['Accountant']);
    await app.database.db
      .update(jobs)
      .set({ primary_skills: ['Logistics'] })
      .where(eq(jobs.id, job.id));
    expect(await titles({ search: 'sap' })).toEqual([]);
  });

  it('finds a city by any of its names, whichever the job was posted with', async () => {
    await buildJob(app, { title: 'Java Developer', locations: ['Bangalore'] });
    await buildJob(app, { title: 'Cook', locations: ['Delhi'] });
    await buildJob(app, { title: 'Driver', locations: ['Gurugram'] });
    await buildJob(app, { title: 'New clerk', locations: ['Pune'] });
    expect(await titles({ search: 'Bengaluru' })).toEqual(['Java Developer']);
    expect(await titles({ search: 'java BENGALURU' })).toEqual(['Java Developer']);
    expect(await titles({ search: 'cook bengaluru' })).toEqual([]);
    expect(await titles({ search: 'gurgaon' })).toEqual(['Driver']);
    expect(await titles({ search: 'new delhi' })).toEqual(['Cook']);
    expect(await titles({ search: 'new delhi cook' })).toEqual(['Cook']);
    expect(await titles({ search: 'new' })).toEqual(['New clerk']);
    // While it is typed.
    expect(await titles({ search: 'java beng' })).toEqual(['Java Developer']);
    expect(await titles({ search: 'new del cook' })).toEqual(['Cook']);
    await buildJob(app, { title: 'New delivery clerk', locations: ['Mumbai'] });
    expect(await titles({ search: 'new del' })).toEqual(['New delivery clerk', 'Cook']);
    expect(await titles({ search: 'ben' })).toEqual([]);
    expect((await app.as('hr').call(jobRoutes.published, { query: { search: 'poona' } })).data.total).toBe(1);
  });

  it('takes % _ and \\ for what they are', async () => {
    await buildJob(app, { title: 'Sales 100% field' });
    await buildJob(app, { title: 'Sales a_b' });
    await buildJob(app, { title: String.raw`Sales c\d` });
    await buildJob(app, { title: 'Sales plain' });
    expect(await titles({ search: '%' })).toEqual(['Sales 100% field']);
    expect(await titles({ search: '_' })).toEqual(['Sales a_b']);
    expect(await titles({ search: '\\' })).toEqual([String.raw`Sales c\d`]);
  });

  it('goes together with the status, and the total is of what was found', async () => {
    await buildJob(app, { title: 'Nurse A' });
    await buildJob(app, { title: 'Nurse B', status: 'draft' });
    await buildJob(app, { title: 'Cook' });
    const { data } = await list({ search: 'nurse', status: 'published', limit: 1, page: 1 });
    expect(data.items.map((job) => job.title)).toEqual(['Nurse A']);
    expect(data).toMatchObject({ total: 1, next_cursor: null });
  });
});

describe('own jobs', () => {
  it('are those that the reader created, for HR too; a vendor is not asked', async () => {
    const created_by = await app.userId('recruiter');
    await buildJob(app, { title: 'of the recruiter', created_by, status: 'on_hold' });
    await buildJob(app, { title: 'live of the recruiter', created_by, status: 'published' });
    await buildJob(app, { title: 'of HR', created_by: await app.userId('hr') });
    await buildJob(app, { title: "nobody's" });
    const { data } = await list({ created_by: 'me', sort: 'title' }, 'recruiter');
    expect(data.items.map((job) => [job.title, job.can.edit])).toEqual([
      ['live of the recruiter', true],
      ['of the recruiter', true],
    ]);
    expect(data.total).toBe(2);
    expect(await titles({ created_by: 'me' })).toEqual(['of HR']);
    expect(await titles({ created_by: 'me', status: 'on_hold' }, 'recruiter')).toEqual(['of the recruiter']);
    expect(await titles({ created_by: 'me', sort: 'title' }, 'vendor')).toEqual(
      await titles({ sort: 'title' }, 'vendor'),
    );
  });
});

describe('the jobs of a department', () => {
  it('are found however it was typed, and each row tells its own', async () => {
    await buildJob(app, { title: 'Accountant', department: 'Finance', status: 'published' });
    await buildJob(app, { title: 'Payroll Executive', department: ' finance ', status: 'draft' });
    await buildJob(app, { title: 'Analyst', department: 'Finance Systems' });
    await buildJob(app, { title: 'Driver', department: null });
    const { data } = await list({ department: 'FINANCE', sort: 'title' }, 'recruiter');
    expect(data.items.map(({ title }) => title)).toEqual(['Accountant', 'Payroll Executive']);
    expect([data.total, data.items[0]?.department]).toEqual([2, 'Finance']);
    expect(await titles({ department: 'finance', status: 'draft' })).toEqual(['Payroll Executive']);
    // A vendor reads the department of a published job, and nothing of the others.
    expect(await titles({ department: 'finance' }, 'vendor')).toEqual(['Accountant']);
    expect(await titles({ department: 'Legal' })).toEqual([]);
  });
});

describe('sorting and paging', () => {
  async function sixJobs() {
    // Two pairs of one instant; one pair a microsecond apart.
    const days = ['01', '02', '02', '03', '03', '03'];
    const names = ['apple', 'Banana', 'banana', 'Cherry', 'apple', 'Élan'];
    const rows = [];
    for (const [i, title] of names.entries())
      rows.push(await buildJob(app, { title, created_at: new Date(`2026-03-${days[i]}T10:00:00Z`) }));
    await app.database.db.execute(
      sql`update ${jobs} set created_at = created_at + interval '1 microsecond' where id = ${rows[3]!.id}`,
    );
    await assign(rows[2]!, 3);
    await assign(rows[4]!, 1);
    return rows;
  }

  it.each(JOB_SORTS)('by %s shows each job once, in one order, whatever the page size', async (sort) => {
    const rows = await sixJobs();
    const whole = (await list({ sort })).data.items.map((job) => job.id);
    expect(whole.toSorted()).toEqual(rows.map((job) => job.id).toSorted());
    const paged: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data } = await list({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
      expect(data.total).toBe(6);
      paged.push(...data.items.map((job) => job.id));
      cursor = data.next_cursor;
    } while (cursor && paged.length < 10);
    expect(paged).toEqual(whole);
  });

  it.each(JOB_SORTS)('by %s has the same order on numbered pages', async (sort) => {
    await sixJobs();
    const whole = (await list({ sort })).data.items.map((job) => job.id);
    const paged: string[][] = [];
    for (const page of [1, 2, 3]) {
      const { data } = await list({ sort, limit: 2, page });
      expect(data.total).toBe(6);
      expect(data.next_cursor === null).toBe(page === 3);
      paged.push(data.items.map((job) => job.id));
    }
    expect(paged).toEqual([whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)]);
  });

  it('answers nothing beyond the last page, with the right total', async () => {
    await sixJobs();
    const { data } = await list({ limit: 2, page: 4 });
    expect(data).toEqual({ items: [], total: 6, next_cursor: null });
    expect((await list({ page: 1_000_000, limit: 100 })).data.total).toBe(6);
  });

  it('goes on by cursor from a numbered page', async () => {
    await sixJobs();
    const whole = (await list()).data.items.map((job) => job.id);
    const { next_cursor } = (await list({ limit: 2, page: 2 })).data;
    const { data } = await list({ limit: 2, cursor: next_cursor! });
    expect(data.items.map((job) => job.id)).toEqual(whole.slice(4));
  });

  it('refuses a page and a cursor together, naming the field, and a page that is none', async () => {
    await sixJobs();
    const { next_cursor } = (await list({ limit: 1 })).data;
    const { status, error } = await list({ limit: 1, cursor: next_cursor!, page: 2 });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { page: expect.any(String) } });
    for (const page of ['0', '-1', '1.5', 'two', '1000001'])
      expect((await app.as('hr').fetch(`/api/jobs?page=${page}`)).status).toBe(422);
  });

  it('has the newest first, unless told', async () => {
    const rows = await sixJobs();
    const ids = async (query: Query) => (await list(query)).data.items.map((job) => job.id);
    const expected = [3, 5, 4, 2, 1, 0].map((i) => rows[i]!.id);
    expect(await ids({})).toEqual(expected);
    expect(await ids({ sort: 'oldest' })).toEqual(expected.toReversed());
  });

  it('orders titles as people do, not capitals first', async () => {
    await sixJobs();
    const expected = ['apple', 'apple', 'banana', 'Banana', 'Cherry', 'Élan'];
    expect(await titles({ sort: 'title' })).toEqual(expected);
    expect(await titles({ sort: '-title' })).toEqual(expected.toReversed());
  });

  it('by candidates has the most first, and tells a vendor nothing of those of others', async () => {
    await buildJob(app, { title: 'none' });
    const others = await buildJob(app, { title: 'others' });
    const own = await buildJob(app, { title: 'own' });
    await assign(others, 3, 'People First');
    await assign(own, 1, 'Talent Bridge');
    expect(await titles({ sort: 'candidates' })).toEqual(['others', 'own', 'none']);
    expect(await titles({ sort: 'candidates' }, 'vendor')).toEqual(['own', 'others', 'none']);
  });

  it('refuses a cursor of another sort, and more than 100 a page', async () => {
    await buildJob(app);
    await buildJob(app);
    const { next_cursor } = (await list({ limit: 1 })).data;
    expect((await list({ cursor: next_cursor!, sort: 'title' })).status).toBe(422);
    expect((await list({ limit: 101 })).status).toBe(422);
    expect((await list({ limit: 100 })).status).toBe(200);
  });

  it.each([
    ['newest', 'jobs_newest'],
    ['oldest', 'jobs_newest'],
    ['title', 'jobs_by_title'],
    ['-title', 'jobs_by_title'],
  ] as const)('by %s can read in the order of the index %s, also after a cursor', async (sort, index) => {
    await buildJob(app);
    await buildJob(app);
    const hr = { userId: await app.userId('hr'), email: '', role: 'hr_manager', companyName: null } as const;
    const cursor = (await list({ sort, limit: 1 })).data.next_cursor!;
    for (const from of [{}, { cursor }]) {
      const query = jobRoutes.list.query.parse({ sort, limit: 1, ...from });
      const plan = await planOf(app.database, (db) => listJobs({ db }, app.clock, hr, query));
      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort Key');
    }
  });
});

describe('picking a published job', () => {
  const pick = (query: RouteCall<typeof jobRoutes.published>['query'] = {}, as: Person = 'hr') =>
    app.as(as).call(jobRoutes.published, { query });

  it('offers the published ones, newest first, and no more of them than it needs', async () => {
    await oneOfEachStatus();
    const older = await buildJob(app, { title: 'older', created_at: new Date('2026-01-01T00:00:00Z') });
    const { data } = await pick();
    expect(data.total).toBe(2);
    expect(data.items.map((job) => job.title)).toEqual(['published', 'older']);
    expect(data.items[1]).toEqual({
      id: older.id,
      jd_id: older.jd_id,
      title: 'older',
      location: 'Bangalore, Pune',
    });
  });

  it('can be searched and paged', async () => {
    for (const title of ['Nurse A', 'Nurse B', 'Cook']) await buildJob(app, { title });
    const first = (await pick({ search: 'nurse', limit: 1 })).data;
    const second = (await pick({ search: 'nurse', limit: 1, cursor: first.next_cursor! })).data;
    expect([...first.items, ...second.items].map((job) => job.title)).toEqual(['Nurse B', 'Nurse A']);
    expect(second).toMatchObject({ total: 2, next_cursor: null });
    expect((await pick({ search: 'nurse', limit: 1, page: 2 })).data).toEqual(second);
  });
});
