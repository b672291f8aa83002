import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import { apiTokenRoutes } from '#contract/api-tokens.ts';
import { candidateJobAssignments } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const SERVER = 'https://hire.example.com';
const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const program = /```js\n(.+?)```/s.exec(page)![1]!;
const AsyncFunction = (async () => {}).constructor as new (
  ...named: string[]
) => (...given: unknown[]) => Promise<void>;

/** Runs the program of docs/api.md as it stands there, against this server; what it prints. */
async function run(token: string): Promise<string[]> {
  const printed: string[] = [];
  const fetchHere = (address: string, init: RequestInit & { headers: Record<string, string> }) =>
    app.as('nobody').fetch(address.slice(SERVER.length), init);
  const env = { NIYUKTI_URL: SERVER, NIYUKTI_TOKEN: token };
  const print = { log: (line: string) => printed.push(line) };
  await new AsyncFunction('fetch', 'process', 'console', program)(fetchHere, { env }, print);
  return printed;
}

it('the first program of the page works as it stands there, and again with the same key', async () => {
  const { db } = app.database;
  for (const jd_id of ['JD-0001', 'JD-0002']) await buildJob(app, { jd_id, title: 'Payroll Executive' });
  const { data } = await app.as('hr').call(apiTokenRoutes.create, {
    body: {
      name: 'Career site',
      scopes: ['jobs:read', 'candidates:write', 'pipeline:write'],
      days: 30,
      password: app.password,
    },
  });
  const [before, done] = await run(data.secret);
  expect(before).toMatch(/^0 in JD-000\d Payroll Executive$/);
  expect(done).toMatch(/^Asha Menon: shortlisted for JD-000\d; asha\.txt, 34 bytes$/);
  const stages = await db
    .select({ status: candidateJobAssignments.status })
    .from(candidateJobAssignments)
    .orderBy(candidateJobAssignments.status);
  expect(stages).toEqual(expect.arrayContaining([{ status: 'shortlisted' }, { status: 'submitted' }]));

  expect((await run(data.secret))[0]).toMatch(/^1 in /);
});

it('the page names each code by which a call is refused', () => {
  const table = page.slice(page.indexOf('### When a call is refused'), page.indexOf('### What changes'));
  for (const [code, status] of Object.entries(ERROR_STATUS))
    expect(table).toMatch(new RegExp(`\\| [\\d, ]*${status}[\\d, ]* \\| [^|]*\`${code}\``));
});
