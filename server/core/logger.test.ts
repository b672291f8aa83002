import { PassThrough } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { candidates } from '../db/schema.ts';
import { openTestDatabase } from '../test/database.ts';
import { createLogger } from './logger.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

it('tells of a failed query without what it was given', async () => {
  const stream = new PassThrough();
  const log = createLogger('info', stream);
  const person = {
    name: 'Secret Person',
    email: 'secret@person.example',
    phone: '+91 98765 43210',
    recommendation_reason: 'none',
    experience_years: 99,
  };
  const error: unknown = await database.db
    .insert(candidates)
    .values(person)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  log.error({ err: error }, 'request failed');
  const line = String(stream.read());
  expect(line).toContain('candidates_experience');
  expect(line).not.toMatch(/Secret|secret@|98765/);
});
