import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '#contract/channels.ts';
import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { auditLog, candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls, REASON } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';

const app = await createTestApp();
const { read, correct, batchOf, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

const acceptance = async (found_through: Channel | null) => ({
  job_id: (await buildJob(app)).id,
  recommendation_reason: REASON,
  found_through,
});
const found = async () => {
  const { name, found_through, referred_by } = candidates;
  return db.select({ name, found_through, referred_by }).from(candidates).orderBy(name);
};
const known = (columns: Parameters<typeof buildCandidate>[1] = {}) =>
  buildCandidate(app, { email: 'meera.pillai@example.com', ...columns });
const update = (row: IntakeRow, candidate_id: string, found_through?: Channel) =>
  app.as('hr').call(intakeRoutes.updateResume, {
    params: { id: row.id },
    body: { candidate_id, found_through },
  });

describe('the channel through which those of a batch were found', () => {
  it('is said once for all who are created, and otherwise of one of them', { timeout: 60_000 }, async () => {
    const { id, rows } = await batchOf(
      textResume({ name: 'Meera Pillai', email: 'meera@example.com', phone: '98765 43210' }),
      textResume({ name: 'Arun Das', email: 'arun@example.com', phone: '98765 43211' }),
    );
    expect(rows.map(({ fields }) => fields.found_through)).toEqual([null, null]);
    const { status } = await correct(rows[1]!, { found_through: 'referral', referred_by: 'Asha Rao' });
    expect(status).toBe(200);
    const body = await acceptance('job_fair');
    const { data } = await app.as('hr').call(intakeRoutes.acceptAll, { params: { id }, body });
    expect(data.accepting).toBe(2);
    await app.tasks.drain();
    expect(await found()).toEqual([
      { name: 'Arun Das', found_through: 'referral', referred_by: 'Asha Rao' },
      { name: 'Meera Pillai', found_through: 'job_fair', referred_by: null },
    ]);
    // For those who come next.
    expect((await read(id)).batch.found_through).toBe('job_fair');
  });

  it('has a referrer only with the referral of which that was said', { timeout: 60_000 }, async () => {
    const { id, rows } = await batchOf(textResume({}));
    const said = await correct(rows[0]!, { found_through: 'referral', referred_by: 'Asha Rao' });
    // A program of before it was there sends neither.
    const left = { found_through: undefined, referred_by: undefined } as never;
    const kept = await correct(said.data, left);
    expect(kept.data.fields).toMatchObject({ found_through: 'referral', referred_by: 'Asha Rao' });
    const cleared = await correct(kept.data, { found_through: null });
    expect(cleared.data.fields).toMatchObject({ found_through: null, referred_by: null });
    const body = await acceptance('referral');
    await app.as('hr').call(intakeRoutes.acceptAll, { params: { id }, body });
    await app.tasks.drain();
    expect(await found()).toMatchObject([{ found_through: 'referral', referred_by: null }]);
  });

  it('need not be said, and is said of one who is created alone', { timeout: 60_000 }, async () => {
    const { rows } = await batchOf(textResume({}));
    const body = await acceptance('campus');
    await app.as('hr').call(intakeRoutes.acceptRow, { params: { id: rows[0]!.id }, body });
    expect(await found()).toMatchObject([{ found_through: 'campus' }]);
    await reset();
    const { rows: others } = await batchOf(textResume({}));
    const silent = await acceptance(null);
    await app.as('hr').call(intakeRoutes.acceptRow, { params: { id: others[0]!.id }, body: silent });
    expect(await found()).toMatchObject([{ found_through: null }]);
  });

  it('is handed to the person without the name of whoever referred them', { timeout: 60_000 }, async () => {
    const { id } = await known();
    const { rows } = await batchOf(textResume({}));
    await correct(rows[0]!, { found_through: 'referral', referred_by: 'Asha Rao' });
    const { response } = await app.as('hr').call(rightsRoutes.exportPerson, { params: { id } });
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const json = strFromU8(parts['data.json']!);
    expect(JSON.parse(json)).toMatchObject({ imports: [{ fields: { found_through: 'referral' } }] });
    expect(json + strFromU8(parts['summary.html']!)).not.toMatch(/Asha Rao|referred_by/);
  });

  it('is filled in for somebody known of whom none was said', { timeout: 60_000 }, async () => {
    const { id } = await known();
    const { rows } = await batchOf(textResume({}));
    expect((await update(rows[0]!, id, 'naukri')).status).toBe(200);
    expect(await found()).toMatchObject([{ found_through: 'naukri' }]);
    const edits = await db.select().from(auditLog).where(eq(auditLog.action, 'candidate.update'));
    expect(edits).toMatchObject([{ record_id: id, fields: ['found_through'] }]);
  });

  it("stays as it is stored, and a vendor's people get none", { timeout: 60_000 }, async () => {
    const { id } = await known({ found_through: 'referral', referred_by: 'Asha Rao' });
    const { rows } = await batchOf(textResume({}));
    await update(rows[0]!, id, 'naukri');
    expect(await found()).toMatchObject([{ found_through: 'referral', referred_by: 'Asha Rao' }]);
    await reset();
    const ofVendor = await known({ submission_type: 'vendor', company_name: 'Talent Bridge' });
    const { rows: others } = await batchOf(textResume({}));
    expect((await update(others[0]!, ofVendor.id, 'naukri')).status).toBe(200);
    expect(await found()).toMatchObject([{ found_through: null }]);
  });
});
