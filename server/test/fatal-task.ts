import { z } from 'zod';
import { defineTask } from '../queue/define-task.ts';

/** For a process that dies while it works on it. */
export const fatalTask = defineTask({
  name: 'test-fatal',
  schema: z.object({ id: z.string() }),
  longestPauseSeconds: 0,
});
