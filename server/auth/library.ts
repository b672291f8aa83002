import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor as twoFactorPlugin } from 'better-auth/plugins/two-factor';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '#contract/limits.ts';
import type { Handle } from '../db/client.ts';
import { account, session, twoFactor, user, verification } from '../db/schema.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/** Tells the library where a call comes from; what a client sends under this name does not reach it. */
const CLIENT_ADDRESS_HEADER = 'x-niyukti-client-address';

const DAY_SECONDS = 24 * 60 * 60;
/** A session ends when it was not used for this long, */
const UNUSED_DAYS = 7;
/** and after this long however much it is used. */
export const LONGEST_SESSION_MS = 30 * DAY_SECONDS * 1000;
/** Being used is written down, and prolongs a session, as often as this. */
const USED_SECONDS = limits.sessionUseMinutes * 60;
/** Within which the code has to follow the password. */
const CODE_SECONDS = 10 * 60;

/**
 * Whether a session is what its row says: neither over, which the library notes, nor to be prolonged by being used, unless
 * nothing is to be.
 */
export function isSettled(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  how?: { prolong: false },
): boolean {
  const now = Date.now();
  const left = expiresAt.getTime() - now;
  if (left <= 0 || now - createdAt.getTime() > LONGEST_SESSION_MS) return false;
  return how?.prolong === false || left > (UNUSED_DAYS * DAY_SECONDS - USED_SECONDS) * 1000;
}

export interface AuthOptions {
  /** the pool, or an open transaction, which then is all or nothing with what else is done in it */
  db: Handle;
  secret: string;
  publicUrl: string;
}

/** The sign-in library, set up for this installation. */
export function configure({ db, secret, publicUrl }: AuthOptions) {
  const secure = publicUrl.startsWith('https:');
  return betterAuth({
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor },
    }),
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    trustedOrigins: [publicUrl],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: limits.password.min,
      maxPasswordLength: limits.password.max,
    },
    session: { expiresIn: UNUSED_DAYS * DAY_SECONDS, updateAge: USED_SECONDS },
    plugins: [
      twoFactorPlugin({
        twoFactorCookieMaxAge: CODE_SECONDS,
        // Ours counts beforehand, like the other counts: other-limits.ts.
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
    // It counts what succeeded too, and by address only: ours stands in sign-in-limit.ts.
    rateLimit: { enabled: false },
    advanced: {
      // A cookie named so is taken by browsers from this very host alone; the library's own prefix would let a sibling set it.
      cookiePrefix: secure ? '__Host-niyukti' : 'niyukti',
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => uuidv7() },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

export type Library = ReturnType<typeof configure>;

/** What the library is told of a call: the browser, the address, and of its cookies only those that it is to see. */
export function headersFor({
  headers,
  ipAddress,
  cookie,
}: {
  headers: Headers;
  ipAddress: string;
  /** null: none, as if this browser came for the first time */
  cookie: string | null;
}): Headers {
  return new Headers({
    'user-agent': headers.get('user-agent') ?? '',
    [CLIENT_ADDRESS_HEADER]: ipAddress,
    ...(cookie !== null && { cookie }),
  });
}

/** What the browser sent of a cookie, "name=value": by the full name alone, as a sibling host may set others. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  return headers
    .get('cookie')
    ?.split(/; */)
    .find((cookie) => cookie.startsWith(`${name}=`));
}

/** Ends the session that this browser holds, when it holds one. */
export async function endHeldSession(auth: Library, headers: Headers): Promise<void> {
  const cookie = headers.get('cookie');
  if (!cookie) return;
  const held = await auth.api.getSession({ headers: new Headers({ cookie }) });
  if (!held) return;
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(held.session.token);
}
