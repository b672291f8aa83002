import type { Database } from '../db/client.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import type { Telemetry } from './telemetry.ts';

/** The figures that nobody counts along: they are looked up whenever somebody asks for the figures. */
export function addReadFigures(
  telemetry: Telemetry,
  { database, tasks }: { database: Database; tasks: TaskQueue },
): void {
  const { pool } = database;
  telemetry.gauge(
    {
      name: 'niyukti_db_connections',
      help: 'Connections to the database: busy, idle, and calls that wait for one',
      labelNames: ['state'],
    },
    async () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waited_for' }, value: pool.waitingCount },
    ],
  );
  telemetry.gauge(
    { name: 'niyukti_db_up', help: '1 when the database answers within five seconds, else 0' },
    async () => [
      {
        value: await database.ping().then(
          () => 1,
          () => 0,
        ),
      },
    ],
  );
  telemetry.gauge(
    {
      name: 'niyukti_tasks',
      help: 'Background tasks in the whole installation that wait, run, or are to be tried again',
      labelNames: ['task', 'state'],
    },
    async () =>
      (await tasks.listBusy()).flatMap(({ task, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { task, state }, value })),
      ),
  );
  telemetry.gauge(
    {
      name: 'niyukti_tasks_given_up',
      help: 'Background tasks in the whole installation that were given up and not tried again',
    },
    async () => [{ value: (await tasks.listGivenUp(1)).total }],
  );
}
