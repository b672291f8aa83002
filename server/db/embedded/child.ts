// The process that the embedded database lives in, so that a long query never stops the web server and so that it can be
// killed. Started by start-embedded.ts; ends when told to, when its parent is gone, or by its watchdog.
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { StartupError } from '#server/core/startup-error.ts';
import { startMaintenance, type Maintenance } from './maintenance.ts';
import type { ChildMessage, EmbeddedStats, RequestMessage, StartMessage } from './messages.ts';
import { openFolder, openMemory, type OpenedPglite } from './open-pglite.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';
import { WireServer } from './wire-server.ts';

interface Running {
  opened: OpenedPglite;
  server: WireServer;
  maintenance: Maintenance;
  watchdog: Watchdog;
}

const TOLD_TO_CLIENTS = [
  'server_version',
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
];

const send = (message: ChildMessage): void => {
  if (process.connected) process.send?.(message);
};
const log = (level: 'info' | 'warn' | 'error', message: string, fields?: Record<string, unknown>) =>
  send({ type: 'log', level, message, ...(fields ? { fields } : {}) });

// Ctrl-C reaches the whole group: the server finishes its work first and then tells us to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

let running: Promise<Running> | undefined;
let socketFolder: string | undefined;

process.on('message', (message: StartMessage | RequestMessage) => {
  if ('id' in message) void reply(message);
  else {
    running = start(message);
    running.catch(giveUp);
  }
});

process.on('disconnect', () => {
  // All is closed. To exit in order would wait two seconds for what compiles the database's code in the background.
  const leave = () => {
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
    flushCompileCache();
    process.kill(process.pid, 'SIGKILL');
  };
  void stop().then(leave, leave);
});

async function start(message: StartMessage): Promise<Running> {
  const { folder, listen, limits, parentPid } = message;
  const watchdog = startWatchdog(limits.queryMs, parentPid);
  const opened =
    folder === undefined
      ? await openMemory(message.snapshot)
      : await openFolder(folder, parentPid, limits.lockWaitMs);
  const { rows } = await opened.db.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [TOLD_TO_CLIENTS],
  );
  const server = new WireServer({
    db: opened.db,
    password: message.password,
    idleTransactionMs: limits.idleTransactionMs,
    parameters: Object.fromEntries(rows.map(({ name, setting }) => [name, setting])),
    onQueryStart: () => watchdog.begin(),
    onQueryEnd: () => watchdog.end(),
    onIdleTransaction: () =>
      log('warn', 'A transaction was rolled back: its connection had left it idle', {
        ms: limits.idleTransactionMs,
      }),
    onBroken: (error) => {
      // Emscripten throws objects that are no errors
      log('error', 'The embedded database failed', { error: (error as Error).message });
      setImmediate(() => process.exit(1)); // the parent starts another one
    },
  });
  if ('path' in listen) {
    socketFolder = dirname(listen.path);
    rmSync(listen.path, { force: true }); // a killed predecessor's
  }
  const port = await server.listen(listen);
  const maintenance = startMaintenance(server, message.maintenance, (error) =>
    log('error', 'Maintenance of the embedded database failed', { error: String(error) }),
  );
  send({ type: 'ready', port });
  return { opened, server, maintenance, watchdog };
}

function giveUp(error: unknown): void {
  const remedy = error instanceof StartupError;
  send({ type: 'failed', message: remedy ? error.message : String(error), remedy });
  process.disconnect(); // once that is sent; ends this process
}

async function stop(): Promise<void> {
  if (!running) return;
  const { server, maintenance, opened } = await running;
  maintenance.stop();
  await server.stop();
  await opened.close();
}

async function reply(request: RequestMessage): Promise<void> {
  try {
    send({ type: 'reply', id: request.id, answer: await answer(request) });
  } catch (error) {
    send({ type: 'reply', id: request.id, error: String(error) });
  }
}

async function answer(request: RequestMessage): Promise<EmbeddedStats | null> {
  if (!running) throw new Error('Not started');
  const { watchdog, opened, server, maintenance } = await running;
  switch (request.name) {
    case 'queryLimit':
      watchdog.setLimit(request.ask.ms);
      break;
    case 'stats':
      return {
        fileSyncs: opened.fs?.fileSyncs ?? 0,
        renameSyncs: opened.fs?.renameSyncs ?? 0,
        looks: maintenance.looks,
        checkpoints: maintenance.checkpoints,
        vacuumedTables: maintenance.vacuumedTables,
      };
    case 'dump': {
      await server.run('checkpoint'); // so that who starts from the snapshot has nothing to recover
      const tar = await opened.db.dumpDataDir('none');
      await writeFile(request.ask.file, Buffer.from(await tar.arrayBuffer()));
    }
  }
  return null;
}
