import { firstStepRoutes } from '#contract/first-steps.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { readFirstSteps } from './first-steps.read.ts';
import { hideFirstSteps } from './hide-first-steps.ts';

/** The guide of a new installation. */
export function mountFirstSteps(api: Api, { database }: { database: Database }): void {
  api.mount(firstStepRoutes.read, async ({ actor }) =>
    present(firstStepRoutes.read.output, await readFirstSteps(database.db, actor.userId)),
  );
  api.mount(firstStepRoutes.hide, async ({ actor, body }) =>
    hideFirstSteps(database.db, actor.userId, body.hidden),
  );
}
