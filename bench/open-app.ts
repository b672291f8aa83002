import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeSignature } from 'better-auth/crypto';
import { DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { createBuiltinAi } from '#server/ai/create-ai.ts';
import { createApp } from '#server/app.ts';
import { createAuth } from '#server/auth/auth.ts';
import { systemClock } from '#server/core/clock.ts';
import { DEFAULT_OWNERSHIP_DAYS } from '#server/core/config.ts';
import { createLogger } from '#server/core/logger.ts';
import type { Database } from '#server/db/client.ts';
import { session } from '#server/db/schema.ts';
import { diskFileStore } from '#server/files/disk-file-store.ts';
import { createMail } from '#server/mail/create-mail.ts';
import { outboxDriver } from '#server/mail/outbox-driver.ts';
import { createTaskQueue } from '#server/queue/task-queue.ts';
import { createTelemetry } from '#server/telemetry/telemetry.ts';
import { insertUser } from '#server/users/create-user.ts';

/** Signs the cookies of all benchmarks. */
export const SECRET = randomBytes(32).toString('base64url');
/** as long as the product's own, so that none is prolonged while something is measured */
const SESSION_MS = 7 * 86_400_000;
const ORIGIN = 'http://localhost:3000';

/** The app without a port on a database of its own, and the cookies of people of a role, signed in. */
export async function openApp(database: Database, folder: string) {
  const auth = createAuth({ db: database.db, secret: SECRET, publicUrl: ORIGIN });
  const log = createLogger('silent');
  const clock = systemClock(DEFAULT_TIME_ZONE);
  const tasks = createTaskQueue({ database, clock, log });
  const driver = outboxDriver(join(folder, 'outbox'), { name: 'Niyukti', address: 'hiring@niyukti.example' });
  const { app } = createApp({
    ai: createBuiltinAi(),
    database,
    auth,
    files: diskFileStore(join(folder, 'files')),
    tasks,
    telemetry: createTelemetry(),
    mail: createMail({ database, tasks, log, secret: SECRET, driver }),
    clock,
    log,
    dataDir: folder,
    appName: 'Niyukti',
    publicUrl: ORIGIN,
    trustedProxies: [],
    vendorOwnershipDays: DEFAULT_OWNERSHIP_DAYS,
  });
  const passwordHash = await auth.hashPassword(SECRET);
  const cookiesOf = async (role: 'hr_manager' | 'vendor', sessions: number, person = '') => {
    const profile = await database.transaction((tx) =>
      insertUser(tx, {
        email: `${role}${person}@niyukti.example`,
        role,
        full_name: role,
        company_name: role === 'vendor' ? 'Talent Bridge' : '',
        passwordHash,
        mustChangePassword: false,
      }),
    );
    const tokens = Array.from({ length: sessions }, () => randomBytes(24).toString('base64url'));
    const expiresAt = new Date(Date.now() + SESSION_MS);
    await database.db
      .insert(session)
      .values(tokens.map((token) => ({ token, expiresAt, userId: profile.user_id })));
    return Promise.all(tokens.map(cookieWith));
  };
  /** Of one person, signed in once. */
  const cookieOf = async (role: 'hr_manager' | 'vendor') => (await cookiesOf(role, 1))[0]!;
  return { app, cookieOf, cookiesOf };
}

async function cookieWith(token: string): Promise<string> {
  return `niyukti.session_token=${encodeURIComponent(`${token}.${await makeSignature(token, SECRET)}`)}`;
}
