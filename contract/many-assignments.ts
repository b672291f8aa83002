import { z } from 'zod';
import { setInterviewSchema, standingSchema, statusChangeSchema } from './assignments.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

/** How a deed on many people of a job went with one of them; `message` says why it was not done. */
const outcomeSchema = z.object({
  id: z.uuid(),
  done: z.boolean(),
  message: z.string().nullable(),
});

/** The same of a change of where somebody stands, or of what goes with it. */
const changedOutcomeSchema = outcomeSchema.extend({
  /** where the person is once it is done */
  now: standingSchema.omit({ id: true }).nullable(),
});

/** What is done to many people of jobs at once; beside `assignmentRoutes`, which most screens load. */
export const manyAssignmentRoutes = {
  changeStatuses: defineRoute({
    method: 'post',
    path: '/api/assignments/status',
    tag: 'Assignments',
    summary: 'Move many candidates, each as if alone; tells of each how it went',
    permission: 'assignment.status',
    body: z.object({
      changes: z
        .array(statusChangeSchema.safeExtend({ id: z.uuid() }))
        .min(1)
        .max(limits.pipelineAtOnce),
    }),
    output: z.object({ items: z.array(changedOutcomeSchema) }),
    idempotent: true,
  }),
  setInterviews: defineRoute({
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
  remove: defineRoute({
    method: 'post',
    path: '/api/assignments/removal',
    tag: 'Assignments',
    summary: 'Take many candidates out of their jobs, each as if alone; tells of each how it went',
    permission: 'assignment.remove',
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(limits.pipelineAtOnce),
      /** takes back assigning them: only within minutes and where nobody has been moved since; no number keeps it */
      undo: z.boolean().default(false),
    }),
    output: z.object({ items: z.array(outcomeSchema) }),
    idempotent: true,
  }),
};
