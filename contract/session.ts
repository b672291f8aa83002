import { z } from 'zod';
import { accountEmailSchema, requiredText, versionSchema, whenMissing, writtenText } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { roleSchema } from './roles.ts';
import { defineRoute } from './route.ts';
import { oneSpaced } from './text.ts';

/** A password that is to be signed in with from now on. */
export const newPasswordSchema = z
  .string(whenMissing(messages.auth.passwordShort))
  .min(limits.password.min, messages.auth.passwordShort)
  .max(limits.password.max, messages.auth.passwordLong);

export const profileSchema = z.object({
  user_id: z.uuid(),
  role: roleSchema.nullable(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  /** the password is temporary: nothing else may be done before it is changed */
  must_change_password: z.boolean(),
  version: z.int(),
});
export type Profile = z.infer<typeof profileSchema>;

export const sessionSchema = z.object({
  user: z.object({ id: z.uuid(), email: z.string() }),
  /** null when the person has no profile yet */
  profile: profileSchema.nullable(),
  can: z.array(z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])),
  /** nothing else may be done before two-step sign-in is set up, which the role has to have */
  must_set_up_two_step: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** What signing in answers: the session, or that a code is asked for as well. */
export const signedInSchema = z.union([sessionSchema, z.object({ code_required: z.literal(true) })]);

export const signInSchema = z.object({
  email: accountEmailSchema,
  password: z.string().min(1, 'Password is required').max(limits.password.max),
});

/** A number that can be called, of any country: 10 to 15 digits (E.164), with the area's, grouped as one likes. */
const CALLABLE = /^\+?[ (]*\d(?:[ ().-]{0,2}\d){9,14}$/;

/** What somebody changes of their own; what is left out stays. */
export const profileUpdateSchema = z.object({
  full_name: requiredText({ max: limits.name.max }, messages.profile.nameRequired).optional(),
  phone: writtenText()
    .max(40, messages.profile.phoneInvalid)
    .refine((text) => text === '' || CALLABLE.test(text), messages.profile.phoneInvalid)
    .transform((text) => text || null)
    .nullish(),
  company_name: writtenText()
    .max(limits.shortText.max)
    .transform((text) => oneSpaced(text) || null)
    .nullish(),
  /** another one takes effect when it is confirmed by the mail that is sent there */
  email: accountEmailSchema.optional(),
  /** the password, asked for with another e-mail */
  current_password: z.string().max(limits.password.max).optional(),
  version: versionSchema,
});

export const setupSchema = z.object({
  token: z.string().min(1).max(200),
  full_name: requiredText({ max: limits.name.max }, messages.profile.nameRequired),
  email: accountEmailSchema,
  password: newPasswordSchema,
});

export const firstPasswordSchema = z.object({ password: newPasswordSchema });

const token = z.string().min(1).max(200);

export const invitationAcceptSchema = z.object({ token, password: newPasswordSchema });

/**
 * Looking at what a link is for. By POST, and the token behind # in the link itself: what stands in an address is written
 * down by proxies and told to other pages, while the link still works.
 */
export const linkSchema = z.object({ token: z.string().max(200) });

export const sessionRoutes = {
  appInfo: defineRoute({
    method: 'get',
    path: '/api/app',
    tag: 'System',
    summary: 'What the sign-in page needs to know',
    permission: 'public',
    output: z.object({
      name: z.string(),
      time_zone: z.string(),
      today: z.iso.date(),
      /** whether mail leaves the server; otherwise people hand its links over */
      sends_mail: z.boolean(),
      /** false as long as nobody at all has an account, so that nobody can sign in */
      is_set_up: z.boolean(),
    }),
  }),
  health: defineRoute({
    method: 'get',
    path: '/api/health',
    tag: 'System',
    summary: 'Whether the server lives; it may still be unable to serve, as while the database is away',
    permission: 'public',
    output: z.object({ status: z.literal('ok') }),
  }),
  ready: defineRoute({
    method: 'get',
    path: '/api/ready',
    tag: 'System',
    summary:
      'Whether the server can serve now: the database answers, has its migrations, and no stop is under way',
    permission: 'public',
    output: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  }),
  reportMissingPage: defineRoute({
    method: 'post',
    path: '/api/missing-pages',
    tag: 'System',
    summary: 'Tell the log that somebody was led to a page that does not exist',
    permission: 'public',
    /** the path alone: an address's query may hold personal data */
    body: z.object({ path: z.string().min(1) }),
    output: null,
  }),
  signIn: defineRoute({
    method: 'post',
    path: '/api/session',
    tag: 'Session',
    summary:
      'Sign in with e-mail and password; ends the session this browser still holds. With two-step sign-in a code comes next',
    permission: 'public',
    body: signInSchema,
    output: signedInSchema,
    errors: ['unauthenticated', 'too_many_requests'],
  }),
  current: defineRoute({
    method: 'get',
    path: '/api/session',
    tag: 'Session',
    summary: 'Who is signed in, with the profile and what it may do',
    permission: 'profile.own',
    output: sessionSchema,
    beforeSetup: true,
  }),
  signOut: defineRoute({
    method: 'delete',
    path: '/api/session',
    tag: 'Session',
    summary: 'Sign out everywhere',
    permission: 'profile.own',
    output: null,
    beforeSetup: true,
  }),
  setupState: defineRoute({
    method: 'post',
    path: '/api/setup/look',
    tag: 'Session',
    summary: 'Whether a set-up link is still valid',
    permission: 'public',
    body: linkSchema,
    output: z.object({
      valid: z.boolean(),
      /** nobody has been set up yet, so that another link, the one that the server prints, still works */
      nobody_yet: z.boolean(),
    }),
  }),
  setup: defineRoute({
    method: 'post',
    path: '/api/setup',
    tag: 'Session',
    summary: 'Create the first HR manager by the one-time set-up link',
    permission: 'public',
    body: setupSchema,
    output: z.object({ email: z.string() }),
    status: 201,
    errors: ['forbidden'],
  }),
  setFirstPassword: defineRoute({
    method: 'post',
    path: '/api/first-password',
    tag: 'Session',
    summary: 'Change the temporary password at the first sign-in; every session but a new one ends',
    permission: 'profile.own',
    body: firstPasswordSchema,
    output: sessionSchema,
    errors: ['forbidden'],
    beforeSetup: true,
  }),
  readInvitation: defineRoute({
    method: 'post',
    path: '/api/invitation/look',
    tag: 'Session',
    summary: 'Whom an invitation link is for; null when it is no longer valid',
    permission: 'public',
    body: linkSchema,
    output: z.object({
      invitation: z
        .object({
          full_name: z.string(),
          email: z.string(),
          role: roleSchema.nullable(),
          /** a vendor's */
          company_name: z.string().nullable(),
          invited_by_name: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  acceptInvitation: defineRoute({
    method: 'post',
    path: '/api/invitation',
    tag: 'Session',
    summary: 'Join by an invitation link: sets the own password, makes the profile and signs in',
    permission: 'public',
    body: invitationAcceptSchema,
    output: sessionSchema,
    errors: ['forbidden'],
  }),
  readProfile: defineRoute({
    method: 'get',
    path: '/api/profile',
    tag: 'Profile',
    summary: 'The own profile',
    permission: 'profile.own',
    output: profileSchema,
    errors: ['not_found'],
  }),
  updateProfile: defineRoute({
    method: 'patch',
    path: '/api/profile',
    tag: 'Profile',
    summary: 'Change the own profile; never the role, and a vendor never the company',
    permission: 'profile.own',
    body: profileUpdateSchema,
    output: profileSchema,
    errors: ['not_found', 'changed_meanwhile', 'too_many_requests'],
  }),
};
