import { inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_PREFIX } from '#contract/api-tokens.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { addDays } from '#contract/dates.ts';
import { MATCHING_FITS, matchingRoutes } from '#contract/matching.ts';
import type { RouteOutput } from '#contract/route.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import { tokenHash } from '../core/token-hash.ts';
import { apiTokens, candidates, candidateVectors } from '../db/schema.ts';
import { embed } from '../engine/index.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { listNearest } from './nearest.read.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

/** Vectors as the engine makes them: of somebody near the job of the factory, and of somebody far from it. */
const VECTORS = {
  near: embed('Backend engineer of Node.js and PostgreSQL services with Docker.', { kind: 'resume' }),
  far: embed('Staff nurse of a cardiac ward: patient care, ECG, medicines.', { kind: 'resume' }),
};

type Columns = Parameters<typeof buildCandidate>[1];

async function person(name: string, columns: Columns = {}, vector: keyof typeof VECTORS = 'near') {
  const candidate = await buildCandidate(app, { name, ...columns });
  await db.insert(candidateVectors).values({
    candidate_id: candidate.id,
    engine: app.ai.vectorMark.engine,
    engine_version: app.ai.vectorMark.engine_version,
    content_hash: candidate.id,
    resume_vector: [...VECTORS[vector]],
  });
  return candidate;
}

const find = (id: string, query: { fits?: string; limit?: number }) =>
  app.as('hr').call(matchingRoutes.findMatching, { params: { id }, query });

/** The names of those who fit, by name, and how many there are of how many. */
async function fitting(id: string, fits: string) {
  const { data } = await find(id, { fits });
  expect(data.fitting).toBe(data.items.length);
  return [data.items.map(({ name }) => name).toSorted(), data.looked_at];
}

