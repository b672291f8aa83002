import { afterAll, beforeEach, expect, it } from 'vitest';
import { startFakeProvider } from '../../scripts/fake-ai-provider.ts';
import { intakeRoutes } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { createAi } from '../ai/create-ai.ts';
import { intakeRows } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';

const provider = await startFakeProvider();
const app = await createTestApp({
  ai: (deps) =>
    createAi(
      {
        baseUrl: provider.url,
        apiKey: 'test-key',
        chat: { name: 'fake-chat', price: null },
        embedding: null,
      },
      deps,
      { retries: 0, failures: 100 },
    ),
});
const { db } = app.database;
const { accept, batchOf, correct, read, reset } = intakeCalls(app);
beforeEach(async () => {
  provider.forget();
  await reset();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

it('a resume that is brought in is read by the provider', async () => {
  const { rows } = await batchOf(textResume({}));
  expect(provider.calls).toHaveLength(1);
  expect(rows[0]).toMatchObject({ reading: 'read', fell_back: false });
  expect(rows[0]?.fields).not.toHaveProperty('fell_back');
});

it('and by the built-in engine in its place, which its row says until it is accepted', async () => {
  provider.behave('error');
  const { id, rows } = await batchOf(textResume({}));
  const [row] = rows;
  expect(row).toMatchObject({ reading: 'read', fell_back: true, problems: {} });
  expect(row?.fields.email).toContain('@');
  await correct(row!, { remarks: 'Called on Monday.' });
  expect((await read(id)).rows[0]).toMatchObject({
    fell_back: true,
    fields: { remarks: 'Called on Monday.' },
  });
});

it('and is asked about no row that is not there, of somebody else, still being read, or settled', async () => {
  const { rows } = await batchOf(textResume({}));
  const [row] = rows;
  const add = (who: 'hr' | 'hr2', id: string) =>
    app.as(who).call(intakeRoutes.addText, {
      params: { id },
      body: { text: 'Asha Rao, backend engineer with six years of Node.js at a payments company in Pune.' },
    });
  const asked = provider.calls.length;
  expect((await add('hr2', row!.id)).status).toBe(404);
  expect((await add('hr', crypto.randomUUID())).status).toBe(404);
  await db.update(intakeRows).set({ reading: 'waiting' });
  const unread = await add('hr', row!.id);
  expect([unread.status, unread.error?.message]).toEqual([409, importMessages.intake.stillReading]);
  await db.update(intakeRows).set({ reading: row!.reading });
  const job = await buildJob(app);
  await accept(row!, job.id);
  const settled = await add('hr', row!.id);
  expect([settled.status, settled.error?.message]).toEqual([409, importMessages.intake.acceptedAlready]);
  expect(provider.calls).toHaveLength(asked);
});
