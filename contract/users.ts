import { z } from 'zod';
import {
  accountEmailSchema,
  idParams,
  instantSchema,
  pageOf,
  pageQuery,
  requiredText,
  versionSchema,
  writtenText,
} from './fields.ts';
import { limits } from './limits.ts';
import { accountMessages } from './account-messages.ts';
import { messages } from './messages.ts';
import { givenRoleSchema, roleSchema } from './roles.ts';
import { defineRoute } from './route.ts';
import { newPasswordSchema } from './session.ts';
import { USER_STATUSES, type UserStatus } from './list-words.ts';

/** Blank for who is no vendor. */
const companyName = writtenText()
  .max(limits.shortText.max)
  .nullish()
  .transform((name) => name ?? '');

export const userCreateSchema = z
  .object({
    full_name: requiredText({ max: limits.name.max }, messages.profile.nameRequired),
    /** without one an internal recruiter, as the specification's sign-up has it */
    role: givenRoleSchema.default('internal_user'),
    company_name: companyName,
    email: accountEmailSchema,
    /** temporary: HR hands it over, and the person is asked for another at the first sign-in */
    password: newPasswordSchema,
  })
  .refine((user) => user.role !== 'vendor' || user.company_name !== '', {
    path: ['company_name'],
    message: accountMessages.user.companyRequired.body,
  });

export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  revoked: 'Invitation revoked',
  deactivated: 'Deactivated',
};

/** Of an invitation that has not been taken up. */
const invitationSchema = z.object({
  invited_at: instantSchema,
  expires_at: instantSchema,
  invited_by_name: z.string().nullable(),
  /** whether its mail has left: `failed` once it was given up */
  mail: z.enum(['waiting', 'failed', 'sent']),
});

/** Somebody who signs in, or was asked to, for those who manage them. */
export const userSchema = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  role: roleSchema.nullable(),
  company_name: z.string().nullable(),
  status: z.enum(USER_STATUSES),
  /** null for somebody who has joined */
  invitation: invitationSchema.nullable(),
  /** how many jobs that are not closed the person is in charge of, or was before leaving the team */
  open_jobs: z.int(),
  /** whether it is the reader's own account */
  own: z.boolean(),
  /** whether it is the only active HR manager, who can neither be deactivated nor lose the role; never anybody but the reader */
  last_manager: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    /** be given a link to choose another password */
    restore_access: z.boolean(),
    /** lose the second step of signing in, which is on, after phone and recovery codes were lost */
    reset_two_step: z.boolean(),
    deactivate: z.boolean(),
    activate: z.boolean(),
    invite: z.boolean(),
    revoke: z.boolean(),
    /** be taken off the list, as if the person had never been asked */
    remove: z.boolean(),
  }),
  version: z.int(),
});
export type User = z.infer<typeof userSchema>;

/** Said by somebody who means the own account; a slip is refused. */
const ownAccount = z.boolean().default(false);

/** Who is put in charge of the open jobs of somebody who leaves the team; null leaves them to HR. */
const handOverTo = z.uuid().nullable().default(null);

export const userUpdateSchema = z
  .object({
    role: givenRoleSchema,
    company_name: companyName,
    own_account: ownAccount,
    /** of somebody of the team who becomes a vendor; else passed over */
    hand_over_to: handOverTo,
    version: versionSchema,
  })
  .refine((user) => user.role !== 'vendor' || user.company_name !== '', {
    path: ['company_name'],
    message: accountMessages.user.companyRequired.body,
  });

export const userRoutes = {
  companies: defineRoute({
    method: 'get',
    path: '/api/companies',
    tag: 'Users',
    summary: 'The vendor companies, without repeats, by name',
    permission: 'company.list',
    output: z.object({ items: z.array(z.string()) }),
  }),
  list: defineRoute({
    method: 'get',
    path: '/api/users',
    tag: 'Users',
    summary: 'Everybody who signs in or was asked to, by name',
    permission: 'user.list',
    query: z.object({
      ...pageQuery,
      role: givenRoleSchema.optional(),
      company: writtenText().max(limits.shortText.max).optional(),
      status: z.enum(USER_STATUSES).optional(),
    }),
    output: pageOf(userSchema),
  }),
  create: defineRoute({
    method: 'post',
    path: '/api/users',
    tag: 'Users',
    summary: 'Invite a user, with a temporary password; the profile is made at the first sign-in',
    permission: 'user.create',
    refusal: `${accountMessages.user.accessDenied.title}: ${accountMessages.user.accessDenied.body}`,
    body: userCreateSchema,
    output: userSchema,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
  update: defineRoute({
    method: 'patch',
    path: '/api/users/{id}',
    tag: 'Users',
    summary: "Change somebody's role and company; the last active HR manager stays one",
    permission: 'user.edit',
    params: idParams,
    body: userUpdateSchema,
    output: userSchema,
    errors: ['not_found', 'conflict', 'changed_meanwhile'],
  }),
  deactivate: defineRoute({
    method: 'post',
    path: '/api/users/{id}/deactivate',
    tag: 'Users',
    summary: 'Deactivate somebody: every session ends at once, what the person did stays',
    permission: 'user.edit',
    params: idParams,
    body: z.object({ own_account: ownAccount, hand_over_to: handOverTo }),
    output: userSchema,
    errors: ['not_found', 'conflict'],
  }),
  activate: defineRoute({
    method: 'post',
    path: '/api/users/{id}/activate',
    tag: 'Users',
    summary: 'Let somebody who was deactivated sign in again',
    permission: 'user.edit',
    params: idParams,
    output: userSchema,
    errors: ['not_found'],
  }),
  readInvitationLink: defineRoute({
    method: 'get',
    path: '/api/users/{id}/invitation-link',
    tag: 'Users',
    summary: 'The link to hand over where no mail leaves, or this one did not; otherwise null',
    permission: 'user.create',
    params: idParams,
    output: z.object({ link: z.string().nullable() }),
    errors: ['not_found'],
  }),
  inviteAgain: defineRoute({
    method: 'post',
    path: '/api/users/{id}/invitation',
    tag: 'Users',
    summary:
      'Send an invitation again, with another temporary password; neither that of before nor its link works any longer',
    permission: 'user.create',
    params: idParams,
    body: z.object({ password: newPasswordSchema }),
    output: userSchema,
    errors: ['not_found', 'conflict'],
  }),
  revokeInvitation: defineRoute({
    method: 'delete',
    path: '/api/users/{id}/invitation',
    tag: 'Users',
    summary: 'Revoke an invitation: neither its link nor the temporary password lets anybody in',
    permission: 'user.create',
    params: idParams,
    output: userSchema,
    errors: ['not_found', 'conflict'],
  }),
  removeInvitation: defineRoute({
    method: 'delete',
    path: '/api/users/{id}',
    tag: 'Users',
    summary: 'Remove somebody whose invitation was revoked, and who never came',
    permission: 'user.create',
    params: idParams,
    output: null,
    errors: ['not_found', 'conflict'],
  }),
};
