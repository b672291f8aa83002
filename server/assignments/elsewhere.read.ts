import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { NamedElsewhere } from '#contract/assignments.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { tellingFirst } from '#contract/elsewhere.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { candidateJobAssignments as assignments, jobs } from '../db/schema.ts';

const elsewhereOf = builtOnce((handle) =>
  handle
    .select({
      candidate_id: assignments.candidate_id,
      jd_id: jobs.jd_id,
      title: jobs.title,
      status: sql<CandidateStatus>`${assignments.status}`,
    })
    .from(assignments)
    .innerJoin(jobs, eq(jobs.id, assignments.job_id))
    .where(
      and(
        isOneOf(assignments.candidate_id, sql.placeholder('candidates')),
        ne(assignments.job_id, sql.placeholder('job')),
      ),
    )
    .orderBy(desc(assignments.assigned_at), desc(assignments.id)),
);

/** Adds to some people where they stand in other jobs than this one: what tells most first, of equals the newest. */
export async function withElsewhere<Person extends { id: string }>(
  handle: Handle,
  jobId: string,
  people: readonly Person[],
): Promise<(Person & { elsewhere: NamedElsewhere[] })[]> {
  if (people.length === 0) return [];
  const rows = await elsewhereOf(handle).execute({ candidates: people.map(({ id }) => id), job: jobId });
  const standings = Map.groupBy(rows, ({ candidate_id }) => candidate_id);
  return people.map((person) => ({
    ...person,
    elsewhere: tellingFirst(standings.get(person.id) ?? []),
  }));
}
