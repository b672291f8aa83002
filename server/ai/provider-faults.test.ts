import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { desc } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { startFakeProvider, type Behaviour } from '../../scripts/fake-ai-provider.ts';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/logger.ts';
import { aiCalls } from '../db/schema.ts';
import { openTestDatabase } from '../test/database.ts';
import { type Ai, AiFailure } from './ai.ts';
import { createAi } from './create-ai.ts';
import type { Patience } from './guard.ts';

// A provider that goes wrong over real HTTP, and what a person gets all the same.

const database = await openTestDatabase();
const provider = await startFakeProvider();
afterAll(async () => {
  await provider.stop();
  await database.close();
});
beforeEach(async () => {
  provider.forget();
  await database.reset();
});

const written: string[] = [];
const log = createLogger('warn', { write: (line: string) => written.push(line) });
const deps = { database, clock: systemClock('Asia/Kolkata'), log };
const SECRET = 'ravi.nair@private.example';
const RESUME = {
  text: `Ravi Nair\n${SECRET}\n+91 98450 12345\nCity: Pune\nCompany: Infosys\nPosition: Java Developer`,
  layout: null,
  today: '2026-11-21',
};
const TEXTS = [
  { text: 'Java developer in Pune', kind: 'job' as const },
  { text: 'Nurse in Kochi', kind: 'resume' as const },
];

const open = (patience: Partial<Patience> = {}, baseUrl = provider.url): Promise<Ai> =>
  createAi(
    {
      baseUrl,
      apiKey: 'test-key',
      chat: { name: 'fake-chat', price: { input: 2, output: 10 } },
      embedding: { name: 'fake-embedding', price: { input: 0.02, output: 0 } },
    },
    deps,
    { retries: 0, ...patience },
  );
const recorded = async () => (await database.db.select().from(aiCalls).orderBy(desc(aiCalls.id)))[0];
const isFailure = (kind: AiFailure['kind']) => (error: unknown) =>
  error instanceof AiFailure && error.kind === kind;

describe('a provider that works', () => {
  it('is asked with the key, for the JSON of our schema, with the resume as data', async () => {
    await (await open()).extractCandidate(RESUME);
    const [call] = provider.calls;
    expect(call).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer test-key',
      body: { model: 'fake-chat', response_format: { type: 'json_schema' } },
    });
    const messages = call?.body['messages'] as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).not.toContain(SECRET);
    expect(JSON.parse(messages[1]?.content ?? '')).toEqual({ resume: RESUME.text });
  });

  it('has its tokens recorded, and the cost by their price or by its own word', async () => {
    const ai = await open();
    await ai.extractCandidate(RESUME);
    expect(await recorded()).toMatchObject({
      purpose: 'extract_candidate',
      engine: 'fake-chat',
      outcome: 'ok',
      input_tokens: 1000,
      output_tokens: 200,
      cost_usd: 0.004,
    });
    provider.charge(0.0123);
    await ai.extractCandidate(RESUME);
    expect((await recorded())?.cost_usd).toBe(0.0123);
    await ai.embed(TEXTS);
    expect(await recorded()).toMatchObject({ purpose: 'embed', input_tokens: 1000, cost_usd: 0.0123 });
    expect(JSON.stringify(await database.db.select().from(aiCalls))).not.toMatch(/Ravi|private|Infosys/);
  });

  it('is asked again when it has a moment of weakness', async () => {
    const ai = await open({ retries: 2 });
    provider.next('error', 'too_many_calls');
    expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'fake-chat', fell_back: false });
    expect(provider.calls).toHaveLength(3);
    provider.next('error');
    expect((await ai.embed(TEXTS)).vectors).toHaveLength(2);
  });

  it('is not waited for when it asks for a long wait', async () => {
    const ai = await open({ retries: 2 });
    provider.behave('come_back_later');
    expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'builtin', fell_back: true });
    expect(provider.calls).toHaveLength(1);
    expect(await recorded()).toMatchObject({ outcome: 'quota' });
  });

  it('is not asked by more than some at once', async () => {
    const ai = await open({ atOnce: 1, waiting: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => ai.extractCandidate(RESUME)));
    expect(answers.map(({ fell_back }) => fell_back)).toEqual([false, false, true]);
    expect(provider.calls).toHaveLength(2);
  });

  it('gives the vectors in the order of the texts, whatever order it answers in', async () => {
    const ai = await open();
    const { vectors } = await ai.embed(TEXTS);
    provider.behave('shuffled_vectors');
    expect((await ai.embed(TEXTS)).vectors).toEqual(vectors);
  });

  it('may be of a model whose vectors are shorter: they are filled up, which changes no angle', async () => {
    provider.behave('short_vectors');
    const { vectors } = await (await open()).embed(TEXTS);
    for (const vector of vectors) {
      expect(vector).toHaveLength(limits.vectorLength);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
      expect(vector.slice(512).every((number) => number === 0)).toBe(true);
    }
  });
});

