import { z } from 'zod';
import type { GivenUpTask } from '#contract/background.ts';
import { candidateNames } from '../candidates/known-candidates.read.ts';
import type { Database, Handle } from '../db/client.ts';
import { jobNames } from '../jobs/known-jobs.read.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { whyOf, wordsOf } from './task-words.ts';

/** Most of them that are listed; the others follow once these are tried again. */
const LISTED = 100;

/** Ids by which tasks name the record that they are about. */
const about = z.object({ candidate_id: z.uuid().optional(), job_id: z.uuid().optional() }).catch({});

/** Background work that was given up, and what is waiting or under way. */
export async function listBackground({ database, tasks }: { database: Database; tasks: TaskQueue }) {
  const { items, total } = await tasks.listGivenUp(LISTED);
  const records = await recordsOf(
    database.db,
    items.map(({ data }) => about.parse(data)),
  );
  const busy = await tasks.listBusy();
  return {
    given_up: items.map(({ id, task, data, attempts, at, error, code }) => {
      const { candidate_id, job_id } = about.parse(data);
      return {
        id,
        task,
        what: wordsOf(task),
        record: records.get(candidate_id ?? job_id ?? '') ?? null,
        why: whyOf(error, code),
        attempts,
        given_up_at: at,
      };
    }),
    given_up_total: total,
    busy: busy.map((each) => ({ ...each, what: wordsOf(each.task) })),
  };
}

async function recordsOf(
  handle: Handle,
  ids: readonly z.infer<typeof about>[],
): Promise<Map<string, NonNullable<GivenUpTask['record']>>> {
  const people = await candidateNames(
    handle,
    ids.flatMap(({ candidate_id }) => candidate_id ?? []),
  );
  const postings = await jobNames(
    handle,
    ids.flatMap(({ job_id }) => job_id ?? []),
  );
  return new Map<string, NonNullable<GivenUpTask['record']>>([
    ...people.map((row) => [row.id, { kind: 'candidate' as const, ...row }] as const),
    ...postings.map((row) => [row.id, { kind: 'job' as const, ...row }] as const),
  ]);
}
