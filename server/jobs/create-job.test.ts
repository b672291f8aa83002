import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/dates.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { createLogger } from '../core/logger.ts';
import { auditLog, counters, jobs, jobVectors } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob, jobInput } from '../test/factories.job.ts';
import { createJob } from './create-job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;
const create = (entered: Parameters<typeof jobInput>[0] = {}, as: 'hr' | 'recruiter' | 'vendor' = 'hr') =>
  app.as(as).call(jobRoutes.create, { body: jobInput(entered) });

describe('creating a job', () => {
  it("makes a draft of the actor's, with everything that was entered", async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...jobInput(),
      jd_id: 'JD-0001',
      status: 'draft',
      created_by: await app.userId('hr'),
      location: 'Kochi',
      experience_required: '2-5 years',
      salary_range: '₹4 - ₹6.5 LPA',
      skills_required: ['Patient care', 'ECG'],
      candidate_count: 0,
      published_at: null,
      version: 1,
    });
    expect((await app.as('hr').call(jobRoutes.read, { params: { id: data.id } })).data).toEqual(data);
  });

  it('is for HR only', async () => {
    expect((await create({}, 'recruiter')).status).toBe(403);
    expect((await create({}, 'vendor')).status).toBe(403);
    expect(await db.$count(jobs)).toBe(0);
  });

  it('cleans lists of blanks around, and of repeats', async () => {
    const { data } = await create({
      locations: [' Pune ', 'Mumbai', 'pune'],
      primary_skills: ['SQL', ' sql', 'Excel'],
      secondary_skills: ['Tally', 'excel'],
    });
    expect(data).toMatchObject({
      location: 'Pune, Mumbai',
      primary_skills: ['SQL', 'Excel'],
      secondary_skills: ['Tally', 'excel'],
      skills_required: ['SQL', 'Excel', 'Tally'],
    });
  });

  it('refuses a joining date before today, and takes today', async () => {
    const today = app.clock.today();
    const refused = await create({ joining_date: addDays(today, -1) });
    expect(refused.status).toBe(422);
    expect(refused.error?.fields).toEqual({ joining_date: messages.job.dateInPast });
    expect((await create({ joining_date: today })).data.joining_date).toBe(today);
  });

  it('names every field that is wrong', async () => {
    const { status, error } = await create({
      title: ' ',
      summary: 'short',
      description: 'short',
      requirements: 'short',
      locations: [],
      primary_skills: [],
    });
    expect(status).toBe(422);
    expect(error?.fields).toEqual({
      title: messages.job.titleRequired,
      summary: messages.job.summaryShort,
      description: messages.job.descriptionShort,
      requirements: messages.job.requirementsShort,
      locations: messages.job.locationsRequired,
      primary_skills: messages.job.primarySkillRequired,
    });
  });

  it('needs nothing that is optional', async () => {
    const {
      title,
      summary,
      description,
      requirements,
      locations,
      mode_of_work,
      domain_industry,
      primary_skills,
    } = jobInput();
    const needed = {
      title,
      summary,
      description,
      requirements,
      locations,
      mode_of_work,
      domain_industry,
      primary_skills,
    };
    const { status, data } = await app.as('hr').call(jobRoutes.create, { body: needed });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...needed,
      experience_required: null,
      salary_range: null,
      secondary_skills: [],
      additional_skills: [],
      joining_date: null,
      department: null,
      openings: null,
    });
  });

  it('is for a whole number of people, from one to 999', async () => {
    for (const openings of [1, 999, null]) {
      const { status, data } = await create({ openings });
      expect([openings, status, data.openings]).toEqual([openings, 201, openings]);
    }
    for (const openings of [0, -1, 1000, 1.5]) {
      const { status, error } = await create({ openings });
      expect([openings, status, error?.fields]).toEqual([
        openings,
        422,
        { openings: messages.job.openingsRange },
      ]);
    }
  });

  it('goes into the audit log', async () => {
    const { data } = await create();
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'job.create'));
    expect(entry).toMatchObject({ actor_id: await app.userId('hr'), record_type: 'job', record_id: data.id });
  });

  it('makes its vector, and remakes it once the text has changed', async () => {
    const { data: job } = await create();
    const vectorOf = async () =>
      (await db.select().from(jobVectors).where(eq(jobVectors.job_id, job.id)))[0]?.content_hash;
    const first = await vectorOf();
    expect(first).toBeDefined();
    const body = { ...jobInput({ title: 'Head Nurse' }), status: job.status, version: job.version };
    await app.as('hr').call(jobRoutes.update, { params: { id: job.id }, body });
    expect(await vectorOf()).not.toBe(first);
  });

  it('sent twice with one Idempotency-Key makes one job', async () => {
    const twice = () => app.as('hr').call(jobRoutes.create, { body: jobInput(), idempotencyKey: 'k1' });
    const first = await twice();
    expect((await twice()).data).toEqual(first.data);
    expect(await db.$count(jobs)).toBe(1);
  });
});

describe('the JD id', () => {
  it('counts up, one for each of those created at once', async () => {
    await app.userId('hr');
    const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(answers.map(({ data }) => data.jd_id).sort()).toEqual([
      'JD-0001',
      'JD-0002',
      'JD-0003',
      'JD-0004',
      'JD-0005',
    ]);
  });

  it('is not used again when its job is gone', async () => {
    const { data } = await create();
    await db.delete(jobs).where(eq(jobs.id, data.id));
    expect((await create()).data.jd_id).toBe('JD-0002');
  });

  it('grows longer when four digits do not hold it', async () => {
    await db.insert(counters).values({ name: 'jd_id', value: 9998 });
    expect((await create()).data.jd_id).toBe('JD-9999');
    expect((await create()).data.jd_id).toBe('JD-10000');
    expect((await buildJob(app)).jd_id).toBe('JD-10001');
  });
});

describe('the listener to changed text', () => {
  const by = async () => ({
    actor: {
      userId: await app.userId('hr'),
      email: '',
      role: 'hr_manager' as const,
      companyName: null,
    },
    origin: null,
  });
  const parts = {
    database: app.database,
    clock: app.clock,
    log: createLogger('silent'),
    onJobTextChanging: async () => {},
  };
  const parsed = () => jobRoutes.create.body.parse(jobInput());

  it('is told after the job is there for everybody', async () => {
    const seen: number[] = [];
    const onJobTextChanged = async (id: string) => {
      seen.push(await db.$count(jobs, eq(jobs.id, id)));
    };
    await createJob({ ...parts, onJobTextChanged }, await by(), parsed());
    expect(seen).toEqual([1]);
  });

  it('may fail, and the job stays', async () => {
    const onJobTextChanged = () => Promise.reject(new Error('no engine'));
    const job = await createJob({ ...parts, onJobTextChanged }, await by(), parsed());
    expect(await db.$count(jobs, eq(jobs.id, job.id))).toBe(1);
  });
});
