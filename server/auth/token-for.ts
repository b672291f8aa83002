import { createHmac } from 'node:crypto';

/** A text that only who has the secret can make of these words, and always the same: 256 bits, for addresses. */
export function tokenFor(secret: string, words: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url');
}
