import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type apiTokenCreateSchema, TOKEN_PREFIX } from '#contract/api-tokens.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Clock } from '../core/clock.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { type ApiTokenRow, countWorking, insertToken, lockOwner } from './api-tokens.repo.ts';

const DAY_MS = 86_400_000;
/** 256 bits: nobody finds one by trying, so a plain hash of it is enough. */
const SECRET_BYTES = 32;
/** Characters behind the prefix by which its owner knows a token. */
const KNOWN_BY = 4;

/** How a token is kept. */
export function tokenHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Makes a token for the actor and answers it, this once. Throws `conflict` when the actor has as many as one may have. */
export async function createToken(
  { database, clock }: { database: Database; clock: Clock },
  by: By & { actor: Actor },
  { name, scopes, days }: z.output<typeof apiTokenCreateSchema>,
): Promise<{ row: ApiTokenRow; secret: string }> {
  const secret = TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const now = clock.now();
  const row = await database.transaction(async (tx) => {
    await lockOwner(tx, by.actor.userId);
    if ((await countWorking(tx, by.actor.userId, now)) >= limits.apiToken.most)
      throw new AppError('conflict', messages.apiToken.tooMany);
    const made = await insertToken(tx, {
      user_id: by.actor.userId,
      name,
      token_hash: tokenHash(secret),
      starts_with: secret.slice(0, TOKEN_PREFIX.length + KNOWN_BY),
      scopes,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    });
    await recordAudit(tx, by, {
      action: 'api_token.create',
      recordType: 'api_token',
      recordId: made.id,
      fields: scopes,
    });
    return made;
  });
  return { row, secret };
}
