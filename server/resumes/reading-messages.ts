import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { RESUME_FILES, type ResumeKind } from '#contract/resume-type.ts';
import { READ_PROBLEMS } from '#reading/resume-read-error.ts';
import { storableText } from './storable-text.ts';

/** A file for the reading process. */
export interface ReadingRequest {
  fileName: string;
  bytes: Uint8Array;
}

const text = z.string().max(limits.resume.maxTextLength).transform(storableText);
const count = z.int().min(0);

const line = z.object({ text, size: z.number(), page: count, x: z.number(), y: z.number().optional() });

/**
 * What the reading process answers to each request. It has read a stranger's file, so its answer is believed within
 * bounds only, and its text is made storable here once for all; lines beyond them are done without.
 */
export const readingAnswerSchema = z.union([
  z.object({
    resume: z.object({
      text,
      lines: z.array(line).max(limits.resume.maxTextLength).optional().catch(undefined),
      pages: count,
      kind: z.enum(Object.keys(RESUME_FILES) as ResumeKind[]),
      scannedPages: count,
    }),
  }),
  z.object({ problem: z.enum(READ_PROBLEMS), scannedPages: count, reason: z.string() }),
]);
export type ReadingAnswer = z.input<typeof readingAnswerSchema>;
