import { candidateRoutes } from '#contract/candidates.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { pathOf } from './api.ts';

interface ResumeFile {
  candidateId: string;
  resume: { id: string };
  /** one of the versions that only HR reads, and not the current one */
  isVersion: boolean;
}

/** Where a resume's file opens by itself. */
export function resumePath({ candidateId, resume, isVersion }: ResumeFile): string {
  return isVersion
    ? pathOf(resumeRoutes.readVersion, { params: { id: candidateId, resumeId: resume.id } })
    : pathOf(candidateRoutes.readResume, { params: { id: candidateId } });
}
