import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSignature } from 'better-auth/crypto';
import type { Route, RouteCall, RouteOutput } from '#contract/route.ts';
import type { Role } from '#contract/roles.ts';
import type { Ai } from '../ai/ai.ts';
import { createBuiltinAi } from '../ai/create-ai.ts';
import type { ProviderDeps } from '../ai/provider-ai.ts';
import { createApp } from '../app.ts';
import { createAuth } from '../auth/auth.ts';
import type { Clock } from '../core/clock.ts';
import { createLogger, type Logger } from '../core/logger.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { dayOf, DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { session } from '../db/schema.ts';
import { watchQueries } from '../db/watch-queries.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import { type FileStore, withPlainFailures } from '../files/file-store.ts';
import { createMail } from '../mail/create-mail.ts';
import { outboxDriver } from '../mail/outbox-driver.ts';
import { createTaskQueue } from '../queue/task-queue.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import { ticker } from './ticker.ts';
import { insertUser } from '../users/create-user.ts';
import type { MailDriver } from '../mail/mail.ts';
import { openTestDatabase } from './database.ts';
import { readOutbox } from './read-outbox.ts';

const PASSWORD = 'Correct-horse-9';

const PEOPLE = {
  hr: { role: 'hr_manager', full_name: 'Hema Rao', company_name: '' },
  hr2: { role: 'hr_manager', full_name: 'Harish Iyer', company_name: '' },
  recruiter: { role: 'internal_user', full_name: 'Ravi Nair', company_name: '' },
  vendor: { role: 'vendor', full_name: 'Vani Shah', company_name: 'Talent Bridge' },
  vendor2: { role: 'vendor', full_name: 'Vikram Bose', company_name: 'People First' },
} as const satisfies Record<string, { role: Role; full_name: string; company_name: string }>;

export type Person = keyof typeof PEOPLE;
const ORIGIN = 'http://localhost:3000';
const SECRET = 'test-secret-'.repeat(4);

/** What a call answered: the status, and the data or the error. */
export interface TestAnswer<T> {
  status: number;
  data: T;
  error: ErrorBody['error'] | undefined;
  response: Response;
}

/** A clock that tests can set; it stands still otherwise. */
export interface TestClock extends Clock {
  set(now: Date): void;
  /** the installation's time zone; the database keeps its own (keepTimeZone) */
  setZone(timeZone: string): void;
}

function testClock(): TestClock {
  let now = new Date();
  let zone = DEFAULT_TIME_ZONE;
  return {
    get timeZone() {
      return zone;
    },
    now: () => now,
    today: () => dayOf(now, zone),
    set: (to) => {
      now = to;
    },
    setZone: (to) => {
      zone = to;
    },
  };
}

/** What stands in the map, made when first asked for; calls at the same time share one making. */
function once<K>(map: Map<K, Promise<string>>, key: K, make: () => Promise<string>): Promise<string> {
  const held = map.get(key) ?? make();
  map.set(key, held);
  return held;
}

interface TestAppOptions {
  /** the AI engine; the built-in one unless told otherwise */
  ai?: (deps: ProviderDeps) => Promise<Ai>;
  /** how mail is handed over; into a folder unless told otherwise */
  mail?: (outbox: string) => MailDriver;
  /** where files lie; in the folder unless told otherwise */
  files?: (folder: string) => FileStore;
  /** where the app writes its log; nowhere unless told otherwise */
  log?: Logger;
  /** the address people type */
  publicUrl?: string;
}

/**
 * The whole app on a real database of its own, with signed-in people of each role. Use one for a test file:
 * `const app = await createTestApp(); beforeEach(() => app.reset()); afterAll(() => app.close());`
 */
