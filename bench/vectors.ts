// What finding matching candidates costs: the whole way through the app on 20,000 people on the embedded database
// (exact search), and with BENCH_DATABASE_URL (a PostgreSQL with pgvector) on 100,000 people in one more database there,
// with the recall of its index against exact search on the engine's vectors.
// node bench/vectors.ts [--embedded 20000] [--postgres 100000] [--rounds 15]
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { dayOf, DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { createBuiltinAi } from '#server/ai/create-ai.ts';
import { MATCHING_FITS } from '#contract/matching.ts';
import type { Database } from '#server/db/client.ts';
import { ensureNearestIndex } from '#server/db/nearest-index.ts';
import { jobs } from '#server/db/schema.ts';
import { seedChance } from '#server/demo/chance.ts';
import { makeJobs } from '#server/demo/make-jobs.ts';
import { freshJobVector } from '#server/matching/embed-job.ts';
import { listNearest } from '#server/matching/nearest.read.ts';
import { v7 as uuidv7 } from 'uuid';
import { measure } from './measure.ts';
import { type Bench, onOwnDatabase } from './on-own-database.ts';
import { seedVectors } from './seed-vectors.ts';

/** of a call, in milliseconds; of the ten nearest, the share that the index finds */
const BUDGET = { embedded: 250, postgres: 150, recall: 0.95 };
const NEAREST = 10;
const JOBS = 20;

const { values } = parseArgs({
  options: {
    embedded: { type: 'string', default: '20000' },
    postgres: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '15' },
  },
});
const rounds = Number(values.rounds);
const ai = createBuiltinAi();

async function seedJobs(database: Database): Promise<{ id: string; vector: readonly number[] }[]> {
  seedChance(7);
  const rows = makeJobs(dayOf(new Date(), DEFAULT_TIME_ZONE))
    .slice(0, JOBS)
    .map(({ row }) => ({ ...row, id: uuidv7(), created_by: null }));
  await database.db.insert(jobs).values(rows);
  return Promise.all(
    rows.map(async (row) => ({ id: row.id, vector: await freshJobVector({ database, ai }, row.id, row) })),
  );
}

/** Of the ten nearest by exact search, the share that the search of the app finds; the mean over the jobs. */
async function recallOf(database: Database, asked: { vector: readonly number[] }[]): Promise<number> {
  let found = 0;
  for (const { vector } of asked) {
    const exact = await database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_indexscan = off`);
      await tx.execute(sql`set local statement_timeout = 0`);
      const { rows } = await tx.execute<{ candidate_id: string }>(
        sql`select candidate_id from candidate_vectors
            order by resume_vector <=> ${`[${vector.join(',')}]`}::vector, candidate_id limit ${NEAREST}`,
      );
      return rows.map((row) => row.candidate_id);
    });
    const near = await listNearest(database, ai.vectorMark, vector, { limit: 2 * NEAREST });
    const ids = new Set(near.slice(0, NEAREST).map(({ candidate_id }) => candidate_id));
    found += exact.filter((id) => ids.has(id)).length;
  }
  return found / (asked.length * NEAREST);
}

async function run({ database, app, cookieOf }: Bench, count: number) {
  const { kind } = database;
  const seeded = performance.now();
  // Vectors go in faster without it.
  if (kind === 'postgres') await database.pool.query('drop index candidate_vectors_nearest');
  await seedVectors(database, count);
  const asked = await seedJobs(database);
  await database.pool.query('vacuum (analyze)');
  console.log(`${kind}: ${count} people in ${Math.round((performance.now() - seeded) / 1000)} s`);
  if (kind === 'postgres') {
    const started = performance.now();
    // With the memory that a start of the program has for it.
    await database.onOwnConnection(ensureNearestIndex);
    console.log(`index made in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  const cookie = await cookieOf('hr_manager');
  let at = 0;
  const find = (fits: string) => () => {
    at += 1;
    return app.request(`/api/jobs/${asked[at % asked.length]?.id}/matching-candidates?fits=${fits}`, {
      headers: { cookie },
    });
  };
  const searched = await measure(find(''), rounds);
  const narrowed = [];
  for (const fits of [...MATCHING_FITS, MATCHING_FITS.join(',')])
    narrowed.push({ fits, ...(await measure(find(fits), rounds)) });
  console.table(narrowed, ['fits', 'least ms', 'median ms', 'cpu ms']);
  const started = performance.now();
  for (const { vector } of asked) await listNearest(database, ai.vectorMark, vector, { limit: 40 });
  const alone = Math.round(((performance.now() - started) / asked.length) * 10) / 10;
  const recall = kind === 'postgres' ? await recallOf(database, asked) : 1;
  const slow = Math.max(searched['median ms'], ...narrowed.map((each) => each['median ms'])) > BUDGET[kind];
  measured.push({
    database: kind,
    people: count,
    'whole call, median ms': searched['median ms'],
    'cpu ms': searched['cpu ms'],
    'search alone ms': alone,
    'recall@10': recall,
    over: slow || recall < BUDGET.recall ? 'over' : '',
  });
}

const measured: object[] = [];
await onOwnDatabase((bench) => run(bench, Number(values.embedded)));
const url = process.env['BENCH_DATABASE_URL'];
if (url) await onOwnDatabase((bench) => run(bench, Number(values.postgres)), url);
else console.log('Without BENCH_DATABASE_URL the figures of PostgreSQL are left out.');
console.table(measured);
