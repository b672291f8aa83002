import { candidateRoutes } from '#contract/candidates.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import type { createTestApp, Person } from './app.ts';
import { candidateInput, pdfFile } from './factories.ts';
import { buildJob } from './factories.job.ts';

/** How newer resumes of known people come in in a test, and how HR is told of them. */
export function newerResumeCalls(app: Awaited<ReturnType<typeof createTestApp>>) {
  const list = async (who: Person, query: Record<string, unknown> = {}) =>
    (await app.as(who).call(submissionRoutes.list, { query })).data;
  return {
    list,
    /** The submissions by which HR is told of a newer resume, by job. */
    told: async () =>
      (await list('hr', { resume: 'newer' })).items.map(({ job_id, newer_resume }) => ({
        job_id,
        ...newer_resume,
      })),
    versions: async (id: string) =>
      (await app.as('hr').call(resumeRoutes.versions, { params: { id } })).data.items,
    handIn: (who: Person, job: { id: string }, candidate_id: string, resume?: File, said = {}) =>
      app.as(who).call(submissionRoutes.submitExisting, {
        params: { id: job.id },
        body: { candidate_id, resume_text: 'Nine years of Java.', ...said },
        files: resume ? { resume } : {},
      }),
    /** Somebody whom HR added to a job, with a resume. */
    addedByHr: async () => {
      const job = await buildJob(app);
      const { data } = await app.as('hr').call(candidateRoutes.create, {
        body: candidateInput(job.id),
        files: { resume: pdfFile('first.pdf', 'the first') },
      });
      return { job, id: data.id };
    },
  };
}
