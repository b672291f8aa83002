import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { NO_RUN_COUNTS } from '#contract/vectors.ts';
import type { Clock } from '../core/clock.ts';
import { createLogger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import {
  accountLinks,
  aiCalls,
  apiTokens,
  auditLog,
  callCounts,
  candidateConsents,
  candidateJobAssignments,
  candidateNotes,
  candidates,
  erasures,
  events,
  idempotencyKeys,
  intakeBatches,
  intakeRefusals,
  intakeRows,
  invitations,
  jobs,
  newerResumes,
  outgoingMails,
  profiles,
  removedAssignments,
  resumeDocuments,
  retentionExceptions,
  retentionRunPeople,
  retentionRuns,
  jobReminders,
  savedViews,
  session,
  signInFailures,
  stageEvents,
  submissionRefusals,
  submissionLooks,
  submissionRequests,
  twoFactor,
  vectorFailures,
  vectorRuns,
  verification,
} from '../db/schema.ts';
import { workOnFileDeletion } from '../files/delete-file.ts';
import type { FileStore } from '../files/file-store.ts';
import { defineTask } from '../queue/define-task.ts';
import { createTaskQueue } from '../queue/task-queue.ts';
import { workOnErasureLog } from '../rights/erasure-log.ts';

interface Deps {
  database: Database;
  files: FileStore;
  clock: Clock;
}

const expires_at = new Date('2031-01-01T00:00:00.123456Z');
const AWKWARD = 'a "quoted"\tword \\ and\na line, नमस्ते 🙂';

/** Adds rows to those tables that the demo leaves empty, with values that are easily got wrong. */
export async function fillEveryTable({ database, files, clock }: Deps): Promise<void> {
  const { db } = database;
  const [person] = await db.select().from(profiles).orderBy(profiles.user_id).limit(1);
  const [job] = await db.select().from(jobs).orderBy(jobs.id).limit(1);
  const people = await db.select({ id: candidates.id }).from(candidates).orderBy(candidates.id).limit(3);
  const [one, two, three] = people.map(({ id }) => id);
  if (!person || !job || !one || !two || !three) throw new Error('The demo comes first');
  const { user_id } = person;
  // Columns that the demo leaves empty.
  await db.update(jobs).set({ in_charge: user_id }).where(eq(jobs.id, job.id));
  const count = { key: AWKWARD, points: 2, expire: expires_at };

  await db.insert(session).values({ token: randomUUID(), expiresAt: expires_at, userId: user_id });
  await db.insert(verification).values({ identifier: 'two step', value: 'code', expiresAt: expires_at });
  await db.insert(twoFactor).values({ secret: 'sealed', backupCodes: 'sealed', userId: user_id });
  await db
    .insert(accountLinks)
    .values({ purpose: 'email', user_id, email: 'new@niyukti.example', expires_at });
  await db.insert(signInFailures).values(count);
  await db.insert(callCounts).values(count);
  await db.insert(submissionRefusals).values(count);
  await db.insert(invitations).values({
    user_id,
    role: 'vendor',
    full_name: AWKWARD,
    email: person.email,
    company_name: ' Talent Bridge ',
    token_hash: 'hash',
    expires_at,
  });
  await db.insert(apiTokens).values({
    user_id,
    name: AWKWARD,
    token_hash: 'hash',
    starts_with: 'nyk',
    scopes: ['{"a"}', ''],
    expires_at,
  });
  const now = new Date();
  await db.insert(submissionLooks).values({ user_id, seen_until: now, looked_at: now });
  await db.insert(savedViews).values({ user_id, list: 'jobs', name: AWKWARD, query: 'status=published' });
  await db.insert(jobReminders).values({ job_id: job.id, user_id, sent_by: user_id, sent_at: expires_at });
  await db.insert(auditLog).values({ action: 'candidate.update', fields: ['name', 'a,b', 'NULL'] });
  await db.insert(outgoingMails).values({ sealed: 'sealed' });
  await db.insert(idempotencyKeys).values([
    { user_id, route: 'POST /api/jobs', key: 'Zebra', response: null },
    { user_id, route: 'POST /api/jobs', key: 'apple', response: { b: 1, a: [null, 1e21, 0.1] } },
  ]);
  await db.insert(idempotencyKeys).values({ user_id, route: 'r', key: 'null', response: sql`'null'::jsonb` });
  await db.insert(events).values([
    { kind: 'job', record_id: job.id },
    { kind: 'candidate', record_id: one },
  ]);
  await db.insert(aiCalls).values({
    purpose: 'embed',
    engine: 'a model',
    outcome: 'ok',
    cost_usd: 0.1 + 0.2,
    duration_ms: 12,
  });
  await db
    .insert(candidateConsents)
    .values({ candidate_id: one, is_given: true, source: 'self', note: AWKWARD });
  await db.insert(candidateNotes).values({
    candidate_id: one,
    job_id: job.id,
    text: AWKWARD,
    written_by: user_id,
    created_at: expires_at,
    follow_up_on: '2027-02-28',
    followed_up_at: expires_at,
  });
  await db.insert(erasures).values({ candidate_hash: 'a'.repeat(64) });
  await db.insert(retentionExceptions).values({ candidate_id: two, reason: AWKWARD, kept_by: user_id });
  const [run] = await db.insert(retentionRuns).values({ months: 12, total: 1 }).returning();
  await db.insert(retentionRunPeople).values({ candidate_id: three, run_id: run!.id });
  await db.insert(stageEvents).values({
    job_id: job.id,
    source: 'internal',
    trail_id: randomUUID(),
    new_status: 'joined',
    day: '2026-02-28',
  });
  await db
    .insert(removedAssignments)
    .values({ assignment_id: randomUUID(), candidate_id: one, job_id: job.id });
  const [place] = await db
    .select({ id: candidateJobAssignments.id })
    .from(candidateJobAssignments)
    .orderBy(candidateJobAssignments.id)
    .limit(1);
  await db
    .insert(submissionRequests)
    .values({ assignment_id: place!.id, kind: 'correct', text: AWKWARD, asked_by: user_id });
  const [document] = await db
    .select({ id: resumeDocuments.id, candidate_id: resumeDocuments.candidate_id })
    .from(resumeDocuments)
    .orderBy(resumeDocuments.id)
    .limit(1);
  await db
    .insert(newerResumes)
    .values({ candidate_id: document!.candidate_id, document_id: document!.id, assignment_id: place!.id });
  await db.insert(vectorFailures).values({ job_id: job.id, problem: 'failed' });
  await db.insert(vectorRuns).values({ kind: 'existing', counts: NO_RUN_COUNTS });
  await fillIntake({ database, files }, user_id);
  await fillQueue({ database, files, clock });
}

async function fillIntake({ database: { db }, files }: Pick<Deps, 'database' | 'files'>, owner: string) {
  const [batch] = await db.insert(intakeBatches).values({ owner }).returning();
  const batch_id = batch!.id;
  await db
    .insert(intakeRefusals)
    .values({ batch_id, upload_key: randomUUID(), file_name: 'portrait.png', reason: AWKWARD });
  const upload = { batch_id, mime_type: 'text/plain', size_bytes: 5, sha256: 'hash' };
  const kept = `intake/${batch_id}/kept`;
  await files.put(kept, Buffer.from('hello'));
  await db.insert(intakeRows).values([
    { ...upload, upload_key: randomUUID(), file_name: 'kept.txt', file_key: kept },
    { ...upload, upload_key: randomUUID(), file_name: 'lost.txt', file_key: `intake/${batch_id}/lost` },
  ]);
}

async function fillQueue({ database, files, clock }: Deps) {
  const tasks = createTaskQueue({ database, clock, log: createLogger('silent') });
  const task = defineTask({ name: 'test-wait-for-it', schema: z.object({ id: z.string() }) });
  tasks.work(task, async () => {});
  // as whoever has ever started a server has them, and a restore makes them where they are missing
  workOnFileDeletion(tasks, { database, files, clock });
  workOnErasureLog(tasks, { database, dataDir: '' });
  await tasks.prepare();
  await tasks.send(null, task, { id: AWKWARD });
  await database.pool.query(`
    insert into pgboss.schedule (name, cron) values ('test-wait-for-it', '* * * * *');
    insert into pgboss.subscription (event, name) values ('an event', 'test-wait-for-it');
    insert into pgboss.job_dependency values ('a', gen_random_uuid(), 'b', gen_random_uuid())`);
}
