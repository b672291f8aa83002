import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import type { CANDIDATE_SORTS } from '#contract/list-words.ts';
import { messages } from '#contract/messages.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

type Query = {
  search?: string;
  sort?: (typeof CANDIDATE_SORTS)[number];
  status?: string;
  job_id?: string;
  limit?: number;
  cursor?: string;
};
const list = (query: Query = {}, who: Person = 'hr') => app.as(who).call(candidateRoutes.list, { query });

describe('the candidate list', () => {
  it('shows each person with jobs, days to join and what the reader may do', async () => {
    app.clock.set(new Date('2026-03-10T06:00:00Z'));
    const [first, second] = [await buildJob(app), await buildJob(app)];
    const person = await buildCandidate(app, { joining_date: '2026-03-07', days_to_join: 99, remarks: 'x' });
    await buildAssignment(
      app,
      { candidate_id: person.id, job_id: first.id },
      { assigned_at: new Date('2026-01-01') },
    );
    await buildAssignment(
      app,
      { candidate_id: person.id, job_id: second.id },
      { assigned_at: new Date('2026-02-01') },
    );
    const { data } = await list();
    expect(data).toEqual({
      total: 1,
      next_cursor: null,
      items: [
        {
          id: person.id,
          name: person.name,
          email: person.email,
          experience_years: 5,
          skills: ['Node.js', 'PostgreSQL'],
          current_ctc: null,
          expected_ctc: 1_600_000,
          days_to_join: -3,
          joining_date: '2026-03-07',
          agreed_on: null,
          assignments: [
            {
              job_id: second.id,
              jd_id: second.jd_id,
              title: second.title,
              status: 'submitted',
              days_waiting: 37,
              is_job_on_hold: false,
              joining_on: null,
              lost_reason: null,
              in_charge: null,
            },
            {
              job_id: first.id,
              jd_id: first.jd_id,
              title: first.title,
              status: 'submitted',
              days_waiting: 68,
              is_job_on_hold: false,
              joining_on: null,
              lost_reason: null,
              in_charge: null,
            },
          ],
          created_at: person.created_at.toISOString(),
          can: { edit: true, delete: true, read_resume: false },
        },
      ],
    });
  });

  it('names first the job by which somebody is found', async () => {
    const [shortlisting, other] = [await buildJob(app), await buildJob(app)];
    const person = await buildCandidate(app);
    const ids = { candidate_id: person.id };
    await buildAssignment(app, { ...ids, job_id: shortlisting.id }, { status: 'shortlisted' });
    await buildAssignment(app, { ...ids, job_id: other.id }, { status: 'under_review' });
    const jobsOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).data.items[0]!.assignments.map(({ job_id, status }) => [job_id, status]);
    const furthestFirst = [
      [shortlisting.id, 'shortlisted'],
      [other.id, 'under_review'],
    ];
    expect(await jobsOf({})).toEqual(furthestFirst);
    expect(await jobsOf({ status: 'under_review' })).toEqual(furthestFirst.toReversed());
    expect(await jobsOf({ job_id: other.id })).toEqual(furthestFirst.toReversed());
  });

  it('tells when somebody joins or joined, while the offer stands', async () => {
    const person = await buildCandidate(app);
    const joining_on = '2026-03-20';
    for (const status of ['joined', 'offer_released', 'did_not_join'] as const)
      await buildAssignment(
        app,
        { candidate_id: person.id, job_id: (await buildJob(app)).id },
        { status, joining_on },
      );
    const { assignments } = (await list()).data.items[0]!;
    expect(Object.fromEntries(assignments.map((one) => [one.status, one.joining_on]))).toEqual({
      joined: joining_on,
      offer_released: joining_on,
      did_not_join: null,
    });
  });

  it('falls back to the stored number of days without a date', async () => {
    await buildCandidate(app, { joining_date: null, days_to_join: 45 });
    await buildCandidate(app);
    const days = (await list({ sort: 'oldest' })).data.items.map((item) => item.days_to_join);
    expect(days).toEqual([45, null]);
  });

  it('tells an internal recruiter that the resume may be read and nothing changed', async () => {
    const job = await buildJob(app);
    await app
      .as('hr')
      .call(candidateRoutes.create, { body: candidateInput(job.id), files: { resume: pdfFile() } });
    const { data } = await list({}, 'recruiter');
    expect(data.items[0]!.can).toEqual({ edit: false, delete: false, read_resume: true });
  });

  it('finds by part of name or e-mail in any case, and takes % and _ as they are', async () => {
    await buildCandidate(app, { name: 'Farhan Ali', email: 'fa@example.com' });
    await buildCandidate(app, { name: 'Gita Rao', email: 'gita.FARM@example.com' });
    await buildCandidate(app, { name: 'Hari_Om 100%', email: 'hari@example.com' });
    const names = async (search: string) =>
      (await list({ search, sort: 'name' })).data.items.map((item) => item.name);
    expect(await names(' fAr ')).toEqual(['Farhan Ali', 'Gita Rao']);
    expect(await names('i_o')).toEqual(['Hari_Om 100%']);
    expect(await names('0%')).toEqual(['Hari_Om 100%']);
    expect(await names('nobody')).toEqual([]);
    expect((await list({ search: 'far', limit: 1 })).data.total).toBe(2);
  });

  it('sorts each way and pages without losing or repeating anybody', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const rows = [
      { name: 'élan Roy', experience_years: 3, created_at: at(1) },
      { name: 'Zoya', experience_years: 3, created_at: at(3) },
      { name: 'arun', experience_years: 9, created_at: at(2) },
      { name: 'Bala', experience_years: 0, created_at: at(3) },
      { name: 'Farida', experience_years: 3, created_at: at(5) },
    ];
    for (const row of rows) await buildCandidate(app, row);
    const paged = async (sort: NonNullable<Query['sort']>) => {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await list({ sort, limit: 2, ...(cursor && { cursor }) });
        expect(data.total).toBe(5);
        names.push(...data.items.map((item) => item.name));
        cursor = data.next_cursor ?? undefined;
      } while (cursor);
      return names;
    };
    const byName = ['arun', 'Bala', 'élan Roy', 'Farida', 'Zoya'];
    expect(await paged('name')).toEqual(byName);
    expect(await paged('-name')).toEqual(byName.toReversed());
    const newest = await paged('newest');
    expect([newest[0], newest[3], newest[4]]).toEqual(['Farida', 'arun', 'élan Roy']);
    expect(await paged('oldest')).toEqual(newest.toReversed());
    const experience = await paged('experience');
    expect([experience[0], experience[4]]).toEqual(['Bala', 'arun']);
    expect(await paged('-experience')).toEqual(experience.toReversed());
  });

  it('is not for vendors or nobody', async () => {
    expect((await list({}, 'vendor')).status).toBe(403);
    expect((await app.as('nobody').call(candidateRoutes.list, {})).status).toBe(401);
  });
});

