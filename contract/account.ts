import { z } from 'zod';
import { accountEmailSchema, idParams, instantSchema, writtenText } from './fields.ts';
import { limits } from './limits.ts';
import { accountMessages } from './account-messages.ts';
import { givenRoleSchema, roleSchema } from './roles.ts';
import { defineRoute } from './route.ts';
import { linkSchema, newPasswordSchema, sessionSchema } from './session.ts';

/** What a link that was sent by mail is for. */
export const ACCOUNT_LINK_PURPOSES = ['password', 'email'] as const;
export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number];

/** How good a password is, from 0 to 4, as the judge of passwords says. */
export const STRENGTH_WORDS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** What the judge of passwords is asked, in a thread of its own on either side, and its answer: a score of 0 to 4. */
export interface PasswordQuestion {
  id: number;
  password: string;
  guessable: string[];
}
export interface PasswordVerdict {
  id: number;
  score: number;
}

/** Words that somebody tries first who knows what the password is for. */
const PRODUCT_WORDS = [
  'niyukti',
  'recruitment',
  'recruiter',
  'recruiting',
  'hiring',
  'candidate',
  'interview',
  'vendor',
  'manager',
];

/** Words of a name or an e-mail address, each and all together, in small letters. Where an address ends says nothing. */
function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  const telling = text.includes('@') ? parts.slice(0, -1) : parts;
  return [text.toLowerCase(), telling.join(''), ...telling].filter((word) => word.length > 2);
}

/**
 * Words that somebody who knows the person tries first: those of the name and of the address, also without what parts
 * them, and the product's. A password that leans on them is weak.
 */
export function guessableWords(...texts: string[]): string[] {
  return [...new Set([...texts.flatMap(wordsOf), ...PRODUCT_WORDS])];
}

/** A password without these words, however often and in whichever order they stand in it. */
function withoutWords(password: string, words: readonly string[]): string {
  let rest = password.toLowerCase();
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '');
  return rest;
}

/** Whether the person's name or address, or a word of them, stands in the password. */
export function holdsPersonsWords(password: string, ...texts: string[]): boolean {
  return withoutWords(password, texts.flatMap(wordsOf)) !== password.toLowerCase();
}

/**
 * How good a password is, 0 to 4: as the judge says of the whole, and no better than what is left without the words that
 * are tried first. The judge takes "farahsiddiqui1" for three things one after another, whichever they are.
 */
export function scoreOf(
  judge: { check: (password: string, guessable: string[]) => { score: number } },
  { password, guessable }: Pick<PasswordQuestion, 'password' | 'guessable'>,
): number {
  const { score } = judge.check(password, guessable);
  const rest = withoutWords(password, guessable);
  // With them once more: one that stood around another is whole only now.
  return rest === password.toLowerCase() ? score : Math.min(score, judge.check(rest, guessable).score);
}

/** a password that is only compared */
const password = z.string().min(1, accountMessages.account.passwordRequired).max(limits.password.max);
const token = z.string().min(1).max(200);

export const passwordChangeSchema = z.object({ current_password: password, new_password: newPasswordSchema });
export const passwordConfirmationSchema = z.object({ password });
export const passwordForgottenSchema = z.object({ email: accountEmailSchema });
export const passwordResetSchema = z.object({ token, password: newPasswordSchema });

/** Six digits, however they are grouped. */
const oneTimeCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, accountMessages.account.codeForm));
export const codeConfirmationSchema = z.object({ code: oneTimeCode });

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export const signInCodeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('app'), code: oneTimeCode }),
  z.object({
    kind: z.literal('recovery'),
    code: writtenText().min(1, accountMessages.account.recoveryCodeRequired).max(40),
  }),
]);

