import { BUILTIN_ENGINE } from '#contract/ai.ts';
import { type JobDescriptionFields, jobWritingRoutes, WRITING_TIME } from '#contract/job-writing.ts';
import { messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import type { Ai } from '../ai/ai.ts';
import { builtin } from '../ai/builtin-driver.ts';
import { type Actor, may } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { type Presented, present } from '../http/present.ts';
import { addedSkills, isOutOfNothing } from '../engine/index.ts';
import { listDepartments } from './departments.read.ts';
import { ownDepartment } from './own-department.ts';

/** Why nothing is written; not among the messages, which every screen loads. */
export const NO_ROLE =
  'No role could be read out of this. Please say which post you want to fill, such as "Accountant in Pune, 3-5 years, Tally and GST".';

/** What a person is handed of a written job. */
type WrittenJob = RouteOutput<typeof jobWritingRoutes.fromPrompt>;
type WrittenDescription = RouteOutput<typeof jobWritingRoutes.description>;

/** Writes something, here or at a provider's; ought to stop when the signal says that nobody waits any longer. */
type Writer<T> = (signal: AbortSignal) => Promise<T>;

/**
 * A job as a free text describes it, as of a day (YYYY-MM-DD), in a department that the company has where one is meant.
 * Stores nothing. Throws `invalid_input` where nothing can be read out of the text, `unavailable` when it takes too long.
 */
export async function writeJobFromPrompt(
  { ai, database }: { ai: Ai; database: Database },
  prompt: string,
  today: string,
): Promise<WrittenJob> {
  if (isOutOfNothing(prompt, () => builtin.writeJob(prompt, today))) {
    throw new AppError('invalid_input', messages.common.invalidInput, {
      fields: { prompt: NO_ROLE },
    });
  }
  const { value, ...madeBy } = await writeInTime(
    (signal) => ai.writeJob(prompt, today, signal),
    messages.job.promptFailed.body,
  );
  const department = value.department && ownDepartment(value.department, await listDepartments(database.db));
  // Only the engine of our own can tell.
  const not_used = madeBy.engine === BUILTIN_ENGINE ? await builtin.unusedPhrases(prompt, today) : [];
  const skills_added = addedSkills(prompt, value.skills_required);
  return { ...value, department, not_used, skills_added, ...madeBy };
}

/** A job's full description out of its other fields. Stores nothing. Throws `unavailable` when it takes too long. */
export async function writeJobDescription(ai: Ai, fields: JobDescriptionFields): Promise<WrittenDescription> {
  const { value, ...madeBy } = await writeInTime(
    (signal) => ai.describeJob(fields, signal),
    messages.job.descriptionFailed.body,
  );
  return { description: value, ...madeBy };
}

/** What the writer writes; `unavailable` with the words of `late` once `limit` (ms) has passed, whatever the writer does. */
export function writeInTime<T>(
  write: Writer<T>,
  late: string,
  limit: number = WRITING_TIME.server,
): Promise<T> {
  const signal = AbortSignal.timeout(limit);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('unavailable', late)), { once: true });
  });
  return Promise.race([write(signal), tooLate]);
}

/** A written job as its reader may see it: the budget for those only who may see a job's. */
export function presentWrittenJob(actor: Actor, job: WrittenJob): Presented<WrittenJob> {
  const budget = may(actor, 'job.budget') ? {} : { ctc_min: null, ctc_max: null };
  return present(jobWritingRoutes.fromPrompt.output, { ...job, ...budget });
}
