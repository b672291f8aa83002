import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

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
