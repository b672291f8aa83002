import { isIPv6 } from 'node:net';
import { accountMessages } from '#contract/account-messages.ts';
import { revokeTokensOf } from '../api-tokens/revoke-tokens.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listSessions } from '../auth/identity.ts';
import { AppError } from '../core/errors.ts';
import type { AccountDeps, Owner } from './account-deps.ts';
import { deviceWords } from './device-words.ts';
import { endSessionsAndTell } from '../users/end-sessions.ts';

type Deps = Pick<AccountDeps, 'database' | 'auth'>;

async function heldSession({ auth }: Deps, { origin }: Owner): Promise<string | null> {
  return (await auth.sessionOf(origin.headers, { prolong: false }))?.sessionId ?? null;
}

/** Where the owner is signed in: this browser first, then the last used. */
export async function readSessions(deps: Deps, owner: Owner) {
  const held = await heldSession(deps, owner);
  const rows = await listSessions(deps.database.db, owner.actor.userId);
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.userAgent),
    ip_address: shortened(row.ipAddress),
    started_at: row.createdAt,
    last_used_at: row.updatedAt,
    current: row.id === held,
  }));
  return { items: items.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}

/** Signs one of the owner's sessions out. Throws `not_found` for one that has ended or is somebody else's. */
export async function endSession({ database }: Deps, by: Owner, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await endSessionsAndTell(tx, by.actor.userId, { only: id });
    if (ended === 0) throw new AppError('not_found', accountMessages.account.sessionNotFound);
    await recordAudit(tx, by, { action: 'session.end_one', recordType: 'session', recordId: id });
  });
}

/** Signs the owner out everywhere but here; API tokens are revoked, too, as whoever presses this does not know who has got in. Where there is nothing to end nothing is written. */
export async function endOtherSessions(deps: Deps, by: Owner): Promise<void> {
  const held = await heldSession(deps, by);
  await deps.database.transaction(async (tx) => {
    const revoked = await revokeTokensOf(tx, by.actor.userId);
    const ended = await endSessionsAndTell(tx, by.actor.userId, held === null ? {} : { but: held });
    if (revoked + ended > 0) await recordAudit(tx, by, { action: 'session.end_others' });
  });
}

/** The library writes addresses of IPv6 out, by their network. */
function shortened(address: string | null): string | null {
  if (!address) return null;
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
}
