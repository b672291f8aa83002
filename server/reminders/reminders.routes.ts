import { reminderRoutes } from '#contract/reminders.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { readReminder } from './read-reminder.ts';
import { remind, type RemindDeps } from './remind.ts';

/** Reminders of those who wait in a job. */
export function mountReminders(api: Api, deps: RemindDeps): void {
  api.mount(reminderRoutes.read, async ({ actor, params, query }) =>
    present(
      reminderRoutes.read.output,
      await readReminder(deps, actor.userId, params.id, query.waiting_over),
    ),
  );
  api.mount(reminderRoutes.send, async ({ actor, origin, params, body }) =>
    present(reminderRoutes.send.output, {
      sent_to: await remind(deps, { actor, origin }, params.id, body),
    }),
  );
}
