import { Hono } from 'hono';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { candidateRoutes } from '#contract/candidates.ts';
import { serveMetrics } from '../http/serve-metrics.ts';
import { defineTask } from '../queue/define-task.ts';
import { createTestApp } from '../test/app.ts';
import { createTelemetry } from './telemetry.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

/** The value of the line that begins so; NaN when there is none. */
async function figure(line: string): Promise<number> {
  const lines = (await app.telemetry.text()).split('\n');
  return Number(
    lines
      .find((each) => each.startsWith(line))
      ?.split(' ')
      .at(-1),
  );
}

it('counts and times calls by route and answer, never by what was asked for', async () => {
  const list = 'niyukti_http_request_duration_seconds_count{route="GET /api/candidates",status=';
  await app.as('hr').call(candidateRoutes.list, { query: { search: 'asha' } });
  await app.as('vendor').call(candidateRoutes.list, { query: {} });
  expect(await figure(`${list}"200"}`)).toBe(1);
  expect(await figure(`${list}"403"}`)).toBe(1);
  const unknown = 'niyukti_http_request_duration_seconds_count{route="unknown",status="404"}';
  await app.as('hr').fetch('/api/asha-rao');
  expect(await figure(unknown)).toBe(1);
  expect(await app.telemetry.text()).not.toContain('asha');
});

it('counts the queries of a route as its own, and those of a task as its own', async () => {
  const task = defineTask({
    name: 'count-me',
    schema: z.object({}),
    attempts: 1,
  });
  app.tasks.work(task, async () => {
    await app.database.pool.query('select 1');
  });
  await app.tasks.prepare();
  const before = await figure('niyukti_db_query_duration_seconds_count{doing="GET /api/candidates"}');
  await app.as('hr').call(candidateRoutes.list, { query: {} });
  expect(
    await figure('niyukti_db_query_duration_seconds_count{doing="GET /api/candidates"}'),
  ).toBeGreaterThan(before || 0);
  await app.tasks.send(null, task, {});
  await app.tasks.drain();
  expect(await figure('niyukti_db_query_duration_seconds_count{doing="task count-me"}')).toBeGreaterThan(0);
  expect(await figure('niyukti_task_duration_seconds_count{task="count-me",outcome="done"}')).toBe(1);
});

it('tells what waits, what was given up and how the database fares when it is asked', async () => {
  const failing = defineTask({
    name: 'always-fails',
    schema: z.object({}),
    attempts: 1,
  });
  app.tasks.work(failing, () => Promise.reject(new Error('no')));
  await app.tasks.prepare();
  await app.tasks.send(null, failing, {});
  expect(await figure('niyukti_tasks{task="always-fails",state="waiting"}')).toBe(1);
  await app.tasks.drain();
  expect(await figure('niyukti_task_duration_seconds_count{task="always-fails",outcome="failed"}')).toBe(1);
  expect(await figure('niyukti_tasks_given_up')).toBe(1);
  expect(await figure('niyukti_tasks{task="always-fails",state="waiting"}')).toBeNaN();
  expect(await figure('niyukti_db_up')).toBe(1);
  expect(await figure('niyukti_db_connections{state="idle"}')).toBeGreaterThan(0);
});

it('gives the other figures when one cannot be read', async () => {
  const telemetry = createTelemetry();
  const away = () => Promise.reject(new Error('away'));
  telemetry.gauge({ name: 'broken', help: 'x' }, away);
  telemetry.gauge({ name: 'broken_by', help: 'x', labelNames: ['task'] }, away);
  telemetry.gauge({ name: 'whole', help: 'x' }, async () => [{ value: 7 }]);
  const lines = (await telemetry.text()).split('\n');
  expect(lines).toContain('whole 7');
  expect(lines).toContain('broken Nan');
  expect(lines.some((line) => line.startsWith('broken_by'))).toBe(false);
});

it('is shown to whoever brings the token, and is not there without one in the settings', async () => {
  const telemetry = createTelemetry();
  const withToken = new Hono();
  serveMetrics(withToken, { telemetry, token: 'for-prometheus-alone' });
  const asked = (authorization?: string) =>
    withToken.request('/metrics', authorization ? { headers: { authorization } } : {});
  expect((await asked('Bearer for-prometheus-alone')).status).toBe(200);
  expect(await (await asked('Bearer for-prometheus-alone')).text()).toContain('# TYPE niyukti_http_request');
  for (const other of [undefined, 'Bearer for-prometheus', 'Basic for-prometheus-alone'])
    expect((await asked(other)).status).toBe(401);
  const without = new Hono();
  serveMetrics(without, { telemetry, token: undefined });
  expect((await without.request('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404);
});
