import { z } from 'zod';
import { idParams, versionSchema } from './fields.ts';
import { inChargeMessages } from './in-charge-messages.ts';
import { limits } from './limits.ts';
import { jobStatusSchema } from './job-status.ts';
import { jobSchema } from './jobs.ts';
import { roleSchema } from './roles.ts';
import { defineRoute } from './route.ts';

/** Somebody of the team who can be put in charge of a job. */
const staffSchema = z.object({ user_id: z.uuid(), full_name: z.string(), role: roleSchema });
export type StaffMember = z.infer<typeof staffSchema>;

/** Who is put in charge. */
export const inChargeSchema = z.object({ user_id: z.uuid(inChargeMessages.chooseSomebody) });

/** Which jobs somebody is put in charge of. */
export const handOverNobodysSchema = inChargeSchema.extend({
  job_ids: z.array(z.uuid()).min(1, inChargeMessages.noneChosen).max(limits.job.handedOver),
});

export const inChargeRoutes = {
  staff: defineRoute({
    method: 'get',
    path: '/api/staff',
    tag: 'Users',
    summary: 'Everybody who can be in charge of a job, by name: active HR managers and internal recruiters',
    permission: 'job.staff',
    output: z.object({ items: z.array(staffSchema) }),
  }),
  put: defineRoute({
    method: 'put',
    path: '/api/jobs/{id}/in-charge',
    tag: 'Jobs',
    summary: 'Put somebody of the team in charge of a job, who is told by mail',
    permission: 'job.hand_over',
    params: idParams,
    body: inChargeSchema.extend({ version: versionSchema.optional() }),
    output: jobSchema,
    errors: ['not_found', 'conflict', 'changed_meanwhile'],
  }),
  handOverNobodys: defineRoute({
    method: 'post',
    path: '/api/jobs/hand-over',
    tag: 'Jobs',
    summary:
      'Put somebody in charge of those of the named jobs, closed ones apart, that nobody is in charge of; one mail tells of it',
    permission: 'job.hand_over',
    body: handOverNobodysSchema,
    output: z.object({ handed_over: z.int() }),
    errors: ['conflict'],
  }),
  openJobs: defineRoute({
    method: 'get',
    path: '/api/users/{id}/open-jobs',
    tag: 'Users',
    summary:
      'The jobs, closed ones apart, that somebody is in charge of: the newest of them, and how many; of closed ones their number',
    permission: 'job.hand_over',
    params: idParams,
    output: z.object({
      /** as many as `limits.job.openListed` */
      items: z.array(
        z.object({ id: z.uuid(), jd_id: z.string(), title: z.string(), status: jobStatusSchema }),
      ),
      total: z.int(),
      /** closed ones, which are not handed over */
      closed: z.int(),
    }),
  }),
  handOver: defineRoute({
    method: 'post',
    path: '/api/users/{id}/open-jobs/hand-over',
    tag: 'Users',
    summary:
      'Put somebody else in charge of all jobs, closed ones apart, that somebody is in charge of; one mail tells of it',
    permission: 'job.hand_over',
    params: idParams,
    body: inChargeSchema,
    output: z.object({ handed_over: z.int() }),
    errors: ['conflict'],
  }),
};
