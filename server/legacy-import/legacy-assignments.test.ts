import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/dates.ts';
import { importMessages } from '#contract/import-messages.ts';
import { findLegacyColumns } from '#contract/legacy-columns.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import {
  auditLog,
  candidateJobAssignments,
  candidates,
  hiringTrails,
  interviewChanges,
  statusHistory,
} from '../db/schema.ts';
import * as vectors from '../matching/ensure-vectors.ts';
import { createTestApp } from '../test/app.ts';
import { buildJob } from '../test/factories.job.ts';
import { buildCandidate } from '../test/factories.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const HEADER = 'name,email,phone,exp,Applied On,JD ID,Status,Interview Date,DOJ';
const person = (at: number, cells: string) =>
  `Old Person ${at},old${at}@old.example,98450${String(at).padStart(5, '0')},3,${cells}`;

const post = (lines: string[], { dry_run = false, only_right = false } = {}) =>
  app.as('hr').call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run, only_right },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });
const send = async (...given: Parameters<typeof post>) => (await post(...given)).data;

const assignments = () =>
  db
    .select({
      id: candidateJobAssignments.id,
      person: candidates.name,
      job_id: candidateJobAssignments.job_id,
      status: candidateJobAssignments.status,
      assigned_at: candidateJobAssignments.assigned_at,
      interview_at: candidateJobAssignments.interview_at,
      interview_details: candidateJobAssignments.interview_details,
      joining_on: candidateJobAssignments.joining_on,
      source: candidateJobAssignments.source,
      company_name: candidateJobAssignments.company_name,
    })
    .from(candidateJobAssignments)
    .innerJoin(candidates, eq(candidates.id, candidateJobAssignments.candidate_id))
    .orderBy(candidates.name, candidateJobAssignments.job_id);

const steps = (of: string) =>
  db
    .select({
      from: statusHistory.previous_status,
      to: statusHistory.new_status,
      at: statusHistory.changed_at,
      notes: statusHistory.notes,
    })
    .from(statusHistory)
    .where(eq(statusHistory.assignment_id, of))
    .orderBy(asc(statusHistory.changed_at), asc(statusHistory.id));

