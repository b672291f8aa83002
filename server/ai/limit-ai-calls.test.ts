import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobWritingRoutes } from '#contract/job-writing.ts';
import { messages } from '#contract/messages.ts';
import { vectorRoutes } from '#contract/vectors.ts';
import { createApp } from '../app.ts';
import { createLogger } from '../core/logger.ts';
import { createTaskQueue } from '../queue/task-queue.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const RESUME = 'Ravi Nair\nravi.nair@mail.example\n+91 98450 12345\nCity: Pune\nCompany: Infosys';
const extract = (who: Person) => app.as(who).call(candidateRoutes.extract, { body: { resumeText: RESUME } });
const write = (who: Person) =>
  app.as(who).call(jobWritingRoutes.fromPrompt, { body: { prompt: 'A staff nurse in Kochi' } });

/** Takes all counts of a rule to what they allow. */
const fill = (rule: string, points: number) =>
  app.database.pool.query('update call_counts set points = $2 where key like $1', [`${rule}:%`, points]);

describe('reading a resume', () => {
  it('is for everybody, and which engine did it for HR alone', async () => {
    expect((await extract('hr')).data).toMatchObject({ success: true, engine: 'builtin', fell_back: false });
    for (const who of ['recruiter', 'vendor'] as const) {
      const { data } = await extract(who);
      expect(data).toMatchObject({ success: true, data: { name: 'Ravi Nair' }, fell_back: false });
      expect(data).not.toHaveProperty('engine');
    }
  });

  it('is done thirty times a minute for one person, whatever the others do', async () => {
    const answers = await Promise.all(Array.from({ length: 33 }, () => extract('vendor')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => [error?.code, error?.message])).toEqual(
      refused.map(() => ['too_many_requests', messages.resume.tooMany]),
    );
    expect(refused).toHaveLength(3);
    for (const { response } of refused) {
      const wait = Number(response.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect((await extract('vendor2')).status).toBe(200);
  });

  it('is done a thousand times a day at most', async () => {
    await extract('vendor');
    await fill('ai reading 86400', 1000);
    const { status, error, response } = await extract('vendor');
    expect([status, error?.message]).toEqual([429, messages.resume.tooManyToday]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
  });

  it('is counted in the database, so that another process counts on', async () => {
    for (let n = 0; n < 30; n += 1) await extract('vendor');
    const log = createLogger('silent');
    const settings = {
      appName: 'Niyukti',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      vendorOwnershipDays: 180,
    };
    const telemetry = createTelemetry();
    const tasks = createTaskQueue({ ...app, log, telemetry });
    const other = createApp({ ...app, ...settings, log, tasks, telemetry });
    const headers = await app.headersOf('vendor');
    const response = await other.app.request('/api/functions/extract-candidate-data', {
      method: 'POST',
      body: JSON.stringify({ resumeText: RESUME }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(429);
    other.close();
  });

  it('goes on after its minute', async () => {
    for (let n = 0; n < 31; n += 1) await extract('vendor');
    expect((await extract('vendor')).status).toBe(429);
    await app.database.pool.query(`update call_counts set expire = now() - interval '1 second'`);
    expect((await extract('vendor')).status).toBe(200);
    // What has run out is forgotten.
    const { rows } = await app.database.pool.query(`select key from call_counts where expire < now()`);
    expect(rows).toEqual([]);
  });
});

describe('writing a job', () => {
  it('is done twenty times a minute for one person, apart from what is read', async () => {
    expect((await write('hr')).status).toBe(200);
    await fill('ai writing 60', 20);
    expect(await write('hr')).toMatchObject({
      status: 429,
      error: { code: 'too_many_requests', message: messages.ai.tooMany },
    });
    expect((await write('hr2')).status).toBe(200);
    expect((await extract('hr')).status).toBe(200);
  });
});

describe('making a vector by hand', () => {
  it('is done sixty times a minute', async () => {
    const job = await buildJob(app);
    const convert = () => app.as('hr').call(vectorRoutes.generateJobVector, { body: { jobId: job.id } });
    expect((await convert()).data).toMatchObject({ success: true });
    await fill('ai vector 60', 60);
    expect((await convert()).status).toBe(429);
  });
});
