import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditRoutes } from '#contract/audit.ts';
import { sessionRoutes } from '#contract/session.ts';
import { createLogger } from '../core/logger.ts';
import { createTestApp } from '../test/app.ts';

const written = new PassThrough();
const app = await createTestApp({ log: createLogger('info', written) });
beforeEach(() => app.reset());
afterAll(() => app.close());

/** What the log says of the last call of a route. */
function lineOf(route: string): Record<string, unknown> {
  const lines = String(written.read()).trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .findLast((line) => line['route'] === route)!;
}

it('a call that is refused is logged with who made it and from where, and no more of the person', async () => {
  const vendor = await app.userId('vendor');
  expect((await app.as('vendor').call(auditRoutes.list, { query: {} })).status).toBe(403);
  const line = lineOf('GET /api/audit-log');
  expect(line).toMatchObject({ status: 403, caller: vendor, ipAddress: expect.any(String) });
  expect(line['time']).toMatch(/Z$/);
  expect(JSON.stringify(line)).not.toMatch(/vendor@|Vani/);
});

it('nobody is logged as nobody, a page of another site too', async () => {
  await app.as('nobody').call(sessionRoutes.current, {});
  expect(lineOf('GET /api/session')).toMatchObject({
    status: 401,
    caller: null,
    ipAddress: expect.any(String),
  });
  await app.as('nobody').fetch('/api/session', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(lineOf('POST /api/session')).toMatchObject({ status: 403, caller: null });
});

it('a call that is allowed is logged without a person', async () => {
  await app.as('hr').call(sessionRoutes.current, {});
  expect(lineOf('GET /api/session')).not.toHaveProperty('caller');
});
