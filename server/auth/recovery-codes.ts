import { randomInt } from 'node:crypto';

/** No 0/o, 1/l/i: they are written down and typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Recovery codes such as "k7wp-ab3d-x2yz", each of some 59 bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    grouped(Array.from({ length: GROUPS * GROUP_LENGTH }, letter).join('')),
  );
}

/** A recovery code as it was made, however it was typed: capitals, spaces and hyphens make no difference. */
export function recoveryCodeAsMade(typed: string): string {
  return grouped(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

function letter(): string {
  return LETTERS.charAt(randomInt(LETTERS.length));
}

function grouped(letters: string): string {
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