/** How an account is secured, for its owner. */
const accountSecuritySchema = z.object({
  two_step: z.object({
    on: z.boolean(),
    /** of everybody of the role */
    required: z.boolean(),
    recovery_codes_left: z.int(),
  }),
  /** an address that is yet to be confirmed by the mail that was sent there */
  pending_email: z.string().nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** A browser that somebody is signed in with. */
const activeSessionSchema = z.object({
  id: z.uuid(),
  /** in words: "Chrome on Windows" */
  device: z.string(),
  ip_address: z.string().nullable(),
  started_at: instantSchema,
  /** at most `limits.sessionUseMinutes` too early */
  last_used_at: instantSchema,
  /** the one that asks */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSessionSchema>;

const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

const twoStepPolicySchema = z.object({ roles: z.array(roleSchema) });

/** Somebody whose two-step sign-in HR can reset. */
export const twoStepPersonSchema = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
});

export const accountRoutes = {
  security: defineRoute({
    method: 'get',
    path: '/api/account',
    tag: 'Account',
    summary: 'How the own account is secured',
    permission: 'profile.own',
    output: accountSecuritySchema,
    beforeSetup: true,
  }),
  changePassword: defineRoute({
    method: 'post',
    path: '/api/account/password',
    tag: 'Account',
    summary: 'Change the own password; every other session ends, and API tokens are revoked',
    permission: 'profile.own',
    body: passwordChangeSchema,
    output: null,
    errors: ['too_many_requests'],
    beforeSetup: true,
  }),
  sessions: defineRoute({
    method: 'get',
    path: '/api/account/sessions',
    tag: 'Account',
    summary: 'Where one is signed in, the last used first',
    permission: 'profile.own',
    output: z.object({ items: z.array(activeSessionSchema) }),
    beforeSetup: true,
  }),
  endSession: defineRoute({
    method: 'delete',
    path: '/api/account/sessions/{id}',
    tag: 'Account',
    summary: 'Sign out one of the own sessions',
    permission: 'profile.own',
    params: idParams,
    output: null,
    errors: ['not_found'],
    beforeSetup: true,
  }),
  endOtherSessions: defineRoute({
    method: 'delete',
    path: '/api/account/sessions',
    tag: 'Account',
    summary: 'Sign out all own sessions but this one; API tokens are revoked',
    permission: 'profile.own',
    output: null,
    beforeSetup: true,
  }),
  beginTwoStep: defineRoute({
    method: 'post',
    path: '/api/account/two-step',
    tag: 'Account',
    summary: 'Begin to set up two-step sign-in: the secret for the app',
    permission: 'profile.own',
    body: passwordConfirmationSchema,
    output: z.object({
      /** otpauth://, as it stands in the QR code */
      uri: z.string(),
      /** the same for typing */
      secret: z.string(),
    }),
    errors: ['conflict', 'too_many_requests'],
    beforeSetup: true,
  }),
  confirmTwoStep: defineRoute({
    method: 'post',
    path: '/api/account/two-step/confirm',
    tag: 'Account',
    summary:
      'Turn two-step sign-in on, by a first code of the app: the recovery codes, shown once; every other session ends',
    permission: 'profile.own',
    body: codeConfirmationSchema,
    output: recoveryCodesSchema,
    errors: ['conflict', 'too_many_requests'],
    beforeSetup: true,
  }),
  turnOffTwoStep: defineRoute({
    method: 'post',
    path: '/api/account/two-step/off',
    tag: 'Account',
    summary: 'Turn two-step sign-in off',
    permission: 'profile.own',
    body: passwordConfirmationSchema,
    output: null,
    errors: ['conflict', 'too_many_requests'],
  }),
  renewRecoveryCodes: defineRoute({
    method: 'post',
    path: '/api/account/two-step/recovery-codes',
    tag: 'Account',
    summary: 'Make new recovery codes, shown once; the old ones no longer work',
    permission: 'profile.own',
    body: passwordConfirmationSchema,
    output: recoveryCodesSchema,
    errors: ['conflict', 'too_many_requests'],
  }),
  cancelEmailChange: defineRoute({
    method: 'delete',
    path: '/api/account/pending-email',
    tag: 'Account',
    summary: 'Forget an address that was not confirmed yet; its link no longer works',
    permission: 'profile.own',
    output: null,
  }),
  signInCode: defineRoute({
    method: 'post',
    path: '/api/session/code',
    tag: 'Session',
    summary: 'The second step of signing in: a code of the app, or a recovery code',
    permission: 'public',
    body: signInCodeSchema,
    output: sessionSchema,
    errors: ['unauthenticated', 'too_many_requests'],
  }),
  forgotPassword: defineRoute({
    method: 'post',
    path: '/api/password-resets',
    tag: 'Session',
    summary: 'Ask for a link for another password; answered alike whether anybody has the address',
    permission: 'public',
    body: passwordForgottenSchema,
    output: null,
    errors: ['too_many_requests'],
  }),
  passwordLinkState: defineRoute({
    method: 'post',
    path: '/api/password-resets/look',
    tag: 'Session',
    summary: 'Whether a link for another password still works, and whose it is',
    permission: 'public',
    body: linkSchema,
    output: z.object({
      valid: z.boolean(),
      /** of the account that the link is for; null when it no longer works */
      email: z.string().nullable(),
      /** whose it is: what a password may not lean on */
      full_name: z.string().nullable(),
    }),
  }),
  resetPassword: defineRoute({
    method: 'post',
    path: '/api/password-resets/use',
    tag: 'Session',
    summary:
      'Set another password by the link that was mailed; every session ends, and API tokens are revoked',
    permission: 'public',
    body: passwordResetSchema,
    output: null,
    errors: ['forbidden'],
  }),
  emailLinkState: defineRoute({
    method: 'post',
    path: '/api/email-confirmations/look',
    tag: 'Session',
    summary: 'Which address a link confirms for which account; null when it no longer works',
    permission: 'public',
    body: linkSchema,
    output: z.object({
      /** the account by the address that it still has */
      change: z.object({ email: z.string(), present_email: z.string() }).nullable(),
    }),
  }),
  confirmEmail: defineRoute({
    method: 'post',
    path: '/api/email-confirmations',
    tag: 'Session',
    summary: 'Confirm a changed e-mail address by the link that was mailed there',
    permission: 'public',
    body: z.object({ token }),
    output: z.object({ email: z.string() }),
    errors: ['forbidden', 'conflict'],
  }),
  twoStepPolicy: defineRoute({
    method: 'get',
    path: '/api/two-step-policy',
    tag: 'Users',
    summary: 'The roles whose people have to sign in with two steps',
    permission: 'settings.security',
    output: twoStepPolicySchema,
  }),
  requireTwoStep: defineRoute({
    method: 'put',
    path: '/api/two-step-policy',
    tag: 'Users',
    summary: 'Require two-step sign-in of roles; who has not set it up can do nothing else first',
    permission: 'settings.security',
    body: z.object({ roles: z.array(givenRoleSchema) }),
    output: twoStepPolicySchema,
  }),
  twoStepPeople: defineRoute({
    method: 'get',
    path: '/api/two-step-people',
    tag: 'Users',
    summary: 'Who signs in with two steps, by name',
    permission: 'settings.security',
    output: z.object({ items: z.array(twoStepPersonSchema) }),
  }),
  makePasswordLink: defineRoute({
    method: 'post',
    path: '/api/users/{id}/password-link',
    tag: 'Users',
    summary:
      'Mail somebody else, who forgot the password, a link to choose another; it is answered where no mail leaves, and otherwise null',
    permission: 'settings.security',
    params: idParams,
    output: z.object({ link: z.string().nullable() }),
    errors: ['not_found', 'conflict', 'forbidden'],
  }),
  resetTwoStep: defineRoute({
    method: 'post',
    path: '/api/users/{id}/two-step/reset',
    tag: 'Users',
    summary:
      "Turn somebody else's two-step sign-in off, who lost phone and recovery codes; their sessions end, and their API tokens are revoked",
    permission: 'settings.security',
    params: idParams,
    output: null,
    errors: ['not_found', 'conflict', 'forbidden'],
  }),
};
