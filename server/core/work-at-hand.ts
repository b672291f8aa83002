import { AsyncLocalStorage } from 'node:async_hooks';

const names = new AsyncLocalStorage<string>();

/** Runs `work` under a name (`GET /api/jobs`, `task send-mail`), by which the log and the figures tell what its queries were for. */
export function workingOn<T>(name: string, work: () => T): T {
  return names.run(name, work);
}

/** The name of what is being done here, or `other`. */
export function workAtHand(): string {
  return names.getStore() ?? 'other';
}
