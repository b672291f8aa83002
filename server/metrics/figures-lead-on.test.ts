import { eq } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { type Executive, executiveRoutes } from '#contract/executive.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { FUNNEL_STAGES, JOB_AGE_WORDS, TIME_TO_HIRE_WORDS } from '#contract/reached.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import type { RouteCall } from '#contract/route.ts';
import { candidateJobAssignments as assignments, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

// A figure of the executive dashboard leads to a list: what the list shows is what the figure counts.

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

type Query = NonNullable<RouteCall<typeof candidateRoutes.list>['query']>;
type Brought = Pick<Query, 'source' | 'company'>;

const read = async (query: object = {}) => (await app.as('hr').call(executiveRoutes.read, { query })).data;
const list = (query: Query, as: Person = 'hr') => app.as(as).call(candidateRoutes.list, { query });
const names = async (query: Query, as: Person = 'hr') =>
  (await list({ sort: 'name', ...query }, as)).data.items.map(({ name }) => name);

/** How many assignments a list stands for, as its heading says: those of its people, and those that are deleted. */
async function shown(query: Query): Promise<number> {
  const { assignments: standing = 0, deleted = 0 } = (await list(query)).data;
  return standing + deleted;
}

/** Somebody brought into a job on a day of 2026 ("11-02"), and moved on on others. */
async function person(
  name: string,
  job: { id: string },
  [entered, ...moves]: [string, ...[CandidateStatus, string, LostReason?][]],
  brought: { source?: 'vendor'; company_name?: string; assigned_by?: string } = {},
  known?: { id: string },
) {
  const at = (day: string) => new Date(`2026-${day}T06:00:00Z`);
  const { id: candidate_id } = known ?? (await buildCandidate(app, { name }));
  const of = { candidate_id, job_id: job.id };
  const { id: assignment_id } = await buildAssignment(app, of, { assigned_at: at(entered), ...brought });
  const { db } = app.database;
  let previous_status: CandidateStatus = 'submitted';
  for (const [new_status, day, reason_code = null] of moves) {
    await db
      .insert(statusHistory)
      .values({ assignment_id, ...of, previous_status, new_status, reason_code, changed_at: at(day) });
    previous_status = new_status;
  }
  await db.update(assignments).set({ status: previous_status }).where(eq(assignments.id, assignment_id));
  return { id: candidate_id, assignment_id };
}

const bridge = { source: 'vendor', company_name: 'Talent Bridge' } as const;

/** Hires, people who were lost, somebody in two jobs, somebody brought by two, and some who are gone since. */
async function history() {
  const [nurse, clerk] = [await buildJob(app, { title: 'Nurse' }), await buildJob(app, { title: 'Clerk' })];
  await person('Asha', nurse, ['10-01', ['shortlisted', '10-05'], ['joined', '11-10']]);
  const bala = await person('Bala', nurse, ['08-01', ['interviewed', '08-20'], ['joined', '11-11']], bridge);
  await person('Bala', clerk, ['11-01', ['shortlisted', '11-03'], ['rejected', '11-04']], {}, bala);
  await person('Chitra', clerk, ['11-02', ['selected', '11-05']], {
    ...bridge,
    company_name: 'talent bridge ',
  });
  await person('Dev', clerk, ['06-01', ['offer_released', '07-01'], ['did_not_join', '11-12']]);
  const gone = await person('Esha', nurse, ['10-20', ['joined', '11-15']]);
  const moved = await person('Farah', clerk, ['10-21', ['interviewed', '11-15']], bridge);
  await app.as('hr').call(candidateRoutes.remove, { params: { id: gone.id } });
  await app.as('hr').call(assignmentRoutes.remove, { params: { id: moved.assignment_id } });
  return { nurse, clerk };
}

const daysOf = ({ period: { from, to } }: Executive) => ({ reached_from: from, reached_to: to });

describe('whom a figure of people counts', () => {
  it('stands in the list by the main reason for which they are lost, by whose decision, in the period', async () => {
    const { clerk } = await history();
    await person('Gita', clerk, ['05-01', ['rejected', '05-09', 'ctc_over_budget']]);
    await person('Hari', clerk, ['11-01', ['candidate_declined', '11-07', 'location']]);
    const gone = await person('Indu', clerk, ['11-01', ['rejected', '11-08', 'ctc_over_budget']], bridge);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: gone.id } });
    // Considered again, and so not lost.
    await person('Jaya', clerk, ['11-01', ['rejected', '11-05', 'duplicate'], ['shortlisted', '11-06']]);
    for (const period of ['30-days', '12-months'] as const)
      for (const brought of [{}, { source: 'internal' }, { company: 'talent bridge' }] as Brought[]) {
        const figures = await read({ period, ...brought });
        const days = { lost_from: figures.period.from, lost_to: figures.period.to };
        for (const { decider: lost_by, reason, count } of figures.lost)
          expect([
            lost_by,
            reason,
            await shown({ ...brought, ...days, lost_reason: reason ?? 'none', lost_by }),
          ]).toEqual([lost_by, reason, count]);
        const all = figures.lost.reduce((sum, { count }) => sum + count, 0);
        expect(await shown({ ...brought, ...days, lost_reason: 'any' })).toBe(all);
      }
    const figures = await read({ period: '12-months' });
    expect(figures.lost.find(({ reason }) => reason === 'ctc_over_budget')?.count).toBe(2);
    expect(figures.lost.filter(({ reason }) => reason === null)).toHaveLength(2);
    expect(await names({ lost_reason: 'ctc_over_budget' })).toEqual(['Gita']);
    expect(await names({ lost_reason: 'duplicate' })).toEqual([]);
    expect(await names({ lost_reason: 'none', lost_by: 'theirs' })).toEqual(['Dev']);
    expect((await list({ lost_reason: 'any' }, 'vendor')).status).toBe(403);
  });

  it('says there why each is lost in the job that is asked about, and so does the file', async () => {
    const nurse = await buildJob(app, { title: 'Nurse', department: 'Nursing' });
    const clerk = await buildJob(app, { title: 'Clerk', department: 'Records' });
    const asha = await person('Asha', nurse, ['11-01', ['rejected', '11-05', 'ctc_over_budget']]);
    await person('Asha', clerk, ['11-02', ['rejected', '11-06', 'duplicate']], {}, asha);
    await person('Bala', nurse, ['11-01', ['candidate_declined', '11-05', 'location']]);
    await person('Chitra', nurse, ['11-01', ['rejected', '11-05']]);
    const reasons = async (query: Query) => {
      const { items } = (await list({ sort: 'name', ...query })).data;
      return items.map(({ name, assignments: [first] }) => [name, first?.lost_reason]);
    };
    const filed = async (query: Query) => {
      const asked: Query & { format: 'csv' } = { sort: 'name', ...query, format: 'csv' };
      const { response } = await app.as('hr').call(candidateRoutes.export, { query: asked });
      const [head = [], ...rows] = parseCsv(await response.text());
      const at = head.indexOf('Lost: Main Reason');
      return rows.map((row) => [row[0], row[at]]);
    };
    const lostIn = (department: string): Query => ({ lost_reason: 'any', department });
    expect(await reasons(lostIn('nursing'))).toEqual([
      ['Asha', 'ctc_over_budget'],
      ['Bala', 'location'],
      ['Chitra', null],
    ]);
    expect(await reasons(lostIn('Records'))).toEqual([['Asha', 'duplicate']]);
    expect(await filed(lostIn('nursing'))).toEqual([
      ['Asha', 'Expected CTC over budget'],
      ['Bala', 'Location or relocation'],
      ['Chitra', ''],
    ]);
    expect(await filed(lostIn('Records'))).toEqual([['Asha', 'Duplicate']]);
    expect(await filed({})).toEqual([
      ['Asha', 'Duplicate; Expected CTC over budget'],
      ['Bala', 'Location or relocation'],
      ['Chitra', ''],
    ]);
  });

  it('stands in the list that it leads to, whatever the period and the source', async () => {
    await history();
    const sources: Brought[] = [
      {},
      { source: 'internal' },
      { source: 'vendor' },
      { company: 'Talent Bridge' },
    ];
    for (const period of ['30-days', '90-days', '12-months'] as const)
      for (const brought of sources) {
        const figures = await read({ period, ...brought });
        const days = daysOf(figures);
        for (const { stage, reached } of figures.funnel)
          expect([period, brought, stage, await shown({ reached: stage, ...days, ...brought })]).toEqual([
            period,
            brought,
            stage,
            reached,
          ]);
        for (const [band, hires] of figures.time_to_hire.entries()) {
          const time_to_hire = TIME_TO_HIRE_WORDS[band];
          expect(await shown({ reached: 'joined', time_to_hire, ...days, ...brought })).toBe(hires);
        }
        expect(await shown({ reached: 'joined', ...days, ...brought })).toBe(
          figures.metrics.successful_hires.value,
        );
      }
    expect((await read()).metrics.successful_hires.value).toBe(3);
    expect((await read()).time_to_hire).toEqual([0, 1, 1, 0, 0, 1]);
  }, 60_000); // some two hundred lists, on a machine that is busy with other things

  it('and so does each of the lines that compare sources', async () => {
    await history();
    const figures = await read();
    expect(figures.sources).toHaveLength(2);
    for (const { source, company, ...line } of figures.sources) {
      const brought: Brought = company === null ? { source } : { company };
      const counts = [line.entered, line.shortlisted, line.interviewed, line.offers, line.hires];
      const stages = FUNNEL_STAGES.filter((stage) => stage !== 'selected');
      for (const [place, reached] of stages.entries())
        expect(await shown({ reached, ...daysOf(figures), ...brought })).toBe(counts[place]);
    }
  });

  it('and so does each number of a recruiter, of all whom they ever put there', async () => {
    const { nurse, clerk } = await history();
    const [recruiter, vendor] = [await app.userId('recruiter'), await app.userId('vendor')];
    const by = { assigned_by: recruiter };
    await person('Gita', nurse, ['10-01', ['interviewed', '11-05'], ['joined', '11-10']], by);
    const gone = await person('Hari', clerk, ['11-02', ['offer_released', '11-05']], by);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: gone.id } });
    await person('Indu', clerk, ['11-02', ['shortlisted', '11-05']], { ...bridge, assigned_by: vendor });
    const stages = ['entered', 'interview', 'offer', 'joined'] as const;
    for (const period of ['30-days', '12-months'] as const)
      for (const brought of [{}, { source: 'internal' }, { company: 'Talent Bridge' }] as Brought[]) {
        const figures = await read({ period, ...brought });
        const counts = (one: Executive['recruiters'][number]) => [
          one.submitted,
          one.interviewed,
          one.offers,
          one.hires,
        ];
        for (const one of figures.recruiters) {
          const of = { ...daysOf(figures), ...brought, recruiter: one.user_id ?? 'nobody' };
          const listed = await Promise.all(stages.map((reached) => shown({ reached, ...of })));
          expect([period, brought, one.name, ...listed]).toEqual([period, brought, one.name, ...counts(one)]);
        }
      }
    const ravi = (await read({ period: '30-days' })).recruiters.find(({ name }) => name === 'Ravi Nair');
    expect(ravi).toMatchObject({ submitted: 1, interviewed: 2, offers: 2, hires: 1 });
    // Alone it is whom somebody ever put into a job, and with a status where they stand there.
    expect(await names({ recruiter })).toEqual(['Gita']);
    expect(await names({ recruiter: vendor, status: 'shortlisted' })).toEqual(['Indu']);
    expect(await names({ recruiter, status: 'shortlisted' })).toEqual([]);
    expect(await names({ recruiter: 'nobody', status: 'selected' })).toEqual(['Chitra']);
  });

  it('and so does each number of a department, and of the jobs of none', async () => {
    const { clerk } = await history();
    const [sales, same] = [
      await buildJob(app, { department: 'Sales' }),
      await buildJob(app, { department: ' sales' }),
    ];
    await person('Gita', sales, ['10-01', ['interviewed', '11-05'], ['joined', '11-10']]);
    const gone = await person('Hari', same, ['11-02', ['offer_released', '11-05']]);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: gone.id } });
    await person('Indu', same, ['11-02', ['shortlisted', '11-05']], bridge);
    const stages = ['entered', 'interview', 'offer', 'joined'] as const;
    for (const period of ['30-days', '12-months'] as const)
      for (const brought of [{}, { source: 'internal' }, { company: 'Talent Bridge' }] as Brought[]) {
        const figures = await read({ period, ...brought });
        for (const one of figures.departments) {
          const of = { ...daysOf(figures), ...brought, department: one.department ?? '-' };
          const listed = await Promise.all(stages.map((reached) => shown({ reached, ...of })));
          const counts = [one.submitted, one.interviewed, one.offers, one.hires];
          expect([period, brought, one.department, ...listed]).toEqual([
            period,
            brought,
            one.department,
            ...counts,
          ]);
        }
      }
    expect((await read()).departments.map(({ department }) => department)).toEqual([null, 'Sales']);
    // Alone it is who is in a job of it, and with a status where they stand in that very job.
    expect(await names({ department: 'SALES' })).toEqual(['Gita', 'Indu']);
    expect(await names({ department: 'Sales', source: 'vendor' })).toEqual(['Indu']);
    expect(await names({ department: 'Sales', status: 'joined' })).toEqual(['Gita']);
    expect(await names({ department: 'Sales', job_id: clerk.id })).toEqual([]);
    expect(await names({ department: '-', status: 'selected' })).toEqual(['Chitra']);
    expect(await names({ department: 'Purchase' })).toEqual([]);
    expect(await names({ department: 'Sales' }, 'recruiter')).toEqual(['Gita', 'Indu']);
    expect((await list({ department: 'Sales' }, 'vendor')).status).toBe(403);
  });

  it('of a recruiter is told HR alone', async () => {
    const job = await buildJob(app);
    await person('Asha', job, ['11-02'], { assigned_by: await app.userId('recruiter') });
    await person('Bala', job, ['11-02'], { ...bridge, assigned_by: await app.userId('vendor') });
    const recruiter = await app.userId('vendor');
    expect(await names({ recruiter })).toEqual(['Bala']);
    expect(await names({ recruiter }, 'recruiter')).toEqual(['Asha', 'Bala']);
    expect((await list({ recruiter }, 'vendor')).status).toBe(403);
    expect((await list({ recruiter: 'Ravi' })).status).toBe(422);
    const { data } = await app.as('hr').call(candidateRoutes.filterOptions, {});
    expect(data.recruiters.map(({ name }) => name)).toEqual(['Hema Rao', 'Ravi Nair', 'Vani Shah']);
    const others = await app.as('recruiter').call(candidateRoutes.filterOptions, {});
    expect(others.data.recruiters).toEqual([]);
  });

  it('is named, each with the job that it was in first, and who is deleted is a number', async () => {
    const { clerk } = await history();
    const { data } = await list({ reached: 'joined', sort: 'name' });
    expect(data.items.map(({ name }) => name)).toEqual(['Asha', 'Bala']);
    expect(data).toMatchObject({ total: 2, assignments: 2, deleted: 1 });
    // Bala's newest job is another.
    expect(data.items[1]?.assignments.map(({ title }) => title)).toEqual(['Nurse', 'Clerk']);
    expect(await names({ reached: 'joined', job_id: clerk.id })).toEqual([]);
    expect((await list({ reached: 'interview', job_id: clerk.id })).data).toMatchObject({
      total: 2,
      deleted: 1,
    });
  });

  it('is of who brought the person into that job, where the list otherwise tells by who brought the person', async () => {
    const nurse = await buildJob(app);
    const known = await buildCandidate(app, { name: 'Asha', submission_type: 'internal' });
    await person('Asha', nurse, ['11-02', ['shortlisted', '11-05']], bridge, known);
    expect(await names({ source: 'vendor' })).toEqual([]);
    expect(await names({ source: 'vendor', reached: 'shortlist' })).toEqual(['Asha']);
    expect(await names({ source: 'internal', reached: 'shortlist' })).toEqual([]);
    expect(await names({ company: 'TALENT bridge', reached: 'shortlist' })).toEqual(['Asha']);
    for (const asked of [{ status: 'shortlisted' }, { job_id: nurse.id }] satisfies Query[]) {
      expect(await names({ source: 'vendor', ...asked })).toEqual(['Asha']);
      expect(await names({ source: 'internal', ...asked })).toEqual([]);
      expect(await names({ company: 'TALENT bridge', ...asked })).toEqual(['Asha']);
      expect((await list({ source: 'vendor', ...asked })).data.total).toBe(1);
    }
    expect(await names({ source: 'internal' })).toEqual(['Asha']);
  });

  it('is of one job: a status in one and a company in another do not make a find', async () => {
    await history();
    expect(await names({ source: 'vendor', status: 'joined' })).toEqual(['Bala']);
    expect(await names({ source: 'vendor', status: 'rejected' })).toEqual([]);
    expect((await list({ source: 'vendor', status: 'joined' })).data).toMatchObject({ assignments: 1 });
  });

  it('goes with the other filters: all of it holds of one job, and what is deleted is told only where it is known', async () => {
    const { nurse } = await history();
    expect(await names({ reached: 'shortlist', status: 'rejected' })).toEqual(['Bala']);
    expect(await names({ reached: 'interview', status: 'rejected' })).toEqual([]);
    expect(await names({ reached: 'joined', job_id: nurse.id, search: 'bala' })).toEqual(['Bala']);
    for (const known of [{ search: 'bala' }, { skills: 'React' }, { status: 'joined' }] satisfies Query[])
      expect((await list({ reached: 'joined', ...known })).data).not.toHaveProperty('deleted');
    expect((await list({})).data).not.toHaveProperty('deleted');
    expect(await names({ reached: 'joined', reached_to: '2026-11-10' })).toEqual(['Asha']);
    expect(await names({ reached: 'joined', reached_from: '2026-11-11' })).toEqual(['Bala']);
    expect(await names({ time_to_hire: 'over-90' })).toEqual(['Bala']);
  });

  it('can be exported as it is listed', async () => {
    await history();
    const query = { reached: 'joined', time_to_hire: '31-45', format: 'csv' } as const;
    const { response } = await app.as('hr').call(candidateRoutes.export, { query });
    const text = await response.text();
    expect(text).toContain('Asha');
    expect(text).not.toContain('Bala');
  });

  it('is told staff alone, a vendor company HR alone, and what is no stage or day is refused', async () => {
    await history();
    const reached = { reached: 'joined' } as const;
    expect(await names(reached, 'recruiter')).toEqual(['Asha', 'Bala']);
    expect(await names({ ...reached, company: 'Talent Bridge' }, 'recruiter')).toEqual(['Asha', 'Bala']);
    expect(await names({ ...reached, company: 'Talent Bridge' })).toEqual(['Bala']);
    expect((await list(reached, 'vendor')).status).toBe(403);
    const nobody = await app.as('nobody').call(candidateRoutes.list, { query: reached });
    expect(nobody.status).toBe(401);
    for (const wrong of [{ reached: 'declined' }, { reached_from: 'May' }, { time_to_hire: '7' }])
      expect((await list(wrong as Query)).status).toBe(422);
  });
});

