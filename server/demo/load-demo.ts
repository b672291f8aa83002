import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addDays } from '#contract/dates.ts';
import { sentFieldsSchema } from '#contract/sent-submissions.ts';
import type { Tx } from '../db/client.ts';
import {
  candidateJobAssignments,
  candidateNotes,
  candidateVectors,
  candidates,
  hiringPlan,
  interviewChanges,
  jobVectors,
  jobs,
  offerChanges,
  profiles,
  resumeDocuments,
  statusHistory,
  submissionLedger,
} from '../db/schema.ts';
import { saveSetting } from '../db/settings.ts';
import { nextJdId } from '../jobs/next-jd-id.ts';
import { indexResumesNow } from '../resumes/index-resumes.ts';
import { addJobSwot } from '../swot/generate-job-swot.ts';
import { insertUser } from '../users/create-user.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import type { DemoData, DemoJob } from './demo-data.ts';
import { DEMO_MARK, type DemoDeps } from './demo-deps.ts';
import { type DemoDocument, storeDemoResumes } from './demo-resumes.ts';
import { generateDemo } from './generate-demo.ts';
import { matchDemo } from './match-demo.ts';
import { HR_MANAGERS } from './users.ts';

/**
 * Loads the demo data into an empty database. Files are written first and everything else in one transaction: a load
 * that was broken off is simply done again.
 */
export async function loadDemo(deps: DemoDeps): Promise<void> {
  deps.progress('Making the demo data (64 jobs, 480 candidates with resumes)');
  const today = deps.clock.today();
  const data = generateDemo({ today });
  const documents = await storeDemoResumes(data.candidates, deps.files);
  deps.progress('Matching candidates with jobs');
  const matching = matchDemo(data, documents);
  const assignments = data.assignments.map((row) => Object.assign(row, matching.scoreOf(row)));
  const passwordHash = await deps.auth.hashPassword(DEMO_PASSWORD);
  deps.progress('Writing it to the database');
  await deps.database.withoutTimeLimit(() =>
    deps.database.transaction(async (tx) => {
      const idOf = await insertUsers(tx, data, passwordHash, addDays(today, -400));
      await insertRecords(tx, { ...data, assignments }, documents, idOf);
      await insertAll(tx, jobVectors, matching.jobVectors);
      await insertAll(tx, candidateVectors, matching.candidateVectors);
      await addJobSwot(tx, deps.clock, 'global');
      await saveSetting(tx, DEMO_MARK, { loaded: today });
    }),
  );
}

type IdOf = (email: string) => string;

/** Everybody has been here since the given day. */
async function insertUsers(tx: Tx, data: DemoData, passwordHash: string, since: string): Promise<IdOf> {
  const ids = new Map<string, string>();
  const created_at = new Date(`${since}T10:00:00+05:30`);
  for (const { phone, ...person } of data.users) {
    const company_name = person.company_name ?? '';
    const account = { ...person, company_name, passwordHash, mustChangePassword: false };
    const { user_id } = await insertUser(tx, account);
    await tx.update(profiles).set({ phone, created_at }).where(eq(profiles.user_id, user_id));
    ids.set(person.email, user_id);
  }
  return (email) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`No demo user has the e-mail ${email}`);
    return id;
  };
}

/** Straight into the tables: the actions that own them would date everything today. */
async function insertRecords(tx: Tx, data: DemoData, documents: DemoDocument[], idOf: IdOf): Promise<void> {
  await insertAll(tx, jobs, await numbered(tx, data.jobs, idOf));
  await insertAll(
    tx,
    candidates,
    data.candidates.map(({ resume: _resume, ...row }) => ({
      ...row,
      submitted_by: idOf(row.submitted_by),
      converted_to_vector: true,
    })),
  );
  await insertAll(
    tx,
    resumeDocuments,
    documents.map((row) => ({ ...row, uploaded_by: idOf(row.uploaded_by) })),
  );
  await indexResumesNow(tx);
  await insertAll(
    tx,
    candidateJobAssignments,
    data.assignments.map((row) => ({ ...row, assigned_by: idOf(row.assigned_by) })),
  );
  await insertAll(
    tx,
    statusHistory,
    data.history.map((row) => ({ ...row, changed_by: idOf(row.changed_by) })),
  );
  await insertAll(
    tx,
    interviewChanges,
    data.interviewChanges.map((row) => ({ ...row, changed_by: idOf(row.changed_by) })),
  );
  await insertAll(
    tx,
    offerChanges,
    data.offerChanges.map((row) => ({ ...row, changed_by: idOf(row.changed_by) })),
  );
  const people = new Map(data.candidates.map((person) => [person.id, person]));
  const resumes = new Map(documents.map((document) => [document.candidate_id, document]));
  // As nobody has changed since what was sent of them.
  const sentIn = (person: string) => ({
    sent: {
      fields: sentFieldsSchema.parse(people.get(person)),
      file_name: resumes.get(person)?.file_name ?? '',
    },
    document_id: resumes.get(person)?.id ?? null,
  });
  await insertAll(
    tx,
    submissionLedger,
    data.submissions.map((row) => ({
      ...row,
      ...(row.owned_until !== null && sentIn(row.candidate_id)),
      submitted_by: idOf(row.submitted_by),
    })),
  );
  await insertAll(
    tx,
    candidateNotes,
    data.notes.map((row) => ({ ...row, written_by: idOf(row.written_by) })),
  );
  const planner = idOf(HR_MANAGERS[0]?.email ?? '');
  await insertAll(
    tx,
    hiringPlan,
    data.plan.map((row) => ({ ...row, changed_by: planner })),
  );
}

/** The JD ids come from the counter, so that the next job posted by hand has the next number. */
async function numbered(tx: Tx, posted: DemoJob[], idOf: IdOf) {
  const rows: (typeof jobs.$inferInsert)[] = [];
  for (const job of posted) {
    rows.push({ ...job, jd_id: await nextJdId(tx), created_by: idOf(job.created_by) });
  }
  return rows;
}

/** Well under the 65,535 parameters that one statement may have. */
const ROWS_AT_ONCE = 400;

async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}
