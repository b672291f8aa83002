import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { OVER_STATUSES } from '#contract/over-statuses.ts';
import type { RouteCall } from '#contract/route.ts';
import { userRoutes } from '#contract/users.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

// People who have stood in one status for more than so many days, where something is still to be decided.

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

type Query = NonNullable<RouteCall<typeof candidateRoutes.list>['query']>;
const list = (query: Query, who: Person = 'hr') => app.as(who).call(candidateRoutes.list, { query });
const names = async (query: Query, who: Person = 'hr') =>
  (await list({ sort: 'name', ...query }, who)).data.items.map(({ name }) => name);

/** Somebody who came into a job so many days ago and has stood there since. */
async function waits(
  name: string,
  job: { id: string },
  days: number,
  status: CandidateStatus = 'submitted',
  known?: { id: string },
) {
  const { id: candidate_id } = known ?? (await buildCandidate(app, { name }));
  const assigned_at = new Date(app.clock.now().getTime() - days * 86_400_000);
  const { id } = await buildAssignment(app, { candidate_id, job_id: job.id }, { status, assigned_at });
  return { id: candidate_id, assignment_id: id };
}

describe('the candidate list leaves those who have waited', () => {
  it('for more than so many days, as each card of the pipeline tells them', async () => {
    const job = await buildJob(app);
    for (const days of [0, 3, 4, 7, 8, 14, 15, 30, 31]) await waits(`Day ${String(days)}`, job, days);
    expect(await names({ waiting_over: '30' })).toEqual(['Day 31']);
    expect(await names({ waiting_over: '14' })).toEqual(['Day 15', 'Day 30', 'Day 31']);
    expect(await names({ waiting_over: '7' }, 'recruiter')).toHaveLength(5);
    expect(await names({ waiting_over: '3' })).toHaveLength(7);
    const { data: cards } = await app
      .as('hr')
      .call(assignmentRoutes.pipeline, { body: { job_id_param: job.id } });
    const { data } = await list({ waiting_over: '7' });
    for (const { id, assignments } of data.items) {
      const card = cards.find(({ candidate_id }) => candidate_id === id);
      expect(assignments[0]?.days_waiting).toBe(card?.days_in_status);
    }
  });

  it('since the status last changed: a move starts anew, and one that was taken back soon does not', async () => {
    const job = await buildJob(app);
    const { assignment_id } = await waits('Asha', job, 20);
    const move = (status: CandidateStatus, version: number, undo = false) =>
      app.as('hr').call(assignmentRoutes.changeStatus, {
        params: { id: assignment_id },
        body: { status, version, undo },
      });
    expect(await names({ waiting_over: '14' })).toEqual(['Asha']);
    await move('shortlisted', 1);
    expect(await names({ waiting_over: '3' })).toEqual([]);
    await move('submitted', 2, true);
    expect(await names({ waiting_over: '14' })).toEqual(['Asha']);
  });

  it('not in a job where it is over for them or put off, nor in a closed job', async () => {
    const [job, closed] = [await buildJob(app), await buildJob(app, { status: 'closed' })];
    for (const status of OVER_STATUSES) await waits(status, job, 40, status);
    await waits('Closed', closed, 40);
    await waits('On hold', job, 40, 'on_hold');
    await waits('Selected', job, 40, 'selected');
    expect(await names({ waiting_over: '3' })).toEqual(['Selected']);
    expect((await names({ sort: 'waiting' }))[0]).toBe('Selected');
    const { data } = await list({ sort: 'name' });
    expect(
      data.items.filter(({ assignments }) => assignments[0]?.days_waiting !== null).map(({ name }) => name),
    ).toEqual(['Selected']);
  });

  it('in a job on hold too, of which it says so', async () => {
    const [job, onHold] = [await buildJob(app), await buildJob(app, { status: 'on_hold' })];
    await waits('Asha', job, 20);
    await waits('Bala', onHold, 30);
    const { data } = await list({ waiting_over: '14', sort: 'waiting' });
    expect(data.items.map(({ name, assignments }) => [name, assignments[0]?.is_job_on_hold])).toEqual([
      ['Bala', true],
      ['Asha', false],
    ]);
  });

  it('in one job that all the other filters hold of, told first, and in how many', async () => {
    const [nurse, clerk] = [await buildJob(app, { title: 'Nurse' }), await buildJob(app, { title: 'Clerk' })];
    const asha = await waits('Asha', nurse, 20, 'interviewed');
    await waits('Asha', clerk, 2, 'shortlisted', asha);
    const bala = await waits('Bala', nurse, 9, 'shortlisted');
    await waits('Bala', clerk, 9, 'selected', bala);
    expect(await names({ waiting_over: '7', job_id: clerk.id })).toEqual(['Bala']);
    expect(await names({ waiting_over: '7', status: 'shortlisted' })).toEqual(['Bala']);
    expect(await names({ waiting_over: '7', search: 'bala' })).toEqual(['Bala']);
    const { data } = await list({ waiting_over: '7', sort: 'name' });
    expect(data).toMatchObject({ total: 2, assignments: 3 });
    expect(data.items[0]?.assignments.map(({ title, days_waiting }) => [title, days_waiting])).toEqual([
      ['Nurse', 20],
      ['Clerk', 2],
    ]);
  });

  it('as the page of the person tells, the longest wait first and what is over last', async () => {
    const [nurse, clerk, cook] = [
      await buildJob(app, { title: 'Nurse' }),
      await buildJob(app, { title: 'Clerk' }),
      await buildJob(app, { title: 'Cook' }),
    ];
    const asha = await waits('Asha', nurse, 20, 'interviewed');
    await waits('Asha', cook, 30, 'on_hold', asha);
    await waits('Asha', clerk, 2, 'shortlisted', asha);
    await waits('Asha', await buildJob(app, { title: 'Driver' }), 40, 'rejected', asha);
    const { data: person } = await app.as('hr').call(candidateRoutes.read, { params: { id: asha.id } });
    expect(person.assignments.map(({ title, days_waiting }) => [title, days_waiting])).toEqual([
      ['Nurse', 20],
      ['Clerk', 2],
      ['Cook', null],
      ['Driver', null],
    ]);
  });

  it('sorted, a page at a time, and exported', async () => {
    const job = await buildJob(app);
    for (const name of ['Chitra', 'Asha', 'Dev', 'Bala']) await waits(name, job, 9);
    await waits('Esha', job, 1);
    const paged: Query = { waiting_over: '7', sort: '-name', limit: 3 };
    const { data: first } = await list(paged);
    expect(first.items.map(({ name }) => name)).toEqual(['Dev', 'Chitra', 'Bala']);
    const { data: rest } = await list({ ...paged, cursor: first.next_cursor! });
    expect(rest.items.map(({ name }) => name)).toEqual(['Asha']);
    expect((await list({ ...paged, page: 2 })).data).toMatchObject({ total: 4, items: [{ name: 'Asha' }] });
    const { response } = await app
      .as('hr')
      .call(candidateRoutes.export, { query: { waiting_over: '7', format: 'csv' } });
    const text = await response.text();
    expect([text.includes('Bala'), text.includes('Esha')]).toEqual([true, false]);
  });

  it('the longest wait first, a page at a time, by a cursor and by numbers, and exported so', async () => {
    const job = await buildJob(app);
    for (const [name, days] of Object.entries({ Nine: 9, Forty: 40, Five: 5, Twelve: 12, Ten: 10 }))
      await waits(name, job, days);
    const longest: Query = { waiting_over: '3', sort: 'waiting', limit: 2 };
    const { data: first } = await list(longest);
    expect(first.items.map(({ name }) => name)).toEqual(['Forty', 'Twelve']);
    // A page goes on where it stopped, though everybody has waited for a day more.
    app.clock.set(new Date('2026-11-22T06:00:00Z'));
    const { data: second } = await list({ ...longest, cursor: first.next_cursor! });
    expect(second.items.map(({ name }) => name)).toEqual(['Ten', 'Nine']);
    const { data: last } = await list({ ...longest, cursor: second.next_cursor! });
    expect(last).toMatchObject({ items: [{ name: 'Five' }], next_cursor: null });
    expect((await list({ ...longest, page: 3 })).data).toMatchObject({ total: 5, items: [{ name: 'Five' }] });
    const refused = await list({ ...longest, sort: 'name', cursor: first.next_cursor! });
    expect(refused.status).toBe(422);
    const { response } = await app
      .as('hr')
      .call(candidateRoutes.export, { query: { waiting_over: '3', sort: 'waiting', format: 'csv' } });
    const lines = (await response.text()).split('\n').map((line) => line.split(',')[0]?.replaceAll('"', ''));
    expect(lines.slice(1, 6)).toEqual(['Forty', 'Twelve', 'Ten', 'Nine', 'Five']);
  });

  it('the longest wait of those jobs that are asked for, with its job first; who waits nowhere comes last', async () => {
    const [nurse, clerk] = [await buildJob(app, { title: 'Nurse' }), await buildJob(app, { title: 'Clerk' })];
    const closed = await buildJob(app, { status: 'closed' });
    const asha = await waits('Asha', nurse, 30, 'interviewed');
    await waits('Asha', clerk, 5, 'shortlisted', asha);
    await waits('Bala', clerk, 20, 'shortlisted');
    await waits('Closed', closed, 90);
    await waits('Joined', nurse, 90, 'joined');
    expect((await names({ sort: 'waiting' })).slice(0, 2)).toEqual(['Asha', 'Bala']);
    expect(await names({ sort: 'waiting' })).toHaveLength(4);
    expect(await names({ sort: 'waiting', status: 'shortlisted' })).toEqual(['Bala', 'Asha']);
    expect(await names({ sort: 'waiting', job_id: clerk.id })).toEqual(['Bala', 'Asha']);
    const { data } = await list({ sort: 'waiting', waiting_over: '3' });
    expect(data.items.map(({ name }) => name)).toEqual(['Asha', 'Bala']);
    expect(await names({ sort: 'waiting', waiting_over: '3', search: 'bala' })).toEqual(['Bala']);
    expect(await names({ sort: 'waiting', waiting_over: '3', source: 'vendor' })).toEqual([]);
    expect(await names({ sort: 'waiting', waiting_over: '3', status: 'shortlisted' })).toEqual([
      'Bala',
      'Asha',
    ]);
    expect(data.items[0]?.assignments.map(({ title }) => title)).toEqual(['Nurse', 'Clerk']);
  });

  it('with who is in charge of each job, as far as the person is of the team', async () => {
    const hr = await app.userId('hr');
    await waits('Asha', await buildJob(app, { created_by: hr }), 9);
    await waits('Bala', await buildJob(app, { created_by: hr, in_charge: await app.userId('recruiter') }), 8);
    await waits('Chitra', await buildJob(app, { created_by: await app.userId('vendor') }), 7);
    await waits('Dev', await buildJob(app), 6);
    const { data } = await list({ sort: 'waiting' }, 'recruiter');
    const people = await app.as('hr').call(userRoutes.list, { query: {} });
    const nameOf = (id: string) => people.data.items.find(({ user_id }) => user_id === id)?.full_name;
    expect(data.items.map(({ assignments }) => assignments[0]?.in_charge)).toEqual([
      nameOf(hr),
      nameOf(await app.userId('recruiter')),
      null,
      null,
    ]);
  });

  it('by the choices alone, and for staff alone', async () => {
    const refused = await list({ waiting_over: '5' as '7' });
    expect([refused.status, Object.keys(refused.error?.fields ?? {})[0]]).toEqual([
      422,
      expect.stringContaining('waiting_over'),
    ]);
    expect((await list({ waiting_over: '7' }, 'vendor')).status).toBe(403);
    expect((await list({ sort: 'waiting' }, 'vendor')).status).toBe(403);
  });
});
