import { backgroundRoutes } from '#contract/background.ts';
import { messages } from '#contract/messages.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { listBackground } from './list-background.ts';

/** Work that was given up, tried again at one go at most so often. */
const RETRIED_AT_ONCE = 1000;

/** Background work as HR sees it: what was given up, and trying it again. */
export function mountBackground(api: Api, deps: { database: Database; tasks: TaskQueue }): void {
  const { database, tasks } = deps;

  api.mount(backgroundRoutes.list, async () =>
    present(backgroundRoutes.list.output, await listBackground(deps)),
  );
  api.mount(backgroundRoutes.retryAll, async ({ actor, origin }) => {
    const { items } = await tasks.listGivenUp(RETRIED_AT_ONCE);
    // First, so that nothing runs again without it: each task has a short transaction of its own.
    await recordAudit(database.db, { actor, origin }, { action: 'task.retry_all' });
    let retried = 0;
    for (const { id } of items) {
      const outcome = await database.transaction((tx) => tasks.retryGivenUp(tx, id));
      if (outcome === 'sent') retried += 1;
    }
    return present(backgroundRoutes.retryAll.output, { retried });
  });
  api.mount(backgroundRoutes.retry, async ({ actor, origin, params }) => {
    const outcome = await database.transaction(async (tx) => {
      const retried = await tasks.retryGivenUp(tx, params.id);
      const of = { recordType: 'task', recordId: params.id };
      if (retried === 'sent') await recordAudit(tx, { actor, origin }, { action: 'task.retry', ...of });
      return retried;
    });
    // After the commit, which forgets a task that cannot run any more.
    if (outcome === 'gone') throw new AppError('not_found', messages.background.notFound);
    if (outcome === 'unfit') throw new AppError('not_found', messages.background.unfit);
  });
}
