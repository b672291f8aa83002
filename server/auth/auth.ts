import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/client.ts';
import { account, user } from '../db/schema.ts';
import {
  type AuthOptions,
  configure,
  cookieOf,
  endHeldSession,
  headersFor,
  isSettled,
  LONGEST_SESSION_MS,
} from './library.ts';
import { sessionTokenReader } from './session-token.ts';
import { tokenFor } from './token-for.ts';
import { createTwoStep, type TwoStep } from './two-step.ts';

export interface SignedIn {
  userId: string;
  email: string;
}

type SignInResult =
  | { ok: true; codeRequired: false; user: SignedIn; setCookies: string[] }
  /** the password was right, and no session has begun */
  | { ok: true; codeRequired: true; userId: string; setCookies: string[] }
  | { ok: false };

/** A session that the headers carry. */
interface HeldSession extends SignedIn {
  sessionId: string;
  /** new cookies when the session was prolonged by being used */
  setCookies: string[];
}

/** The sign-in library behind the few words that the product uses of it. Never called inside a transaction. */
export interface Auth {
  /** The name of a session's cookie: another behind TLS than over plain HTTP. */
  sessionCookie: string;
  /**
   * Starts a session, ending the one this browser still holds; not `ok` when e-mail and password belong to nobody. With
   * two-step sign-in it only begins: the cookies carry on to `twoStep.finish`.
   */
  signIn(email: string, password: string, headers: Headers, ipAddress: string): Promise<SignInResult>;
  /**
   * Whose session the headers carry, or null; with the new cookies when it was prolonged by being used. Whoever cannot
   * set cookies must not prolong: the browser's would run out before the session does.
   */
  sessionOf(headers: Headers, how?: { prolong: false }): Promise<HeldSession | null>;
  /** The token of the session whose signed cookie the headers carry, or null. Whether there still is such a session, its row says. */
  sessionToken(headers: Headers): string | null;
  /** Whether a session is what its row says: `sessionOf` need neither end it nor write down that it is used. */
  isSettled(session: { createdAt: Date; expiresAt: Date }, how?: { prolong: false }): boolean;
  /** Whether the headers carry a session's cookie, a valid one or not. */
  hasSessionCookie(headers: Headers): boolean;
  /** Ends every session of a person, and returns the cookies that clear this browser. */
  signOutEverywhere(userId: string, headers: Headers): Promise<string[]>;
  /** Ends every session of a person, for instance when deactivated. */
  endSessions(userId: string): Promise<void>;
  hashPassword(password: string): Promise<string>;
  /** Whether it is the person's password. Slow on purpose. */
  isPassword(userId: string, password: string): Promise<boolean>;
  /** The second step of signing in. */
  twoStep: TwoStep;
  /** A text that only this installation can make of these words, and always the same: 256 bits, for addresses. */
  tokenFor(words: string): string;
}

export function createAuth(options: AuthOptions): Auth {
  const auth = configure(options);
  const sessionCookie = `${auth.options.advanced.cookiePrefix}.session_token`;
  const hasSessionCookie = (headers: Headers) => cookieOf(headers, sessionCookie) !== undefined;

  const endSessions = async (userId: string) => {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteUserSessions(userId);
  };

  return {
    sessionCookie,
    hasSessionCookie,
    sessionToken: sessionTokenReader(sessionCookie, options.secret),
    isSettled,
    endSessions,
    async signIn(email, password, headers, ipAddress) {
      const response = await auth.api.signInEmail({
        body: { email: email.toLowerCase(), password },
        headers: headersFor({ headers, ipAddress, cookie: null }),
        asResponse: true,
      });
      if (!response.ok) return { ok: false };
      const answer = (await response.json()) as
        | { user: { id: string; email: string } }
        | { twoFactorRedirect: true };
      const setCookies = response.headers.getSetCookie();
      await endHeldSession(auth, headers);
      if ('twoFactorRedirect' in answer) {
        const { internalAdapter } = await auth.$context;
        const found = await internalAdapter.findUserByEmail(email.toLowerCase());
        return found ? { ok: true, codeRequired: true, userId: found.user.id, setCookies } : { ok: false };
      }
      return {
        ok: true,
        codeRequired: false,
        user: { userId: answer.user.id, email: answer.user.email },
        setCookies,
      };
    },
    async sessionOf(headers, how) {
      if (!hasSessionCookie(headers)) return null;
      const { response: current, headers: answered } = await auth.api.getSession({
        headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
        query: { disableRefresh: how?.prolong === false },
        returnHeaders: true,
      });
      if (!current) return null;
      if (Date.now() - current.session.createdAt.getTime() > LONGEST_SESSION_MS) {
        const { internalAdapter } = await auth.$context;
        await internalAdapter.deleteSession(current.session.token);
        return null;
      }
      const { id: userId, email } = current.user;
      return {
        userId,
        email,
        sessionId: current.session.id,
        setCookies: answered.getSetCookie(),
      };
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
    twoStep: createTwoStep(auth, (tx) => configure({ ...options, db: tx })),
    tokenFor: (words) => tokenFor(options.secret, words),
  };
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
