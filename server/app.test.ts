import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobRoutes } from '#contract/jobs.ts';
import { sessionRoutes } from '#contract/session.ts';
import { ALL_ROUTES } from '#contract/api.ts';
import { createLogger } from './core/logger.ts';
import * as openapi from './http/openapi.ts';
import { createTestApp } from './test/app.ts';

const written = new PassThrough();
const app = await createTestApp({ log: createLogger('warn', written) });
beforeEach(() => app.reset());
afterAll(() => app.close());
const nobody = app.as('nobody');

describe('every answer of the API', () => {
  it('carries a request id, also inside an error of the one shape', async () => {
    const answer = await nobody.call(jobRoutes.list, {});
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ code: 'unauthenticated', requestId: expect.any(String) });
    expect(answer.response.headers.get('x-request-id')).toBe(answer.error?.requestId);
  });

  it('is kept by nobody', async () => {
    const { response } = await nobody.call(sessionRoutes.appInfo, {});
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('says that no mail leaves where it only lies in a folder', async () => {
    expect((await nobody.call(sessionRoutes.appInfo, {})).data).toMatchObject({ sends_mail: false });
  });

  it('to an unknown address is a 404 in the same shape', async () => {
    const response = await nobody.fetch('/api/no-such-thing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('a request body', () => {
  const post = (body: string, type = 'application/json') =>
    nobody.fetch('/api/session', { method: 'POST', body, headers: { 'content-type': type } });

  it('that is no JSON is told so', async () => {
    const response = await post('{"email":');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } });
  });

  it('of another type is refused', async () => {
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{}', 'text/plain')).status).toBe(415);
  });

  it('over a megabyte is refused', async () => {
    expect((await post(JSON.stringify({ email: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });
});

describe('a writing request', () => {
  const HOST = 'hire.example';
  const write = (headers: Record<string, string>) =>
    nobody.fetch('/api/missing-pages', {
      method: 'POST',
      // A body without a type: what a page of another site may send without asking.
      body: new Blob([JSON.stringify({ path: '/x' })]),
      headers: { host: HOST, ...headers },
    });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: `https://${HOST}` },
    { 'sec-fetch-site': 'something-new' },
    { origin: 'https://wiki.hire.example' },
    { origin: `https://${HOST}:8443` },
    { origin: 'null' },
  ])('that a page of another site has sent is refused: %o', async (headers) => {
    const response = await write(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    // What a proxy made of the host does not matter to browsers that tell the site.
    { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'none' },
    { origin: `http://${HOST}` },
    {},
  ])('of our own pages, or of a program, is taken: %o', async (headers) => {
    expect((await write(headers)).status).toBe(204);
  });
});

it('lets a link on another site lead to what is only read', async () => {
  const response = await nobody.fetch('/api/app', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.status).toBe(200);
});

it('writes into its log that somebody was led to a page that is not there, however long its address', async () => {
  written.read();
  for (const path of ['/nowhere', `/${'x'.repeat(5000)}`]) {
    const { response } = await nobody.call(sessionRoutes.reportMissingPage, { body: { path } });
    expect(response.status).toBe(204);
    const line = JSON.parse(String(written.read())) as Record<string, unknown>;
    const requestId = response.headers.get('x-request-id');
    expect(line).toMatchObject({ level: 40, msg: 'page not found', path: path.slice(0, 200), requestId });
  }
});

it('lives, and is ready while the database answers', async () => {
  expect((await nobody.call(sessionRoutes.health, {})).data).toEqual({ status: 'ok' });
  expect((await nobody.call(sessionRoutes.ready, {})).data).toEqual({ status: 'ok' });
});

it('is not ready when the database lacks migrations of this version, as one put back from an old copy does', async () => {
  const changed = (by: number) =>
    app.database.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [by]);
  const aYear = 366 * 86_400_000;
  await changed(-aYear);
  const { status, error } = await nobody.call(sessionRoutes.ready, {});
  await changed(aYear);
  expect([status, error?.message]).toEqual([503, expect.stringContaining('lacks migrations')]);
  expect((await nobody.call(sessionRoutes.ready, {})).status).toBe(200);
});

it('documents every route in one OpenAPI document', async () => {
  const response = await nobody.fetch('/api/openapi.json');
  const document = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const route of ALL_ROUTES) expect(document.paths[route.path]?.[route.method]).toBeDefined();
});

it('documents what a program has to be ready for at any call, and what comes of a form or a key', async () => {
  const document = (await (await nobody.fetch('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  const statuses = (path: string, method: string) =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {});
  expect(statuses('/api/jobs', 'get')).toEqual(
    expect.arrayContaining(['400', '401', '403', '429', '500', '503']),
  );
  // no token comes here, and nothing is sent
  expect(statuses('/api/app', 'get')).toEqual(['200', '500', '503']);
  expect(statuses('/api/jobs/{id}/assignments', 'post')).toEqual(
    expect.arrayContaining(['400', '409', '413', '415', '429']),
  );
});

it('describes itself once, however often anybody asks', async () => {
  const describe = vi.spyOn(openapi, 'openApiDocument');
  for (let nth = 0; nth < 3; nth += 1) expect((await nobody.fetch('/api/openapi.json')).status).toBe(200);
  expect(describe.mock.calls.length).toBeLessThanOrEqual(1);
  describe.mockRestore();
});
