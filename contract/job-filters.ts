import { z } from 'zod';
import { personFilterSchema, writtenText } from './fields.ts';
import { jobStatusFilterSchema } from './job-status.ts';
import { limits } from './limits.ts';
import { JOB_AGE_WORDS, SELECTED_FILTERS } from './reached.ts';

/** What narrows the job list down besides its search; each of them must hold. */
export const jobFilters = {
  status: jobStatusFilterSchema.optional(),
  /** days since it was published; since it was created for one that never was */
  age: z.enum(JOB_AGE_WORDS).optional(),
  /** whether anybody was ever selected for it; passed over for whoever may not see a job's people */
  selected: z.enum(SELECTED_FILTERS).optional(),
  /** those that the reader created or is in charge of; passed over for vendors, whose no job is */
  created_by: z.enum(['me']).optional(),
  /** who of the team runs it now; nobody when it is HR's; passed over for vendors, who are not told */
  in_charge: personFilterSchema,
  /** whatever its capitals */
  department: writtenText().min(1).max(limits.shortText.max).optional(),
};
