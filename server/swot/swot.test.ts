import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { NO_REFUSAL } from '#contract/lost-reasons.ts';
import { swotRoutes } from '#contract/swot.ts';
import { events, jobSwotAnalyses } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const DAY = 86_400_000;
const hr = () => app.as('hr');
const latest = async () => (await hr().call(swotRoutes.latest, { query: {} })).data;
const generate = () => hr().call(swotRoutes.generate, { body: {} });
const fresh = async () => {
  await generate();
  return (await latest()).analysis!;
};

/** Somebody who went from status to status by the API; returns the candidate's id. */
async function walk(job: { id: string }, ...statuses: CandidateStatus[]): Promise<string> {
  const candidate = await buildCandidate(app);
  let { id, version } = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
  for (const status of statuses) {
    const { data } = await hr().call(assignmentRoutes.changeStatus, {
      params: { id },
      body: { status, version, notes: 'As agreed' },
    });
    version = data.version;
  }
  return candidate.id;
}

/** Somebody who was hired for another job of ours, or was submitted by mistake. */
async function leave(job: { id: string }, reason_code: (typeof NO_REFUSAL)[number]): Promise<void> {
  const candidate = await buildCandidate(app);
  const { id, version } = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
  await hr().call(assignmentRoutes.changeStatus, {
    params: { id },
    body: {
      status: 'candidate_declined',
      version,
      reason_code,
      notes: 'Joined as Cook (JD-00009)',
    },
  });
}

