import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aiRoutes } from '#contract/ai.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobWritingRoutes } from '#contract/job-writing.ts';
import { startFakeProvider } from '../../scripts/fake-ai-provider.ts';
import { createLogger } from '../core/logger.ts';
import { aiCalls } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import type { Ai } from './ai.ts';
import { recordCall } from './ai-calls.repo.ts';
import { createAi } from './create-ai.ts';

const log = createLogger('silent');
const provider = await startFakeProvider();
const config = {
  baseUrl: provider.url,
  apiKey: 'test-key',
  chat: { name: 'fake-chat', price: { input: 1, output: 5 } },
  embedding: null,
};
/** A new one for each test: what one test did to its provider is no other's business. */
let openEngine: () => Promise<Ai>;
let engine: Ai;
const app = await createTestApp({
  ai: async (deps) => {
    openEngine = () => createAi(config, deps, { retries: 0, failures: 2 });
    engine = await openEngine();
    return new Proxy(engine, { get: (_, name: keyof Ai) => engine[name] });
  },
});
const plain = await createTestApp();
afterAll(async () => {
  await app.close();
  await plain.close();
  await provider.stop();
});
beforeEach(async () => {
  provider.forget();
  await app.reset();
  await plain.reset();
  engine = await openEngine();
});

const RESUME = 'Ravi Nair\nravi.nair@mail.example\n+91 98450 12345\nCity: Pune\nCompany: Infosys';
const statusFor = (person: 'hr' | 'recruiter' | 'vendor') => app.as(person).call(aiRoutes.status, {});
const extract = () => app.as('hr').call(candidateRoutes.extract, { body: { resumeText: RESUME } });
const usage = { inputTokens: 1_000_000, outputTokens: 0, cost: 1 };
const record = (ended: Parameters<typeof recordCall>[1]) => recordCall({ ...app, log }, ended);
const call = { purpose: 'write_job', engine: 'fake-chat', outcome: 'ok', usage, duration: 1 } as const;

describe('which engine works', () => {
  it('is for HR to know', async () => {
    expect((await statusFor('hr')).status).toBe(200);
    expect((await statusFor('recruiter')).status).toBe(403);
    expect((await statusFor('vendor')).status).toBe(403);
  });

  it('is the built-in one without a provider, at no cost', async () => {
    const { data } = await plain.as('hr').call(aiRoutes.status, {});
    expect(data).toMatchObject({
      provider: null,
      writing: { engine: 'builtin', health: 'working' },
      embedding: { engine: 'builtin', health: 'working' },
      month: { calls: 0, fell_back: 0, cost_usd: 0, by_purpose: [] },
    });
  });

  it('is a provider, untried at first, with its host and nothing of its key', async () => {
    const { data, response } = await statusFor('hr');
    expect(data).toMatchObject({
      provider: new URL(provider.url).host,
      writing: { engine: 'fake-chat', health: 'untried', last_success_at: null },
      embedding: { engine: 'builtin', health: 'working' },
    });
    expect(await response.text()).not.toContain('test-key');
  });

  it('changes with what the calls come to', async () => {
    expect((await extract()).data).toMatchObject({ success: true, engine: 'fake-chat', fell_back: false });
    expect((await statusFor('hr')).data).toMatchObject({
      writing: { health: 'working', last_failure: null },
      month: { calls: 1, fell_back: 0, input_tokens: 1000, output_tokens: 200, cost_usd: 0.002, unpriced: 0 },
    });
    provider.behave('no_credit');
    app.clock.set(new Date(app.clock.now().getTime() + 1000));
    expect((await extract()).data).toMatchObject({
      success: true,
      data: { email: 'ravi.nair@mail.example' },
      engine: 'builtin',
      fell_back: true,
    });
    expect((await statusFor('hr')).data.writing).toMatchObject({ health: 'failing', last_failure: 'quota' });
    await extract();
    await extract();
    expect((await statusFor('hr')).data).toMatchObject({
      writing: { health: 'paused', last_failure: 'quota' },
      month: { calls: 3, fell_back: 3 },
    });
  });
});

describe("this month's use", () => {
  it('begins on the first day of the month in the installation', async () => {
    // Half past midnight of the first in India, still the former month in London.
    app.clock.set(new Date('2026-10-31T19:00:00Z'));
    await record(call);
    app.clock.set(new Date('2026-10-31T18:00:00Z'));
    await record(call);
    app.clock.set(new Date('2026-11-21T06:00:00Z'));
    expect((await statusFor('hr')).data.month).toMatchObject({ month: '2026-11', calls: 1, cost_usd: 1 });
  });

  it('is kept for thirteen months', async () => {
    for (const day of ['2025-10-10', '2025-11-10', '2026-11-10']) {
      app.clock.set(new Date(`${day}T06:00:00Z`));
      await record(call);
    }
    app.clock.set(new Date('2026-12-05T06:00:00Z'));
    await app.tasks.sendScheduled();
    await app.tasks.drain();
    const kept = await app.database.db.select({ at: aiCalls.at }).from(aiCalls).orderBy(aiCalls.at);
    expect(kept.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2025-11-10', '2026-11-10']);
  });

  it('is told for each purpose, and says which calls have no known price', async () => {
    await record(call);
    await record({ ...call, usage: { ...usage, cost: null } });
    await record({ ...call, purpose: 'extract_candidate' });
    await record({ ...call, purpose: 'embed', outcome: 'down', usage: null });
    const { month } = (await statusFor('hr')).data;
    expect(month).toMatchObject({
      calls: 4,
      fell_back: 0,
      cost_usd: 2,
      unpriced: 1,
      input_tokens: 3_000_000,
    });
    expect(month.by_purpose.map(({ purpose, calls }) => [purpose, calls])).toEqual([
      ['extract_candidate', 1],
      ['write_job', 2],
      ['embed', 1],
    ]);
  });
});

it('writing a job says which engine did, that one stood in for another, and, of our own, what was not used', async () => {
  const write = () =>
    app.as('hr').call(jobWritingRoutes.fromPrompt, {
      body: { prompt: 'Java developer in Pune, 5-8 years, fond of quiet evenings' },
    });
  expect((await write()).data).toMatchObject({
    engine: 'fake-chat',
    fell_back: false,
    experience_min: 5,
    not_used: [],
  });
  provider.behave('other_json');
  expect((await write()).data).toMatchObject({
    engine: 'builtin',
    fell_back: true,
    experience_min: 5,
    not_used: ['fond of quiet evenings'],
  });
  const described = await app.as('hr').call(jobWritingRoutes.description, {
    body: {
      title: 'Accounts Executive',
      summary: 'Keeps the books of three branches.',
      location: 'Indore',
      experience_required: '',
      skills_required: ['Tally', 'GST'],
      mode_of_work: 'office',
      domain_industry: 'Manufacturing',
    },
  });
  expect(described.data).toMatchObject({ engine: 'builtin', fell_back: true });
});