describe.each<[Behaviour, AiFailure['kind']]>([
  ['unauthorised', 'refused'],
  ['no_credit', 'quota'],
  ['too_many_calls', 'quota'],
  ['error', 'down'],
  ['slow', 'slow'],
  ['not_json', 'bad_answer'],
  ['other_json', 'bad_answer'],
  ['no_content', 'bad_answer'],
  ['cut_off', 'bad_answer'],
  ['broken_off', 'down'],
  ['redirects', 'down'],
])('a provider in the way of "%s"', (behaviour, outcome) => {
  it('is replaced by the built-in engine, which is said and recorded', async () => {
    const ai = await open({ timeLimit: behaviour === 'slow' ? 100 : 10_000 });
    provider.behave(behaviour);
    const { value, ...madeBy } = await ai.extractCandidate(RESUME);
    expect(madeBy).toEqual({ engine: 'builtin', fell_back: true });
    expect(value).toMatchObject({ email: SECRET, phone: '+91 98450 12345' });
    expect(await recorded()).toMatchObject({ engine: 'fake-chat', outcome });
    const described = await ai.writeJob('Java developer in Pune', RESUME.today);
    expect(described).toMatchObject({ engine: 'builtin', fell_back: true, value: { location: 'Pune' } });
    expect(written.join('')).not.toMatch(/private|Ravi|test-key/);
  });
});

describe('vectors of a provider', () => {
  it.each<[Behaviour, AiFailure['kind']]>([
    ['long_vectors', 'bad_answer'],
    ['empty_vectors', 'bad_answer'],
    ['missing_vectors', 'bad_answer'],
    ['not_json', 'bad_answer'],
    ['no_credit', 'quota'],
    ['error', 'down'],
    ['slow', 'slow'],
  ])('are never replaced by another engine\'s: "%s" is thrown', async (behaviour, kind) => {
    const ai = await open({ timeLimit: behaviour === 'slow' ? 100 : 10_000 });
    provider.behave(behaviour);
    await expect(ai.embed(TEXTS)).rejects.toSatisfy(isFailure(kind));
    expect(await recorded()).toMatchObject({ purpose: 'embed', outcome: kind });
  });
});

describe('a long line in front of a provider', () => {
  it('does not count as its failure: nobody switches it off by asking much', async () => {
    const ai = await open({ atOnce: 1, waiting: 40, failures: 2, timeLimit: 2000 });
    provider.delay(500);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ai.extractCandidate(RESUME)));
    expect(answers.filter(({ fell_back }) => fell_back).length).toBeGreaterThan(1);
    const outcomes = (await database.db.select().from(aiCalls)).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'busy']));
    expect(ai.state().writing.isPaused).toBe(false);
    provider.delay(0);
    expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'fake-chat' });
  });

  it('counts when each has its time and is not answered', async () => {
    const ai = await open({ atOnce: 1, waiting: 0, failures: 2, timeLimit: 60 });
    provider.behave('slow');
    for (let at = 0; at < 2; at += 1) await ai.extractCandidate(RESUME);
    expect(ai.state().writing.isPaused).toBe(true);
  });
});

describe('a provider that is down', () => {
  it('is not waited for by everybody, and is asked again after a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const ai = await open({ failures: 2, pause: 30_000 });
      provider.behave('error');
      for (let at = 0; at < 5; at += 1) {
        expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'builtin', fell_back: true });
      }
      expect(provider.calls).toHaveLength(2);
      expect(ai.state().writing).toEqual({ engine: 'fake-chat', isPaused: true });
      expect(await recorded()).toMatchObject({ outcome: 'paused' });
      // Vectors come from another model, and it is asked.
      provider.behave('works');
      expect((await ai.embed(TEXTS)).vectors).toHaveLength(2);

      vi.setSystemTime(Date.now() + 31_000);
      expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'fake-chat', fell_back: false });
      expect(ai.state().writing.isPaused).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is tried again by one call alone, for which nobody else waits', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const ai = await open({ failures: 1, pause: 30_000, timeLimit: 300 });
      provider.behave('error');
      await ai.extractCandidate(RESUME);
      vi.setSystemTime(Date.now() + 31_000);
      provider.forget();
      provider.behave('slow');
      const order: string[] = [];
      const note = async (who: string) => {
        await ai.extractCandidate(RESUME);
        order.push(who);
      };
      await Promise.all([note('who tries'), note('another'), note('a third')]);
      expect(order.at(-1)).toBe('who tries');
      expect(provider.calls).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not left alone for an answer that only one text made bad', async () => {
    const ai = await open({ failures: 2 });
    provider.next('other_json', 'cut_off', 'not_json');
    for (let at = 0; at < 3; at += 1) await ai.extractCandidate(RESUME);
    expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'fake-chat' });
  });

  it('that nobody can reach is replaced all the same', async () => {
    const gone = await startFakeProvider();
    await gone.stop();
    const ai = await open({}, gone.url);
    expect(await ai.extractCandidate(RESUME)).toMatchObject({ engine: 'builtin', fell_back: true });
    expect(await recorded()).toMatchObject({ outcome: 'down' });
  });
});
