import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { AppError } from '../core/errors.ts';
import { requireStrongPassword } from './password-strength.ts';

const person = { full_name: 'Meera Krishnan', email: 'meera.k@talentbridge.example' };

const farah = { full_name: 'Farah S. Siddiqui', email: 'farah@hirewell.example' };

const bala = { full_name: 'Krishnan Balasubramaniam', email: 'bala@hirewell.example' };

/** The field's message, or null for a password that is taken. */
async function refusal(password: string, whose = person): Promise<string | null> {
  try {
    await requireStrongPassword(password, whose, 'password');
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
])('is weak: %s', async (_, password) => {
  expect(await refusal(password)).toBe(accountMessages.account.passwordWeak);
});

it.each([
  ['the own name', 'MeeraKrishnan1', person],
  ['the own name, the other way round', 'krishnan meera', person],
  ['the own name, thrice', 'meera meera meera', person],
  ['the own company, by the address', 'talentbridge!', person],
  ['a name with an initial between', 'farahsiddiqui1', farah],
  ['the same, the other way round', 'siddiqui farah', farah],
  ['a name around another', 'balasubkrishnanramaniam', bala],
])('is weak, and it is said why: %s', async (_, password, whose) => {
  expect(await refusal(password, whose)).toBe(accountMessages.account.passwordNamed);
});

it('is good with a name in it when the rest is', async () => {
  expect(await refusal('farah: brass kettle under monsoon', farah)).toBeNull();
  expect(await refusal('farahsiddiqui-92xK!vq'), 'of somebody else').toBeNull();
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

/** As the program begins: nobody has been judged, and time passes when it is told to. */
async function beginning() {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    // The judge goes for want of work.
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    vi.doUnmock('node:worker_threads');
  });
  return import('./password-strength.ts');
}

/** Threads that do as they are told, in place of those that judge. */
async function beginningWith(does: (thread: EventEmitter & { terminate: () => void }) => void) {
  class Thread extends EventEmitter {
    constructor() {
      super();
      queueMicrotask(() => does(this));
    }
    postMessage() {}
    unref() {}
    terminate() {
      this.emit('exit', 1);
    }
  }
  vi.doMock('node:worker_threads', () => ({ Worker: Thread }));
  return beginning();
}

it('is to be tried again when its judge is stuck over it', async () => {
  const { requireStrongPassword: judge } = await beginningWith((thread) => thread.emit('message', 'ready'));
  const judged = judge('brass kettle under monsoon', person, 'password');
  await Promise.all([
    expect(judged).rejects.toHaveProperty('code', 'unavailable'),
    vi.advanceTimersByTimeAsync(10_000),
  ]);
});

it('is not judged by a thread that fails while it loads, which is told at once', async () => {
  const broken = new Error('no word lists');
  const { requireStrongPassword: judge } = await beginningWith((thread) => thread.emit('error', broken));
  await expect(judge('brass kettle under monsoon', person, 'password')).rejects.toBe(broken);
});

it('is judged on a machine that takes long to load the word lists', async () => {
  const { requireStrongPassword: judge } = await beginning();
  const judged = judge('brass kettle under monsoon', person, 'password');
  vi.advanceTimersByTime(44_000);
  await expect(judged).resolves.toBeUndefined();
});

it('is to be tried again when there is no verdict in time, which is no fault of the program', async () => {
  const { requireStrongPassword: judge } = await beginning();
  const judged = judge('brass kettle under monsoon', person, 'password');
  vi.advanceTimersByTime(45_000);
  await expect(judged).rejects.toThrow('The password could not be judged in time. Please try again.');
  await expect(judged).rejects.toHaveProperty('code', 'unavailable');
  await expect(judge('brass kettle under monsoon', person, 'password')).resolves.toBeUndefined();
});

it('is judged at the very moment at which the judge of before goes for want of work', async () => {
  const fresh = await beginning();
  await fresh.requireStrongPassword('brass kettle under monsoon', person, 'password');
  vi.advanceTimersByTime(30_000);
  await expect(
    fresh.requireStrongPassword('brass kettle under monsoon', person, 'password'),
  ).resolves.toBeUndefined();
});
