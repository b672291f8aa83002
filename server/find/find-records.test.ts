import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { candidateListRoutes } from '#contract/candidate-list.ts';
import { findRoutes } from '#contract/find.ts';
import { limits } from '#contract/limits.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
afterAll(() => app.close());

const find = async (who: Person, query: { search?: string; ids?: string }) => {
  const { data } = await app.as(who).call(findRoutes.records, { query });
  return {
    jobs: data.jobs.map(({ title }) => title),
    people: data.candidates.map(({ name }) => name),
    submissions: data.submissions.map(({ candidate_name }) => candidate_name),
  };
};
const NOTHING = { jobs: [], people: [], submissions: [] };

let nurse: Awaited<ReturnType<typeof buildJob>>;
let draft: typeof nurse;
let kavya: Awaited<ReturnType<typeof buildCandidate>>;

beforeAll(async () => {
  await app.reset();
  nurse = await buildJob(app, { title: 'Staff Nurse', locations: ['Kochi'] });
  draft = await buildJob(app, { title: 'Night Nurse', status: 'draft' });
  kavya = await buildCandidate(app, {
    name: 'Kavya Raghunathan',
    email: 'k.raghu@mail.example',
    phone: '+91 98450 11223',
  });
  await buildCandidate(app, { name: 'Nursing Nair', phone: '+91 70000 99999' });
  await buildAssignment(
    app,
    { candidate_id: kavya.id, job_id: nurse.id },
    { source: 'vendor', company_name: 'Talent Bridge' },
  );
});

describe('searching jobs and people at once', () => {
  it.each([
    ['a part of a name', 'raghunat'],
    ['a part of an e-mail', 'RAGHU@mail'],
    ['the middle of a phone', '45011'],
    ['a phone as it is written', '98450 11223'],
    ['a phone with its country', '+919845011223'],
  ])('finds a person by %s', async (_what, search) => {
    expect(await find('hr', { search })).toEqual({ ...NOTHING, people: ['Kavya Raghunathan'] });
  });

  it('finds jobs by title, city and any part of the JD id, and people beside them', async () => {
    expect(await find('hr', { search: 'kochi' })).toEqual({ ...NOTHING, jobs: ['Staff Nurse'] });
    expect((await find('hr', { search: nurse.jd_id.toLowerCase().slice(1) })).jobs).toEqual(['Staff Nurse']);
    const both = await find('recruiter', { search: 'nurs' });
    expect(both.jobs).toEqual(['Night Nurse', 'Staff Nurse']);
    expect(both.people).toEqual(['Nursing Nair']);
  });

  it('finds jobs by a skill that they ask for, behind those that are called so', async () => {
    await buildJob(app, { title: 'Java Developer' });
    await buildJob(app, { title: 'Tester', primary_skills: ['Java'] }); // newer
    expect((await find('hr', { search: 'java' })).jobs).toEqual(['Java Developer', 'Tester']);
  });

  it('shows a vendor the jobs that are open to it and the submissions of its own company, and nobody else', async () => {
    expect(await find('vendor', { search: 'nurs' })).toEqual({
      jobs: ['Staff Nurse'],
      people: [],
      submissions: ['Kavya Raghunathan'],
    });
    expect(await find('vendor', { search: 'raghu@mail' })).toEqual(NOTHING);
    expect(await find('vendor', { search: '45011' })).toEqual(NOTHING);
    expect((await find('vendor2', { search: 'kavya' })).submissions).toEqual([]);
  });

  it('counts nothing', async () => {
    const query = vi.spyOn(app.database.pool, 'query');
    onTestFinished(() => query.mockRestore());
    expect((await find('vendor', { search: 'kavya' })).submissions).toEqual(['Kavya Raghunathan']);
    expect(JSON.stringify(query.mock.calls)).toContain('kavya');
    expect(JSON.stringify(query.mock.calls)).not.toContain('count(');
  });

  it('finds a few, takes % and _ for what they are, and nothing for nothing', async () => {
    for (let i = 0; i < limits.find.most + 1; i += 1) await buildCandidate(app, { name: 'Twin Person' });
    expect((await find('hr', { search: 'twin' })).people).toHaveLength(limits.find.most);
    expect(await find('hr', { search: '%' })).toEqual(NOTHING);
    expect(await find('hr', { search: '__' })).toEqual(NOTHING);
    expect(await find('hr', {})).toEqual(NOTHING);
  });
});

describe('records that were seen before', () => {
  it('are found by their ids, without those that are gone or not to be seen', async () => {
    const gone = '0198c2a0-0000-7000-8000-00000000dead';
    const ids = [nurse.id, draft.id, kavya.id, gone].join(',');
    const hr = await find('hr', { ids });
    expect(hr.jobs.toSorted()).toEqual(['Night Nurse', 'Staff Nurse']);
    expect(hr.people).toEqual(['Kavya Raghunathan']);
    expect(await find('vendor', { ids })).toEqual({ ...NOTHING, jobs: ['Staff Nurse'] });
  });

  it('are few, and ids only', async () => {
    const asked = (ids: string) => app.as('hr').call(findRoutes.records, { query: { ids } });
    expect((await asked('x')).status).toBe(422);
    expect(
      (
        await asked(
          Array(limits.find.seen + 1)
            .fill(nurse.id)
            .join(','),
        )
      ).status,
    ).toBe(422);
  });
});

describe('searching people by skill and city together', () => {
  const byFacts = async (who: Person, search: string) =>
    (await app.as(who).call(findRoutes.records, { query: { search } })).data.by_facts;

  it('tells how many there are, and by which filters the list finds them', async () => {
    await buildCandidate(app, { name: 'Asha', skills: ['Tally Prime'], current_city: 'Indore' });
    await buildCandidate(app, { name: 'Bala', skills: ['tally', 'Java'], current_city: 'indore' });
    await buildCandidate(app, { name: 'Chitra', skills: ['Tally'], current_city: 'Pune' });
    await buildCandidate(app, { name: 'Dev', skills: ['Java'], current_city: 'Bengaluru' });
    const tally = { skills: ['Tally'], cities: ['Indore'], total: 2 };
    expect(await byFacts('hr', 'tally indore')).toEqual(tally);
    expect(await byFacts('recruiter', 'Indore, Tally')).toEqual(tally);
    expect(await byFacts('hr', 'java bangalore')).toEqual({
      skills: ['Java'],
      cities: ['Bangalore'],
      total: 1,
    });
    expect(await byFacts('hr', 'java tally')).toEqual({ skills: ['Java', 'Tally'], cities: [], total: 1 });
    const { skills, cities } = tally;
    const query = { skills: skills.join(), cities: cities.join() };
    const { data } = await app.as('hr').call(candidateListRoutes.list, { query });
    expect(data.items.map(({ name }) => name).toSorted()).toEqual(['Asha', 'Bala']);
  });

  it('says nothing where nobody is like that, of one word, and to a vendor', async () => {
    for (const search of ['tally kochi', 'tally', 'indore', 'asha'])
      expect([search, await byFacts('hr', search)]).toEqual([search, null]);
    expect(await byFacts('vendor', 'tally indore')).toBeNull();
  });
});