describe('which jobs a figure of jobs counts', () => {
  const jobsIn = async (query: RouteCall<typeof jobRoutes.list>['query'], as: Person = 'hr') =>
    (await app.as(as).call(jobRoutes.list, { query })).data;

  it('stand in the list that it leads to, by their age and whether somebody was ever selected', async () => {
    const ages = [0, 30, 31, 60, 61, 90, 91, 180, 181, 400];
    for (const [place, age] of ages.entries())
      for (const status of ['published', 'applications_closed', 'draft', 'closed']) {
        // Late in the evening of the day before, as the world's time has it.
        const published_at = new Date(Date.UTC(2026, 10, 20 - age, 20));
        const job = await buildJob(app, { status, title: `${status} ${age}`, published_at });
        const moves: [CandidateStatus, string][] = [
          ['selected', '11-03'],
          ['rejected', '11-04'],
        ];
        if (place % 2 === 0) await person('Asha', job, ['11-01', ...moves]);
      }
    const { ageing_jobs, metrics } = await read({ source: 'vendor', period: '30-days' });
    for (const [band, { jobs, without_selected }] of ageing_jobs.entries()) {
      const age = JOB_AGE_WORDS[band];
      expect(jobs).toBe(4);
      expect((await jobsIn({ status: 'active', age })).total).toBe(jobs);
      expect((await jobsIn({ status: 'active', age, selected: 'none' })).total).toBe(without_selected);
      expect((await jobsIn({ status: 'active', age, selected: 'some' })).total).toBe(jobs - without_selected);
    }
    expect((await jobsIn({ status: 'active' })).total).toBe(metrics.active_jobs.value);
    const oldest = await jobsIn({ status: 'active', age: 'over-180', selected: 'none' });
    expect(oldest.items.map(({ title }) => title).toSorted()).toEqual([
      'applications_closed 400',
      'published 400',
    ]);
  });

  it('tell a vendor nothing of people whom others brought', async () => {
    const job = await buildJob(app, { status: 'published' });
    await person('Asha', job, ['11-01', ['selected', '11-03']]);
    for (const selected of ['some', 'none'] as const) {
      expect((await jobsIn({ selected }, 'vendor')).total).toBe(1);
      expect((await jobsIn({ selected }, 'recruiter')).total).toBe(selected === 'some' ? 1 : 0);
    }
  });
});
