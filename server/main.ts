import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAi } from './ai/create-ai.ts';
import { createAuth } from './auth/auth.ts';
import { createApp } from './app.ts';
import { systemClock } from './core/clock.ts';
import { type Config, readConfig } from './core/config.ts';
import { createLogger } from './core/logger.ts';
import { sessionSecret } from './core/secret.ts';
import { StartupError } from './core/startup-error.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { allowReset, forbidReset, startOver } from './db/start-over.ts';
import { watchQueries } from './db/watch-queries.ts';
import { ensureDemoData, refuseDemoData } from './demo/ensure-demo.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { openFileStore } from './files/open-file-store.ts';
import { listen } from './http/listen.ts';
import { createMail, mailDriver } from './mail/create-mail.ts';
import { keepTimeZone } from './metrics/keep-time-zone.ts';
import { createTaskQueue } from './queue/task-queue.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { replayErasures } from './rights/replay-erasures.ts';
import { prepareFirstManager } from './users/first-manager.ts';
import { renewVectors } from './vectors/renew-vectors.ts';

const WEB_FOLDER = join(import.meta.dirname, '../dist/web');

/** How long tasks under way may take to finish when the server stops, in milliseconds. */
const TASK_GRACE = 8_000;

function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

async function start(config: Config, reset: boolean): Promise<void> {
  const log = createLogger(config.logLevel);
  const { dataDir } = config;
  if (reset) {
    if (config.databaseUrl)
      throw new StartupError(
        '--reset works on the embedded database only: unset DATABASE_URL, or empty that database yourself.',
      );
    if (config.files.setting !== 'DATA_DIR')
      throw new StartupError(
        '--reset works on the files in DATA_DIR only: unset FILES_URL, or delete those files yourself.',
      );
    await startOver(dataDir);
  }
  const files = await openFileStore(config.files, log);
  const secret = sessionSecret(config.secret, dataDir);
  const telemetry = createTelemetry({ ofProcess: true });
  const watch = watchQueries({ telemetry, log, slowMs: config.slowQueryMs });
  const database = await openDatabase({ url: config.databaseUrl, dataDir, log, watch });
  let closing: Promise<void> | undefined;
  try {
    await migrate(database);
    await keepTimeZone(database, config.timeZone);
    const auth = createAuth({ db: database.db, secret, publicUrl: config.publicUrl });
    const clock = systemClock(config.timeZone);
    const tasks = createTaskQueue({ database, clock, log, telemetry });
    const ai = await createAi(config.ai, { database, clock, log, telemetry });
    const driver = mailDriver(config.mail, dataDir);
    const mail = createMail({ database, tasks, log, secret, driver });
    const app = createApp({ ...config, database, auth, files, tasks, mail, clock, log, telemetry, ai });
    await tasks.prepare();
    await replayErasures({ database, clock, tasks, log, dataDir });
    if (config.mode === 'demo') {
      await ensureDemoData({ database, auth, files, clock, progress: say });
      allowReset(dataDir);
    } else {
      await refuseDemoData(database);
      forbidReset(dataDir);
    }
    if (await renewVectors({ database, tasks, ai }))
      log.info('another engine made the stored vectors: they are made anew in the background');
    const first = config.mode === 'live' ? await prepareFirstManager({ database, auth }, config.admin) : null;
    const server = await listen(app.app, {
      ...config,
      webFolder: WEB_FOLDER,
      metrics: { telemetry, token: config.metricsToken },
      endStreams: () => app.close(),
    });

    const stop = () => {
      closing ??= Promise.all([server.close(), tasks.stop(TASK_GRACE)])
        .then(() => database.close())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'stopping failed');
            process.exit(1);
          },
        );
    };
    // SIGHUP: the terminal was closed
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    await tasks.start();
    void mail.check();
    greet(config, first?.setupToken);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function greet(config: Config, setupToken: string | undefined): void {
  say();
  say(`${config.appName} is ready at ${config.publicUrl}`);
  if (setupToken)
    say(`Create the first HR manager here (once): ${config.publicUrl}/setup#token=${setupToken}`);
  if (config.mode === 'demo') {
    say(`Demo accounts, password ${DEMO_PASSWORD}:`);
    for (const { email, description } of DEMO_ACCOUNTS) say(`  ${email.padEnd(28)}${description}`);
  }
}

function readOptions(): { demo: boolean; reset: boolean } {
  try {
    const { values } = parseArgs({
      options: { demo: { type: 'boolean', default: false }, reset: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    throw new StartupError(`${(error as Error).message}. There are --demo and --reset.`, { cause: error });
  }
}

try {
  const values = readOptions();
  if (values.reset && !values.demo)
    throw new StartupError('--reset is for the demo only: it would delete real data.');
  await start(readConfig(process.env, values.demo ? 'demo' : 'live'), values.reset);
} catch (error) {
  const line =
    error instanceof StartupError
      ? `Cannot start: ${error.message}`
      : `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