describe('the job and the stage of an old row', () => {
  it('put its person there, told before and after, with a history that says where it is from', async () => {
    const nurse = await buildJob(app, { title: 'Staff  Nurse', status: 'published' });
    const { clock } = app;
    const coming = addDays(clock.today(), 7);
    const past = addDays(clock.today(), -7);
    const applied = addDays(clock.today(), -20);
    const lines = [
      HEADER,
      person(1, `${applied},${nurse.jd_id},Screen reject,${past},`),
      person(2, `${applied},staff nurse,L1 scheduled,${coming} 3:30 PM,`),
      person(3, `,${nurse.jd_id.toLowerCase().replace('-', ' ')},,,`),
      person(4, `${applied},${nurse.jd_id} Staff Nurse,Joined,,${past}`),
      person(5, `,,Shortlisted,,`),
    ];
    const told = {
      assigned: [
        { status: 'under_review', rows: 1, words: [] },
        { status: 'interview_scheduled', rows: 1, words: ['L1 scheduled'] },
        { status: 'joined', rows: 1, words: ['Joined'] },
        { status: 'rejected', rows: 1, words: ['Screen reject'] },
      ],
      into_jobs: [{ job: `${nurse.jd_id} Staff  Nurse`, rows: 4 }],
      not_assigned: [],
      unknown_stages: [],
    };
    expect(await send(lines, { dry_run: true })).toMatchObject({ right: 5, imported: 0, ...told });
    expect(await db.$count(candidateJobAssignments)).toBe(0);
    expect(await send(lines)).toMatchObject({ imported: 5, ignored: [], unread: [], ...told });

    const [rejected, invited, first, joined, ...others] = await assignments();
    expect(others).toEqual([]);
    expect(rejected).toMatchObject({ job_id: nurse.id, status: 'rejected', interview_at: null });
    expect(invited).toMatchObject({
      status: 'interview_scheduled',
      interview_at: new Date(`${coming}T10:00:00Z`),
      interview_details: null,
    });
    expect(first).toMatchObject({ status: 'under_review', source: 'internal' });
    expect(joined).toMatchObject({
      status: 'joined',
      joining_on: past,
      assigned_at: new Date(`${applied}T10:00:00Z`),
    });
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    const notes = `From the old table: “Screen reject”, interview ${past}.`;
    expect(await steps(rejected!.id)).toEqual([
      { from: null, to: 'under_review', at: at(applied), notes: null },
      { from: 'under_review', to: 'rejected', at: at(past), notes },
    ]);
    expect(await steps(joined!.id)).toMatchObject([{}, { to: 'joined', at: at(past) }]);
    expect(await steps(first!.id)).toMatchObject([
      { from: null, to: 'under_review', notes: 'From the old table.' },
    ]);
    // The dashboards count from the days of the table.
    const [trail] = await db.select().from(hiringTrails).where(eq(hiringTrails.id, joined!.id));
    expect(trail).toMatchObject({ entered_on: applied, joined_on: past });
    expect(await db.select().from(interviewChanges)).toMatchObject([{ assignment_id: invited!.id }]);
    expect(await db.$count(auditLog, eq(auditLog.action, 'assignment.create'))).toBe(4);
    // Sent again, it changes nothing.
    expect(await send(lines)).toMatchObject({ known: 5, assigned: [] });
    expect(await db.$count(candidateJobAssignments)).toBe(4);
  });

  it('of words that nobody knows is the first one, and a job that is not meant for sure none', async () => {
    await buildJob(app, { title: 'Welder', status: 'published' });
    await buildJob(app, { title: 'Nurse', status: 'published' });
    await buildJob(app, { title: 'Nurse', status: 'draft' });
    await buildJob(app, { title: 'Cook', status: 'closed' });
    const lines = [
      HEADER,
      person(1, `,Welder,Ringing,,`),
      person(2, `,Nurse,Shortlisted,,`),
      person(3, `,Cook,Joined,,`),
      person(4, `,Pilot,Joined,,`),
      person(5, `,JD-9999,Joined,,`),
      person(6, `,pilot,Joined,,`),
    ];
    const told = {
      assigned: [{ status: 'under_review', rows: 1, words: [] }],
      unknown_stages: [{ stage: 'Ringing', rows: 1 }],
      not_assigned: [
        { job: 'Pilot', reason: 'unknown', rows: 2 },
        { job: 'Nurse', reason: 'several', rows: 1 },
        { job: 'Cook', reason: 'closed', rows: 1 },
        { job: 'JD-9999', reason: 'unknown', rows: 1 },
      ],
    };
    expect(await send(lines, { dry_run: true })).toMatchObject(told);
    expect(await send(lines)).toMatchObject({ imported: 6, ...told });
    const [only, ...others] = await assignments();
    expect(others).toEqual([]);
    expect(await steps(only!.id)).toMatchObject([{ notes: 'From the old table: “Ringing”.' }]);
  });

  it('are of another row of the same person, too: it repeats them and brings the job', async () => {
    const nurse = await buildJob(app, { title: 'Nurse', status: 'published' });
    const cook = await buildJob(app, { title: 'Cook', status: 'published' });
    const lines = [
      HEADER,
      person(1, `2025-01-05,Nurse,Rejected,,`),
      person(1, `2025-03-05,Cook,Selected,,`),
      // The same job once more, by its other name.
      person(1, `2025-03-06,${cook.jd_id},Rejected,,`),
    ];
    expect(await send(lines)).toMatchObject({ imported: 1, repeated: 2, wrong: 0 });
    const kept = (await assignments()).map(({ job_id, status, assigned_at }) => [
      job_id,
      { status, assigned_at },
    ]);
    expect(Object.fromEntries(kept)).toEqual({
      [nurse.id]: { status: 'rejected', assigned_at: new Date('2025-01-05T10:00:00Z') },
      [cook.id]: { status: 'selected', assigned_at: new Date('2025-03-05T10:00:00Z') },
    });
    const unread = [HEADER, person(3, ',Nurse,L1,,'), person(3, ',Cook,L1,soon,')];
    expect(await send(unread, { dry_run: true })).toMatchObject({
      unread: [{ line: 3, message: importMessages.legacy.interview }],
    });
    // Two stages in one job say two things of one.
    const twice = [HEADER, person(2, ',Nurse,Rejected,,'), person(2, ',Nurse,Joined,,')];
    expect(await send(twice, { dry_run: true })).toMatchObject({ wrong: 1, repeated: 0 });
  });

  it('of a vendor’s person are nothing that the vendor has submitted here, nor anybody’s of the team', async () => {
    await buildJob(app, { title: 'Nurse', status: 'draft' });
    await send([`${HEADER},Vendor Name`, person(1, ',Nurse,Selected,,,Talent Bridge')]);
    expect(await db.select().from(candidateJobAssignments)).toMatchObject([
      { source: 'internal', company_name: null, assignment_type: 'assigned', assigned_by: null },
    ]);
    expect(await db.select().from(candidates)).toMatchObject([{ company_name: 'Talent Bridge' }]);
  });

  it('without the day of coming in are of the earliest that is known there, and not of today', async () => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    await send([
      HEADER,
      person(1, ',Nurse,Joined,,2024-02-01'),
      person(2, ',Nurse,Rejected,2024-05-05,'),
      person(3, ',Nurse,Shortlisted,,'),
    ]);
    const [joined, rejected, shortlisted] = await assignments();
    expect(joined).toMatchObject({ status: 'joined', assigned_at: new Date('2024-02-01T10:00:00Z') });
    expect(rejected).toMatchObject({ status: 'rejected', assigned_at: new Date('2024-05-05T10:00:00Z') });
    expect(shortlisted!.assigned_at.getTime()).toBe(app.clock.now().getTime());
    const [trail] = await db.select().from(hiringTrails).where(eq(hiringTrails.id, joined!.id));
    expect(trail).toMatchObject({ joined_on: '2024-02-01' });
  });

  it('are of a JD id only with the title that stands beside it, and of no part of one', async () => {
    const { jd_id } = await buildJob(app, { title: 'Nurse', status: 'published' });
    const lines = [
      HEADER,
      person(1, `,${jd_id} Plumber,Selected,,`),
      person(2, `,${jd_id}-015,Selected,,`),
      person(3, `,${jd_id}: NURSE,Selected,,`),
    ];
    expect(await send(lines, { dry_run: true })).toMatchObject({
      into_jobs: [{ job: `${jd_id} Nurse`, rows: 1 }],
      not_assigned: [
        { job: `${jd_id} Plumber`, reason: 'unknown', rows: 1 },
        { job: `${jd_id}-015`, reason: 'unknown', rows: 1 },
      ],
    });
  });

  it('are of a title whatever its capitals, also where databases and programs differ about them', async () => {
    for (const title of ['MAẞSCHNEIDER', 'Électricien', 'İşçi', 'Site\u00A0Engineer'])
      await buildJob(app, { title, status: 'published' });
    const { jd_id } = await buildJob(app, { title: 'ÜBERSETZER', status: 'published' });
    const named = ['maßschneider', 'éLECTRICIEN', 'İŞÇi', 'site engineer', `${jd_id} übersetzer`];
    const told = await send([HEADER, ...named.map((job, at) => person(at, `,${job},Joined,,`))]);
    expect(told).toMatchObject({ imported: named.length, not_assigned: [] });
    expect(await db.$count(candidateJobAssignments)).toBe(named.length);
  });

  it('tell no more of a long text than its beginning', async () => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    const long = 'Called twice and '.repeat(100);
    const told = await send([HEADER, person(1, `,Nurse,${long},,`), person(2, `,${long},Joined,,`)]);
    expect(told.unknown_stages[0]?.stage).toHaveLength(81);
    expect(told.not_assigned[0]?.job).toHaveLength(81);
    const [of] = await assignments();
    expect((await steps(of!.id))[0]?.notes?.length).toBeLessThan(120);
  });

  it('leave those alone who are here already', async () => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    await buildCandidate(app, { email: 'old1@old.example' });
    expect(await send([HEADER, person(1, ',Nurse,Joined,,')])).toMatchObject({ known: 1, assigned: [] });
    expect(await db.$count(candidateJobAssignments)).toBe(0);
  });

  it('go in with the people, or nothing does', async () => {
    await buildJob(app, { title: 'Nurse', status: 'published' });
    const failing = vi.spyOn(vectors, 'ensureMissingVectors').mockRejectedValueOnce(new Error('full'));
    expect((await post([HEADER, person(1, ',Nurse,Joined,,')])).status).toBe(500);
    failing.mockRestore();
    expect(await db.$count(candidates)).toBe(0);
    expect(await db.$count(candidateJobAssignments)).toBe(0);
    const wrong = [HEADER, person(1, ',Nurse,Joined,,'), person(2, ',Nurse,Joined,,').replace('98450', '12')];
    expect(await send(wrong)).toMatchObject({ wrong: 1, imported: 0 });
    expect(await db.$count(candidateJobAssignments)).toBe(0);
    expect(await send(wrong, { only_right: true })).toMatchObject({ imported: 1 });
    expect(await db.$count(candidateJobAssignments)).toBe(1);
  });
});

