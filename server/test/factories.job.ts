import type { jobRoutes } from '#contract/jobs.ts';
import type { RouteCall } from '#contract/route.ts';
import type { Database } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { nextJdId } from '../jobs/next-jd-id.ts';

type JobInput = Required<RouteCall<typeof jobRoutes.create>['body']>;

/** A job in the database: a published one without a creator, unless told otherwise. */
export async function buildJob(
  { database }: { database: Pick<Database, 'transaction'> },
  columns: Partial<typeof jobs.$inferInsert> = {},
): Promise<typeof jobs.$inferSelect> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(jobs)
      .values({
        jd_id: columns.jd_id ?? (await nextJdId(tx)),
        title: 'Backend Engineer',
        summary: 'Builds the services behind a payments product.',
        description:
          'You design, build and run services in TypeScript and PostgreSQL with a team of five people.',
        requirements: 'Five years of building web services; Node.js and SQL.',
        locations: ['Bangalore', 'Pune'],
        experience_min: 3,
        experience_max: 6,
        ctc_min: 1_200_000,
        ctc_max: 1_800_000,
        primary_skills: ['Node.js', 'PostgreSQL'],
        secondary_skills: ['Docker'],
        additional_skills: [],
        mode_of_work: 'hybrid',
        domain_industry: 'Information Technology',
        status: 'published',
        published_at: columns.status === 'draft' ? null : new Date(),
        ...columns,
      })
      .returning();
    return row!;
  });
}

/** A job as an HR manager would send it to be created. */
export function jobInput(entered: Partial<JobInput> = {}): JobInput {
  return {
    title: 'Staff Nurse',
    summary: 'Cares for patients of a cardiac ward.',
    description: 'You look after twelve patients of the cardiac ward, give medicines and keep their charts.',
    requirements: 'BSc Nursing and two years on a ward.',
    locations: ['Kochi'],
    experience_min: 2,
    experience_max: 5,
    ctc_min: 400_000,
    ctc_max: 650_000,
    primary_skills: ['Patient care'],
    secondary_skills: ['ECG'],
    additional_skills: [],
    mode_of_work: 'office',
    domain_industry: 'Healthcare & Pharmaceuticals',
    joining_date: null,
    department: 'Cardiology',
    openings: 2,
    ...entered,
  };
}
