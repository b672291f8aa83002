import { z } from 'zod';
import { daySchema, instantSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/**
 * Of whom what comes up is told: of everybody, or of those who are one's own to look after: in the jobs that one is in charge
 * of, and whose interview or offer one has set; of notes, those that one has written.
 */
export const WHOSE = ['everybody', 'mine'] as const;
export type Whose = (typeof WHOSE)[number];

/** Somebody in a job to whom something is to happen there. */
const personInJob = {
  assignment_id: z.uuid(),
  candidate_id: z.uuid(),
  name: z.string(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
};

const personSchema = z.object(personInJob);
const undatedInterviewSchema = personSchema.extend({
  /** the round, who holds it, and where; null for nothing */
  interview_details: z.string().nullable(),
});

const comingInterviewSchema = undatedInterviewSchema.extend({
  interview_at: instantSchema,
  /** the assignment's, on which another time is decided */
  version: z.int(),
});
export type ComingInterview = z.infer<typeof comingInterviewSchema>;

const comingJoinerSchema = personSchema.extend({ joining_on: daySchema });
export type ComingJoiner = z.infer<typeof comingJoinerSchema>;

/** A note about somebody to come back to on a day. */
const followUpSchema = z.object({
  note_id: z.uuid(),
  candidate_id: z.uuid(),
  name: z.string(),
  /** the job that the note is about, if it is about one */
  job: z.object({ id: z.uuid(), jd_id: z.string(), title: z.string() }).nullable(),
  /** how the note begins, at most `limits.comingUp.note` characters, with an ellipsis where it goes on */
  text: z.string(),
  written_by_name: z.string().nullable(),
  follow_up_on: daySchema,
  /** the note's, on which it is said that it was followed up */
  version: z.int(),
});
export type FollowUp = z.infer<typeof followUpSchema>;

/**
 * Of a list that begins with what is overdue and goes on with what is to come: `items` at most `limits.comingUp.listed`,
 * of them at most `limits.comingUp.overdue` overdue, those that passed last.
 */
const counts = {
  /** all that have a time or day */
  total: z.int(),
  /** of them, those whose time or day has passed */
  overdue: z.int(),
};

/** `undated` are those without, at most `limits.comingUp.undated`, who came into their job first in front. */
const listOf = <Item extends z.ZodType, Undated extends z.ZodType>(item: Item, undated: Undated) =>
  z.object({
    items: z.array(item),
    undated: z.array(undated),
    ...counts,
    /** beside them, those of whom nobody has said when */
    without: z.int(),
  });

export const comingUpRoutes = {
  read: defineRoute({
    method: 'get',
    path: '/api/coming-up',
    tag: 'Assignments',
    summary:
      'Interviews and joining days in jobs that are not closed, and notes to follow up: overdue ones first, then the soonest',
    permission: 'pipeline.read',
    query: z.object({ whose: z.enum(WHOSE).default('everybody') }),
    output: z.object({
      /** of those at Interview Scheduled */
      interviews: listOf(comingInterviewSchema, undatedInterviewSchema),
      /** of those at Offer Released */
      joiners: listOf(comingJoinerSchema, personSchema),
      /** of notes that were not followed up yet; null for whoever does not read notes */
      follow_ups: z.object({ items: z.array(followUpSchema), ...counts }).nullable(),
    }),
  }),
};
