import { z } from 'zod';
import { candidateListRoutes } from './candidate-list.ts';
import { idParams, requiredText, tooLong } from './fields.ts';
import { jobRoutes } from './jobs.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';
import { oneSpaced } from './text.ts';

/** The lists of which a person keeps views. */
export const VIEW_LISTS = ['candidates', 'jobs'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];
const viewListSchema = z.enum(VIEW_LISTS);

const namesOf = (query: z.ZodObject, ...but: string[]) =>
  Object.keys(query.shape).filter((name) => !but.includes(name));

/**
 * What of a list's address a view keeps: filters and order, not the page. Nor what candidates are searched by, which is a
 * name or e-mail: somebody who is erased must not remain in other people's views. What resumes are searched by seldom is,
 * and an erasure looks for it there (`forgetInViews`).
 */
const KEPT: Record<ViewList, readonly string[]> = {
  candidates: namesOf(candidateListRoutes.list.query, 'search', 'cursor', 'page', 'limit'),
  jobs: namesOf(jobRoutes.list.query, 'cursor', 'page', 'limit'),
};

/** A list's query (without its question mark) as a view keeps it: in one order, so that the same is the same text. */
export function viewQuery(list: ViewList, query: string): string {
  const kept = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => KEPT[list].includes(name)),
  );
  kept.sort();
  return kept.toString();
}

const viewName = requiredText({ max: limits.savedView.name }, messages.view.nameRequired).overwrite(
  oneSpaced,
);

export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/saved-views',
    tag: 'Saved views',
    summary: "The own views of a list, by name: filters and order in the words of the screen's address",
    permission: 'view.own',
    query: z.object({ list: viewListSchema }),
    output: z.object({ items: z.array(savedViewSchema) }),
  }),
  save: defineRoute({
    method: 'post',
    path: '/api/saved-views',
    tag: 'Saved views',
    summary:
      'Keep a view of a list under a name that no other of its list has, or in the place of one of the own views',
    permission: 'view.own',
    body: z
      .object({
        list: viewListSchema,
        /** that of the view that gives way stays when none is told */
        name: viewName.optional(),
        query: z.string().max(limits.savedView.query),
        /** the own view that gives way; without it a name that is taken is refused, with the view that has it */
        replaces: z.uuid().optional(),
      })
      .refine(({ name, replaces }) => name !== undefined || replaces !== undefined, {
        path: ['name'],
        error: messages.view.nameRequired,
      })
      .transform((view) => ({ ...view, query: viewQuery(view.list, view.query) }))
      // As it is kept: encoded, letters that are not Latin take more room than as they were sent.
      .refine(({ query }) => query.length <= limits.savedView.query, {
        path: ['query'],
        error: tooLong(limits.savedView.query),
      }),
    output: savedViewSchema,
    errors: ['not_found', 'conflict'],
  }),
  rename: defineRoute({
    method: 'patch',
    path: '/api/saved-views/{id}',
    tag: 'Saved views',
    summary: 'Give one of the own views another name, which no other of its list has',
    permission: 'view.own',
    params: idParams,
    body: z.object({ name: viewName }),
    output: savedViewSchema,
    errors: ['not_found', 'conflict'],
  }),
  remove: defineRoute({
    method: 'delete',
    path: '/api/saved-views/{id}',
    tag: 'Saved views',
    summary: 'Forget one of the own views',
    permission: 'view.own',
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
};
