import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { roleSchema } from './roles.ts';
import { defineRoute } from './route.ts';
import { profileSchema } from './session.ts';

export const userCreateSchema = z
  .object({
    full_name: z.string().trim().min(1, messages.profile.nameRequired).max(limits.name.max),
    role: roleSchema,
    company_name: z.string().trim().max(limits.shortText.max).default(''),
    email: z.string().trim().max(limits.email.max).pipe(z.email(messages.candidate.emailInvalid)),
    /** temporary: the person is asked for another at the first sign-in */
    password: z.string().min(limits.password.min, messages.user.passwordShort).max(limits.password.max),
  })
  .refine((user) => user.role !== 'vendor' || user.company_name !== '', {
    path: ['company_name'],
    message: messages.user.companyRequired.body,
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
  create: defineRoute({
    method: 'post',
    path: '/api/users',
    tag: 'Users',
    summary: 'Create a user with a temporary password',
    permission: 'user.create',
    body: userCreateSchema,
    output: profileSchema,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
};
