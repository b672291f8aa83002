import { z } from 'zod';
import {
  daySchema,
  idParams,
  instantSchema,
  pageOf,
  pageQuery,
  requiredLines,
  versionSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { noteMessages } from './note-messages.ts';
import { defineRoute } from './route.ts';

/** What somebody wrote down about a candidate, without moving them. Staff read it, vendors never. */
const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** the job that it is about, if it is about one */
  job: z.object({ id: z.uuid(), jd_id: z.string(), title: z.string() }).nullable(),
  written_by_name: z.string().nullable(),
  created_at: instantSchema,
  /** null while it stands as it was written */
  edited_at: instantSchema.nullable(),
  /** the day on which to come back to it, if there is one */
  follow_up_on: daySchema.nullable(),
  /** null while that has not been done */
  followed_up_at: instantSchema.nullable(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), follow_up: z.boolean() }),
});
export type CandidateNote = z.infer<typeof noteSchema>;

const textSchema = requiredLines({ max: limits.candidateNote.max }, noteMessages.required);

export const noteInputSchema = z.object({
  text: textSchema,
  /** a job that the person is in */
  job_id: z.uuid().nullable().default(null),
  /** today or later */
  follow_up_on: daySchema.nullable().default(null),
});

export const noteEditSchema = z.object({
  text: textSchema,
  /** another day is today or later, and is open again; left out, the day stays */
  follow_up_on: daySchema.nullable().optional(),
  /** the note's version that was changed */
  version: versionSchema,
});

const writtenSchema = z.object({ id: z.uuid(), version: z.int() });

const tag = 'Notes';

export const noteRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/notes',
    tag,
    summary: 'What was written down about a candidate, the newest first',
    permission: 'candidate.read',
    params: idParams,
    query: z.object({ cursor: pageQuery.cursor, limit: pageQuery.limit }),
    output: pageOf(noteSchema),
    errors: ['not_found'],
  }),
  add: defineRoute({
    method: 'post',
    path: '/api/candidates/{id}/notes',
    tag,
    summary: 'Write something down about a candidate, maybe about them in one of their jobs. Moves nobody',
    permission: 'candidate.note',
    params: idParams,
    body: noteInputSchema,
    output: writtenSchema,
    status: 201,
    errors: ['not_found'],
    idempotent: true,
  }),
  edit: defineRoute({
    method: 'put',
    path: '/api/candidate-notes/{id}',
    tag,
    summary: 'Change an own note',
    permission: 'candidate.note',
    params: idParams,
    body: noteEditSchema,
    output: writtenSchema,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  followUp: defineRoute({
    method: 'put',
    path: '/api/candidate-notes/{id}/follow-up',
    tag,
    summary: 'Say that a note was followed up, or that it was not',
    permission: 'candidate.note',
    params: idParams,
    body: z.object({
      done: z.boolean(),
      /** the note's version that was seen */
      version: versionSchema,
    }),
    output: writtenSchema,
    errors: ['not_found', 'changed_meanwhile', 'conflict'],
  }),
  remove: defineRoute({
    method: 'delete',
    path: '/api/candidate-notes/{id}',
    tag,
    summary: 'Delete an own note; HR deletes any',
    permission: 'candidate.note',
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
};
