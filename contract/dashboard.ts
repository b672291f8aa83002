import { z } from 'zod';
import { limits } from './limits.ts';
import { defineRoute } from './route.ts';

const stageCountsSchema = z.object({
  shortlist: z.int(),
  interview: z.int(),
  selected: z.int(),
  offer: z.int(),
  joined: z.int(),
  declined: z.int(),
});
export type StageCounts = z.infer<typeof stageCountsSchema>;

export const dashboardRoutes = {
  counts: defineRoute({
    method: 'get',
    path: '/api/dashboard',
    tag: 'Dashboard',
    summary: 'The seven cards: number of jobs and of assignments now in each stage',
    permission: 'dashboard.read',
    output: z.object({
      jobs: z.int(),
      stages: stageCountsSchema,
      /** assignments in none of them: submitted, under review, on hold */
      waiting: z.int(),
      /** assignments of more than `LONG_WAIT` days in one status, where something is still to be decided */
      long_waiting: z.int(),
      /** whether the installation is so young that its first steps are worth asking for */
      is_beginning: z.boolean(),
    }),
  }),
  pipeline: defineRoute({
    method: 'get',
    path: '/api/dashboard/pipeline',
    tag: 'Dashboard',
    summary: 'The Job Pipeline table, newest job first, 8 a page',
    permission: 'dashboard.read',
    query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
    output: z.object({
      items: z.array(
        z.object({ id: z.uuid(), jd_id: z.string(), title: z.string(), stages: stageCountsSchema }),
      ),
      total: z.int(),
      page: z.int(),
      page_size: z.literal(limits.dashboard.pageSize),
    }),
  }),
};