describe('those who match a job are narrowed down', () => {
  it('to whose expected CTC is within the budget, the highest included; who said nothing may fit', async () => {
    const job = await buildJob(app, { ctc_max: 1_800_000 });
    await person('At it', { expected_ctc: 1_800_000 });
    await person('Above', { expected_ctc: 1_800_001 });
    await person('Silent', { expected_ctc: null });
    expect(await fitting(job.id, 'within_budget')).toEqual([['At it', 'Silent'], 3]);
    const open = await buildJob(app, { ctc_max: null });
    expect(await fitting(open.id, 'within_budget')).toEqual([['Above', 'At it', 'Silent'], 3]);
  });

  it("to who is, or wants to be, in one of the job's cities, under any of their names", async () => {
    const job = await buildJob(app, { locations: ['Bangalore', 'Indore'] });
    await person('Own name', { current_city: 'INDORE ' });
    await person('New name', { current_city: 'Bengaluru' });
    await person('With state', { current_city: 'Bengaluru, Karnataka' });
    await person('Short name', { current_city: 'Blr' });
    await person('Wishes', { current_city: 'Delhi', preferred_location: 'Pune / bengaluru or Chennai' });
    await person('Wishes only', { current_city: null, preferred_location: 'Indore' });
    await person('Elsewhere', { current_city: 'Pune', preferred_location: 'Mumbai' });
    await person('Longer', { current_city: 'Indore Road Colony', preferred_location: 'Bangalored' });
    await person('Unknown', { current_city: null, preferred_location: null });
    expect(await fitting(job.id, 'in_city')).toEqual([
      ['New name', 'Own name', 'Short name', 'Wishes', 'Wishes only', 'With state'],
      9,
    ]);
    // So that whoever is in another city is not taken for a mistake.
    const { items } = (await find(job.id, { fits: 'in_city' })).data;
    const wishes = new Map(items.map((item) => [item.name, item.preferred_location]));
    expect(wishes.get('Wishes')).toBe('Pune / bengaluru or Chennai');
    expect(wishes.get('Own name')).toBeNull();
  });

  it("to the cities of a job's location that says more than one city's name", async () => {
    await person('New name', { current_city: 'Bengaluru' });
    await person('With state', { current_city: 'Bangalore, Karnataka' });
    await person('Same state', { current_city: 'Mysore, Karnataka' });
    await person('Small', { current_city: 'Ittamozhi, Tamil Nadu' });
    for (const [locations, names] of [
      [['Bengaluru, Karnataka'], ['New name', 'With state']],
      [['Mysuru (Karnataka) / Blr'], ['New name', 'Same state', 'With state']],
      // No list knows it.
      [['Ittamozhi, Tamil Nadu'], ['Small']],
      [['Elsewhere, Tamil Nadu'], []],
    ] as const) {
      const job = await buildJob(app, { locations: [...locations] });
      expect(await fitting(job.id, 'in_city')).toEqual([names, 4]);
    }
  });

  it('to no city, where one works from anywhere or the job has none', async () => {
    await person('Asha', { current_city: 'Pune' });
    for (const columns of [{ mode_of_work: 'remote', locations: ['Indore'] }, { locations: [] }]) {
      const job = await buildJob(app, columns);
      expect(await fitting(job.id, 'in_city')).toEqual([['Asha'], 1]);
    }
  });

  it('to who can join within 30 days, counted from today; who said nothing is left out', async () => {
    app.clock.set(new Date('2026-03-10T20:00:00Z'));
    const day = (days: number) => addDays(app.clock.today(), days);
    const job = await buildJob(app);
    await person('Date 30', { joining_date: day(30), days_to_join: 90 });
    await person('Date 31', { joining_date: day(31), days_to_join: 1 });
    await person('Passed', { joining_date: day(-3) });
    await person('Days 30', { days_to_join: 30 });
    await person('Days 31', { days_to_join: 31 });
    await person('Unknown');
    // Who has come already is not to come.
    const { id } = await person('Here', { joining_date: day(-40) });
    await buildAssignment(app, { candidate_id: id, job_id: (await buildJob(app)).id }, { status: 'joined' });
    expect(await fitting(job.id, 'joins_soon')).toEqual([['Date 30', 'Days 30', 'Passed'], 7]);
  });

  it('to whom no offer holds, and who has not joined, in any other job', async () => {
    const [job, one, other] = [await buildJob(app), await buildJob(app), await buildJob(app)];
    const stands = async (name: string, ...statuses: CandidateStatus[]) => {
      const { id } = await person(name);
      for (const [at, status] of statuses.entries())
        await buildAssignment(app, { candidate_id: id, job_id: [one, other][at]!.id }, { status });
    };
    await stands('Nowhere');
    await stands('Selected', 'selected', 'rejected');
    await stands('Left', 'did_not_join');
    await stands('Offered', 'rejected', 'offer_released');
    await stands('Joined', 'joined');
    expect(await fitting(job.id, 'free_of_offers')).toEqual([['Left', 'Nowhere', 'Selected'], 5]);
  });

  it('to whoever holds no offer of another firm either', async () => {
    const job = await buildJob(app);
    await person('Free');
    await person('Holds one', { offer_in_hand: true, offer_ctc: 2_000_000 });
    expect(await fitting(job.id, 'free_of_offers')).toEqual([['Free'], 2]);
  });

  it('by several, of which each must hold, and by none to nobody', async () => {
    const job = await buildJob(app, { ctc_max: 1_800_000, locations: ['Indore'] });
    const fit = { current_city: 'Indore', expected_ctc: 1_500_000, days_to_join: 10 };
    await person('Fits', fit);
    await person('Dear', { ...fit, expected_ctc: 2_500_000 });
    await person('Far', { ...fit, current_city: 'Surat' });
    await person('Late', { ...fit, days_to_join: 90 });
    expect(await fitting(job.id, MATCHING_FITS.join(','))).toEqual([['Fits'], 4]);
    expect(await fitting(job.id, 'within_budget,joins_soon')).toEqual([['Far', 'Fits'], 4]);
    expect(await fitting(job.id, '')).toEqual([['Dear', 'Far', 'Fits', 'Late'], 4]);
    expect((await find(job.id, { fits: 'in_city,nearby' })).status).toBe(422);
  });

  it('over the whole database: the best of those who fit, however many others are nearer', async () => {
    const job = await buildJob(app, { locations: ['Indore'] });
    for (let count = 0; count < 40; count += 1) await person(`Near ${count}`, { current_city: 'Pune' });
    for (const at of [1, 2, 3]) await person(`Indore ${at}`, { current_city: 'Indore' }, 'far');
    await person('Indore near', { current_city: 'Indore' });
    const { data } = await find(job.id, { fits: 'in_city', limit: 2 });
    expect(data).toMatchObject({ looked_at: 44, fitting: 4, items: [{ name: 'Indore near' }, {}] });
    expect(data.items).toHaveLength(2);
    expect(await fitting(job.id, 'in_city')).toEqual([
      ['Indore 1', 'Indore 2', 'Indore 3', 'Indore near'],
      44,
    ]);
  });

  it('leaves out whoever is in the job', async () => {
    const job = await buildJob(app);
    const { id } = await person('In it', { days_to_join: 1 });
    await person('Free', { days_to_join: 1 });
    await buildAssignment(app, { candidate_id: id, job_id: job.id });
    expect(await fitting(job.id, 'joins_soon')).toEqual([['Free'], 1]);
  });

  it('for HR; a program that may not know the budget does not learn it from who is left', async () => {
    const job = await buildJob(app, { ctc_max: 1_800_000 });
    await person('Dear', { expected_ctc: 2_500_000, days_to_join: 90 });
    const input = { params: { id: job.id }, query: { fits: 'within_budget' } };
    for (const who of ['recruiter', 'vendor', 'nobody'] as const)
      expect((await app.as(who).call(matchingRoutes.findMatching, input)).status).toBe(
        who === 'nobody' ? 401 : 403,
      );
    const ask = async (scopes: TokenScope[], fits: string) => {
      const secret = `${TOKEN_PREFIX}${scopes.join('_').replaceAll(':', '_')}_${fits}`;
      await db.insert(apiTokens).values({
        user_id: await app.userId('hr'),
        name: 'Reports',
        token_hash: tokenHash(secret),
        starts_with: secret.slice(0, 8),
        scopes,
        expires_at: new Date(app.clock.now().getTime() + 86_400_000),
      });
      const answer = await app.as('nobody').fetch(`/api/jobs/${job.id}/matching-candidates?fits=${fits}`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      const { items } = (await answer.json()) as RouteOutput<typeof matchingRoutes.findMatching>;
      return items.map(({ name }) => name);
    };
    expect(await ask(['pipeline:write'], 'within_budget')).toEqual(['Dear']);
    expect(await ask(['pipeline:write'], 'joins_soon')).toEqual([]);
    expect(await ask(['pipeline:write', 'jobs:read'], 'within_budget')).toEqual([]);
  });
});

describe('the nearest of those who meet a condition', () => {
  it('are found where few meet it and where many do, by the index or one by one', async () => {
    const few = [(await person('Far 1', {}, 'far')).id, (await person('Far 2', {}, 'far')).id];
    for (let count = 0; count < 6; count += 1) await person(`Near ${count}`);
    const nearest = async (compared?: number) =>
      (
        await listNearest(app.database, app.ai.vectorMark, VECTORS.near, {
          limit: 5,
          who: inArray(candidates.id, few),
          compared,
        })
      ).map(({ candidate_id }) => candidate_id);
    expect((await nearest()).toSorted()).toEqual(few.toSorted());
    // As though they were too many to be compared one by one: by the index, on PostgreSQL.
    expect((await nearest(1)).toSorted()).toEqual(few.toSorted());
  });
});
