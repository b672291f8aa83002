import { z } from 'zod';
import { passwordConfirmationSchema } from './account.ts';
import { idParams, instantSchema, requiredText } from './fields.ts';
import { limits } from './limits.ts';
import { accountMessages } from './account-messages.ts';
import { defineRoute } from './route.ts';
import { tokenScopeSchema } from './token-scopes.ts';

/** What every token begins with, so that people and scanners of code recognise one that has leaked. */
export const TOKEN_PREFIX = 'niy_';

/** Days that a token may live. */
export const TOKEN_DAYS = [30, 90, 365] as const;

const apiTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** how the token begins, to know it by; the rest is kept by nobody but its owner */
  starts_with: z.string(),
  scopes: z.array(tokenScopeSchema),
  created_at: instantSchema,
  expires_at: instantSchema,
  expired: z.boolean(),
  /** to a quarter of an hour; null when it was never used */
  last_used_at: instantSchema.nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenCreateSchema = z.object({
  name: requiredText({ max: limits.apiToken.name }, accountMessages.apiToken.nameRequired),
  scopes: z
    .array(tokenScopeSchema)
    .min(1, accountMessages.apiToken.scopeRequired)
    .max(8)
    .transform((scopes) => [...new Set(scopes)]),
  days: z.literal(TOKEN_DAYS),
  /** the owner's, as a token outlives the session that it is made in */
  password: passwordConfirmationSchema.shape.password,
});

export const apiTokenRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/tokens',
    tag: 'API tokens',
    summary: 'The own API tokens that were not revoked, newest first',
    permission: 'token.own',
    output: z.object({ items: z.array(apiTokenSchema) }),
  }),
  // Not idempotent: the answer would have to be kept, and the token with it.
  create: defineRoute({
    method: 'post',
    path: '/api/tokens',
    tag: 'API tokens',
    summary: 'Make an API token for oneself, by the password; the token itself is told this once',
    permission: 'token.own',
    body: apiTokenCreateSchema,
    output: z.object({ token: apiTokenSchema, secret: z.string() }),
    status: 201,
    errors: ['conflict', 'unauthenticated', 'too_many_requests'],
  }),
  revoke: defineRoute({
    method: 'delete',
    path: '/api/tokens/{id}',
    tag: 'API tokens',
    summary: 'Revoke one of the own API tokens',
    permission: 'token.own',
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
};
