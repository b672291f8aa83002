import type pg from 'pg';
import { limits } from '#contract/limits.ts';
import { StartupError } from '#server/core/startup-error.ts';

/**
 * Neighbours that each vector is tied to, and how many are looked at to choose them: with pgvector's own 16 and 64 some
 * people are tied to nobody near, and no search reaches them (docs/decisions/0012).
 */
const TIES = 'm = 24, ef_construction = 100';
const NAME = 'candidate_vectors_nearest';
/** Half-precision numbers in an index came with it. */
const OLDEST_PGVECTOR = [0, 7];

/**
 * Makes the index by which the nearest vectors are found on PostgreSQL: as half-precision numbers, which halves it and
 * the time to make it. It is no migration, for the embedded database has neither this kind of index nor such numbers and
 * looks at every vector. Made without locking the table; one that a broken-off start left half made is made again.
 * @throws StartupError when the installed pgvector is too old
 */
export async function ensureNearestIndex(client: pg.ClientBase): Promise<void> {
  await refuseOldPgvector(client);
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [NAME],
  );
  if (rows[0]?.valid) return;
  if (rows[0]) await client.query(`drop index ${NAME}`);
  await client.query(
    `create index concurrently ${NAME} on candidate_vectors
     using hnsw ((resume_vector::halfvec(${limits.vectorLength})) halfvec_cosine_ops)
     with (${TIES})`,
  );
}

async function refuseOldPgvector(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select extversion as version from pg_extension where extname = 'vector'",
  );
  const version = rows[0]?.version ?? '0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_PGVECTOR;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartupError(
    `DATABASE_URL: the extension vector is ${version}; ${OLDEST_PGVECTOR.join('.')} or newer is needed. ` +
      'Install a newer pgvector, then run once as an administrator: ALTER EXTENSION vector UPDATE;',
  );
}
