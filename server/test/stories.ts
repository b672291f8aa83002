import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { CANDIDATE_STATUSES, type CandidateStatus } from '#contract/candidate-status.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { addDays, dayOf } from '#contract/dates.ts';
import { candidateJobAssignments, statusHistory } from '../db/schema.ts';
import type { createTestApp } from './app.ts';
import { buildCandidate } from './factories.ts';
import { buildJob } from './factories.job.ts';
import type { Story } from '../metrics/test/slow-executive.ts';

export const MINUTE = 60_000;
export const NOW = Date.UTC(2026, 2, 15, 6);
export const JOB_MADE = new Date(NOW - 40 * 24 * 60 * MINUTE - 7 * 60 * MINUTE);
const COMPANIES = ['Talent Bridge', 'talent bridge', 'People First'];

/** Moves of one assignment: some taken back at once or later, some again to where the person was long before. */
const moves = fc
  .record({
    start: fc.integer({ min: 1, max: 800 * 24 * 60 }),
    first: fc.constantFrom<CandidateStatus>('submitted', 'under_review'),
    rest: fc.array(
      fc.record({
        status: fc.constantFrom(...CANDIDATE_STATUSES),
        /** minutes since the former move */
        after: fc.oneof(
          fc.integer({ min: 0, max: 15 }),
          fc.constantFrom(10, 11),
          fc.integer({ min: 0, max: 60 * 24 * 60 }),
        ),
        isBack: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
  })
  .map(({ start, first, rest }): Story['moves'] => {
    const made: Story['moves'] = [{ status: first, at: new Date(NOW - start * MINUTE) }];
    for (const { status, after, isBack } of rest) {
      const last = made.at(-1)!;
      const to = isBack ? (made.at(-2)?.status ?? status) : status;
      const at = new Date(last.at.getTime() + after * MINUTE);
      if (to !== last.status && at.getTime() <= NOW) made.push({ status: to, at });
    }
    return made;
  });

function joiningDay(made: Story['moves'], joinsAfter: number | null): string | null {
  const joined = made.find(({ status }) => status === 'joined');
  return joined && joinsAfter !== null ? addDays(dayOf(joined.at), joinsAfter) : null;
}

/** What became of somebody in a job, whatever may be. */
export const story = fc
  .record({
    company: fc.option(fc.constantFrom(...COMPANIES), { freq: 2 }),
    department: fc.option(fc.constantFrom('Cardiology', 'cardiology ', 'Sales'), { freq: 4 }),
    moves,
    isDeleted: fc.boolean(),
    /** known to us before the company brought the person into the job */
    isOurs: fc.boolean(),
    /** when the joining date lies, in days from the first move to Joined; said with the offer or corrected afterwards */
    joinsAfter: fc.option(fc.integer({ min: -90, max: 30 }), { freq: 3 }),
    isCorrected: fc.boolean(),
  })
  .map(({ company, joinsAfter, ...rest }) => ({
    ...rest,
    company,
    joiningOn: joiningDay(rest.moves, joinsAfter),
    source: company ? ('vendor' as const) : ('internal' as const),
  }));

/** Writes the stories down as the program would have, then deletes people by the API. */
export async function write(
  app: Awaited<ReturnType<typeof createTestApp>>,
  stories: (Story & { isDeleted: boolean; isOurs?: boolean; isCorrected?: boolean })[],
): Promise<Map<string | null, string>> {
  const { db } = app.database;
  const jobs = new Map<string | null, string>();
  const gone: string[] = [];
  for (const told of stories) {
    const { department, source, company, moves, joiningOn = null, isDeleted } = told;
    const { isOurs = false, isCorrected = false } = told;
    const job_id =
      jobs.get(department) ??
      (await buildJob(app, { department, status: 'published', created_at: JOB_MADE })).id;
    jobs.set(department, job_id);
    const { id: candidate_id } = await buildCandidate(app, {
      submission_type: isOurs ? 'internal' : source,
      company_name: isOurs ? null : company,
    });
    const [row] = await db
      .insert(candidateJobAssignments)
      .values({
        candidate_id,
        job_id,
        source,
        company_name: company,
        assignment_type: 'applied',
        status: moves.at(-1)!.status,
        joining_on: isCorrected ? null : joiningOn,
      })
      .returning();
    const steps = moves.map(({ status, at }, index) => ({
      assignment_id: row!.id,
      candidate_id,
      job_id,
      previous_status: moves[index - 1]?.status ?? null,
      new_status: status,
      changed_at: at,
    }));
    // One at a time, as they happen, and many at once, as they are brought in from elsewhere.
    if (isDeleted) for (const step of steps) await db.insert(statusHistory).values(step);
    else await db.insert(statusHistory).values(steps);
    if (isCorrected)
      await db
        .update(candidateJobAssignments)
        .set({ joining_on: joiningOn })
        .where(eq(candidateJobAssignments.id, row!.id));
    if (isDeleted) gone.push(candidate_id);
  }
  for (const id of gone) await app.as('hr').call(candidateRoutes.remove, { params: { id } });
  return jobs;
}
