import { z } from 'zod';
import { daySchema, instantSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** Somebody in a job to whom something is to happen there. */
const personInJob = {
  assignment_id: z.uuid(),
  candidate_id: z.uuid(),
  name: z.string(),
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
};

const comingInterviewSchema = z.object({
  ...personInJob,
  interview_at: instantSchema,
  /** the round, who holds it, and where; null for nothing */
  interview_details: z.string().nullable(),
});
export type ComingInterview = z.infer<typeof comingInterviewSchema>;

const comingJoinerSchema = z.object({ ...personInJob, joining_on: daySchema });
export type ComingJoiner = z.infer<typeof comingJoinerSchema>;

/**
 * Of a list that begins with what is overdue and goes on with what is to come: `items` at most `limits.comingUp.listed`,
 * of them at most `limits.comingUp.overdue` overdue, those that passed last.
 */
const counts = {
  /** all that have a time or day */
  total: z.int(),
  /** of them, those whose time or day has passed */
  overdue: z.int(),
  /** beside them, those of whom nobody has said when */
  without: z.int(),
};

export const comingUpRoutes = {
  read: defineRoute({
    method: 'get',
    path: '/api/coming-up',
    tag: 'Assignments',
    summary: 'Interviews and joining days in jobs that are not closed: overdue ones first, then the soonest',
    permission: 'pipeline.read',
    output: z.object({
      /** of those at Interview Scheduled */
      interviews: z.object({ items: z.array(comingInterviewSchema), ...counts }),
      /** of those at Offer Released */
      joiners: z.object({ items: z.array(comingJoinerSchema), ...counts }),
    }),
  }),
};
