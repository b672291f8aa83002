import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { jobs } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { readCandidate } from './read-candidate.ts';
import { listStaleScores } from './stale-scores.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const hr = { userId: '', email: '', role: 'hr_manager', companyName: null } as const;

async function addSomebody(fields: Parameters<typeof candidateInput>[1] = {}) {
  const job = await buildJob(app);
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, fields),
    files: { resume: pdfFile('cv.pdf') },
  });
  return { id: data.id, job };
}

const read = async (id: string, who: Person = 'hr') =>
  (await app.as(who).call(candidateRoutes.read, { params: { id } })).data;

describe('a candidate that is read', () => {
  it('comes with each job and why the person fits it', async () => {
    const { id, job } = await addSomebody({ skills: ['Menu Planning'] });
    const { assignments } = await read(id, 'recruiter');
    expect(assignments).toMatchObject([{ job_id: job.id, jd_id: job.jd_id, status: 'submitted' }]);
    expect(assignments[0]!.ai_match_score).toBeTypeOf('number');
    expect(assignments[0]!.match_reasons).toMatchObject({
      extraSkills: expect.arrayContaining(['Menu Planning']),
      experience: { has: 5 },
    });
  });

  it('tells who may move the person in a job, and the version that a move is decided on', async () => {
    const { id } = await addSomebody();
    const [place] = (await read(id)).assignments;
    expect(place!.can).toEqual({ change_status: true });
    await app.as('hr').call(assignmentRoutes.changeStatus, {
      params: { id: place!.id },
      body: { status: 'shortlisted', version: place!.version },
    });
    const [moved] = (await read(id)).assignments;
    expect(moved).toMatchObject({ status: 'shortlisted', version: place!.version + 1 });

    const [seen] = (await read(id, 'recruiter')).assignments;
    expect(seen!.can).toEqual({ change_status: false });
    const refused = await app.as('recruiter').call(assignmentRoutes.changeStatus, {
      params: { id: seen!.id },
      body: { status: 'selected', version: seen!.version },
    });
    expect(refused.status).toBe(403);
  });

  it('tells from which vendor company the person came to HR alone', async () => {
    const { id } = await buildCandidate(app, { submission_type: 'vendor', company_name: 'Talent Bridge' });
    expect((await read(id)).company_name).toBe('Talent Bridge');
    const seen = await read(id, 'recruiter');
    expect(seen.submission_type).toBe('vendor');
    expect(JSON.stringify(seen)).not.toMatch(/company_name|Talent Bridge/);
  });

  it('makes a score anew that the job has left behind, and tells of one that it cannot', async () => {
    const { id, job } = await addSomebody({ skills: ['Menu Planning'] });
    expect(await listStaleScores(app.database.db, app.ai.vectorMark, id)).toEqual(new Set());
    const before = (await read(id)).assignments[0]!;
    const changeJob = (columns: Partial<typeof jobs.$inferInsert>) =>
      app.database.db.update(jobs).set(columns).where(eq(jobs.id, job.id));
    await changeJob({ primary_skills: ['Menu Planning'], title: 'Head Chef' });
    expect(await listStaleScores(app.database.db, app.ai.vectorMark, id)).toEqual(new Set([job.id]));
    // As it is when the score cannot be made: what is stored is told, and that it is of before.
    const stored = await readCandidate(app.database.db, app, hr, id);
    expect(stored.value.assignments[0]).toMatchObject({
      ai_match_score: before.ai_match_score,
      match_stale: true,
    });
    const after = (await read(id)).assignments[0]!;
    expect(after.match_stale).toBe(false);
    expect(after.match_reasons?.matchedSkills).toContain('Menu Planning');
    expect(after.ai_match_score).not.toBe(before.ai_match_score);
  });

  it('tells whether the resume has text to be matched by', async () => {
    const { id } = await addSomebody();
    expect((await read(id)).resume).toMatchObject({ file_name: 'cv.pdf', has_text: true });
    await app.as('hr').call(candidateRoutes.replaceResume, {
      params: { id },
      body: { resume_text: '' },
      files: { resume: pdfFile('scan.pdf') },
    });
    expect((await read(id)).resume).toMatchObject({ file_name: 'scan.pdf', has_text: false });
  });

  it('counts the days to joining from the date, negative once it has passed', async () => {
    app.clock.set(new Date('2026-03-10T06:00:00Z'));
    const { id } = await addSomebody({ joining_date: '2026-03-12' });
    expect((await read(id)).days_to_join).toBe(2);
    // Still the 12th in London, the 13th in Kolkata.
    app.clock.set(new Date('2026-03-12T19:00:00Z'));
    expect((await read(id)).days_to_join).toBe(-1);
  });
});
