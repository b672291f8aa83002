import { type SQL, sql } from 'drizzle-orm';
import type { EngineMark } from '../ai/ai.ts';
import type { Database, Handle } from '../db/client.ts';
import { candidateJobAssignments, candidates, candidateVectors } from '../db/schema.ts';
import { madeBy } from './engine-mark.ts';

/** A person whose vector is near to another one. */
export interface NearPerson {
  candidate_id: string;
  /** of the angle between the two, from -1 to 1 */
  cosine: number;
}

interface NearestQuery {
  /** most of them */
  limit: number;
  /** leaves out whoever is in this job */
  notInJob?: string;
  /** a condition on `candidates`: who does not meet it is left out */
  who?: SQL | undefined;
  /** as many who meet it are compared one by one, without the index */
  compared?: number | undefined;
}

/** The index finds nearly the nearest; of this many its exact cosine is taken, and the nearest of those are answered. */
const LOOKED_AT = { atLeast: 400, most: 1000 };

/** As many are compared one by one as soon as they are found; of more than these the index comes upon enough. */
const COMPARED = 5000;

/** Stored vectors have a length of 1: with one of that length, the product is the cosine, and costs a third of it. */
function unitLength(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/**
 * The people whose vectors are nearest to one of the engine of a mark, the nearest first; vectors of another engine are
 * not looked at. Exact on the embedded database; on PostgreSQL by the index that `ensureNearestIndex` makes, exact only
 * among those that the index finds. A condition never leaves too few: where few meet it, or the index comes upon too few of
 * them, each of them is compared.
 */
export async function listNearest(
  database: Pick<Database, 'db' | 'kind' | 'transaction'>,
  mark: EngineMark,
  vector: readonly number[],
  { limit, notInJob, who, compared = COMPARED }: NearestQuery,
): Promise<NearPerson[]> {
  const text = `[${unitLength(vector).join(',')}]`;
  const near = candidateVectors;
  const where = madeBy(mark, near);
  const free =
    notInJob === undefined
      ? sql`true`
      : sql`not exists (select 1 from ${candidateJobAssignments} a
          where a.candidate_id = ${near.candidate_id} and a.job_id = ${notInJob})`;
  const meets = who
    ? sql`exists (select 1 from ${candidates} where ${candidates.id} = ${near.candidate_id} and ${who})`
    : sql`true`;
  const exactly = (handle: Handle, among: SQL) =>
    rowsOf(
      handle,
      sql`select candidate_id, -(${near.resume_vector} <#> ${text}::vector) as cosine
          from ${near} where ${where} and ${free} and ${among} order by 2 desc, 1 limit ${limit}`,
    );
  if (database.kind === 'embedded') return exactly(database.db, meets);
  if (who) {
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select ${candidates.id} from ${candidates} where ${who} limit ${compared + 1}`,
    );
    const ids = sql.param(rows.map(({ id }) => id));
    if (rows.length <= compared) return exactly(database.db, sql`${near.candidate_id} = any(${ids})`);
  }
  const wanted = who ? 2 * limit : Math.max(LOOKED_AT.atLeast, 2 * limit);
  const most = Math.min(LOOKED_AT.most, wanted);
  const seen = Math.max(LOOKED_AT.atLeast, most);
  return database.transaction(async (tx) => {
    // The second goes on looking when too many of those found are left out; pgvector knows it from 0.8 on.
    await tx.execute(sql`select set_config('hnsw.ef_search', ${String(seen)}, true)`);
    await tx.execute(sql`
      select set_config('hnsw.iterative_scan', 'relaxed_order', true) from pg_extension
      where extname = 'vector' and string_to_array(extversion, '.')::int[] >= array[0, 8]`);
    const found = await rowsOf(
      tx,
      sql`with found as materialized (
            select candidate_id, resume_vector from ${near} where ${where} and ${free} and ${meets}
            order by ${near.resume_vector}::halfvec(${sql.raw(String(vector.length))})
              <=> ${text}::halfvec(${sql.raw(String(vector.length))})
            limit ${most})
          select candidate_id, -(resume_vector <#> ${text}::vector) as cosine
          from found order by 2 desc, 1 limit ${limit}`,
    );
    return who && found.length < limit ? exactly(tx, meets) : found;
  });
}

async function rowsOf(handle: Handle, query: SQL): Promise<NearPerson[]> {
  const { rows } = await handle.execute<{ candidate_id: string; cosine: number }>(query);
  return rows.map(({ candidate_id, cosine }) => ({ candidate_id, cosine }));
}
