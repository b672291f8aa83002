import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { intakeRoutes } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { candidates, intakeRows } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { sample, textResume } from '../test/resume-files.ts';

const app = await createTestApp();
const { start, upload, read, accept, batchOf, intakeFiles, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

describe('what nobody accepted', () => {
  it('goes with its row and with its batch, files too; candidates stay', { timeout: 60_000 }, async () => {
    const job = await buildJob(app);
    const { id, rows } = await batchOf(
      textResume({}),
      textResume({ name: 'Sana Khan', email: 'sana@example.com', phone: '98222 33445' }),
      sample('scan0003.pdf'),
    );
    await accept(rows[0]!, job.id);
    await app.as('hr').call(intakeRoutes.removeRow, { params: { id: rows[1]!.id } });
    await app.tasks.drain();
    expect((await read(id)).rows).toHaveLength(2);
    expect(intakeFiles()).toHaveLength(1);
    expect((await app.as('hr').call(intakeRoutes.removeBatch, { params: { id } })).status).toBe(204);
    await app.tasks.drain();
    expect(intakeFiles()).toEqual([]);
    expect(await db.select().from(intakeRows)).toEqual([]);
    expect(await db.select().from(candidates)).toHaveLength(1);
  });

  it('is deleted after thirty days, and a file without a row after one', async () => {
    const { id } = await batchOf(textResume({}));
    const now = app.clock.now().getTime();
    await app.files.put(`intake/${id}/orphan`, new Uint8Array([1]));
    const nightIn = async (days: number) => {
      app.clock.set(new Date(now + days * 86_400_000));
      await app.tasks.sendScheduled();
      await app.tasks.drain();
    };
    await nightIn(limits.intake.keptDays - 1);
    expect((await read(id)).rows).toHaveLength(1);
    expect(intakeFiles()).toHaveLength(1);
    await nightIn(limits.intake.keptDays + 2);
    expect(await db.select().from(intakeRows)).toEqual([]);
    expect(intakeFiles()).toEqual([]);
  });

  it('is swept however much it is, but not out of batches that this database never had', async () => {
    const [kept, gone] = [await start(), await start()];
    await app.as('hr').call(intakeRoutes.removeBatch, { params: { id: gone } });
    const folders = { kept, gone, unknown: crypto.randomUUID(), elsewhere: 'elsewhere' };
    for (const [name, folder] of Object.entries(folders))
      for (let at = 0; at < 15; at += 1)
        await app.files.put(`intake/${folder}/${name}-${at}`, new Uint8Array([1]));
    app.clock.set(new Date(app.clock.now().getTime() + 3 * 86_400_000));
    await app.tasks.sendScheduled();
    await app.tasks.drain();
    const left = intakeFiles();
    expect(left).toHaveLength(30);
    expect(left.every((name) => /^(unknown|elsewhere)-/.test(name))).toBe(true);
  });

  it("is deleted with the person's candidate, whoever brought it in", async () => {
    const job = await buildJob(app);
    const { rows } = await batchOf(textResume({}));
    const { data } = await accept(rows[0]!, job.id);
    const others = await start('hr2');
    await upload(others, textResume({ phone: '98111 22334' }), crypto.randomUUID(), 'hr2');
    await upload(
      others,
      textResume({ name: 'Sana Khan', email: 'sana@example.com', phone: '98222 33445' }),
      crypto.randomUUID(),
      'hr2',
    );
    await app.tasks.drain();
    await app.as('hr').call(candidateRoutes.remove, { params: { id: data.candidate_id! } });
    await app.tasks.drain();
    const left = await db.select().from(intakeRows);
    expect(left.map(({ file_name }) => file_name)).toEqual(['Sana Khan.txt']);
    expect(intakeFiles()).toHaveLength(1);
  });
});
