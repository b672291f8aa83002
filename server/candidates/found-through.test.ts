import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANNEL_LABELS } from '#contract/channel-labels.ts';
import { CHANNELS } from '#contract/channels.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { rightsRoutes } from '#contract/rights.ts';
import type { RouteCall } from '#contract/route.ts';
import { auditLog, candidates, statusHistory } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { person, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const { submit } = submissionCalls(app);
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;
type Input = ReturnType<typeof candidateInput>;
type Query = NonNullable<RouteCall<typeof candidateRoutes.list>['query']>;

const REFERRED = { found_through: 'referral', referred_by: ' Asha Rao ' } as const;
const STORED = { found_through: 'referral', referred_by: 'Asha Rao' };

async function add(fields: Partial<Input>) {
  const job = await buildJob(app);
  return app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, fields),
    files: { resume: pdfFile() },
  });
}

/** Saves what the edit screen would send of a person, with changes. */
async function edit(id: string, changes: Partial<Input>, who: Person = 'hr') {
  const { data } = await app.as('hr').call(candidateRoutes.read, { params: { id } });
  return app.as(who).call(candidateRoutes.update, { params: { id }, body: { ...data, ...changes } });
}

const stored = async () =>
  db
    .select({ found_through: candidates.found_through, referred_by: candidates.referred_by })
    .from(candidates);

