import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/dates.ts';
import { JOB_STATUSES } from '#contract/job-status.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import type { RouteCall } from '#contract/route.ts';
import { createLogger } from '../core/logger.ts';
import { auditLog, jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { updateJob } from './update-job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

type JobRow = Awaited<ReturnType<typeof buildJob>>;
type Entered = RouteCall<typeof jobRoutes.update>['body'];

/** What the edit screen sends of a job, with some fields changed. */
function edited(job: JobRow, changes: Partial<Entered> = {}): Entered {
  return { ...(job as unknown as Entered), ...changes };
}
function withoutBudget(job: JobRow, changes: Partial<Entered> = {}): Entered {
  const { ctc_min: _min, ctc_max: _max, ...rest } = edited(job);
  return { ...rest, ...changes };
}
const save = (job: JobRow, body: Entered, as: Person = 'hr') =>
  app.as(as).call(jobRoutes.update, { params: { id: job.id }, body });
const stored = async (job: JobRow) => (await db.select().from(jobs).where(eq(jobs.id, job.id)))[0]!;

describe('saving an edited job', () => {
  it('writes every field', async () => {
    const job = await buildJob(app);
    const changes = {
      title: 'Platform Engineer',
      summary: 'Keeps the platform of a bank running.',
      description:
        'You run clusters, pipelines and databases for forty teams of engineers across three cities.',
      requirements: 'Seven years of operations, Kubernetes.',
      locations: ['Chennai'],
      experience_min: 7,
      experience_max: null,
      ctc_min: 2_500_000,
      ctc_max: 3_500_000,
      primary_skills: ['Kubernetes'],
      secondary_skills: [],
      additional_skills: ['Go'],
      mode_of_work: 'remote',
      domain_industry: 'Banking & Financial Services',
      joining_date: addDays(app.clock.today(), 30),
      department: 'Platform',
      openings: 4,
    } as const satisfies Partial<Entered>;
    const { status, data } = await save(job, edited(job, changes));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...changes,
      jd_id: job.jd_id,
      location: 'Chennai',
      experience_required: '7+ years',
      salary_range: '₹25 - ₹35 LPA',
      skills_required: ['Kubernetes', 'Go'],
      version: 2,
    });
    expect((await app.as('hr').call(jobRoutes.read, { params: { id: job.id } })).data).toEqual(data);
  });

  it('leaves the openings as they are where none are sent, and clears them by null', async () => {
    const job = await buildJob(app, { openings: 3 });
    const { openings: _unsent, ...old } = edited(job, {});
    expect((await save(job, old)).data).toMatchObject({ openings: 3, version: 2 });
    const cleared = await save(job, { ...edited(job, { openings: null }), version: 2 });
    expect(cleared.data.openings).toBeNull();
  });

  it('logs the names of the fields that changed, and no values', async () => {
    const job = await buildJob(app);
    await save(job, edited(job, { title: 'Another title', locations: ['Delhi'] }));
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
    expect(entry).toMatchObject({ action: 'job.update', record_type: 'job', record_id: job.id });
    expect(entry?.fields.toSorted()).toEqual(['locations', 'title']);
  });

  it('may set any status', async () => {
    for (const from of JOB_STATUSES)
      for (const status of JOB_STATUSES) {
        const job = await buildJob(app, { status: from });
        expect((await save(job, edited(job, { status }))).data.status).toBe(status);
      }
  });

  it('may leave older jobs without mode, industry and primary skills', async () => {
    const none = { mode_of_work: null, domain_industry: null, primary_skills: [] };
    const job = await buildJob(app, none);
    expect((await save(job, edited(job, none))).data).toMatchObject(none);
  });

  it('of nobody knows is 404', async () => {
    const job = await buildJob(app);
    const { status, error } = await app.as('hr').call(jobRoutes.update, {
      params: { id: '0198c2a0-0000-7000-8000-000000000001' },
      body: edited(job),
    });
    expect(status).toBe(404);
    expect(error?.message).toBe(messages.job.notFound);
  });
});

describe('who may edit', () => {
  it('is an HR manager, whoever created the job', async () => {
    const job = await buildJob(app, { created_by: await app.userId('recruiter') });
    expect((await save(job, edited(job), 'hr2')).status).toBe(200);
  });

  it('is its creator', async () => {
    const job = await buildJob(app, { created_by: await app.userId('recruiter') });
    expect((await save(job, withoutBudget(job, { title: 'Mine' }), 'recruiter')).status).toBe(200);
    expect((await stored(job)).title).toBe('Mine');
  });

  it('is nobody else: not of another one’s job, nor of one without a creator, nor a vendor', async () => {
    const theirs = await buildJob(app, { created_by: await app.userId('hr') });
    const orphan = await buildJob(app, { created_by: null });
    const vendors = await buildJob(app, { created_by: await app.userId('vendor') });
    for (const job of [theirs, orphan]) {
      const { status, error } = await save(job, withoutBudget(job, { title: 'Taken' }), 'recruiter');
      expect(status).toBe(403);
      expect(error?.message).toBe(messages.job.editDenied);
    }
    for (const job of [theirs, vendors]) {
      const { status, error } = await save(job, withoutBudget(job, { title: 'Taken' }), 'vendor');
      expect(status).toBe(403);
      expect(error?.message).toBe(messages.job.editDenied);
    }
    const unseen = await buildJob(app, { status: 'draft' });
    const { status, error } = await save(unseen, withoutBudget(unseen, { title: 'Taken' }), 'vendor');
    expect([status, error?.message]).toEqual([404, messages.job.notFound]);
    expect(await db.$count(jobs, eq(jobs.title, 'Taken'))).toBe(0);
  });
});

