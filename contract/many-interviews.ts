import { z } from 'zod';
import { changedOutcomeSchema, setInterviewSchema } from './assignments.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

/** Beside `assignmentRoutes`, which most screens load: this is asked for in a dialog alone. */
export const manyInterviewRoutes = {
  set: defineRoute({
    method: 'post',
    path: '/api/assignments/interview-times',
    tag: 'Assignments',
    summary: 'Set or change the times of many interviews, each as if alone; tells of each how it went',
    permission: 'assignment.status',
    body: z.object({
      changes: z
        .array(setInterviewSchema.extend({ id: z.uuid() }))
        .min(1)
        .max(limits.pipelineAtOnce),
    }),
    output: z.object({ items: z.array(changedOutcomeSchema) }),
    idempotent: true,
  }),
};
