import type { Toast } from './toast.ts';

export const background = {
  loadFailed: 'The background work could not be loaded',
  notFound: 'This task is no longer there.',
  unfit: 'This task was put down by an older version and cannot run any more.',
  retried: { title: 'The task runs again' },
  retryFailed: { title: 'The task could not be started again. Please try again.' },
} as const;

/** Toast after trying everything again that was given up. */
export function tasksRetried(count: number): Toast {
  return { title: count === 1 ? '1 task runs again' : `${count} tasks run again` };
}
