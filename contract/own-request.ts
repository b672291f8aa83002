import { z } from 'zod';
import { instantSchema } from './fields.ts';

/** What whoever submitted somebody can ask of HR, as only HR changes what was submitted and knows how it goes on. */
export const REQUEST_KINDS = ['correct', 'withdraw', 'question'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What became of a request: HR did it, or answered a question, or left things as they are, or it was taken back by whoever asked. */
export const REQUEST_OUTCOMES = ['done', 'left', 'taken_back'] as const;

/** Where a request stands; `closed` when nothing is to be decided for the submission any more, so that it needs no answer. */
const REQUEST_STATES = ['open', 'closed', 'done', 'left'] as const;

export const requestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(REQUEST_KINDS),
  /** what is to be corrected, why it is withdrawn, or the question */
  text: z.string().nullable(),
  asked_at: instantSchema,
});

/** A request as it stands beside its submission: the newest one that was not taken back. */
export const ownRequestSchema = requestSchema.extend({
  state: z.enum(REQUEST_STATES),
  /** what HR says of it */
  answer: z.string().nullable(),
  answered_at: instantSchema.nullable(),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;
