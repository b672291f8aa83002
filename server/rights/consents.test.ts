import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import type { ConsentSource } from '#contract/rights.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { auditLog, candidateConsents, candidates } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person as personToSubmit, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit } = submissionCalls(app);
beforeEach(() => app.reset());
afterAll(() => app.close());

const note = (
  id: string,
  body: { is_given: boolean; source: ConsentSource; note?: string },
  who: Person = 'recruiter',
) =>
  app.as(who).call(rightsRoutes.noteConsent, {
    params: { id },
    body,
    idempotencyKey: crypto.randomUUID(),
  });
const list = async (id: string) =>
  (await app.as('recruiter').call(rightsRoutes.listConsents, { params: { id } })).data;

describe('consent', () => {
  it('is noted with time, source and who noted it, and its history is kept', async () => {
    const { id } = await buildCandidate(app);
    expect(await list(id)).toEqual({ state: 'none', items: [] });
    await note(id, { is_given: true, source: 'self', note: ' By mail ' });
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    const { data, status } = await note(id, { is_given: false, source: 'recruiter' }, 'hr');
    expect(status).toBe(201);
    expect(data).toMatchObject({
      state: 'withdrawn',
      items: [
        {
          is_given: false,
          source: 'recruiter',
          note: null,
          noted_by_name: 'Hema Rao',
          noted_at: app.clock.now().toISOString(),
        },
        { is_given: true, source: 'self', note: 'By mail', noted_by_name: 'Ravi Nair' },
      ],
    });
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    await note(id, { is_given: true, source: 'self' });
    expect((await list(id)).state).toBe('given');
    const audit = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record_id, id))
      .orderBy(auditLog.id);
    expect(audit.map(({ action, fields }) => [action, fields])).toEqual([
      ['consent.give', ['self']],
      ['consent.withdraw', ['recruiter']],
      ['consent.give', ['self']],
    ]);
  });

  it('can be noted while adding and submitting, by the source that the role is', async () => {
    const job = await buildJob(app);
    const { data } = await app.as('hr').call(candidateRoutes.create, {
      body: candidateInput(job.id, { consent_given: true }),
      files: { resume: pdfFile() },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await list(data.id)).toMatchObject({
      state: 'given',
      items: [{ source: 'recruiter', noted_by_name: 'Hema Rao' }],
    });
    const submitted = await submit('vendor', job.id, personToSubmit({ consent_given: true }));
    const silent = await submit('vendor', job.id, personToSubmit());
    expect([submitted.status, silent.status]).toEqual([201, 201]);
    const rows = await app.database.db
      .select({ source: candidateConsents.source })
      .from(candidateConsents)
      .where(eq(candidateConsents.noted_by, await app.userId('vendor')));
    expect(rows).toEqual([{ source: 'vendor' }]);
  });

  it("is not given again by a vendor's tick after it was taken back", async () => {
    const [first, second] = [await buildJob(app), await buildJob(app)];
    const who = personToSubmit({ consent_given: true });
    await submit('vendor', first.id, who);
    const [{ id } = { id: '' }] = await app.database.db.select({ id: candidates.id }).from(candidates);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    await note(id, { is_given: false, source: 'self' }, 'hr');
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    expect((await submit('vendor', second.id, who)).status).toBe(201);
    expect((await list(id)).state).toBe('withdrawn');
  });

  it('is checked, and not for vendors', async () => {
    const { id } = await buildCandidate(app);
    expect((await note(id, { is_given: true, source: 'nobody' as ConsentSource })).status).toBe(422);
    expect((await note(id, { is_given: true, source: 'self', note: 'x'.repeat(501) })).status).toBe(422);
    expect((await note(crypto.randomUUID(), { is_given: true, source: 'self' })).status).toBe(404);
    expect((await note(id, { is_given: true, source: 'self' }, 'vendor')).status).toBe(403);
    const read = await app.as('vendor').call(rightsRoutes.listConsents, { params: { id } });
    expect(read.status).toBe(403);
  });
});
