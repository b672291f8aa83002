import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { AppError, RETRY_AFTER } from '../core/errors.ts';
import type { UploadedFile } from './call.ts';

/** A create, as its sender names it. */
export interface NamedCall {
  userId: string;
  /** method and path */
  route: string;
  /** the sender's Idempotency-Key */
  key: string;
  /** of what was sent with it */
  contentHash: string;
  /** of this try alone: nothing is noted for it any more once another has taken its place */
  requestId: string;
}

export type Claim =
  | { state: 'new' }
  /** the first call is still at work */
  | { state: 'busy' }
  /** the key was used for something else */
  | { state: 'other' }
  | { state: 'done'; answer: unknown }
  | { state: 'refused'; refusal: Refusal };

/** A refusal that is given again; without fields and records, which would outlive what they speak of. */
export type Refusal = Pick<AppError, 'code' | 'message'>;

/**
 * Remembers answers of creates by the sender's Idempotency-Key. What became of a claimed call is noted later when it
 * cannot be noted at once.
 */
export interface IdempotencyStore {
  claim(call: NamedCall): Promise<Claim>;
  finish(call: NamedCall, answer: unknown): Promise<void>;
  refuse(call: NamedCall, refusal: Refusal): Promise<void>;
  /** forgets a failed call, so that it can be tried again */
  release(call: NamedCall): Promise<void>;
}

/** Stands for what was sent: the checked input and the bytes of the files. */
export function contentHash(input: unknown, files: Record<string, UploadedFile>): string {
  const hash = createHash('sha256').update(JSON.stringify(input));
  for (const [name, file] of Object.entries(files)) hash.update(name).update(file.bytes);
  return hash.digest('hex');
}

/**
 * Runs a create; sent again with the same key it gets the first answer, or the first refusal when that was final. Throws
 * `bad_request` for a key that is too long, and `conflict` while the first is at work or when the key came with something
 * else.
 */
export async function runOnce(
  store: IdempotencyStore,
  call: NamedCall,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (call.key.length > limits.shortText.max)
    throw new AppError('bad_request', `Idempotency-Key may have at most ${limits.shortText.max} characters.`);
  const claim = await store.claim(call);
  switch (claim.state) {
    case 'done':
      return claim.answer;
    case 'refused':
      throw new AppError(claim.refusal.code, claim.refusal.message, { isFinal: true });
    case 'busy':
      throw new AppError('conflict', 'The same request is still being worked on. Please wait a moment.', {
        retryAfter: RETRY_AFTER,
      });
    case 'other':
      throw new AppError('conflict', 'This Idempotency-Key was used for another request. Use a new one.');
    case 'new':
      break;
  }
  let answer: unknown;
  try {
    answer = await run();
  } catch (error) {
    if (error instanceof AppError && error.isFinal)
      await store.refuse(call, { code: error.code, message: error.message });
    else await store.release(call);
    throw error;
  }
  // What is done is done: a key that cannot be finished stays claimed rather than letting it be done again.
  await store.finish(call, answer);
  return answer;
}
