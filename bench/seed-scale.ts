import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { events } from '#server/db/schema.ts';
import { inPieces } from './in-pieces.ts';
import { seedPeople } from './seed-candidates.ts';
import { seedMoves } from './seed-trails.ts';

/** For each job so many candidates, for each candidate so many assignments, as companies that hire much have them. */
const CANDIDATES_PER_JOB = 10;
const ASSIGNMENTS_PER_CANDIDATE = 3;

/**
 * Fills an empty database with that many candidates, a tenth as many jobs and three times as many assignments with three
 * and a third moves each, made by SQL alone. One change is told of, as it is wherever people work: what the dashboards
 * computed is kept from then on.
 */
export async function seedScale(database: Database, candidates: number): Promise<void> {
  const jobs = Math.ceil(candidates / CANDIDATES_PER_JOB);
  await inPieces(
    database,
    jobs,
    (from, to) => sql`
    insert into jobs (id, jd_id, title, summary, description, requirements, locations, experience_min, experience_max,
      primary_skills, status, department, created_at, published_at)
    select gen_random_uuid(), 'JD-' || lpad(i::text, greatest(5, length(i::text)), '0'),
      (array['Senior', 'Junior', 'Lead', 'Assistant', 'Principal'])[1 + i % 5] || ' ' ||
        (array['Backend Engineer', 'Staff Nurse', 'Sales Executive', 'Accountant', 'Site Engineer', 'Teacher', 'Plant Operator'])[1 + i % 7] || ' ' || i,
      'Does what the title says, every working day.', repeat('- One of many duties of this person, told at length. ', 30),
      repeat('- Something that this person must know. ', 20),
      array[(array['Pune', 'Kochi', 'Mumbai', 'Chennai', 'Jaipur', 'Bangalore'])[1 + i % 6]], 2, 6, array['Communication'],
      (array['published', 'published', 'applications_closed', 'closed', 'draft', 'on_hold'])[1 + i % 6],
      'Department ' || i % 12, now() - i % 1000 * interval '1 day', now() - i % 1000 * interval '1 day'
    from generate_series(${from}::int, ${to}::int) i`,
  );
  await seedPeople(database, candidates);
  await seedMoves(database, { candidates, jobs, assignments: candidates * ASSIGNMENTS_PER_CANDIDATE });
  await database.db.insert(events).values({ kind: 'dashboard', record_id: randomUUID() });
}
