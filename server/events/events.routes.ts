import { eventRoutes } from '#contract/events.ts';
import type { Auth } from '../auth/auth.ts';
import type { Clock } from '../core/clock.ts';
import type { Every } from '../core/every.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { actorOf } from '../users/session.ts';
import { EventFeed } from './event-feed.ts';
import { workOnOldEvents } from './forget-old-events.ts';
import { LiveStreams } from './live-streams.ts';

interface Deps {
  database: Database;
  auth: Auth;
  tasks: TaskQueue;
  clock: Clock;
  log: Logger;
  every: Every;
}

/** Changes by anybody, told to everybody whom they concern. */
export function mountEvents(api: Api, deps: Deps): void {
  const streams = new LiveStreams({
    ...deps,
    feed: new EventFeed(deps),
    whoIs: async (headers) => (await actorOf(deps, headers, { prolong: false }))?.actor ?? null,
  });
  api.onClose(() => streams.close());
  workOnOldEvents(deps.tasks, deps.database);

  api.mount(eventRoutes.stream, async ({ actor, origin }) =>
    streams.start(actor, origin.headers, origin.headers.get('last-event-id') || null),
  );
}
