import { z } from 'zod';
import { idParams, instantSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** Work that was tried as often as it may be, and given up. */
const givenUpTaskSchema = z.object({
  id: z.uuid(),
  /** the kind of task, as it is called in the database */
  task: z.string(),
  /** the same in words */
  what: z.string(),
  /** the record that it is about, as far as it is known and still there */
  record: z.object({ kind: z.enum(['candidate', 'job']), id: z.uuid(), name: z.string() }).nullable(),
  /** what went wrong, in words */
  why: z.string(),
  attempts: z.int(),
  given_up_at: instantSchema,
});
export type GivenUpTask = z.infer<typeof givenUpTaskSchema>;

/** Work of a kind that is waiting or under way; `retrying` has failed and waits for its next attempt. */
const busyTaskSchema = z.object({
  task: z.string(),
  what: z.string(),
  waiting: z.int(),
  running: z.int(),
  retrying: z.int(),
});
export type BusyTask = z.infer<typeof busyTaskSchema>;

const permission = 'vector.manage';
const tag = 'Background work';

export const backgroundRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/background-tasks',
    tag,
    summary:
      'Background work that was given up, the newest first, at most 100, and what is waiting or under way',
    permission,
    output: z.object({
      given_up: z.array(givenUpTaskSchema),
      given_up_total: z.int(),
      busy: z.array(busyTaskSchema),
    }),
  }),
  retry: defineRoute({
    method: 'post',
    path: '/api/background-tasks/{id}/retry',
    tag,
    summary: 'Have work that was given up done again',
    permission,
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
  retryAll: defineRoute({
    method: 'post',
    path: '/api/background-tasks/retry-all',
    tag,
    summary: 'Have all work that was given up done again',
    permission,
    body: z.object({}),
    output: z.object({ retried: z.int() }),
  }),
};
