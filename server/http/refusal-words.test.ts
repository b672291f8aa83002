import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { assignmentRoutes } from '#contract/assignments.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { createTestApp } from '../test/app.ts';
import { refusalWords } from './refusal-words.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

it('a call is refused with the field and the remedy, not in the words of the checker', async () => {
  const status = await app.as('hr').call(assignmentRoutes.changeStatus, {
    params: { id: crypto.randomUUID() },
    body: { status: 'hired', version: '3' } as never,
  });
  expect(status.error?.fields).toEqual({
    status: expect.stringMatching(/^Please choose one of submitted, /),
    version: 'Please give a number',
  });
  const list = await app.as('hr').call(jobRoutes.list, { query: { limit: 500, page: 'two' } });
  expect(list.error?.fields).toEqual({
    limit: 'Please give 100 or less',
    page: 'Please give a number',
  });
  const one = await app.as('hr').call(jobRoutes.read, { params: { id: '7' } });
  expect(one.error?.fields).toEqual({ id: expect.stringMatching(/^Please give an id, such as /) });
});

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: refusalWords }).error?.issues.map(({ message }) => message);

it.each<[string, z.ZodType, unknown, string]>([
  ['what is left out', z.string(), undefined, 'Please fill this in'],
  ['another kind', z.boolean(), 'yes', 'Please give true or false'],
  ['a number that is none', z.coerce.number(), 'abc', 'Please give a number'],
  ['a number with decimals', z.int(), 1.5, 'Please give a whole number'],
  ['an impossible day', z.iso.date(), '2026-02-31', 'Please give a day of the calendar, such as 2026-01-31'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'Please choose one of a, b'],
  ['the only choice', z.literal(true), false, 'Please choose true'],
  ['an empty text', z.string().min(1), '', 'Please fill this in'],
  ['a short text', z.string().min(8), 'ab', 'Please use at least 8 characters'],
  ['no item', z.array(z.string()).min(1), [], 'Please give at least one'],
  ['few items', z.array(z.string()).min(2), [], 'Please give at least 2'],
  ['many items', z.array(z.string()).max(1), ['a', 'b'], 'Please give at most 1'],
  ['a small number', z.number().positive(), 0, 'Please give more than 0'],
  ['a large number', z.number().max(9), 10, 'Please give 9 or less'],
  ['what is not known', z.strictObject({}), { x: 1 }, 'Please leave out what is not known here: x'],
  [
    'another shape',
    z.union([z.string(), z.number()]),
    [],
    'Please give this in one of the forms that the description of the calls shows',
  ],
  [
    'a shape by its name',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
    { kind: 'c' },
    'Please choose one of a, b',
  ],
])('%s', (_what, schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});

it('what a schema says itself is said', () => {
  expect(said(z.string().min(1, 'Please enter a name'), '')).toEqual(['Please enter a name']);
});
