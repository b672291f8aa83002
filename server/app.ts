import { sessionRoutes } from '#contract/session.ts';
import { mountAccount } from './account/account.routes.ts';
import type { Ai } from './ai/ai.ts';
import { mountAi } from './ai/ai.routes.ts';
import { mountApiTokens } from './api-tokens/api-tokens.routes.ts';
import { callerOf } from './api-tokens/caller-of.ts';
import { mountAssignments } from './assignments/assignments.routes.ts';
import { mountAudit } from './audit/audit.routes.ts';
import type { Auth } from './auth/auth.ts';
import { mountBackground } from './background/background.routes.ts';
import { mountCandidates } from './candidates/candidates.routes.ts';
import type { Clock } from './core/clock.ts';
import { type Every, every } from './core/every.ts';
import type { Logger } from './core/logger.ts';
import type { Database } from './db/client.ts';
import { idempotencyStore, workOnOldAnswers } from './db/idempotency.ts';
import { mountEvents } from './events/events.routes.ts';
import { mountFirstSteps } from './first-steps/first-steps.routes.ts';
import { mountFind } from './find/find.routes.ts';
import { workOnFileDeletion } from './files/delete-file.ts';
import type { FileStore } from './files/file-store.ts';
import { Api } from './http/api.ts';
import { openApiDocument } from './http/openapi.ts';
import { present, Presented } from './http/present.ts';
import { sendJson, writtenOnce } from './http/send-json.ts';
import { mountIntake } from './intake/intake.routes.ts';
import { mountJobs } from './jobs/jobs.routes.ts';
import { embedJob } from './matching/embed-job.ts';
import { ensureJobVector } from './matching/embed-tasks.ts';
import type { Mail } from './mail/mail.ts';
import { mountLegacyImport } from './legacy-import/legacy-import.routes.ts';
import { mountMatching } from './matching/matching.routes.ts';
import { mountMetrics } from './metrics/metrics.routes.ts';
import type { TaskQueue } from './queue/task-queue.ts';
import { mountNotes } from './notes/notes.routes.ts';
import { requireReady } from './readiness.ts';
import { workOnResumeIndex } from './resumes/index-resumes.ts';
import { workOnResumeSweep } from './resumes/sweep-resume-files.ts';
import { workOnErasureLog } from './rights/erasure-log.ts';
import { mountReminders } from './reminders/reminders.routes.ts';
import { mountRights } from './rights/rights.routes.ts';
import { mountSavedViews } from './saved-views/saved-views.routes.ts';
import { mountSubmissions } from './submissions/submissions.routes.ts';
import { workOnNightlySwot } from './swot/nightly-swot.ts';
import { mountSwot } from './swot/swot.routes.ts';
import { addReadFigures } from './telemetry/read-when-asked.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { setUpState } from './users/first-manager.ts';
import { mountUsers } from './users/users.routes.ts';
import { mountVectors } from './vectors/vectors.routes.ts';

export interface AppDeps {
  database: Database;
  auth: Auth;
  files: FileStore;
  /** the engine that reads resumes, writes jobs and makes vectors */
  ai: Ai;
  tasks: TaskQueue;
  mail: Mail;
  clock: Clock;
  log: Logger;
  telemetry: Telemetry;
  /** where the log of erasures lies */
  dataDir: string;
  appName: string;
  /** the address people type, which links in mail begin with */
  publicUrl: string;
  trustedProxies: readonly string[];
  /** for how many days the first vendor company to submit a person owns that person */
  vendorOwnershipDays: number;
  /** how recurring work is timed; by the machine's clock unless told otherwise */
  every?: Every;
  /** whether the process has been told to stop; never unless told otherwise */
  isStopping?: () => boolean;
}

const LOGGED_PATH_LENGTH = 200;

/** The API without a port: the server listens with it, tests call it. Says who works on which tasks, too; begins none. */
export function createApp(deps: AppDeps): Api {
  const { database, auth, clock, log, telemetry, appName } = deps;
  const api = new Api({
    log,
    telemetry,
    trustedProxies: deps.trustedProxies,
    idempotency: idempotencyStore(database, (text) => auth.tokenFor(`sent ${text}`)),
    authenticate: (headers) => callerOf(deps, headers),
  });

  api.mount(sessionRoutes.health, async () => present(sessionRoutes.health.output, { status: 'ok' }));
  api.mount(sessionRoutes.ready, async () => {
    await requireReady({ database, isStopping: deps.isStopping ?? (() => false) });
    return present(sessionRoutes.ready.output, { status: 'ok' });
  });
  const isSetUp = setUpState(database);
  api.mount(sessionRoutes.appInfo, async () =>
    present(sessionRoutes.appInfo.output, {
      name: appName,
      time_zone: clock.timeZone,
      today: clock.today(),
      sends_mail: deps.mail.leaves,
      is_set_up: await isSetUp(),
    }),
  );
  api.mount(sessionRoutes.reportMissingPage, async ({ body, origin }) => {
    const path = body.path.slice(0, LOGGED_PATH_LENGTH);
    log.warn({ requestId: origin.requestId, path }, 'page not found');
  });
  mountUsers(api, deps);
  mountAccount(api, deps);
  mountJobs(api, {
    ...deps,
    // A save does not wait for a provider: its task is due at once.
    onJobTextChanged: async (jobId) => {
      if (deps.ai.embedsAtOnce) await embedJob(deps, jobId);
    },
    onJobTextChanging: (tx, jobId) => ensureJobVector(tx, deps.tasks, jobId),
  });
  mountFind(api, deps);
  mountCandidates(api, deps);
  mountNotes(api, deps);
  mountIntake(api, deps);
  mountAssignments(api, deps);
  mountSubmissions(api, deps);
  mountReminders(api, deps);
  mountMetrics(api, deps);
  mountAi(api, deps);
  mountAudit(api, deps);
  mountApiTokens(api, deps);
  mountSwot(api, deps);
  mountMatching(api, deps);
  mountVectors(api, deps);
  mountBackground(api, deps);
  mountLegacyImport(api, deps);
  mountRights(api, deps);
  mountSavedViews(api, deps);
  mountFirstSteps(api, deps);
  mountEvents(api, { ...deps, every: deps.every ?? every });

  addReadFigures(telemetry, deps);
  workOnOldAnswers(deps.tasks, database);
  workOnFileDeletion(deps.tasks, deps);
  workOnResumeSweep(deps.tasks, deps);
  workOnResumeIndex(deps);
  workOnNightlySwot(deps.tasks, deps);
  workOnErasureLog(deps.tasks, deps);

  // More routes are mounted above this line.
  const names = { title: appName, sessionCookie: auth.sessionCookie };
  // Made, written and compressed once, when it is first asked for: it takes a tenth of a second, and anybody may ask.
  let described: Presented<object> | undefined;
  api.app.get('/api/openapi.json', (c) => {
    described ??= writtenOnce(new Presented(openApiDocument(names, api.mounted)));
    return sendJson(c, described.value);
  });
  api.closeWithNotFound();
  return api;
}
