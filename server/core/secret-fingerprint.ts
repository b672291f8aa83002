import { scryptSync } from 'node:crypto';

/** Tells whether a secret is the same. Slow on purpose: from it nobody shall guess a secret that somebody has typed. */
export const secretFingerprint = (secret: string): string =>
  scryptSync(secret, 'niyukti archive', 16).toString('hex');
