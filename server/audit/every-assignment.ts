import { sql } from 'drizzle-orm';
import { candidateJobAssignments as present, removedAssignments as removed } from '../db/schema.ts';

/** Whose each assignment is and in which job, those among them that were taken out of it: `id`, `candidate_id`, `job_id`. */
export const everyAssignment = sql`
  select ${present.id}, ${present.candidate_id}, ${present.job_id} from ${present}
  union all select ${removed.assignment_id}, ${removed.candidate_id}, ${removed.job_id} from ${removed}`;
