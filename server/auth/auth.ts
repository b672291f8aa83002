import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '#contract/limits.ts';
import type { Db, Tx } from '../db/client.ts';
import { account, session, user, verification } from '../db/schema.ts';

/** Tells the library where a call comes from; what a client sends under this name does not reach it. */
const CLIENT_ADDRESS_HEADER = 'x-niyukti-client-address';

const DAY_SECONDS = 24 * 60 * 60;

export interface AuthOptions {
  db: Db;
  secret: string;
  publicUrl: string;
}

function configure({ db, secret, publicUrl }: AuthOptions) {
  return betterAuth({
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification },
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
    session: { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS },
    // It counts what succeeded too, and by address only: ours stands in sign-in-limit.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'niyukti',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => uuidv7() },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

export interface SignedIn {
  userId: string;
  email: string;
}

type SignInResult = { ok: true; user: SignedIn; setCookies: string[] } | { ok: false };

/** The sign-in library behind the few words that the product uses of it. Never called inside a transaction. */
export interface Auth {
  /** Starts a session, ending the one this browser still holds; not `ok` when e-mail and password belong to nobody. */
  signIn(email: string, password: string, headers: Headers, ipAddress: string): Promise<SignInResult>;
  /**
   * Whose session the headers carry, or null; with the new cookies when it was prolonged by being used. Whoever cannot
   * set cookies must not prolong: the browser's would run out before the session does.
   */
  sessionOf(
    headers: Headers,
    how?: { prolong: false },
  ): Promise<(SignedIn & { setCookies: string[] }) | null>;
  /** Ends every session of a person, and returns the cookies that clear this browser. */
  signOutEverywhere(userId: string, headers: Headers): Promise<string[]>;
  /** Ends every session of a person, for instance when deactivated. */
  endSessions(userId: string): Promise<void>;
  hashPassword(password: string): Promise<string>;
  /** Whether it is the person's password. Slow on purpose. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** A text that only this installation can make of these words, and always the same: 256 bits, for addresses. */
  tokenFor(words: string): string;
}

export function createAuth(options: AuthOptions): Auth {
  const auth = configure(options);

  const endSessions = async (userId: string) => {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteUserSessions(userId);
  };

  return {
    endSessions,
    async signIn(email, password, headers, ipAddress) {
      const response = await auth.api.signInEmail({
        body: { email: email.toLowerCase(), password },
        headers: new Headers({
          'user-agent': headers.get('user-agent') ?? '',
          [CLIENT_ADDRESS_HEADER]: ipAddress,
        }),
        asResponse: true,
      });
      if (!response.ok) return { ok: false };
      await endHeldSession(auth, headers);
      const { user: found } = (await response.json()) as { user: { id: string; email: string } };
      return {
        ok: true,
        user: { userId: found.id, email: found.email },
        setCookies: response.headers.getSetCookie(),
      };
    },
    async sessionOf(headers, how) {
      if (!headers.get('cookie')?.includes('niyukti.session_token')) return null;
      const { response: current, headers: answered } = await auth.api.getSession({
        headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
        query: { disableRefresh: how?.prolong === false },
        returnHeaders: true,
      });
      if (!current) return null;
      const { id: userId, email } = current.user;
      return { userId, email, setCookies: answered.getSetCookie() };
    },
    async signOutEverywhere(userId, headers) {
      const response = await auth.api.signOut({
        headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
        asResponse: true,
      });
      await endSessions(userId);
      return response.headers.getSetCookie();
    },
    async hashPassword(password) {
      const { password: hasher } = await auth.$context;
      return hasher.hash(password);
    },
    async isPassword(userId, password) {
      const { password: hasher, internalAdapter } = await auth.$context;
      const held = (await internalAdapter.findCredentialAccount(userId))?.password;
      return held ? hasher.verify({ hash: held, password }) : false;
    },
    tokenFor: (words) => createHmac('sha256', options.secret).update(words).digest('base64url'),
  };
}

async function endHeldSession(auth: ReturnType<typeof configure>, headers: Headers): Promise<void> {
  const cookie = headers.get('cookie');
  if (!cookie) return;
  const held = await auth.api.getSession({ headers: new Headers({ cookie }) });
  if (!held) return;
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(held.session.token);
}

/**
 * Writes a person's identity in the caller's transaction, so that identity and profile come together or not at all.
 * The rows are those that the library's own credential sign-up writes. Returns the new user's id.
 */
export async function insertIdentity(
  tx: Tx,
  person: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const id = uuidv7();
  const email = person.email.trim().toLowerCase();
  await tx.insert(user).values({ id, email, name: person.name, emailVerified: true });
  await tx.insert(account).values({
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: person.passwordHash,
  });
  return id;
}
