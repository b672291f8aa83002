import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { readResumeText } from '../resumes/read-resume-text.ts';
import { createTestApp } from '../test/app.ts';
import { candidateInput } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { sample } from '../test/resume-files.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

type Input = ReturnType<typeof candidateInput>;

const create = (body: Input, resume: File) =>
  app.as('hr').call(candidateRoutes.create, { body, files: { resume } });

/** A resume whose post and employer are read, and what is read of it as the form is filled in. */
async function readResume() {
  const resume = sample('Karthik_Subramaniam_Resume.pdf');
  const { text, lines } = await readResumeText({
    fileName: resume.name,
    bytes: new Uint8Array(await resume.arrayBuffer()),
  });
  const { data } = await app.as('hr').call(candidateRoutes.extract, { body: { resumeText: text, lines } });
  return { resume, text, said: data.data! };
}

describe("the summary that came from a new candidate's resume", () => {
  const summaryOf = async (corrected: Partial<Input>) => {
    const job = await buildJob(app);
    const { resume, text, said } = await readResume();
    const { current_position, current_company, current_city, skills, resume_summary } = said;
    const fields = { current_position, current_company, current_city, skills, resume_summary };
    const experience_years = said.experience_years!;
    const body = candidateInput(job.id, { ...fields, experience_years, resume_text: text, ...corrected });
    const { status, data } = await create(body, resume);
    expect(status).toBe(201);
    return { said: said.resume_summary!, kept: data.resume_summary };
  };

  it('says what was read where nothing was corrected', async () => {
    const { said, kept } = await summaryOf({});
    expect(said).toMatch(/^.+ at Zentara.* with 8 years of experience\. Skills include /);
    expect(kept).toBe(said);
  });

  it('follows position, company, city, years and skills as they were corrected', async () => {
    const { kept } = await summaryOf({
      current_position: 'Platform Engineer',
      current_company: 'Kaveri Systems',
      current_city: 'Kochi',
      experience_years: 9,
      skills: ['Go', 'Terraform'],
    });
    expect(kept).toMatch(
      /^Platform Engineer at Kaveri Systems, based in Kochi, with 9 years of experience\. Skills include Go and Terraform\./,
    );
    expect(kept).not.toContain('Zentara');
  });

  it("stays as it is when it is not the engine's, or when there is none", async () => {
    const resume_summary = 'Runs payments at Zentara, and runs them well.';
    const { kept } = await summaryOf({ current_company: 'Kaveri Systems', resume_summary });
    expect(kept).toBe(resume_summary);
    await app.reset();
    expect((await summaryOf({ resume_summary: null })).kept).toBeNull();
  });

  it('follows a later correction, too, but not what somebody has written', async () => {
    const correctedLater = async (resume_summary?: string) => {
      const job = await buildJob(app);
      const { resume, text, said } = await readResume();
      const { current_position, current_city, skills } = said;
      const body = candidateInput(job.id, {
        current_position,
        current_city,
        skills,
        current_company: 'Zentera',
        experience_years: 8,
        resume_text: text,
        resume_summary: resume_summary ?? said.resume_summary,
      });
      const { data: added } = await create(body, resume);
      const { job_id: _job, resume_text: _text, ...fields } = body;
      const { data } = await app.as('hr').call(candidateRoutes.update, {
        params: { id: added.id },
        body: { ...fields, current_company: 'Zentara', version: added.version },
      });
      await app.reset();
      return { entered: added.resume_summary, corrected: data.resume_summary };
    };
    const { entered, corrected } = await correctedLater();
    expect(entered).toContain(' at Zentera');
    expect(corrected).toBe(entered!.replace('Zentera', 'Zentara'));
    const own = 'Runs payments at Zentera, and runs them well.';
    expect((await correctedLater(own)).corrected).toBe(own);
  });
});
