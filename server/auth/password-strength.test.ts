import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { AppError } from '../core/errors.ts';
import { requireStrongPassword } from './password-strength.ts';

const person = { full_name: 'Meera Krishnan', email: 'meera.k@talentbridge.example' };

/** The field's message, or null for a password that is taken. */
async function refusal(password: string): Promise<string | null> {
  try {
    await requireStrongPassword(password, person, 'password');
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.fields?.['password'] ?? null;
    throw error;
  }
}

it.each([
  ['among the most common ones', 'qwertyuiop'],
  ['a common one, dressed up', 'P@ssw0rd123'],
  ['the product', 'Niyukti@2026'],
  ['what the product is for', 'Recruitment1'],
  ['the own name', 'MeeraKrishnan1'],
  ['the own company, by the address', 'talentbridge!'],
])('is weak: %s', async (_, password) => {
  expect(await refusal(password)).toBe(messages.account.passwordWeak);
});

it.each([
  ['several words', 'brass kettle under monsoon'],
  ['letters of any script', 'चाय-पकौड़ा-बारिश-छाता'],
  ['odd signs', '~~9}x]Qe|=v'],
  [
    '128 of them',
    'aB3$'
      .repeat(8)
      .concat('kettle under the stairs, brass and cold, before the rain came to Kochi')
      .padEnd(128, 'z'),
  ],
])('is good, without rules of what it must hold: %s', async (_, password) => {
  expect(await refusal(password)).toBeNull();
});