describe('the budget', () => {
  it('is neither read nor changed by a creator who is not HR', async () => {
    const job = await buildJob(app, { created_by: await app.userId('recruiter') });
    const { data } = await save(job, edited(job, { ctc_min: 1, ctc_max: 2 }), 'recruiter');
    expect(data).not.toHaveProperty('ctc_min');
    expect(data).not.toHaveProperty('ctc_max');
    expect(data).not.toHaveProperty('salary_range');
    expect(await stored(job)).toMatchObject({ ctc_min: 1_200_000, ctc_max: 1_800_000 });
  });

  it('left out by HR stays, and null takes it away', async () => {
    const job = await buildJob(app);
    await save(job, withoutBudget(job));
    expect(await stored(job)).toMatchObject({ ctc_min: 1_200_000, ctc_max: 1_800_000 });
    await save(job, edited(job, { ctc_min: null, ctc_max: null, version: 2 }));
    expect(await stored(job)).toMatchObject({ ctc_min: null, ctc_max: null });
  });

  it('of one bound alone must fit the other as stored', async () => {
    const job = await buildJob(app);
    const { status, error } = await save(job, withoutBudget(job, { ctc_min: 1_900_000 }));
    expect(status).toBe(422);
    expect(error?.fields).toEqual({ ctc_max: messages.job.ctcOrder });
    expect((await save(job, withoutBudget(job, { ctc_min: 1_700_000 }))).status).toBe(200);
  });
});

describe('published_at', () => {
  it('is the first publication, also from the edit form', async () => {
    const job = await buildJob(app, { status: 'draft' });
    const first = new Date('2026-03-01T10:00:00.000Z');
    app.clock.set(first);
    expect((await save(job, edited(job, { status: 'published' }))).data.published_at).toBe(
      first.toISOString(),
    );
    app.clock.set(new Date('2026-04-01T10:00:00.000Z'));
    await save(job, edited(job, { status: 'on_hold', version: 2 }));
    const again = await save(job, edited(job, { status: 'published', version: 3 }));
    expect(again.data.published_at).toBe(first.toISOString());
  });

  it('is not made up by editing a job that was published before anybody noted when', async () => {
    const job = await buildJob(app, { status: 'published', published_at: null });
    expect((await save(job, edited(job, { title: 'Imported' }))).data.published_at).toBeNull();
  });

  it('stays empty for a job that is not published', async () => {
    const job = await buildJob(app, { status: 'draft' });
    expect((await save(job, edited(job, { status: 'closed' }))).data.published_at).toBeNull();
  });
});

describe('the joining date', () => {
  it('in the past blocks no edit unless it was changed', async () => {
    const yesterday = addDays(app.clock.today(), -1);
    const job = await buildJob(app, { joining_date: addDays(yesterday, -1) });
    expect((await save(job, edited(job, { title: 'New title' }))).status).toBe(200);
    const moved = await save(job, edited(job, { joining_date: yesterday, version: 2 }));
    expect(moved.status).toBe(422);
    expect(moved.error?.fields).toEqual({ joining_date: messages.job.dateInPast });
    expect((await save(job, edited(job, { joining_date: null, version: 2 }))).data.joining_date).toBeNull();
  });
});

describe('two people editing one job', () => {
  it('tells the second, with what the first has saved, as that reader may see it', async () => {
    const job = await buildJob(app, { created_by: await app.userId('recruiter') });
    await save(job, edited(job, { title: 'First' }));
    const second = await save(job, withoutBudget(job, { title: 'Second' }), 'recruiter');
    expect(second.status).toBe(409);
    expect(second.error).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: job.id, title: 'First', version: 2 },
    });
    expect(second.error?.current).not.toHaveProperty('salary_range');
    expect((await stored(job)).title).toBe('First');
  });

  it('at the same moment lets one win', async () => {
    const job = await buildJob(app);
    await app.userId('hr');
    const answers = await Promise.all(
      ['A title', 'B title'].map((title) => save(job, edited(job, { title }))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await stored(job)).version).toBe(2);
  });
});

describe('the listener to changed text', () => {
  const told = async (changes: Partial<Entered>) => {
    const job = await buildJob(app);
    const ids: string[] = [];
    await updateJob(
      {
        database: app.database,
        clock: app.clock,
        log: createLogger('silent'),
        onJobTextChanging: async () => {},
        onJobTextChanged: async (id) => {
          ids.push(id);
        },
      },
      {
        actor: { userId: await app.userId('hr'), email: '', role: 'hr_manager', companyName: null },
        origin: null,
      },
      job.id,
      jobRoutes.update.body.parse(edited(job, changes)),
    );
    return ids.length;
  };

  it.each<Partial<Entered>>([
    { title: 'Another title' },
    { summary: 'Another summary of the job.' },
    { description: 'Another description, which is long enough to be taken for one by the schema.' },
    { requirements: 'Other requirements, long enough.' },
    { primary_skills: ['Java'] },
    { secondary_skills: [] },
    { additional_skills: ['Redis'] },
  ])('is told of %o', async (changes) => {
    expect(await told(changes)).toBe(1);
  });

  it('is not told of anything else', async () => {
    expect(await told({ locations: ['Delhi'], ctc_max: null, status: 'closed', department: 'X' })).toBe(0);
  });
});
