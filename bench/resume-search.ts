// What it costs to find people by what their resumes say, on the embedded database or on PostgreSQL, the whole way through
// the app, session and all, without a port.
// node bench/resume-search.ts [--candidates 20000] [--rounds 9]; with BENCH_DATABASE_URL on PostgreSQL
import { parseArgs } from 'node:util';
import { findPostmaster, type Measured, measure } from './measure.ts';
import { onOwnDatabase } from './on-own-database.ts';
import { seedResumes } from './seed-resumes.ts';

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '9' },
  },
});

const QUERIES: Record<string, string> = {
  'no words, for comparison': '',
  'a word of all': 'experience',
  'a word of many': 'communication',
  'a word of few': 'kubernetes',
  'none found': 'glassblower',
  'two words': 'sql communication',
  'a phrase': '"power bi"',
  'a phrase of common words': '"of the"',
  'any of two phrases, and not a word': '("power bi" OR "financial modelling") NOT fresher',
  'a beginning': 'account*',
};

await onOwnDatabase(async ({ database, app, cookieOf }) => {
  const cookie = await cookieOf('hr_manager');
  const started = performance.now();
  await seedResumes(database, Number(values.candidates));
  console.log(`${values.candidates} resumes made in ${Math.round((performance.now() - started) / 1000)} s`);
  await database.pool.query('analyze');
  const sizes = await database.pool.query(`select
    pg_size_pretty(pg_table_size('resume_documents')) as documents,
    pg_size_pretty(pg_table_size('resume_words')) as words,
    pg_size_pretty(pg_relation_size('resume_words_search')) as search`);
  console.table(sizes.rows);
  const postmaster = await findPostmaster(database);
  const measured: (Measured & { call: string })[] = [];
  for (const sort of ['newest', 'name'])
    for (const [call, resume] of Object.entries(QUERIES)) {
      const query = new URLSearchParams({ resume, sort, limit: '25' }).toString();
      const get = () => app.request(`/api/candidates?${query}`, { headers: { cookie } });
      measured.push({
        call: `${call}, by ${sort}`,
        ...(await measure(get, Number(values.rounds), undefined, postmaster)),
      });
    }
  console.table(measured);
}, process.env['BENCH_DATABASE_URL']);