describe('through which channel somebody was found', () => {
  it('is kept with whoever is added, and told to HR and recruiters', { timeout: 60_000 }, async () => {
    const { status, data } = await add(REFERRED);
    expect(status).toBe(201);
    expect(data).toMatchObject(STORED);
    const params = { id: data.id };
    expect((await app.as('recruiter').call(candidateRoutes.read, { params })).data).toMatchObject(STORED);
    expect((await app.as('vendor').call(candidateRoutes.read, { params })).status).toBe(403);
  });

  it('has to be said by nobody, and is one of the list', async () => {
    expect((await add({})).data).toMatchObject({ found_through: null, referred_by: null });
    const wrong = await add({ found_through: 'pigeon' as never });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.error?.fields ?? {})).toEqual(['found_through']);
    const long = await add({ ...REFERRED, referred_by: 'x'.repeat(limits.referredBy.max + 1) });
    expect(Object.keys(long.error?.fields ?? {})).toEqual(['referred_by']);
  });

  it('comes with who referred the person only where it was a referral', async () => {
    const { data } = await add({ found_through: 'naukri', referred_by: 'Asha Rao' });
    expect(data).toMatchObject({ found_through: 'naukri', referred_by: null });
    expect((await edit(data.id, REFERRED)).data).toMatchObject(STORED);
    expect((await edit(data.id, { found_through: null, referred_by: 'Asha Rao' })).data).toMatchObject({
      found_through: null,
      referred_by: null,
    });
    const raw = db.update(candidates).set({ found_through: null, referred_by: 'Asha Rao' });
    await expect(raw).rejects.toMatchObject({ cause: { constraint: 'candidates_referred_by' } });
    await expect(db.update(candidates).set({ found_through: 'pigeon' as never })).rejects.toMatchObject({
      cause: { constraint: 'candidates_found_through' },
    });
  });

  it('stays where an edit leaves it out, as programs of before it was there do', async () => {
    const { data } = await add(REFERRED);
    const left = { found_through: undefined, referred_by: undefined };
    expect((await edit(data.id, { ...left, current_city: 'Kochi' })).data).toMatchObject({
      ...STORED,
      current_city: 'Kochi',
    });
    const renamed = await edit(data.id, { ...left, referred_by: 'Bala Das' });
    expect(renamed.data).toMatchObject({ ...STORED, referred_by: 'Bala Das' });
    // Of no other channel anybody referred.
    const other = await edit(data.id, { ...left, found_through: 'walk_in' });
    expect(other.data).toMatchObject({ found_through: 'walk_in', referred_by: null });
    expect((await edit(data.id, { ...left, found_through: null })).data.found_through).toBeNull();
  });

  it('is changed by HR alone, and the audit log names the fields without values', async () => {
    const { data } = await add({});
    expect((await edit(data.id, REFERRED, 'recruiter')).status).toBe(403);
    expect((await edit(data.id, REFERRED, 'vendor')).status).toBe(403);
    expect(await stored()).toEqual([{ found_through: null, referred_by: null }]);
    await edit(data.id, REFERRED);
    const [noted] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'candidate.update'))
      .orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({ record_id: data.id, fields: ['found_through', 'referred_by'] });
    expect(JSON.stringify(noted)).not.toContain('Asha');
  });

  it('is said with a submission by a recruiter, and never by a vendor', async () => {
    const job = await buildJob(app);
    expect((await submit('vendor', job.id, person(REFERRED))).status).toBe(201);
    expect(await stored()).toEqual([{ found_through: null, referred_by: null }]);
    await db.delete(candidates);
    expect((await submit('recruiter', job.id, person(REFERRED))).status).toBe(201);
    expect(await stored()).toEqual([STORED]);
  });

  it('is not told in the history either when a vendor submits somebody of its own for one more job', async () => {
    const [first, second] = [await buildJob(app), await buildJob(app)];
    const own = person(REFERRED);
    expect((await submit('vendor', first.id, own)).status).toBe(201);
    expect((await submit('vendor', second.id, own)).status).toBe(201);
    expect(await stored()).toEqual([{ found_through: null, referred_by: null }]);
    const notes = await db.select({ notes: statusHistory.notes }).from(statusHistory);
    expect(notes.length).toBeGreaterThan(0);
    expect(JSON.stringify(notes)).not.toMatch(/Asha|Found Through/);
  });

  it('narrows the list down to several channels, and to those of whom none was said', async () => {
    const of = (name: string, found_through: (typeof CHANNELS)[number] | null) =>
      buildCandidate(app, { name, found_through });
    await of('Asha', 'naukri');
    await of('Bala', 'linkedin');
    await of('Chitra', 'referral');
    await of('Dev', null);
    // A vendor is where they come from.
    await buildCandidate(app, { name: 'Esha', submission_type: 'vendor', company_name: 'Talent Bridge' });
    const found = async (found_through: string, rest: Query = {}) => {
      const query = { sort: 'name', found_through, ...rest } as const;
      const { data } = await app.as('hr').call(candidateRoutes.list, { query });
      expect((await app.as('recruiter').call(candidateRoutes.list, { query })).data.total).toBe(data.total);
      expect(data.total).toBe(data.items.length);
      return data.items.map(({ name }) => name);
    };
    expect(await found('naukri')).toEqual(['Asha']);
    expect(await found('naukri,referral')).toEqual(['Asha', 'Chitra']);
    expect(await found('none')).toEqual(['Dev']);
    expect(await found('none,linkedin')).toEqual(['Bala', 'Dev']);
    expect(await found('none,linkedin', { search: 'bala' })).toEqual(['Bala']);
    expect(await found('')).toHaveLength(5);
    const wrong = await app.as('hr').call(candidateRoutes.list, { query: { found_through: 'pigeon' } });
    expect(wrong.status).toBe(422);
    expect((await app.as('vendor').call(candidateRoutes.list, {})).status).toBe(403);
  });

  it('stands in the export, which is narrowed down by it too', async () => {
    await buildCandidate(app, { name: 'Asha', ...STORED, found_through: 'referral', referred_by: '=1+1' });
    await buildCandidate(app, { name: 'Bala', found_through: 'own_search' });
    await buildCandidate(app, { name: 'Chitra' });
    const rows = async (query: Query) => {
      const call = { query: { sort: 'name', format: 'csv', ...query } } as const;
      const { response } = await app.as('recruiter').call(candidateRoutes.export, call);
      const [headers = [], ...lines] = parseCsv(await response.text());
      const at = (name: string) => headers.indexOf(name);
      return lines.map((line) => ['Name', 'Found Through', 'Referred By'].map((name) => line[at(name)]));
    };
    expect(await rows({})).toEqual([
      ['Asha', 'Employee referral', "'=1+1"],
      ['Bala', 'Own network', ''],
      ['Chitra', '', ''],
    ]);
    expect(await rows({ found_through: 'own_search' })).toHaveLength(1);
    const [noted] = await db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted?.fields).toEqual(['csv', '1 row', 'found_through']);
  });

  it('is told to the person who asks what is held, without the name of whoever referred them', async () => {
    const { id } = await buildCandidate(app, { found_through: 'referral', referred_by: 'Asha Rao' });
    const { response } = await app.as('hr').call(rightsRoutes.exportPerson, { params: { id } });
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const json = strFromU8(parts['data.json']!);
    expect(JSON.parse(json)).toMatchObject({ candidate: { found_through: 'referral' } });
    const page = strFromU8(parts['summary.html']!);
    expect(page).toMatch(/Found through<\/th><td>Employee referral</);
    expect(json + page).not.toMatch(/Asha Rao|referred_by|Referred by/);
  });
});

it('every channel has a name of its own', () => {
  expect(new Set(Object.values(CHANNEL_LABELS)).size).toBe(CHANNELS.length);
});