export async function createTestApp({
  ai: makeAi,
  mail: makeMail,
  files: makeFiles = diskFileStore,
  log = createLogger('silent'),
  publicUrl = ORIGIN,
}: TestAppOptions = {}) {
  const telemetry = createTelemetry();
  const database = await openTestDatabase({ watch: watchQueries({ telemetry, log, slowMs: 0 }) });
  const folder = mkdtempSync(join(tmpdir(), 'niyukti-test-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'niyukti-data-'));
  const files = withPlainFailures(makeFiles(folder), log);
  const auth = createAuth({ db: database.db, secret: SECRET, publicUrl });
  const clock = testClock();
  const { every, tick } = ticker();
  const tasks = createTaskQueue({ database, clock, log, telemetry });
  const outbox = join(folder, 'outbox');
  const driver = makeMail
    ? makeMail(outbox)
    : outboxDriver(outbox, { name: 'Niyukti', address: 'hiring@niyukti.example' });
  const mail = createMail({ database, tasks, log, secret: SECRET, driver });
  const ai = makeAi ? await makeAi({ database, clock, log, telemetry }) : createBuiltinAi();
  const api = createApp({
    ai,
    database,
    auth,
    files,
    clock,
    log,
    telemetry,
    tasks,
    mail,
    dataDir,
    appName: 'Niyukti',
    publicUrl,
    trustedProxies: [],
    vendorOwnershipDays: 180,
    every,
  });
  await tasks.prepare();
  // Hashing is slow on purpose; once is enough for everybody in a test.
  const passwordHash = await auth.hashPassword(PASSWORD);
  const cookies = new Map<Person, Promise<string>>();
  const ids = new Map<Person, Promise<string>>();

  const createPerson = async (person: Person): Promise<string> => {
    const { role, full_name, company_name } = PEOPLE[person];
    const profile = await database.transaction((tx) =>
      insertUser(tx, {
        email: `${person}@niyukti.example`,
        role,
        full_name,
        company_name,
        passwordHash,
        mustChangePassword: false,
      }),
    );
    return profile.user_id;
  };

  // The session as signing in leaves it; checking a password for every test would take longer than the tests.
  const startSession = async (person: Person): Promise<string> => {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(Date.now() + 86_400_000);
    await database.db.insert(session).values({ token, expiresAt, userId: await userId(person) });
    return `${auth.sessionCookie}=${encodeURIComponent(`${token}.${await makeSignature(token, SECRET)}`)}`;
  };

  /** A person's id; each is created when first asked for. */
  const userId = (person: Person): Promise<string> => once(ids, person, () => createPerson(person));
  const cookieOf = (person: Person): Promise<string> => once(cookies, person, () => startSession(person));

  /** Sends a request as a person, or as nobody. */
  const fetchAs = async (person: Person | 'nobody', path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (person !== 'nobody') headers.set('cookie', await cookieOf(person));
    return api.app.request(path, { ...init, headers });
  };

  /** A person whose calls are typed by the contract. Nothing is checked before sending, so bad input can be tried. */
  const as = (person: Person | 'nobody') => ({
    fetch: (path: string, init?: RequestInit) => fetchAs(person, path, init),
    async call<R extends Route>(
      route: R,
      input: Omit<RouteCall<R>, 'files'> & {
        files?: Record<string, File>;
        idempotencyKey?: string;
      },
    ): Promise<TestAnswer<RouteOutput<R>>> {
      const { params, query, body, files, idempotencyKey } = input as {
        params?: Record<string, string>;
        query?: Record<string, string | number | undefined>;
        body?: unknown;
        files?: Record<string, File>;
        idempotencyKey?: string;
      };
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
        encodeURIComponent(params?.[name] ?? ''),
      );
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query ?? {}))
        if (value !== undefined) search.set(name, String(value));
      const init: RequestInit & { headers: Record<string, string> } = {
        method: route.method.toUpperCase(),
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      };
      if (files) {
        const form = new FormData();
        // As the screens send it: the part names its type.
        form.set('payload', new Blob([JSON.stringify(body)], { type: 'application/json' }));
        for (const [name, file] of Object.entries(files)) form.set(name, file);
        init.body = form;
      } else if (body !== undefined) {
        init.body = JSON.stringify(body);
        init.headers['content-type'] = 'application/json';
      }
      const queryText = search.size > 0 ? `?${search.toString()}` : '';
      const response = await fetchAs(person, path + queryText, init);
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      const json: unknown = isJson ? await response.clone().json() : undefined;
      return {
        status: response.status,
        data: json as RouteOutput<R>,
        error: (json as Partial<ErrorBody> | undefined)?.error,
        response,
      };
    },
  });

  return {
    api,
    database,
    auth,
    files,
    filesFolder: folder,
    dataDir,
    clock,
    ai,
    mail,
    telemetry,
    /** The mails that have been sent since the last reset, the oldest first; those that wait are sent for it. */
    mails: async () => {
      await tasks.drain();
      return readOutbox(outbox);
    },
    /** Tasks wait until `tasks.drain()` works on them. */
    tasks,
    password: PASSWORD,
    userId,
    /** The cookie of a person's session; of nobody, none. */
    cookieOf: async (person: Person | 'nobody') => (person === 'nobody' ? '' : cookieOf(person)),
    as,
    /** What a person's browser sends along, for another process on the same data. */
    headersOf: async (person: Person) => ({ cookie: await cookieOf(person) }),
    /** Does at once all recurring work of that period (ms). */
    tick,
    /** Empties the database and forgets everybody. */
    async reset() {
      await database.reset();
      rmSync(outbox, { recursive: true, force: true });
      cookies.clear();
      ids.clear();
      clock.set(new Date());
      clock.setZone(DEFAULT_TIME_ZONE);
    },
    async close() {
      api.close();
      await database.close();
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
    },
  };
}
