import { rightsRoutes } from '#contract/rights.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import type { Mail } from '../mail/mail.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { listConsents, noteConsent } from './consents.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { exportPerson } from './export-person.ts';
import { approveErasure, workOnRetention } from './retention-runs.ts';
import { keepPerson, listDuePeople, readRetention, saveRetention, unkeepPerson } from './retention.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Logger;
  tasks: TaskQueue;
  mail: Mail;
  appName: string;
  publicUrl: string;
}

/** What people may ask of those who hold their data, and how long it is held. */
export function mountRights(api: Api, deps: Deps): void {
  const { database } = deps;
  workOnRetention(deps.tasks, deps);

  api.mount(rightsRoutes.exportPerson, async ({ actor, origin, params }) =>
    exportPerson(deps, { actor, origin }, params.id),
  );
  api.mount(rightsRoutes.erase, async ({ actor, origin, params, body }) =>
    eraseCandidate(deps, { actor, origin }, params.id, body.confirmation),
  );
  api.mount(rightsRoutes.listConsents, async ({ params }) =>
    present(rightsRoutes.listConsents.output, await listConsents(database.db, params.id)),
  );
  api.mount(rightsRoutes.noteConsent, async ({ actor, origin, params, body }) => {
    await noteConsent(deps, { actor, origin }, params.id, body);
    return present(rightsRoutes.noteConsent.output, await listConsents(database.db, params.id));
  });
  api.mount(rightsRoutes.readRetention, async () =>
    present(rightsRoutes.readRetention.output, await readRetention(database.db)),
  );
  api.mount(rightsRoutes.saveRetention, async ({ actor, origin, body }) => {
    await saveRetention(deps, { actor, origin }, body.months);
    return present(rightsRoutes.saveRetention.output, await readRetention(database.db));
  });
  api.mount(rightsRoutes.listDue, async ({ query }) =>
    present(rightsRoutes.listDue.output, await listDuePeople(deps, query.months)),
  );
  api.mount(rightsRoutes.keepPerson, async ({ actor, origin, params, body }) =>
    keepPerson(deps, { actor, origin }, params.id, body.reason),
  );
  api.mount(rightsRoutes.unkeepPerson, async ({ actor, origin, params }) =>
    unkeepPerson(deps, { actor, origin }, params.id),
  );
  api.mount(rightsRoutes.approve, async ({ actor, origin, body }) => {
    await approveErasure(deps, { actor, origin }, body);
    return present(rightsRoutes.approve.output, await readRetention(database.db));
  });
}
