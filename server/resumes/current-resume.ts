import { and, eq } from 'drizzle-orm';
import { candidates, resumeDocuments } from '../db/schema.ts';

/** Joins a person with the one resume that counts; the former ones stay apart. */
export const isCurrentResume = and(
  eq(resumeDocuments.candidate_id, candidates.id),
  eq(resumeDocuments.is_current, true),
);
