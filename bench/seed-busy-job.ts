import { sql } from 'drizzle-orm';
import { refreshScoresInJob } from '#server/assignments/refresh-scores.ts';
import { createBuiltinAi } from '#server/ai/create-ai.ts';
import { createLogger } from '#server/core/logger.ts';
import { openDatabase } from '#server/db/client.ts';

/**
 * Puts a published job with so many people into a database that nobody has open, the one of DATABASE_URL or a data
 * folder's: of several statuses, each with a resume and a match score, some from vendors.
 */
async function seedBusyJob(dataDir: string, jdId: string, people: number): Promise<void> {
  const database = await openDatabase({
    url: process.env['DATABASE_URL'] || undefined,
    dataDir,
    log: createLogger('silent'),
  });
  try {
    const { rows } = await database.db.execute<{ id: string }>(sql`
      insert into jobs (id, jd_id, title, summary, description, requirements, locations, experience_min, experience_max,
        primary_skills, status, published_at)
      values (gen_random_uuid(), ${jdId}, 'Senior Java Developer', 'Builds the payment services of our fintech team.',
        repeat('- Designs, writes and runs Java services with Spring Boot and Kafka. ', 20), repeat('- Java and SQL. ', 10),
        array['Pune'], 4, 9, array['Java', 'Spring Boot', 'Kafka', 'SQL'], 'published', now())
      returning id`);
    const jobId = rows[0]!.id;
    await database.db.execute(sql`
      with people as (
        insert into candidates (id, name, email, phone, current_position, current_company, current_city, experience_years,
          skills, expected_ctc, joining_date, recommendation_reason, converted_to_vector)
        select gen_random_uuid(),
          (array['Asha', 'Bala', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Hari'])[1 + i % 8] || ' ' ||
            (array['Rao', 'Nair', 'Sheikh', 'Kulkarni', 'Das'])[1 + i % 5] || ' ' || i,
          'busy.' || i || '@example.com', '+91 81000 ' || (10000 + i), 'Java Developer', 'Company ' || i % 37, 'Pune', i % 16,
          (array['Java', 'Spring Boot', 'Kafka', 'SQL', 'Docker', 'AWS', 'React', 'Redis'])[1 + i % 4 : 4 + i % 5],
          1000000 + i * 1000, current_date + i % 90, 'Worked well with us before.', true
        from generate_series(1, ${people}::int) i
        returning id, name, experience_years),
      documents as (
        insert into resume_documents (id, candidate_id, file_key, file_name, mime_type, size_bytes, sha256, text)
        select gen_random_uuid(), id, 'resumes/' || id, name || '.pdf', 'application/pdf', 90000, md5(name),
          name || '. Java developer for ' || experience_years || ' years, with Spring Boot, Kafka and SQL in Pune.'
        from people)
      insert into candidate_job_assignments (id, candidate_id, job_id, assignment_type, status, source, company_name)
      select gen_random_uuid(), id, ${jobId}, 'assigned',
        (array['submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'submitted', 'on_hold'])[1 + experience_years % 6],
        case when experience_years % 4 = 0 then 'vendor' else 'internal' end,
        case when experience_years % 4 = 0 then 'Talent Bridge' end
      from people`);
    await refreshScoresInJob({ database, ai: createBuiltinAi() }, jobId);
  } finally {
    await database.close();
  }
}

const [dataDir = '', jdId = '', people = ''] = process.argv.slice(2);
await seedBusyJob(dataDir, jdId, Number(people));