describe('an analysis', () => {
  it('is not there before somebody has asked for one', async () => {
    expect(await latest()).toEqual({ analysis: null, generated_at: null, is_outdated: false });
  });

  it('counts who ever reached a stage, not who stands there now', async () => {
    const job = await buildJob(app, { title: 'Staff Nurse' });
    for (let person = 0; person < 3; person += 1) await walk(job, 'selected', 'offer_released', 'joined');
    const { strengths } = await fresh();
    expect(strengths).toMatchObject([
      {
        job_id: job.id,
        jd_id: job.jd_id,
        title: 'Staff Nurse',
        text: '3 of 3 offers ended in joining (100%).',
      },
    ]);
  });

  it('counts people who declined or did not come, but nobody whom we rejected, and nobody who came back', async () => {
    const job = await buildJob(app);
    await walk(job, 'candidate_declined');
    await walk(job, 'did_not_join');
    await walk(job, 'rejected');
    await walk(job, 'candidate_declined', 'shortlisted');
    expect((await fresh()).threats).toEqual([]);
    // Hired for another job of ours, or submitted by mistake: no loss.
    for (const reason of [...NO_REFUSAL, ...NO_REFUSAL]) await leave(job, reason);
    expect((await fresh()).threats).toEqual([]);
    await walk(job, 'did_not_join');
    expect((await fresh()).threats).toHaveLength(1);
  });

  it('lets nobody wait for an interview who was rejected, declined or deleted, though the shortlist was reached', async () => {
    const job = await buildJob(app);
    await walk(job, 'shortlisted');
    await walk(job, 'shortlisted');
    await walk(job, 'shortlisted', 'rejected');
    await walk(job, 'shortlisted', 'candidate_declined');
    const gone = await walk(job, 'shortlisted');
    await hr().call(candidateRoutes.remove, { params: { id: gone } });
    const { opportunities, action_items } = await fresh();
    expect(opportunities[0]?.text).toMatch(/^5 people reached the shortlist so far, none/);
    expect(action_items[0]?.text).toBe('Schedule interviews for the 2 people on the shortlist.');
  });

  it('goes on counting people who were deleted', async () => {
    const job = await buildJob(app);
    const people = [];
    for (let person = 0; person < 3; person += 1) people.push(await walk(job, 'offer_released', 'joined'));
    await hr().call(candidateRoutes.remove, { params: { id: people[0]! } });
    expect((await fresh()).strengths).toHaveLength(1);
  });

  it('looks at jobs that are published or closed to applications alone', async () => {
    const created_at = new Date(Date.now() - 40 * DAY);
    for (const status of ['draft', 'on_hold', 'closed', 'published', 'applications_closed'])
      await buildJob(app, { status, title: status, created_at });
    const { weaknesses } = await fresh();
    expect(new Set(weaknesses.map(({ title }) => title))).toEqual(
      new Set(['applications_closed', 'published']),
    );
  });

  it('reckons the age of a job in calendar days of the installation', async () => {
    await buildJob(app, { created_at: new Date('2026-03-01T18:29:00Z') }); // the last minute of March 1 in India
    app.clock.set(new Date('2026-03-30T18:29:00Z'));
    expect((await fresh()).weaknesses).toEqual([]);
    app.clock.set(new Date('2026-03-30T18:31:00Z'));
    expect((await fresh()).weaknesses).toMatchObject([{ weight: 30 }]);
  });

  it('says when another one would say something else, and no more once it is made anew', async () => {
    const job = await buildJob(app, { created_at: new Date('2026-03-01T10:00:00Z') });
    app.clock.set(new Date('2026-04-10T10:00:00Z'));
    await generate();
    expect((await latest()).is_outdated).toBe(false);
    // Who is only put into the job moves none of the figures, nor does a day that passes.
    app.clock.set(new Date('2026-04-12T10:00:00Z'));
    await walk(job);
    expect((await latest()).is_outdated).toBe(false);
    await walk(job, 'selected');
    expect(await latest()).toMatchObject({ is_outdated: true, generated_at: '2026-04-10T10:00:00.000Z' });
    await generate();
    expect((await latest()).is_outdated).toBe(false);
  });

  it('is stored beside the former ones, told to those who watch, and the newest is read', async () => {
    app.clock.set(new Date('2026-05-01T10:00:00Z'));
    await generate();
    app.clock.set(new Date('2026-05-02T10:00:00Z'));
    const { data } = await generate();
    expect(data).toEqual({ success: true, generated_at: '2026-05-02T10:00:00.000Z' });
    expect((await latest()).generated_at).toBe('2026-05-02T10:00:00.000Z');
    expect(await app.database.db.$count(jobSwotAnalyses)).toBe(2);
    expect(await app.database.db.select({ kind: events.kind }).from(events)).toEqual([
      { kind: 'dashboard' },
      { kind: 'dashboard' },
    ]);
  });

  it('is made each morning as well', async () => {
    await app.tasks.sendScheduled();
    await app.tasks.drain();
    expect(await app.database.db.$count(jobSwotAnalyses)).toBe(1);
  });

  it('of an older program is read, and one that cannot be read is ignored for the one before it', async () => {
    const put = (analysis_json: unknown, day: number) =>
      app.database.db
        .insert(jobSwotAnalyses)
        .values({ analysis_json, generated_at: new Date(Date.UTC(2026, 0, day)) });
    await put(JSON.stringify({ swot: { strengths: ['Quick'] }, actionItems: ['Go on'] }), 1);
    expect((await latest()).analysis).toMatchObject({
      strengths: [{ text: 'Quick' }],
      action_items: [{ text: 'Go on' }],
    });
    await put('{broken', 2);
    expect((await latest()).analysis).toMatchObject({ strengths: [{ text: 'Quick' }] });
    expect((await latest()).generated_at).toBe('2026-01-01T00:00:00.000Z');
  });

  it('is for HR only, and of a known scope', async () => {
    for (const person of ['recruiter', 'vendor'] as const) {
      expect((await app.as(person).call(swotRoutes.latest, {})).status).toBe(403);
      expect((await app.as(person).call(swotRoutes.generate, { body: {} })).status).toBe(403);
    }
    expect((await hr().fetch('/api/swot-analyses/latest?scope=mars')).status).toBe(422);
  });
});
