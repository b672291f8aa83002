import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import type { Channel } from '#contract/channels.ts';
import { type ChannelLine, executiveRoutes } from '#contract/executive.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { place, type Placing } from '../test/place-in-job.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  app.clock.set(new Date('2026-11-21T06:00:00Z'));
});
afterAll(() => app.close());

const { db } = app.database;
const hr = app.as('hr');
const read = async (query: object = {}) => (await hr.call(executiveRoutes.channels, { query })).data.items;
const whole = async (query: object = {}) => (await hr.call(executiveRoutes.read, { query })).data;
const told = async (query: object = {}) =>
  (await read(query)).map(
    ({ channel, submitted, interviewed, offers, hires, decided, hire_rate }) =>
      `${channel} ${submitted} ${interviewed} ${offers} ${hires}, ${decided} ${hire_rate}`,
  );

/** Somebody in a job, found through a channel. */
async function found(channel: Channel | null, job: { id: string }, ...how: Placing) {
  const row = await place(app, job, ...how);
  const found_through = channel;
  await db.update(candidates).set({ found_through }).where(eq(candidates.id, row.candidate_id));
  return row;
}

const JOINED: Placing[0] = [
  ['02', 'submitted'],
  ['05', 'interviewed'],
  ['10', 'joined'],
];

async function history() {
  const job = await buildJob(app);
  await found('naukri', job, JOINED);
  await found('naukri', job, [['03', 'submitted']]);
  await found('naukri', job, [
    ['03', 'submitted'],
    ['06', 'offer_released'],
  ]);
  // Submitted long ago, joined in the last 30 days.
  await found('referral', job, [
    ['2026-08-01', 'submitted'],
    ['09', 'joined'],
  ]);
  await found(null, job, [
    ['04', 'submitted'],
    ['08', 'interviewed'],
  ]);
  // Submitted long ago and lost in the last 30 days: that is all that they have of the channel.
  await found('walk_in', job, [
    ['2026-08-02', 'submitted'],
    ['09', 'rejected'],
  ]);
  await found('naukri', job, [
    ['2026-08-02', 'submitted'],
    ['10', 'did_not_join'],
  ]);
  // Before all periods, and somebody whom a vendor brought.
  await found('campus', job, [['2020-01-01', 'submitted']]);
  await found('linkedin', job, JOINED, { source: 'vendor', company_name: 'Talent Bridge' });
  // A vendor's candidate whom we put into one more job.
  const known = await found(null, job, [['12', 'interviewed']]);
  const ofVendor = { submission_type: 'vendor', company_name: 'Talent Bridge' };
  await db.update(candidates).set(ofVendor).where(eq(candidates.id, known.candidate_id));
  return job;
}

describe('hires by channel', () => {
  it("tell what our own people's candidates reached in the period, and what became of those of the period", async () => {
    expect(await told()).toEqual([]);
    await history();
    expect(await told({ period: '30-days' })).toEqual([
      'naukri 3 2 2 1, 2 50',
      'referral 0 1 1 1, 1 100',
      'walk_in 0 0 0 0, 1 0',
      'vendor 1 1 0 0, 0 null',
      'none 1 1 0 0, 0 null',
    ]);
    expect(await told({ period: '12-months', source: 'internal' })).toEqual([
      'naukri 4 2 2 1, 2 50',
      'referral 1 1 1 1, 1 100',
      'walk_in 1 0 0 0, 1 0',
      'vendor 1 1 0 0, 0 null',
      'none 1 1 0 0, 0 null',
    ]);
  });

  it('have no line of vendors', async () => {
    await history();
    expect(await told({ source: 'vendor' })).toEqual([]);
    expect(await told({ company: 'Talent Bridge' })).toEqual([]);
  });

  it('leave nobody out: they add up to the internal source, those who are gone among them', async () => {
    const job = await history();
    const gone = await found('apna', job, JOINED);
    await hr.call(candidateRoutes.remove, { params: { id: gone.candidate_id } });
    const moved = await found('apna', job, [['12', 'interviewed']]);
    await hr.call(assignmentRoutes.remove, { params: { id: moved.id } });
    const lines = await read({ period: '12-months' });
    expect(lines.map(({ channel }) => channel)).toEqual([
      'naukri',
      'referral',
      'walk_in',
      'vendor',
      'none',
      'deleted',
    ]);
    expect(lines.at(-1)).toMatchObject({ submitted: 2, interviewed: 2, hires: 1 });
    const sum = (figure: 'submitted' | 'interviewed' | 'offers' | 'hires' | 'decided') =>
      lines.reduce((total, line) => total + line[figure], 0);
    const internal = (await whole({ period: '12-months' })).sources.find(
      ({ source }) => source === 'internal',
    );
    expect(internal).toMatchObject({
      entered: sum('submitted'),
      interviewed: sum('interviewed'),
      offers: sum('offers'),
      hires: sum('hires'),
      decided: sum('decided'),
    });
  });

  it('lead to lists of just those whom they count', async () => {
    const job = await history();
    // Put into a second job by a vendor: our own people's assignment alone counts.
    await found('naukri', job, JOINED, { source: 'vendor', company_name: 'Talent Bridge' });
    const { from: reached_from, to: reached_to } = (await whole({ period: '30-days' })).period;
    const days = { source: 'internal', reached_from, reached_to } as const;
    const shown = async (
      { channel: found_through }: ChannelLine,
      reached: 'entered' | 'offer' | 'joined',
    ) => {
      const query = { ...days, found_through, reached };
      return (await hr.call(candidateRoutes.list, { query })).data.assignments;
    };
    const lines = (await read({ period: '30-days' })).filter(({ channel }) => channel !== 'vendor');
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(await shown(line, 'entered')).toBe(line.submitted);
      expect(await shown(line, 'offer')).toBe(line.offers);
      expect(await shown(line, 'joined')).toBe(line.hires);
    }
  });

  it('are told anew once a channel is said', async () => {
    await history();
    const [person] = await db.select().from(candidates).where(eq(candidates.found_through, 'referral'));
    await read({ period: '12-months' });
    const { data } = await hr.call(candidateRoutes.read, { params: { id: person!.id } });
    const body = { ...data, found_through: 'walk_in' } as const;
    await hr.call(candidateRoutes.update, { params: { id: person!.id }, body });
    expect((await read({ period: '12-months' })).map(({ channel }) => channel)).toContain('walk_in');
  });

  it('are for HR only', async () => {
    for (const who of ['recruiter', 'vendor'] as const)
      expect((await app.as(who).call(executiveRoutes.channels, {})).status).toBe(403);
  });
});
