import { APIError } from 'better-auth/api';
import type { Tx } from '../db/client.ts';
import { cookieOf, endHeldSession, headersFor, type Library } from './library.ts';
import { recoveryCodeAsMade } from './recovery-codes.ts';

/** Where a call comes from. */
interface CallFrom {
  headers: Headers;
  ipAddress: string;
}

/** The second step as it was typed: a code of the app, or one of the recovery codes. */
interface TypedCode {
  kind: 'app' | 'recovery';
  code: string;
}

type Finished =
  | { ok: true; userId: string; email: string; setCookies: string[] }
  /** `over`: the first step is too long ago, or there were too many wrong codes, so it begins anew */
  | { ok: false; why: 'wrong' | 'over' };

/** The sign-in library's two-step part. What takes a transaction writes in it; the others are never called inside one. */
export interface TwoStep {
  /** Makes a secret for the app, as a link, and recovery codes, which count from `confirm` on; null when it is on already. */
  begin(tx: Tx, headers: Headers, password: string, issuer: string): Promise<string | null>;
  /** Turns it on by the first code of the app; the new cookies, or null for a wrong code or when nothing was begun. */
  confirm(tx: Tx, from: CallFrom, code: string): Promise<string[] | null>;
  /** Makes new recovery codes in place of the old ones; null when it is not on. */
  renewCodes(tx: Tx, headers: Headers, password: string): Promise<string[] | null>;
  /** The recovery codes that are left; none for somebody without two steps. */
  recoveryCodes(userId: string): Promise<string[]>;
  /** Who has done the first step in this browser; null when nobody has, or too long ago. */
  begunBy(headers: Headers): Promise<string | null>;
  /** Does the second step: starts the session, ending the one that this browser still holds. */
  finish(from: CallFrom, typed: TypedCode): Promise<Finished>;
}

/** The library's words for a first step that is over. */
const OVER = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

/** What the browser sent of a first step. */
function stepCookie(auth: Library, headers: Headers): string | undefined {
  return cookieOf(headers, `${auth.options.advanced.cookiePrefix}.two_factor`);
}

/** The two-step part of a library, and of the one that works `inside` an open transaction. */
export function createTwoStep(auth: Library, inside: (tx: Tx) => Library): TwoStep {
  return {
    async begin(tx, headers, password, issuer) {
      return nullIfRefused(async () => {
        const asked = { headers: own(headers), body: { password, issuer } };
        const begun = await inside(tx).api.enableTwoFactor(asked);
        return 'totpURI' in begun ? (begun.totpURI ?? null) : null;
      });
    },
    async confirm(tx, { headers, ipAddress }, code) {
      const response = await inside(tx).api.verifyTOTP({
        headers: headersFor({ headers, ipAddress, cookie: headers.get('cookie') }),
        body: { code },
        asResponse: true,
      });
      return response.ok ? response.headers.getSetCookie() : null;
    },
    async renewCodes(tx, headers, password) {
      return nullIfRefused(async () => {
        const made = await inside(tx).api.generateBackupCodes({ headers: own(headers), body: { password } });
        return made.backupCodes;
      });
    },
    async recoveryCodes(userId) {
      const held = await nullIfRefused(async () => auth.api.viewBackupCodes({ body: { userId } }));
      return held?.backupCodes ?? [];
    },
    async begunBy(headers) {
      const cookie = stepCookie(auth, headers);
      const signed = cookie === undefined ? null : decoded(cookie.slice(cookie.indexOf('=') + 1));
      if (signed === null) return null;
      const context = await auth.$context;
      // What is before the signature, which `finish` checks: until then it is only counted by.
      const step = await context.internalAdapter.findVerificationValue(
        signed.slice(0, signed.lastIndexOf('.')),
      );
      return step?.value ?? null;
    },
    async finish({ headers, ipAddress }, { kind, code }) {
      const call = {
        // Not the session that this browser may hold: the code would be checked against that one's person.
        headers: headersFor({
          headers,
          ipAddress,
          cookie: stepCookie(auth, headers) ?? null,
        }),
        asResponse: true as const,
      };
      const response =
        kind === 'app'
          ? await auth.api.verifyTOTP({ ...call, body: { code } })
          : await auth.api.verifyBackupCode({ ...call, body: { code: recoveryCodeAsMade(code) } });
      if (!response.ok) {
        const { code: why } = (await response.json()) as { code?: string };
        return { ok: false, why: why !== undefined && OVER.has(why) ? 'over' : 'wrong' };
      }
      await endHeldSession(auth, headers);
      const { user } = (await response.json()) as { user: { id: string; email: string } };
      return { ok: true, userId: user.id, email: user.email, setCookies: response.headers.getSetCookie() };
    },
  };
}

/** A cookie's value, or null for one that nobody was given: broken, or with signs that the database refuses. */
function decoded(value: string): string | null {
  try {
    const text = decodeURIComponent(value);
    return /^[\x21-\x7e]+$/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The headers that prove whose session it is. */
function own(headers: Headers): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '' });
}

async function nullIfRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
