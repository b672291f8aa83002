import type { z } from 'zod';
import type { candidateCreateSchema } from '#contract/candidates.ts';
import type { Database } from '../db/client.ts';
import { candidateJobAssignments, candidates, statusHistory } from '../db/schema.ts';

type Columns<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;
interface In {
  database: Pick<Database, 'db' | 'transaction'>;
}

let people = 0;

/** A person nobody else is: name, e-mail and phone. */
function person() {
  people += 1;
  const number = String(people).padStart(4, '0');
  return {
    name: `Asha Menon ${number}`,
    email: `asha.menon.${number}@example.com`,
    phone: `+91 98000 0${number}`,
  };
}

/** A candidate in the database, without a resume. */
export async function buildCandidate(
  { database }: In,
  columns: Columns<typeof candidates> = {},
): Promise<typeof candidates.$inferSelect> {
  const [row] = await database.db
    .insert(candidates)
    .values({
      ...person(),
      current_city: 'Pune',
      current_position: 'Backend Engineer',
      current_company: 'Kaveri Systems',
      experience_years: 5,
      skills: ['Node.js', 'PostgreSQL'],
      expected_ctc: 1_600_000,
      recommendation_reason: 'Strong in the areas that the team needs.',
      ...columns,
    })
    .returning();
  return row!;
}

/** A candidate's assignment to a job with its first row of history. */
export async function buildAssignment(
  { database }: In,
  of: { candidate_id: string; job_id: string },
  columns: Columns<typeof candidateJobAssignments> = {},
): Promise<typeof candidateJobAssignments.$inferSelect> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(candidateJobAssignments)
      .values({ assignment_type: 'applied', status: 'submitted', ...columns, ...of })
      .returning();
    await tx.insert(statusHistory).values({
      assignment_id: row!.id,
      ...of,
      previous_status: null,
      new_status: row!.status,
      changed_at: row!.assigned_at,
    });
    return row!;
  });
}

/** What the Add candidate screen sends, for a person nobody else is. */
export function candidateInput(
  job_id: string,
  fields: Partial<z.input<typeof candidateCreateSchema>> = {},
): z.input<typeof candidateCreateSchema> {
  return {
    ...person(),
    experience_years: 5,
    skills: ['Node.js', 'PostgreSQL'],
    recommendation_reason: 'Strong in the areas that the team needs.',
    resume_text: 'Backend engineer. Five years of Node.js and PostgreSQL at Kaveri Systems, Pune.',
    job_id,
    ...fields,
  };
}

/** A file that is a PDF to whoever looks at its first bytes. */
export function pdfFile(name = 'asha menon.pdf', content = 'a resume'): File {
  return new File([`%PDF-1.4\n${content}\n%%EOF\n`], name, { type: 'application/pdf' });
}
