import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { inPieces } from './in-pieces.ts';

const JOBS = 200;
const GIVEN =
  'Aarav Aditi Ajay Akash Amit Ananya Anita Anjali Arjun Asha Bhavna Chetan Deepa Deepak Divya Farhan Gaurav Gita Harish Isha Jyoti Kavita Kiran Lakshmi Manish Meena Mohan Neha Nikhil Pooja Prakash Priya Rahul Rajesh Ravi Rekha Rohan Sanjay Sneha Sunil Suresh Swati Uma Varun Vijay Vikram Yamini Zoya';
const FAMILY =
  'Agarwal Banerjee Bhat Bose Chatterjee Das Desai Deshpande Fernandes Ghosh Gowda Gupta Iyer Jain Jha Joshi Kapoor Khan Kulkarni Kumar Menon Mehta Mishra Mukherjee Nair Naidu Pandey Patel Pillai Rao Reddy Roy Saxena Shah Sharma Singh Sinha Thakur Verma Yadav';
const CITIES =
  'Mumbai Bangalore Bangalore Bangalore Hyderabad Hyderabad Chennai Chennai Pune Pune Delhi Delhi Noida Gurgaon Kolkata Kochi Jaipur Indore Nagpur Mysore';
/** the first are the most common */
const SKILLS =
  'Communication Java Excel JavaScript Python SQL React AWS Node.js Tally Docker Angular Spring Git Linux Kubernetes Salesforce SAP GST Photoshop AutoCAD Figma Kotlin Swift Go Rust Terraform Kafka Redis MongoDB PostgreSQL Oracle Selenium Jira Scrum HRBP Payroll Nursing ICU Teaching Welding PLC HVAC Revit Etabs Logistics Procurement Warehousing Underwriting Audit';
const STAGES =
  'submitted submitted submitted submitted under_review under_review shortlisted shortlisted interview_scheduled interviewed selected offer_released joined candidate_declined did_not_join rejected rejected rejected on_hold submitted';
const POSITIONS =
  'Software Engineer,Software Engineer,Software Engineer,Senior Software Engineer,Site Engineer,QA Engineer,Solution Architect,Data Analyst,Business Analyst,Project Manager,Product Manager,HR Executive,Sales Executive,Sales Executive,Accountant,Accountant,Staff Nurse,Welder,Team Lead,Store Keeper'.split(
    ',',
  );
/** where three in ten are; the others are in one of 5,000 companies */
const EMPLOYERS = ['Infosys', 'Tata Consultancy Services', 'Wipro Ltd', 'HCL Technologies', 'Tech Mahindra'];
const CHANNELS = ['naukri', 'naukri', 'naukri', 'linkedin', 'linkedin', 'referral'];
const COMPANIES = ['Talent Bridge', 'People First', 'Kaveri Staffing', 'Hire Well'];

const words = (list: string) => sql`${`{${list.split(' ').join(',')}}`}::text[]`;
const names = (list: readonly string[]) => sql`${`{${list.map((name) => `"${name}"`).join(',')}}`}::text[]`;

/** A number below `most`, another for each row and salt, the same at every run. */
const chance = (salt: number, most: number) =>
  sql.raw(`((hashint4(i * 31 + ${salt}) & 2147483647) % ${most})`);

/**
 * Fills an empty database with that many candidates, as unlike each other as people are, each in one job and a quarter
 * of them in a second one, made by SQL alone.
 */
export async function seedCandidates(database: Database, count: number): Promise<void> {
  await inPieces(
    database,
    JOBS,
    (from, to) => sql`
    insert into jobs (id, jd_id, title, summary, description, requirements, locations, experience_min, experience_max,
      primary_skills, status)
    select gen_random_uuid(), 'JD-' || lpad(i::text, 4, '0'), 'Backend Engineer ' || i,
      'Does what the title says, every working day.', repeat('- One of many duties of this person. ', 10),
      repeat('- Something that this person must know. ', 5), array['Pune'], 2, 6, array['Communication'], 'published'
    from generate_series(${from}::int, ${to}::int) i`,
  );
  await seedPeople(database, count);
  for (const [index, share] of [1, 4].entries())
    await inPieces(
      database,
      count,
      (from, to) => sql`
      insert into candidate_job_assignments (id, candidate_id, job_id, assignment_type, status, source)
      select gen_random_uuid(), c.id, j.id, 'assigned', (${words(STAGES)})[1 + ${chance(20 + index, 20)}], 'internal'
      from generate_series(${from}::int, ${to}::int) i
      join candidates c on c.phone_key = (60000 + i % 40000) || '' || (10000 + i / 40000)
      join jobs j on j.jd_id = 'JD-' || lpad((1 + (${chance(30, JOBS / 2)}) * 2 + ${sql.raw(String(index))})::text, 4, '0')
      where i % ${sql.raw(String(share))} = 0`,
    );
  await database.pool.query('vacuum (analyze)');
}

/** Adds that many candidates, as unlike each other as people are, made by SQL alone. */
export async function seedPeople(database: Database, count: number): Promise<void> {
  await inPieces(
    database,
    count,
    (from, to) => sql`
    insert into candidates (id, name, email, phone, current_city, current_position, current_company, experience_years,
      skills, current_ctc, expected_ctc, joining_date, days_to_join, recommendation_reason, remarks, resume_summary,
      submission_type, company_name, found_through, created_at)
    select gen_random_uuid(), given || ' ' || family,
      lower(given || '.' || family) || i || '@' || (array['gmail.com', 'gmail.com', 'yahoo.co.in', 'outlook.com'])[1 + ${chance(1, 4)}],
      '+91 ' || (60000 + i % 40000) || ' ' || (10000 + i / 40000),
      (${words(CITIES)})[1 + ${chance(2, 21)}],
      (${names(POSITIONS)})[1 + ${chance(16, POSITIONS.length)}],
      case when ${chance(17, 10)} < 3 then (${names(EMPLOYERS)})[1 + ${chance(18, EMPLOYERS.length)}]
        else 'Company ' || ${chance(3, 5000)} end,
      least(${chance(4, 15)}, ${chance(5, 30)}),
      array(select distinct (${words(SKILLS)})[1 + floor(power(((hashint4(i * 31 + k) & 2147483647) % 1000) / 1000.0, 1.8) * 50)::int]
        from generate_series(100, 106) k),
      300000 + ${chance(6, 300)} * 10000,
      case when ${chance(7, 8)} > 0 then 400000 + ${chance(8, 350)} * 10000 end,
      case when ${chance(9, 10)} > 2 then current_date - 40 + ${chance(10, 160)} end,
      case when ${chance(9, 10)} = 2 then ${chance(10, 90)} end,
      'Worked well with us before, and knows what is asked for.', repeat('Something to remember. ', ${chance(11, 6)}),
      repeat('What the resume says in a few words. ', 8),
      case when ${chance(12, 4)} = 0 then 'vendor' else 'internal' end,
      case when ${chance(12, 4)} = 0 then (${names(COMPANIES)})[1 + ${chance(13, 4)}] end,
      case when ${chance(12, 4)} = 0 or ${chance(19, 10)} = 0 then null when ${chance(20, 500)} = 0 then 'job_fair'
        else (${names(CHANNELS)})[1 + ${chance(21, 6)}] end,
      timestamptz '2022-01-01 10:00+05:30' + i * interval '23 minutes'
    from (select i, (${words(GIVEN)})[1 + ${chance(14, 48)}] as given, (${words(FAMILY)})[1 + ${chance(15, 40)}] as family
      from generate_series(${from}::int, ${to}::int) i) people`,
  );
}
