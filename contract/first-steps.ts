import { z } from 'zod';
import { defineRoute } from './route.ts';

/** What an HR manager of a new installation does first, in this order. */
export const FIRST_STEPS = ['colleagues', 'job', 'publish', 'candidate', 'match', 'move'] as const;
const jobSchema = z.object({ id: z.uuid(), jd_id: z.string(), title: z.string(), is_published: z.boolean() });
const firstStepSchema = z.enum(FIRST_STEPS);
export type FirstStep = z.infer<typeof firstStepSchema>;

export const firstStepRoutes = {
  read: defineRoute({
    method: 'get',
    path: '/api/first-steps',
    tag: 'Dashboard',
    summary: 'Which of the first steps of a new installation are done, by what the database holds',
    permission: 'first_steps.own',
    output: z.object({
      /** in their order */
      done: z.array(firstStepSchema),
      /** whether the reader has put the guide away */
      hidden: z.boolean(),
      /** the job that the next steps are about: the newest that is published, else the newest that is not closed; null without any */
      job: jobSchema.nullable(),
      /** the newest job in which somebody is who can be moved, rather one that is not closed; null without any */
      job_of_people: jobSchema.nullable(),
    }),
  }),
  hide: defineRoute({
    method: 'put',
    path: '/api/first-steps/hidden',
    tag: 'Dashboard',
    summary: 'Put the guide of the first steps away for oneself, or bring it back',
    permission: 'first_steps.own',
    body: z.object({ hidden: z.boolean() }),
    output: null,
  }),
};
