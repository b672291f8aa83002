import { z } from 'zod';
import { optionalText, writtenText } from './fields.ts';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

/** Somebody of the same name with another e-mail and phone, in the same company, position or city. */
export const namesakeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  current_company: z.string().nullable(),
  current_city: z.string().nullable(),
});

/** By what somebody is told from others of the same name. */
const likenessSchema = z.object({
  name: writtenText().max(limits.name.max).default(''),
  current_company: optionalText(),
  current_position: optionalText(),
  current_city: optionalText(),
});
export type Likeness = z.infer<typeof likenessSchema>;

/** Whether it says enough to find somebody by: a whole name, and a company, a position or a city. */
export function isTelling(likeness: Likeness): boolean {
  const { name, current_company: company, current_position: position, current_city: city } = likeness;
  return name.length >= limits.name.min && (company ?? position ?? city) !== null;
}

// Apart from the other calls about candidates: asked by a note that comes on demand, on screens that weigh nearly what they may.
export const namesakeRoutes = {
  find: defineRoute({
    method: 'get',
    path: '/api/candidates/namesakes',
    tag: 'Candidates',
    summary: 'Candidates of the same name who share company, position or city, at most two',
    permission: 'candidate.list',
    query: likenessSchema,
    output: z.object({ items: z.array(namesakeSchema) }),
  }),
};
