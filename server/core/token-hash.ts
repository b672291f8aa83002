import { createHash } from 'node:crypto';

/** How a link's or a program's token is kept (SHA-256, hex). It is random, so nobody finds it by trying; a slow hash adds nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
