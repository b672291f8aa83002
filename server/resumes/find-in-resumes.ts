import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { resumeQueryProblem } from '#contract/resume-query.ts';
import { AppError } from '../core/errors.ts';
import type { Database, Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { candidates, resumeDocuments, resumeWords } from '../db/schema.ts';
import { isCurrent } from './current-resume.ts';
import { resumeExcerpt, resumePassages } from './resume-excerpt.ts';
import { resumeSearch } from './resume-query.ts';

/** The condition that somebody's newest resume says what is asked for; undefined for an empty text. */
export function resumeSays(handle: Handle, asked: string): SQL | undefined {
  const search = resumeSearch(asked);
  return (
    search &&
    inArray(
      candidates.id,
      handle.select({ id: resumeWords.candidate_id }).from(resumeWords).where(says(search.tsquery)),
    )
  );
}

/**
 * The ids of all whose newest resume says what is asked for; undefined for an empty text, and for more than `limits.counted`.
 * Throws invalid_input for a text by which nobody can be found.
 *
 * Few of many are found by the index, whatever else a list asks: of words that seldom stand together the database knows only
 * how often each stands somewhere, expects many, and would go through everybody in the order of the list.
 */
export async function findByResume(database: Database, asked: string): Promise<string[] | undefined> {
  const search = searchOf(asked);
  if (!search) return undefined;
  const found = await database.transaction(async (tx) => {
    // In a look through the table each row's words are unpacked, which the database does not reckon with.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx
      .select({ id: resumeWords.candidate_id })
      .from(resumeWords)
      .where(says(search.tsquery))
      .limit(limits.counted + 1);
  });
  return found.length > limits.counted ? undefined : found.map(({ id }) => id);
}

/** What is asked for; undefined for an empty text. Throws invalid_input for one by which nobody can be found. */
function searchOf(asked: string): ReturnType<typeof resumeSearch> {
  const problem = resumeQueryProblem(asked);
  if (problem !== null) throw new AppError('invalid_input', problem, { fields: { resume: problem } });
  return resumeSearch(asked);
}

const says = (tsquery: string) => sql`${resumeWords.words} @@ ${tsquery}::tsquery`;

/** Of a page's excerpts (ms): an ordinary one takes less than one, and those after that are left out. */
const LONGEST = 1000;

/** Of each of the people where their newest resume says what is asked for, as `resumeExcerpt` cuts it out. */
export async function excerptsOf(
  handle: Handle,
  ids: readonly string[],
  asked: string,
): Promise<Map<string, string[]>> {
  const search = resumeSearch(asked);
  if (!search || ids.length === 0) return new Map();
  const rows = await handle
    .select({ id: resumeDocuments.candidate_id, text: resumeDocuments.text })
    .from(resumeDocuments)
    .where(and(isOneOf(resumeDocuments.candidate_id, ids), isCurrent));
  const excerpts = new Map<string, string[]>();
  let spent = 0;
  for (const { id, text } of rows) {
    const start = performance.now();
    excerpts.set(id, resumeExcerpt(text, search.terms));
    spent += performance.now() - start;
    if (spent > LONGEST) break;
    await setImmediate(); // others have their turn
  }
  return excerpts;
}

/** Where somebody's newest resume says what is asked for, as `resumePassages` cuts it out; none where the list would not find them. */
export async function passagesOf(
  handle: Handle,
  candidateId: string,
  asked: string,
): Promise<ReturnType<typeof resumePassages>> {
  const search = searchOf(asked);
  const [found] = await handle
    .select({ text: resumeDocuments.text })
    .from(resumeDocuments)
    .innerJoin(resumeWords, eq(resumeWords.candidate_id, resumeDocuments.candidate_id))
    .where(
      and(
        eq(resumeDocuments.candidate_id, candidateId),
        isCurrent,
        search ? says(search.tsquery) : sql`false`,
      ),
    );
  return resumePassages(found?.text ?? '', search?.terms ?? []);
}
