import { experienceRequiredText } from '#contract/experience.ts';
import { pageOf } from '#contract/fields.ts';
import { type Job, jobListItemSchema, jobRoutes, jobSchema } from '#contract/jobs.ts';
import { salaryRangeText } from '#contract/money.ts';
import type { RouteOutput } from '#contract/route.ts';
import { cleanList } from '#contract/text.ts';
import { type Actor, may } from '../core/actor.ts';
import { type Presented, present } from '../http/present.ts';
import { inChargeOf, type Run } from './in-charge.ts';
import { jobCan } from './jobs.policy.ts';
import type { CountedJob, listJobs } from './jobs.read.ts';
import type { JobColumns } from './jobs.repo.ts';

const withoutBudget = jobSchema.omit({ salary_range: true, ctc_min: true, ctc_max: true });
const forVendors = withoutBudget.omit({ created_by: true, in_charge: true });
const itemWithoutBudget = jobListItemSchema.omit({ salary_range: true });
const listWithoutBudget = pageOf(itemWithoutBudget);
const listForVendors = pageOf(itemWithoutBudget.omit({ in_charge: true }));

/** All skills of a job in the specification's order: primary, secondary, additional, without repeats. */
function skillsRequired(
  job: Pick<JobColumns, 'primary_skills' | 'secondary_skills' | 'additional_skills'>,
): string[] {
  return cleanList([...job.primary_skills, ...job.secondary_skills, ...job.additional_skills]);
}

/** One job as its reader may see it: the budget for HR only, the creator and who is in charge for staff only. */
export function presentJob(actor: Actor, job: CountedJob): Presented<Job> {
  const value = {
    ...job,
    skills_required: skillsRequired(job),
    experience_required: experienceRequiredText({ min: job.experience_min, max: job.experience_max }),
    salary_range: salaryRangeText(job.ctc_min, job.ctc_max),
    in_charge: personInCharge(job),
    can: jobCan(actor, job),
  };
  if (actor.role === 'vendor') return present(forVendors, value);
  return may(actor, 'job.budget') ? present(jobSchema, value) : present(withoutBudget, value);
}

function personInCharge(job: Run & { in_charge_name: string | null }): Job['in_charge'] {
  const user_id = inChargeOf(job);
  return user_id === null || job.in_charge_name === null ? null : { user_id, full_name: job.in_charge_name };
}

/** A page of the job list as its reader may see it: the salary range for HR only, who is in charge for staff only. */
export function presentJobList(
  actor: Actor,
  page: Awaited<ReturnType<typeof listJobs>>,
): Presented<RouteOutput<typeof jobRoutes.list>> {
  const value = {
    ...page,
    items: page.items.map((job) => ({
      ...job,
      salary_range: salaryRangeText(job.ctc_min, job.ctc_max),
      in_charge: personInCharge(job),
      can: jobCan(actor, job),
    })),
  };
  if (actor.role === 'vendor') return present(listForVendors, value);
  return may(actor, 'job.budget') ? present(jobRoutes.list.output, value) : present(listWithoutBudget, value);
}
