import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { importMessages } from '#contract/import-messages.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidateJobAssignments, candidates, statusHistory } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const HEADER = 'name,email,phone,exp,Applied On,JD ID,Status,Interview Date,DOJ';
const person = (at: number, cells: string) =>
  `Old Person ${at},old${at}@old.example,98450${String(at).padStart(5, '0')},3,${cells}`;

const post = (
  lines: string[],
  {
    dry_run = false,
    assign_known = false,
    by = 'hr',
  }: { dry_run?: boolean; assign_known?: boolean; by?: Parameters<typeof app.as>[0] } = {},
) =>
  app.as(by).call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run, assign_known },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });
const send = async (...given: Parameters<typeof post>) => (await post(...given)).data;

/** By the person, then the status. */
const assignments = () =>
  db
    .select({
      id: candidateJobAssignments.id,
      person: candidates.name,
      job_id: candidateJobAssignments.job_id,
      status: candidateJobAssignments.status,
      assigned_at: candidateJobAssignments.assigned_at,
      interview_at: candidateJobAssignments.interview_at,
      source: candidateJobAssignments.source,
      company_name: candidateJobAssignments.company_name,
    })
    .from(candidateJobAssignments)
    .innerJoin(candidates, eq(candidates.id, candidateJobAssignments.candidate_id))
    .orderBy(candidates.name, candidateJobAssignments.status);

const steps = (of: string) =>
  db
    .select({ new_status: statusHistory.new_status, notes: statusHistory.notes })
    .from(statusHistory)
    .where(eq(statusHistory.assignment_id, of))
    .orderBy(asc(statusHistory.changed_at), asc(statusHistory.id));

describe('the jobs of those who are here already', () => {
  const here = (at: number, fields: Parameters<typeof buildCandidate>[1] = {}) =>
    buildCandidate(app, {
      name: `Old Person ${at}`,
      email: `old${at}@old.example`,
      phone: `+91 98450 ${String(at).padStart(5, '0')}`,
      ...fields,
    });
  const NONE = { assigned: [], into_jobs: [], not_assigned: [], unknown_stages: [] };

  it('are told in a dry run, and taken over when that is asked for; where they are nothing changes', async () => {
    const nurse = await buildJob(app, { title: 'Nurse', status: 'published' });
    const cook = await buildJob(app, { title: 'Cook', status: 'published' });
    await buildJob(app, { title: 'Driver', status: 'closed' });
    const { id } = await here(1);
    await buildAssignment(app, { candidate_id: id, job_id: cook.id }, { status: 'shortlisted' });
    const lines = [
      HEADER,
      person(1, '2025-01-05,Cook,Rejected,,'),
      person(1, '2025-03-05,Nurse,Joined,,'),
      person(1, '2025-03-05,Driver,Joined,,'),
      person(2, ',Nurse,Shortlisted,,'),
    ];
    const of_known = {
      assigned: [{ status: 'joined', rows: 1, words: ['Joined'] }],
      into_jobs: [{ job: `${nurse.jd_id} Nurse`, rows: 1 }],
      not_assigned: [{ job: 'Driver', reason: 'closed', rows: 1 }],
      unknown_stages: [],
    };
    const assigned = [{ status: 'shortlisted', rows: 1, words: ['Shortlisted'] }];
    const looked = await send(lines, { dry_run: true });
    expect(looked).toMatchObject({ known: 3, right: 1, assigned, of_known, placed: 0 });
    expect(await db.$count(candidateJobAssignments)).toBe(1);
    const done = await send(lines, { assign_known: true });
    expect(done).toMatchObject({ imported: 1, filled: 0, assigned, of_known, placed: 1 });
    const [put, kept, another, ...others] = await assignments();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ job_id: cook.id, status: 'shortlisted' });
    expect(put).toMatchObject({
      person: 'Old Person 1',
      job_id: nurse.id,
      status: 'joined',
      assigned_at: new Date('2025-03-05T10:00:00Z'),
      source: 'internal',
      company_name: null,
    });
    expect(another).toMatchObject({ person: 'Old Person 2', status: 'shortlisted' });
    expect(await steps(put!.id)).toMatchObject([
      { new_status: 'under_review', notes: null },
      { new_status: 'joined', notes: 'From the old table: “Joined”.' },
    ]);
    // Sent again, it changes nothing.
    const again = await send(lines, { assign_known: true });
    expect(again).toMatchObject({ placed: 0, of_known: { ...NONE, not_assigned: of_known.not_assigned } });
    expect(await db.$count(candidateJobAssignments)).toBe(3);
  });

  it('are taken over with no new people in the file, too', async () => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    await here(1);
    const lines = [HEADER, person(1, ',Nurse,Ringing,soon,')];
    expect(await send(lines, { dry_run: true })).toMatchObject({
      unread: [{ line: 2, message: importMessages.legacy.interview }],
      of_known: { unknown_stages: [{ stage: 'Ringing', rows: 1 }] },
    });
    expect(await send(lines, { assign_known: true })).toMatchObject({ imported: 0, placed: 1 });
    expect(await assignments()).toMatchObject([{ status: 'under_review', interview_at: null }]);
  });

  it('are none of whoever only shares their phone or e-mail, or may be one of two', async () => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    await here(1, { name: 'Suresh Patil', email: 'suresh@x.example' });
    await here(2, { phone: '+91 98450 99999' });
    await here(3, { email: 'third@x.example', phone: '+91 98450 00002' });
    const lines = [HEADER, person(1, ',Nurse,Joined,,'), person(2, ',Nurse,Joined,,')];
    expect(await send(lines, { assign_known: true })).toMatchObject({ known: 2, placed: 0, of_known: NONE });
    expect(await db.$count(candidateJobAssignments)).toBe(0);
  });

  it('are none that they have been taken out of here', async () => {
    const nurse = await buildJob(app, { title: 'Nurse', status: 'published' });
    const { id } = await here(1);
    const { id: assignment } = await buildAssignment(app, { candidate_id: id, job_id: nurse.id });
    await app.as('hr').call(assignmentRoutes.remove, { params: { id: assignment } });
    expect(await db.$count(candidateJobAssignments)).toBe(0);
    const lines = [HEADER, person(1, ',Nurse,Joined,,')];
    expect(await send(lines, { assign_known: true })).toMatchObject({ known: 1, placed: 0, of_known: NONE });
    expect(await db.$count(candidateJobAssignments)).toBe(0);
  });

  it.each(['recruiter', 'vendor'] as const)('are nothing that a %s takes over', async (by) => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    await here(1);
    const { status } = await post([HEADER, person(1, ',Nurse,Joined,,')], { assign_known: true, by });
    expect(status).toBe(403);
    expect(await db.$count(candidateJobAssignments)).toBe(0);
  });
});
