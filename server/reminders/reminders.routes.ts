import { reminderRoutes } from '#contract/reminders.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { readReminder } from './read-reminder.ts';
import { againAfter } from './again-after.ts';
import { remindOfMany } from './remind-of-many.ts';
import { remind, type RemindDeps } from './remind.ts';
import { listWaitingJobs } from './waiting-jobs.read.ts';

/** Reminders of those who wait in a job. */
export function mountReminders(api: Api, deps: RemindDeps): void {
  api.mount(reminderRoutes.read, async ({ actor, params, query }) =>
    present(
      reminderRoutes.read.output,
      await readReminder(deps, actor.userId, params.id, query.waiting_over),
    ),
  );
  api.mount(reminderRoutes.send, async ({ actor, origin, params, body }) =>
    present(reminderRoutes.send.output, await remind(deps, { actor, origin }, params.id, body)),
  );
  api.mount(reminderRoutes.jobs, async ({ actor, query }) => {
    const { database, clock } = deps;
    return present(
      reminderRoutes.jobs.output,
      await listWaitingJobs(database.db, query.waiting_over, clock.today(), againAfter(clock), actor.userId),
    );
  });
  api.mount(reminderRoutes.sendMany, async ({ actor, origin, body }) =>
    present(reminderRoutes.sendMany.output, { items: await remindOfMany(deps, { actor, origin }, body) }),
  );
}
