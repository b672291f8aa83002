import { z } from 'zod';
import { CANDIDATE_STATUSES, STAGES } from './candidate-status.ts';
import { instantSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** What an analysis is about. */
export const SWOT_SCOPES = ['global'] as const;
const swotScopeSchema = z.enum(SWOT_SCOPES);
export type SwotScope = z.infer<typeof swotScopeSchema>;

export const SWOT_PARTS = ['strengths', 'weaknesses', 'opportunities', 'threats', 'action_items'] as const;
export type SwotPart = (typeof SWOT_PARTS)[number];

/** One thing found in one job; of an analysis made by an older program the text may be all there is. */
const swotPointSchema = z.object({
  text: z.string(),
  job_id: z.uuid().nullable(),
  jd_id: z.string().nullable(),
  title: z.string().nullable(),
  /** how much it matters, beside others of its list; the list is in this order */
  weight: z.number(),
  /** of an action: whom it is about now, the people in these stages of the job */
  stages: z.array(z.enum(STAGES)).optional(),
  /** instead of `stages`, where those whom it is about are not all of a stage */
  statuses: z.array(z.enum(CANDIDATE_STATUSES)).optional(),
});
export type SwotPoint = z.infer<typeof swotPointSchema>;

const swotListSchema = z.array(swotPointSchema);

/** An analysis as it is stored and read. */
export const swotAnalysisSchema = z.object({
  strengths: swotListSchema,
  weaknesses: swotListSchema,
  opportunities: swotListSchema,
  threats: swotListSchema,
  action_items: swotListSchema,
  /** how many there are of each in all: a list holds those that matter most */
  totals: z.object({
    strengths: z.int(),
    weaknesses: z.int(),
    opportunities: z.int(),
    threats: z.int(),
    action_items: z.int(),
  }),
});
export type SwotAnalysis = z.infer<typeof swotAnalysisSchema>;

/** The newest analysis of a scope; nulls when there is none that can be read. */
export const latestSwotSchema = z.object({
  analysis: swotAnalysisSchema.nullable(),
  generated_at: instantSchema.nullable(),
  /** whether another one, made now, would say something else */
  is_outdated: z.boolean(),
});
export type LatestSwot = z.infer<typeof latestSwotSchema>;

const scope = swotScopeSchema.default('global');

export const swotRoutes = {
  latest: defineRoute({
    method: 'get',
    path: '/api/swot-analyses/latest',
    tag: 'Dashboard',
    summary: 'The newest SWOT analysis of a scope',
    permission: 'dashboard.read',
    query: z.object({ scope }),
    output: latestSwotSchema,
  }),
  generate: defineRoute({
    method: 'post',
    path: '/api/functions/generate-job-swot',
    tag: 'Functions',
    summary: 'Make a new SWOT analysis of the jobs and store it',
    permission: 'dashboard.read',
    body: z.object({ scope }),
    output: z.object({ success: z.literal(true), generated_at: instantSchema }),
  }),
};
