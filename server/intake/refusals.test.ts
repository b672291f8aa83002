import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { intakeRoutes } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { intakeCalls } from '../test/intake-calls.ts';

const app = await createTestApp();
const { start, refuse, read, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const namesIn = async (batch: string) => (await read(batch)).refusals.map(({ file_name }) => file_name);
const manyNames = (count: number) => Array.from({ length: count }, (_, place) => `${place}.png`);

describe('files that a batch did not take', () => {
  it('are told with the reason until they are dismissed', async () => {
    const id = await start();
    expect((await refuse(id, ['portrait.png', 'huge.pdf'])).status).toBe(204);
    expect((await read(id)).refusals).toMatchObject([
      { file_name: 'portrait.png', reason: messages.resume.tooLarge },
      { file_name: 'huge.pdf', reason: messages.resume.tooLarge },
    ]);
    // They are no files of the batch.
    expect((await read(id)).batch).toMatchObject({ total: 0, open: 0 });
    await app.as('hr').call(intakeRoutes.dismissRefusals, { params: { id } });
    expect(await namesIn(id)).toEqual([]);
  });

  it('are there once, however often they are noted', async () => {
    const id = await start();
    const files = [
      { upload_key: crypto.randomUUID(), file_name: 'huge.pdf', reason: messages.resume.tooLarge },
    ];
    for (let time = 0; time < 2; time += 1)
      await app.as('hr').call(intakeRoutes.noteRefusals, { params: { id }, body: { files } });
    expect(await namesIn(id)).toEqual(['huge.pdf']);
  });

  it('are kept to so many', async () => {
    const id = await start();
    await refuse(id, manyNames(limits.intake.refusals - 1));
    await refuse(id, ['one.png', 'too many.png']);
    const names = await namesIn(id);
    expect(names).toHaveLength(limits.intake.refusals);
    expect(names.at(-1)).toBe('one.png');
    expect((await refuse(id, manyNames(limits.intake.refusals + 1))).status).toBe(422);
  });

  it('are noted, seen and dismissed by the owner of the batch alone', async () => {
    const id = await start('hr');
    await refuse(id, ['portrait.png']);
    expect((await refuse(id, ['other.png'], 'hr2')).status).toBe(404);
    expect((await app.as('hr2').call(intakeRoutes.dismissRefusals, { params: { id } })).status).toBe(404);
    expect((await refuse(id, ['other.png'], 'recruiter')).status).toBe(403);
    expect(await namesIn(id)).toEqual(['portrait.png']);
  });

  it('go with the batch, and with the person whom they name', async () => {
    const id = await start();
    const person = await buildCandidate(app, { name: 'Asha Rao' });
    await refuse(id, ['Rao_ASHA resume.pdf', 'Asha Menon.pdf']);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: person.id } });
    expect(await namesIn(id)).toEqual(['Asha Menon.pdf']);
    await app.as('hr').call(intakeRoutes.removeBatch, { params: { id } });
    expect((await refuse(id, ['portrait.png'])).status).toBe(404);
  });

  it('stay when somebody goes whose name has no letter', async () => {
    const id = await start();
    const person = await buildCandidate(app, { name: '--' });
    await refuse(id, ['Asha Menon.pdf']);
    await app.as('hr').call(candidateRoutes.remove, { params: { id: person.id } });
    expect(await namesIn(id)).toEqual(['Asha Menon.pdf']);
  });
});
