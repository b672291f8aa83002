import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { inPieces } from './in-pieces.ts';

const CANDIDATES_PER_JOB = 2;
const ASSIGNMENTS_PER_JOB = 5;

/** Fills an empty database with that many jobs, twice as many candidates and five assignments a job, made by SQL alone. */
export async function seedLists(database: Database, jobs: number) {
  const candidates = jobs * CANDIDATES_PER_JOB;
  const assignments = jobs * ASSIGNMENTS_PER_JOB;
  await inPieces(
    database,
    jobs,
    (from, to) => sql`
    insert into jobs (id, jd_id, title, summary, description, requirements, locations, experience_min, experience_max,
      ctc_min, ctc_max, primary_skills, status, created_at)
    select gen_random_uuid(), 'JD-' || lpad(i::text, 5, '0'),
      (array['Senior', 'Junior', 'Lead', 'Assistant', 'Principal'])[1 + i % 5] || ' ' ||
        (array['Backend Engineer', 'Staff Nurse', 'Sales Executive', 'Accountant', 'Site Engineer', 'Teacher', 'Plant Operator'])[1 + i % 7] ||
        ' ' || md5(i::text),
      'Does what the title says, every working day.', repeat('- One of many duties of this person, told at length. ', 30),
      repeat('- Something that this person must know. ', 20),
      array[(array['Pune', 'Kochi', 'Mumbai', 'Chennai', 'Jaipur', 'Bangalore'])[1 + i % 6]], 2, 6, 600000, 1200000,
      array['Communication'],
      (array['published', 'draft', 'closed', 'published', 'on_hold', 'applications_closed', 'published', 'draft'])[1 + i % 8],
      timestamptz '2024-01-01 10:00+05:30' + i * interval '95 minutes'
    from generate_series(${from}::int, ${to}::int) i`,
  );
  await inPieces(
    database,
    candidates,
    (from, to) => sql`
    insert into candidates (id, name, email, phone, experience_years, skills, expected_ctc, recommendation_reason, created_at)
    select gen_random_uuid(), 'Person ' || md5(i::text), 'person.' || i || '@example.com', '+91 ' || (60000 + i % 40000) || ' ' || (10000 + i / 40000 * 40000 + i % 40000),
      i % 30, array['Communication', 'Reading', 'Writing', 'Excel'], 900000, 'Worked well with us before.',
      timestamptz '2024-01-01 10:00+05:30' + i * interval '47 minutes'
    from generate_series(${from}::int, ${to}::int) i`,
  );
  // Each job has people of another stretch of the list, a quarter of them from vendors.
  await inPieces(
    database,
    assignments,
    (from, to) => sql`
    insert into candidate_job_assignments (id, candidate_id, job_id, assignment_type, status, source, company_name)
    select gen_random_uuid(), c.id, j.id, 'assigned', 'submitted', case when i % 4 = 0 then 'vendor' else 'internal' end,
      case when i % 4 = 0 then (array['Talent Bridge', 'People First'])[1 + i % 3 % 2] end
    from generate_series(${from}::int, ${to}::int) i
    join jobs j on j.jd_id = 'JD-' || lpad((1 + i % ${jobs}::int)::text, 5, '0')
    join candidates c on c.email_key = 'person.' || (1 + (i::bigint * 7919 + i / ${jobs}::int) % ${candidates}::int) || '@example.com'
    on conflict do nothing`,
  );
  await database.pool.query('vacuum (analyze)');
  return {
    jobs: await countOf(database, 'jobs'),
    candidates: await countOf(database, 'candidates'),
    assignments: await countOf(database, 'candidate_job_assignments'),
  };
}

async function countOf({ db }: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}
