import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { inPieces } from './in-pieces.ts';

/** days that the history goes back */
const DAYS = 3 * 365;
const WAY = [
  'submitted',
  'under_review',
  'shortlisted',
  'interview_scheduled',
  'interviewed',
  'selected',
  'offer_released',
  'joined',
];
const RECRUITERS = 60;
const COMPANIES = Array.from({ length: 20 }, (_, index) => `Staffing Company ${index + 1}`);

const texts = (list: readonly string[]) => sql`${`{${list.map((text) => `"${text}"`).join(',')}}`}::text[]`;
/** A number below `most`, another for each assignment and salt, the same at every run. */
const chance = (salt: number, most: number) =>
  sql.raw(`((hashint4(i * 31 + ${salt}) & 2147483647) % ${most})`);

/** How many there are to be. */
export interface Size {
  candidates: number;
  jobs: number;
  assignments: number;
}

/**
 * Fills an empty database with jobs, candidates and assignments with their history, three and a third moves each, made
 * by SQL alone; the trails come from the triggers, as always. Returns how many rows of history that made.
 */
export async function seedTrails(
  database: Database,
  { candidates, jobs, assignments }: Size,
): Promise<number> {
  await inPieces(
    database,
    jobs,
    (from, to) => sql`
    insert into jobs (id, jd_id, title, summary, description, requirements, locations, primary_skills, status, department,
      created_at, published_at)
    select gen_random_uuid(), 'JD-' || lpad(i::text, 5, '0'), 'Backend Engineer ' || i, 'Does what the title says.',
      'One of many duties of this person, told at length.', 'Something that this person must know.', array['Pune'],
      array['Communication'], (array['published', 'published', 'applications_closed', 'closed', 'draft', 'on_hold'])[1 + ${chance(1, 6)}],
      'Department ' || ${chance(2, 12)}, now() - ${chance(3, DAYS)} * interval '1 day', now() - ${chance(3, DAYS)} * interval '1 day'
    from generate_series(${from}::int, ${to}::int) i`,
  );
  await inPieces(
    database,
    candidates,
    (from, to) => sql`
    insert into candidates (id, name, email, phone, skills, recommendation_reason, submission_type, found_through)
    select gen_random_uuid(), 'Person ' || i, 'person.' || i || '@example.com',
      '+91 ' || (60000 + i % 40000) || ' ' || (10000 + i / 40000), array['Communication'], 'Worked well with us before.',
      case when i % 3 = 0 then 'vendor' else 'internal' end,
      case when i % 3 > 0 then (array['naukri', 'linkedin', 'referral', 'campus', null])[1 + i % 5] end
    from generate_series(${from}::int, ${to}::int) i`,
  );
  await seedRecruiters(database);
  await seedMoves(database, { candidates, jobs, assignments });
  await seedLost(database);
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from status_history`,
  );
  return rows[0]?.count ?? 0;
}

/** Who puts people into jobs. */
async function seedRecruiters(database: Database): Promise<void> {
  await database.pool.query(`
    insert into "user" (id, name, email) select gen_random_uuid(), 'Recruiter ' || i, 'recruiter.' || i || '@bench.example'
    from generate_series(1, ${RECRUITERS}) i;
    insert into profiles (user_id, role, full_name, email) select id, 'internal_user', name, email from "user"
    where email like '%@bench.example'`);
}

/** A third of those who have come no further than an interview are rejected, most of them for a reason. */
async function seedLost(database: Database): Promise<void> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from candidate_job_assignments where (hashtext(id::text) & 2147483647) % 3 = 0
      and status in ('submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed')`);
  await inPieces(
    database,
    rows.length,
    (from, to) => sql`
    with lost as (
      update candidate_job_assignments a set status = 'rejected' from (select id, status from candidate_job_assignments
        where id = any (${`{${rows
          .slice(from - 1, to)
          .map(({ id }) => id)
          .join(',')}}`}::uuid[])) former
      where a.id = former.id returning a.id, candidate_id, job_id, former.status, assigned_at)
    insert into status_history (id, assignment_id, candidate_id, job_id, previous_status, new_status, reason_code, changed_at)
    select gen_random_uuid(), id, candidate_id, job_id, status, 'rejected',
      (array['skills_mismatch', 'ctc_over_budget', 'notice_too_long', 'failed_interview', null])[1 + (hashtext(id::text) & 2147483647) % 5],
      assigned_at + interval '40 days' from lost`,
  );
  await database.pool.query('vacuum (analyze)');
}

/** Adds assignments of the jobs and candidates that are there, with their history, each made by one of the recruiters, if there are any. */
export async function seedMoves(database: Database, { candidates, jobs, assignments }: Size): Promise<void> {
  await database.pool
    .query(`create unlogged table bench_jobs as select row_number() over (order by jd_id) as n, id from jobs;
    create index on bench_jobs (n); create unlogged table bench_people as select row_number() over (order by id) as n, id from candidates;
    create index on bench_people (n);
    create unlogged table bench_recruiters as select row_number() over (order by user_id) - 1 as n, user_id from profiles
    where email like '%@bench.example'; analyze`);
  await inPieces(
    database,
    assignments,
    (from, to) => sql`
    with placed as (
      insert into candidate_job_assignments (id, candidate_id, job_id, assignment_type, status, source, company_name, assigned_by,
        assigned_at)
      select gen_random_uuid(), p.id, j.id, 'applied', (${texts(WAY)})[reach], case when i % 3 = 0 then 'vendor' else 'internal' end,
        case when i % 3 = 0 then (${texts(COMPANIES)})[1 + ${chance(4, COMPANIES.length)}] end, r.user_id,
        now() - (10 + ${chance(5, DAYS)}) * interval '1 day'
      from (select i, least(8, 1 + floor(-ln(((${chance(6, 10_000)}) + 1) / 10001.0) * 3.1)::int) as reach
        from generate_series(${from}::int, ${to}::int) i) made
      join bench_people p on p.n = 1 + i % ${candidates}::int
      join bench_jobs j on j.n = 1 + (i / ${candidates}::int * 7919 + i) % ${jobs}::int
      left join bench_recruiters r on r.n = ${chance(9, RECRUITERS)}
      on conflict do nothing returning *)
    insert into status_history (id, assignment_id, candidate_id, job_id, previous_status, new_status, changed_at)
    select gen_random_uuid(), id, candidate_id, job_id, (${texts(WAY)})[step - 1], (${texts(WAY)})[step],
      assigned_at + (step - 1) * interval '5 days 3 hours'
    from placed, generate_series(1, array_position(${texts(WAY)}, status)) step`,
  );
  await database.pool.query('drop table bench_jobs; drop table bench_people; drop table bench_recruiters');
  await database.pool.query('vacuum (analyze)');
}
