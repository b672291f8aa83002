import { afterAll, beforeEach, expect, it } from 'vitest';
import { startFakeProvider } from '../../scripts/fake-ai-provider.ts';
import { createAi } from '../ai/create-ai.ts';
import { createTestApp } from '../test/app.ts';
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
const { batchOf, correct, read, reset } = intakeCalls(app);
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