describe('the interview of an old row', () => {
  const kept = async (status: string, interview: string) => {
    await app.reset();
    await buildJob(app, { title: 'Nurse', status: 'published' });
    const { unread } = await send([HEADER, person(1, `,Nurse,${status},${interview},`)]);
    const [of] = await assignments();
    return {
      at: of!.interview_at,
      details: of!.interview_details,
      unread: unread.map(({ message }) => message),
    };
  };

  it('without a time says that none is known', async () => {
    const day = addDays(app.clock.today(), 3);
    expect(await kept('Interview scheduled', day)).toEqual({
      at: new Date(`${day}T04:30:00Z`),
      details: importMessages.legacy.noTimeOfDay,
      unread: [],
    });
  });

  it('of long ago, or of somebody who is beyond it, stands in the history alone', async () => {
    const nothing = { at: null, details: null, unread: [] };
    expect(await kept('Interviewed', '15-Jan-2019')).toEqual(nothing);
    expect(await kept('Selected', addDays(app.clock.today(), -3))).toEqual(nothing);
    const [of] = await assignments();
    expect((await steps(of!.id)).at(-1)?.notes).toContain('interview');
  });

  it('that cannot be read is told', async () => {
    for (const cell of ['soon', 'Jan 2027', '15 Jan 2027 27:00'])
      expect(await kept('L1 scheduled', cell)).toEqual({
        at: null,
        details: null,
        unread: [importMessages.legacy.interview],
      });
  });
});

describe('the columns of a job', () => {
  const found = (headings: string) =>
    Object.fromEntries(findLegacyColumns('candidates', headings.split('|')).found);

  it('are known by many names', () => {
    for (const name of ['JD ID', 'Position Applied For', 'Role Applied', 'Requirement', 'Posting Title'])
      expect(found(`${name}|Final Status|Int. Date`)).toEqual({ job: 0, stage: 1, interview_at: 2 });
    expect(found('Name|Position|Designation|Status')).toMatchObject({
      job: 1,
      current_position: 2,
      stage: 3,
    });
  });

  it('say nothing where no column names the job', async () => {
    expect(found('Name|Status|Interview Date')).toEqual({ name: 0 });
    const { ignored, assigned } = await send(['name,email,phone,exp,Status', person(1, 'Joined')], {
      dry_run: true,
    });
    expect({ ignored, assigned }).toEqual({ ignored: ['Status'], assigned: [] });
  });
});