describe('one candidate', () => {
  const read = (id: string, who: Person = 'hr') => app.as(who).call(candidateRoutes.read, { params: { id } });

  it('comes without what only the server needs', async () => {
    const { id } = await buildCandidate(app, { days_to_join: 10 });
    const { data } = await read(id, 'recruiter');
    expect(data).toMatchObject({
      id,
      days_to_join: 10,
      vector_status: 'none',
      resume: null,
      resume_url: null,
      resume_file_path: null,
      submitted_by_name: null,
      assignments: [],
      can: { edit: false, delete: false, read_resume: false },
    });
    for (const hidden of ['email_key', 'phone_key', 'search_text', 'employment_text'])
      expect(Object.keys(data)).not.toContain(hidden);
  });

  it('is unknown when there is none, and not for vendors', async () => {
    expect((await read(crypto.randomUUID())).error).toMatchObject({
      code: 'not_found',
      message: messages.candidate.notFound,
    });
    expect((await read('nonsense')).status).toBe(422);
    const { id } = await buildCandidate(app);
    expect((await read(id, 'vendor')).status).toBe(403);
  });
});

describe('the check for a person who is there already', () => {
  const find = async (query: { email?: string; phone?: string }, who: Person = 'hr') =>
    (await app.as(who).call(candidateRoutes.findExisting, { query })).data?.existing;

  it('goes by e-mail in any case or by phone however written', async () => {
    const person = await buildCandidate(app, { email: 'Ravi@Example.com', phone: '+91 98111 22333' });
    const existing = { id: person.id, name: person.name, email: person.email, phone: person.phone };
    expect(await find({ email: ' ravi@example.COM ' })).toEqual(existing);
    expect(await find({ phone: '0 98111-22333' }, 'recruiter')).toEqual(existing);
    expect(await find({ email: 'other@example.com', phone: '+91 98111 22334' })).toBeNull();
  });

  it('shows the one with the e-mail when the phone is of another', async () => {
    const byPhone = await buildCandidate(app);
    const byEmail = await buildCandidate(app);
    expect(await find({ email: byEmail.email, phone: byPhone.phone })).toMatchObject({ id: byEmail.id });
  });

  it('finds nobody by what is blank or half typed', async () => {
    await buildCandidate(app);
    expect(await find({})).toBeNull();
    expect(await find({ email: '', phone: '98' })).toBeNull();
  });

  it('tells a vendor nothing', async () => {
    const person = await buildCandidate(app);
    const answer = await app
      .as('vendor')
      .call(candidateRoutes.findExisting, { query: { email: person.email } });
    expect(answer.status).toBe(403);
  });
});
