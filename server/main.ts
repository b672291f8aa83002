import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAi } from './ai/create-ai.ts';
import { createAuth } from './auth/auth.ts';
import { requireSameSecret } from './auth/same-secret.ts';
import { createApp } from './app.ts';
import { clearScratch } from './backup/scratch.ts';
import { systemClock } from './core/clock.ts';
import { type Config, readConfig } from './core/config.ts';
import { createLogger } from './core/logger.ts';
import { prepareFolder } from './core/prepare-folder.ts';
import { sessionSecret } from './core/secret.ts';
import { StartupError } from './core/startup-error.ts';
import { alone } from './db/alone.ts';
import { partsOf } from './db/check-postgres.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { allowReset, forbidReset, mayReset, startOver } from './db/start-over.ts';
import { watchQueries } from './db/watch-queries.ts';
import { ensureDemoData, refuseDemoData } from './demo/ensure-demo.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { endWithStarter, makeDemoApart, ONLY_MAKE_DEMO } from './demo/make-apart.ts';
import { openFileStore } from './files/open-file-store.ts';
import { listen } from './http/listen.ts';
import { probesOf } from './http/probes.ts';
import { createMail, mailDriver } from './mail/create-mail.ts';
import { keepTimeZone } from './metrics/keep-time-zone.ts';
import { createTaskQueue } from './queue/task-queue.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { replayErasures } from './rights/replay-erasures.ts';
import { stopOnce } from './stop-once.ts';
import { prepareFirstManager } from './users/first-manager.ts';
import { actorOf } from './users/session.ts';
import { indexMissingResumes } from './resumes/index-resumes.ts';
import { renewVectors } from './vectors/renew-vectors.ts';

const WEB_FOLDER = join(import.meta.dirname, '../dist/web');

function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

interface Options {
  demo: boolean;
  reset: boolean;
  'new-secret': boolean;
  [ONLY_MAKE_DEMO]: boolean;
}

async function start(config: Config, options: Options): Promise<void> {
  const log = createLogger(config.logLevel);
  const { dataDir } = config;
  if (options.reset) {
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
  const onlyMakesDemo = options[ONLY_MAKE_DEMO];
  // A demo elsewhere says nothing of what lies in this folder.
  const isDemoHere =
    config.mode === 'demo' && config.databaseUrl === undefined && config.files.setting === 'DATA_DIR';
  if (onlyMakesDemo) endWithStarter();
  else if (isDemoHere && (options.reset || !mayReset(dataDir))) {
    const code = await makeDemoApart(process.argv[1]!, options['new-secret'] ? ['--new-secret'] : []);
    if (code !== 0) process.exit(code);
  }
  prepareFolder(dataDir); // the log of erasures lies there, wherever all else does
  await clearScratch(dataDir);
  const files = await openFileStore(config.files, log);
  const secret = sessionSecret(config.secret, dataDir);
  const telemetry = createTelemetry({ ofProcess: true });
  const database = await openDatabase({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    limits: config.databaseLimits,
    dataDir,
    log,
    watch: watchQueries({ telemetry, log, slowMs: config.slowQueryMs }),
  });
  try {
    const auth = createAuth({ db: database.db, secret, publicUrl: config.publicUrl });
    const clock = systemClock(config.timeZone);
    const tasks = createTaskQueue({ database, clock, log, telemetry });
    let isStopping = false;

    // Of several processes that start at once, one does what is to be done once; the others find it done.
    const { app, mail, setupToken } = await alone(database, 'start', async () => {
      await migrate(database);
      await keepTimeZone(database, config.timeZone);
      await requireSameSecret(database, secret, options['new-secret']);
      const ai = await createAi(config.ai, { database, clock, log, telemetry });
      const driver = mailDriver(config.mail, dataDir);
      const mail = createMail({ database, tasks, log, secret, driver });
      const deps = { ...config, database, auth, files, tasks, mail, clock, log, telemetry, ai };
      const app = createApp({ ...deps, isStopping: () => isStopping });
      await tasks.prepare();
      await replayErasures({ database, clock, tasks, log, dataDir });
      if (config.mode === 'demo') {
        await ensureDemoData({ database, auth, files, clock, progress: say });
        if (isDemoHere) allowReset(dataDir); // it refuses the others anyway
      } else {
        await refuseDemoData(database);
        forbidReset(dataDir);
      }
      if (await renewVectors({ database, tasks, ai }))
        log.info('another engine made the stored vectors: they are made anew in the background');
      await indexMissingResumes({ tasks });
      const first =
        config.mode === 'live' && config.role !== 'worker'
          ? await prepareFirstManager({ database, auth }, config.admin)
          : null;
      return { app, mail, setupToken: first?.setupToken };
    });
    if (onlyMakesDemo) {
      await database.close();
      process.exit(0);
    }

    const isWorker = config.role === 'worker';
    const server = await listen(isWorker ? probesOf(app.app) : app.app, {
      ...config,
      webFolder: isWorker ? null : WEB_FOLDER,
      roleOf: async (headers) =>
        (await actorOf({ database, auth }, headers, { prolong: false }))?.actor.role ?? null,
      metrics: { telemetry, token: config.metricsToken },
      endStreams: () => app.close(),
    });
    const stop = stopOnce({
      log,
      drainMs: config.drainMs,
      sayStopping() {
        isStopping = true;
      },
      async finish(withinMs) {
        await Promise.all([server.close(withinMs), tasks.stop(withinMs)]);
      },
      close: () => database.close(),
      exit: (code) => process.exit(code),
    });
    // SIGHUP: the terminal was closed
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    if (config.role !== 'web') await tasks.start();
    void mail.check();
    greet(config, setupToken);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tells that it serves, all at once: who waits for the first line finds the others there. */
function greet(config: Config, setupToken: string | undefined): void {
  const { appName, publicUrl, mode, role } = config;
  if (role === 'worker') return say(`\n${appName} is ready to work on tasks\n${placeOfData(config)}`);
  const lines = ['', `${appName} is ready at ${publicUrl}`, placeOfData(config)];
  if (setupToken)
    lines.push(`Create the first HR manager here (once): ${publicUrl}/setup#token=${setupToken}`);
  if (mode === 'demo') {
    lines.push(`Demo accounts, password ${DEMO_PASSWORD}:`);
    for (const { email, description } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(28)}${description}`);
  }
  say(lines.join('\n'));
}

/** Where the data lie: a setting with a slip in its name says nothing, and an empty installation would be all that tells. */
function placeOfData({ databaseUrl, dataDir, files }: Config): string {
  const storage = files.kind === 'disk' ? files.folder : `the bucket ${files.bucket}`;
  if (!databaseUrl) return `Data: the embedded database in ${join(dataDir, 'db')}; files in ${storage}`;
  const { host, database } = partsOf(databaseUrl, 'DATABASE_URL');
  return `Data: the PostgreSQL database ${database} at ${host}; files in ${storage}`;
}

function readOptions(): Options {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { demo: flag, reset: flag, 'new-secret': flag, [ONLY_MAKE_DEMO]: flag } })
      .values;
  } catch (error) {
    const there = 'There are --demo, --reset and --new-secret.';
    throw new StartupError(`${(error as Error).message}. ${there}`, { cause: error });
  }
}

try {
  const values = readOptions();
  if (values.reset && !values.demo)
    throw new StartupError('--reset is for the demo only: it would delete real data.');
  await start(readConfig(process.env, values.demo ? 'demo' : 'live'), values);
} catch (error) {
  const line =
    error instanceof StartupError
      ? `Cannot start: ${error.message}`
      : `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
