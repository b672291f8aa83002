import { afterAll, beforeEach, expect, it } from 'vitest';
import { backgroundRoutes } from '#contract/background.ts';
import { importMessages } from '#contract/import-messages.ts';
import { candidates, intakeRows } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
const { start, upload, read, acceptAll, correct, batchOf, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db, pool } = app.database;
const giveUp = async () => {
  for (let i = 0; i < 6; i += 1) await app.tasks.drain({ evenLater: true });
};
const retryAll = async () => (await app.as('hr').call(backgroundRoutes.retryAll, { body: {} })).data.retried;

/** A row that could not be written down as read for a while. */
async function unreadable() {
  const id = await start();
  await upload(id, textResume({}));
  await pool.query(`alter table intake_rows add constraint for_a_while check (reading <> 'read')`);
  try {
    await giveUp();
  } finally {
    await pool.query('alter table intake_rows drop constraint for_a_while');
  }
  return id;
}

it('a file that could not be read is read when that is tried again', async () => {
  const id = await unreadable();
  expect((await read(id)).rows[0]).toMatchObject({ reading: 'unreadable' });
  expect(await retryAll()).toBe(1);
  expect((await read(id)).rows[0]).toMatchObject({ reading: 'waiting' });
  await app.tasks.drain();
  expect((await read(id)).rows[0]).toMatchObject({ reading: 'read' });
});

it('but not over what somebody has entered in its place', async () => {
  const id = await unreadable();
  const [row] = (await read(id)).rows;
  expect((await correct(row!, { name: 'Asha Rao' })).status).toBe(200);
  expect(await retryAll()).toBe(0);
  expect((await read(id)).rows[0]?.fields.name).toBe('Asha Rao');
});

it('a file is read, too, whose failure had not been written down yet', async () => {
  const id = await unreadable();
  await db.update(intakeRows).set({ reading: 'waiting', problem: null });
  expect(await retryAll()).toBe(1);
  await app.tasks.drain();
  expect((await read(id)).rows[0]).toMatchObject({ reading: 'read' });
});

/** A row that could not be written down as accepted for a while. */
async function unaccepted() {
  const job = await buildJob(app);
  const { id } = await batchOf(textResume({}));
  await acceptAll(id, job.id);
  await pool.query('alter table candidate_job_assignments rename to away');
  try {
    await giveUp();
  } finally {
    await pool.query('alter table away rename to candidate_job_assignments');
  }
  return id;
}

it('a row that could not be accepted is accepted when that is tried again', async () => {
  const id = await unaccepted();
  expect((await read(id)).rows[0]).toMatchObject({
    decision: 'open',
    refusal: importMessages.intake.acceptFailed,
  });
  expect(await retryAll()).toBe(1);
  await app.tasks.drain();
  expect((await read(id)).rows[0]).toMatchObject({ decision: 'accepted' });
  expect(await db.$count(candidates)).toBe(1);
});

it('a row is accepted, too, that had not been given back yet', async () => {
  const id = await unaccepted();
  await db.update(intakeRows).set({ decision: 'accepting', refusal: null });
  expect(await retryAll()).toBe(1);
  await app.tasks.drain();
  expect((await read(id)).rows[0]).toMatchObject({ decision: 'accepted' });
});
