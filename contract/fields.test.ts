import { expect, it } from 'vitest';
import type { z } from 'zod';
import { accountMessages } from './account-messages.ts';
import { apiTokenCreateSchema } from './api-tokens.ts';
import { statusChangeSchema } from './assignments.ts';
import { candidateCreateSchema } from './candidates.ts';
import { intakeAcceptSchema, intakeFieldsSchema } from './intake.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { profileUpdateSchema } from './session.ts';
import { userCreateSchema } from './users.ts';

/** What is told of one field. */
const told = (schema: z.ZodType, field: string, value: unknown) =>
  schema
    .safeParse({ [field]: value })
    .error?.issues.filter(({ path }) => path[0] === field)
    .map(({ message }) => message);

it('tells in words for people what is too long, whatever the schema', () => {
  const long = 'a'.repeat(20_000);
  const sayings = [
    told(profileUpdateSchema, 'full_name', long),
    told(profileUpdateSchema, 'company_name', long),
    told(userCreateSchema, 'full_name', long),
    told(intakeAcceptSchema, 'recommendation_reason', long),
  ];
  for (const said of sayings)
    expect(said).toEqual([expect.stringMatching(/^Please keep this to \d+ characters$/)]);
  expect(told(profileUpdateSchema, 'full_name', 'a'.repeat(limits.name.max + 1))).toEqual([
    `Please keep this to ${limits.name.max} characters`,
  ]);
});

it.each([
  [candidateCreateSchema, 'name', messages.candidate.nameShort],
  [candidateCreateSchema, 'email', messages.candidate.emailInvalid],
  [candidateCreateSchema, 'phone', messages.candidate.phoneRequired],
  [candidateCreateSchema, 'experience_years', messages.candidate.experienceRequired],
  [candidateCreateSchema, 'skills', messages.candidate.skillRequired],
  [candidateCreateSchema, 'recommendation_reason', messages.candidate.recommendationShort],
  [userCreateSchema, 'full_name', messages.profile.nameRequired],
  [userCreateSchema, 'email', messages.profile.emailRequired],
  [userCreateSchema, 'password', messages.auth.passwordShort],
] as const)('says of what is left out, or null, what it says of a blank: %#, %s', (schema, field, words) => {
  expect(told(schema, field, undefined)).toEqual([words]);
  expect(told(schema, field, null)).toEqual([words]);
});

it('says of an imported amount what Add says', () => {
  expect(told(intakeFieldsSchema, 'current_ctc', 0.5)).toEqual(['Current CTC must be positive']);
  expect(told(intakeFieldsSchema, 'current_ctc', 1e16)).toContain('Current CTC cannot exceed 2000 Lakhs');
});

it('takes what shows nothing for nothing, whatever the schema', () => {
  const nothing = '\u2060'.repeat(12);
  expect(told(intakeAcceptSchema, 'recommendation_reason', nothing)).toEqual([
    messages.candidate.recommendationShort,
  ]);
  expect(told(statusChangeSchema, 'notes', nothing)).toEqual([]);
  expect(statusChangeSchema.safeParse({ status: 'on_hold', notes: nothing, version: 1 }).success).toBe(false);
  expect(told(apiTokenCreateSchema, 'name', nothing)).toEqual([accountMessages.apiToken.nameRequired]);
});

it('asks nobody but a vendor for a company', () => {
  const user = { full_name: 'Ravi Nair', email: 'ravi@niyukti.example', password: 'a long one, for now' };
  for (const company_name of [undefined, null, ''])
    expect(userCreateSchema.safeParse({ ...user, company_name }).data?.company_name).toBe('');
  expect(userCreateSchema.safeParse({ ...user, role: 'vendor', company_name: null }).success).toBe(false);
});
