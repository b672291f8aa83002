import { z } from 'zod';
import { idParams, instantSchema, writtenLines } from './fields.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

/** What the reading of a resume file takes: `download=1` saves it, else it is shown. */
export const resumeFileQuery = z.object({ download: z.enum(['0', '1']).default('0') });

/** What a resume's text was read by: our own reader, the sender's browser, or text recognition in that browser. */
export const RESUME_TEXT_BY = ['server', 'browser', 'recognition'] as const;
export type ResumeTextBy = (typeof RESUME_TEXT_BY)[number];

/** One of the files that were a person's resume. */
const resumeVersionSchema = z.object({
  id: z.uuid(),
  file_name: z.string(),
  mime_type: z.string(),
  size_bytes: z.int(),
  /** when it was uploaded, and by whom; null for somebody who is not known */
  created_at: instantSchema,
  uploaded_by_name: z.string().nullable(),
  /** the vendor company for which they sent it; null for our own people */
  company_name: z.string().nullable(),
  is_current: z.boolean(),
});
export type ResumeVersion = z.infer<typeof resumeVersionSchema>;

/** What was read out of a resume's file; empty when nothing could be. */
const resumeTextSchema = z.object({ file_name: z.string(), text: z.string() });

export const resumeRoutes = {
  text: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/resume/text',
    tag: 'Resumes',
    summary: 'The text of the current resume, to look at where a browser does not show the file',
    permission: 'resume.read',
    params: idParams,
    output: resumeTextSchema,
    errors: ['not_found'],
  }),
  passages: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/resume/passages',
    tag: 'Resumes',
    summary: 'Where the current resume says what the list of candidates is asked for by its filter `resume`',
    permission: 'resume.read',
    params: idParams,
    query: z.object({ resume: writtenLines().min(1).max(limits.resumeQuery.max) }),
    output: z.object({
      /** in the resume's order, in pieces, of which every second one (from the second) is what was asked for; none when it does not say so */
      passages: z.array(z.array(z.string())),
      /** how many more are known of: a resume that says a word over and over is not looked through to its end */
      more: z.int(),
    }),
    errors: ['not_found'],
  }),
  versionText: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/resumes/{resumeId}/text',
    tag: 'Resumes',
    summary: 'The text of one version of a resume',
    permission: 'resume.versions',
    params: idParams.extend({ resumeId: z.uuid() }),
    output: resumeTextSchema,
    errors: ['not_found'],
  }),
  versions: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/resumes',
    tag: 'Resumes',
    summary: 'Every version of a resume, the newest first',
    permission: 'resume.versions',
    params: idParams,
    output: z.object({ items: z.array(resumeVersionSchema) }),
    errors: ['not_found'],
  }),
  readVersion: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/resumes/{resumeId}',
    tag: 'Resumes',
    summary: 'One version of a resume; `download=1` saves it as "{candidate name}_resume"',
    permission: 'resume.versions',
    params: idParams.extend({ resumeId: z.uuid() }),
    query: resumeFileQuery,
    output: 'file',
    errors: ['not_found'],
  }),
  makeCurrent: defineRoute({
    method: 'post',
    path: '/api/candidates/{id}/resumes/{resumeId}/current',
    tag: 'Resumes',
    summary: 'Make a former version the current resume again; the one that was current stays as a version',
    permission: 'candidate.edit',
    params: idParams.extend({ resumeId: z.uuid() }),
    // The version that the asker takes for the current one; refused when it no longer is.
    body: z.object({ instead_of: z.uuid().nullable() }),
    output: null,
    errors: ['not_found', 'conflict'],
  }),
};
