import { eq, sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { auditRoutes } from '#contract/audit.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { profileUpdateSchema, sessionRoutes } from '#contract/session.ts';
import type { RouteCall } from '#contract/route.ts';
import { auditLog, profiles, removedAssignments, user } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildAssignment, buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

type Query = NonNullable<RouteCall<typeof auditRoutes.list>['query']>;
const read = async (query: Query = {}) => {
  const { status, data } = await app.as('hr').call(auditRoutes.list, { query });
  expect(status).toBe(200);
  return data;
};
const actionsOf = async (query: Query) => (await read(query)).items.map(({ action }) => action);

type Entry = Omit<typeof auditLog.$inferInsert, 'action'> & { action?: string };
const write = (...entries: Entry[]) =>
  db.insert(auditLog).values(entries.map((entry) => ({ action: 'job.update', ...entry })));

async function csv(query: Omit<Query, 'limit' | 'cursor'> = {}) {
  const { response } = await app.as('hr').call(auditRoutes.export, { query });
  expect(response.status).toBe(200);
  const [headers = [], ...rows] = parseCsv(await response.text());
  return rows.map((row) => Object.fromEntries(headers.map((name, at) => [String(name), String(row[at])])));
}

describe('the audit log', () => {
  it('tells who did what to which record, when and from where, newest first', async () => {
    const job = await buildJob(app, { title: 'Staff Nurse' });
    const candidate = await buildCandidate(app, { name: 'Asha Menon' });
    const assignment = await buildAssignment(app, { candidate_id: candidate.id, job_id: job.id });
    const actor_id = await app.userId('recruiter');
    await write(
      { at: new Date('2026-11-20T04:00:00Z'), record_type: 'job', record_id: job.id, fields: ['title'] },
      {
        at: new Date('2026-11-20T05:00:00Z'),
        actor_id,
        action: 'assignment.status',
        record_type: 'assignment',
        record_id: assignment.id,
        ip_address: '10.1.2.3',
      },
      { at: new Date('2026-11-20T06:00:00Z'), record_type: 'candidate', record_id: candidate.id },
      { at: new Date('2026-11-20T07:00:00Z'), record_type: 'candidate', record_id: uuidv7() },
    );
    const { items, total } = await read();
    expect(total).toBe(4);
    expect(items).toMatchObject([
      { record_name: null, shown_on: null },
      { record_name: 'Asha Menon', shown_on: { page: 'candidate', id: candidate.id } },
      {
        at: '2026-11-20T05:00:00.000Z',
        actor: { id: actor_id, name: 'Ravi Nair' },
        token: null,
        action: 'assignment.status',
        record_name: `Asha Menon in ${job.jd_id}`,
        shown_on: { page: 'candidate', id: candidate.id },
        ip_address: '10.1.2.3',
      },
      {
        actor: null,
        record_name: `${job.jd_id} Staff Nurse`,
        shown_on: { page: 'job', id: job.id },
        fields: ['title'],
      },
    ]);
  });

  it('is narrowed down by person, action, record and days of the installation', async () => {
    const [hr, vendor, id] = [await app.userId('hr'), await app.userId('vendor'), uuidv7()];
    await write(
      // 23:59 of the 19th and 0:00 of the 20th in India
      { at: new Date('2026-11-19T18:29:59Z'), action: 'session.start', actor_id: hr },
      { at: new Date('2026-11-19T18:30:00Z'), action: 'session.end', actor_id: vendor },
      { at: new Date('2026-11-20T18:29:59Z'), action: 'job.create', record_type: 'job', record_id: id },
      { at: new Date('2026-11-20T18:30:00Z'), action: 'job.update', record_type: 'job', record_id: id },
    );
    expect(await actionsOf({ person: hr })).toEqual(['session.start']);
    expect(await actionsOf({ person: 'nobody' })).toEqual(['job.update', 'job.create']);
    expect(await actionsOf({ action: 'session.end' })).toEqual(['session.end']);
    expect(await actionsOf({ record_type: 'job', record_id: id })).toEqual(['job.update', 'job.create']);
    expect(await actionsOf({ record_type: 'candidate' })).toEqual([]);
    expect(await actionsOf({ from: '2026-11-20' })).toEqual(['job.update', 'job.create', 'session.end']);
    expect(await actionsOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['job.create', 'session.end']);
    expect(await actionsOf({ to: '2026-11-19' })).toEqual(['session.start']);
  });

  it('is searched by what records are called today, moves in jobs among them, and by who did it', async () => {
    const job = await buildJob(app, { title: 'Staff Nurse' });
    const other = await buildJob(app, { title: 'Welder' });
    const asha = await buildCandidate(app, { name: 'Asha Menon', email: 'asha@mail.example' });
    const zubin = await buildCandidate(app, { name: 'Zubin 100%', email: 'zubin@mail.example' });
    const inJob = await buildAssignment(app, { candidate_id: asha.id, job_id: job.id });
    // Invited, and not here yet.
    const invited = uuidv7();
    await db.insert(user).values({ id: invited, name: 'Farah Siddiqui', email: 'farah@agency.example' });
    await write(
      { action: 'invitation.send', record_type: 'profile', record_id: invited },
      { action: 'candidate.update', record_type: 'candidate', record_id: asha.id },
      { action: 'candidate.delete', record_type: 'candidate', record_id: zubin.id },
      { action: 'assignment.status', record_type: 'assignment', record_id: inJob.id },
      { action: 'job.update', record_type: 'job', record_id: job.id },
      { action: 'job.create', record_type: 'job', record_id: other.id },
      { action: 'user.update', record_type: 'profile', record_id: await app.userId('vendor') },
      // What is not a candidate is not found by a candidate's id.
      { action: 'task.retry', record_type: 'task', record_id: asha.id },
      { action: 'session.start' },
      { action: 'profile.update', actor_id: await app.userId('vendor') },
    );
    const found = async (search: string) => (await actionsOf({ search })).toSorted();
    expect(await found('menon ASHA')).toEqual(['assignment.status', 'candidate.update']);
    expect(await found('asha@mail')).toEqual(['assignment.status', 'candidate.update']);
    expect(await found('nurse')).toEqual(['assignment.status', 'job.update']);
    expect(await found(other.jd_id)).toEqual(['job.create']);
    expect(await found('vendor@niyukti.example'), 'about the person and by the person').toEqual([
      'profile.update',
      'user.update',
    ]);
    expect(await found('100%')).toEqual(['candidate.delete']);
    expect(await found('nobody of this name')).toEqual([]);
    expect((await read({ search: 'farah' })).items).toMatchObject([{ record_name: 'Farah Siddiqui' }]);
    expect(await found('  ')).toHaveLength(10);
    // Fewer letters stand in nearly every name, and each would be looked up.
    const short = await app.as('hr').call(auditRoutes.list, { query: { search: ' as ' } });
    expect(short.error).toMatchObject({
      code: 'invalid_input',
      fields: { search: messages.audit.searchTooShort },
    });
    expect((await read({ search: 'nurse', action: 'job.update' })).total).toBe(1);
    expect(await csv({ search: 'nurse' })).toHaveLength(2);
  });

  it('is searched by who was taken out of a job since, as long as the person is there', async () => {
    const hr = app.as('hr');
    const job = await buildJob(app, { title: 'Staff Nurse' });
    const meera = await buildCandidate(app, { name: 'Meera Pillai' });
    const other = await buildAssignment(app, {
      candidate_id: (await buildCandidate(app)).id,
      job_id: job.id,
    });
    const { id, version } = await buildAssignment(app, { candidate_id: meera.id, job_id: job.id });
    await hr.call(assignmentRoutes.changeStatus, {
      params: { id },
      body: { status: 'shortlisted', version },
    });
    for (const one of [id, other.id])
      expect((await hr.call(assignmentRoutes.remove, { params: { id: one } })).status).toBe(204);
    const moves = async (search: string) =>
      (await read({ search, record_type: 'assignment' })).items.map(({ action, record_name }) => [
        action,
        record_name,
      ]);
    expect(await moves('pillai')).toEqual([
      ['assignment.remove', `Meera Pillai in ${job.jd_id}`],
      ['assignment.status', `Meera Pillai in ${job.jd_id}`],
    ]);
    expect(await moves('nurse')).toHaveLength(3);
    expect((await hr.call(candidateRoutes.remove, { params: { id: meera.id } })).status).toBe(204);
    expect(await moves('pillai')).toEqual([]);
    expect(await moves('nurse')).toHaveLength(1);
    expect((await db.select().from(removedAssignments)).map((row) => row.assignment_id)).toEqual([other.id]);
  });

  it('is read on page by page, with nothing twice or left out, also of one moment', async () => {
    const at = new Date('2026-11-20T04:00:00.123Z');
    await write(...Array.from({ length: 25 }, () => ({ at })));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next_cursor, total } = await read({ limit: 10, cursor });
      expect(total).toBe(25);
      seen.push(...items.map(({ id }) => id));
      cursor = next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('counts no further than it has to', async () => {
    await db.execute(sql`insert into audit_log (id, action)
      select gen_random_uuid(), 'job.update' from generate_series(1, ${limits.counted + 50})`);
    expect((await read()).total).toBe(limits.counted + 1);
  });

  it('holds names of fields and never a value, whatever is changed', async () => {
    const current = await app.as('vendor').call(sessionRoutes.readProfile, {});
    const body = profileUpdateSchema.parse({ ...current.data, full_name: 'Zubin Secretname' });
    expect((await app.as('vendor').call(sessionRoutes.updateProfile, { body })).status).toBe(200);
    const log = JSON.stringify(await db.select().from(auditLog));
    expect(log).toContain('full_name');
    expect(log).not.toContain('Secretname');
  });

  it("outlives what it speaks of, without the person's name", async () => {
    const { id } = await buildCandidate(app, { name: 'Zubin Secretname' });
    expect((await app.as('hr').call(candidateRoutes.remove, { params: { id } })).status).toBe(204);
    const { items } = await read({ record_id: id });
    expect(items).toMatchObject([{ action: 'candidate.delete', record_id: id, record_name: null }]);
    expect(JSON.stringify(items)).not.toContain('Secretname');
  });

  it('is for HR alone', async () => {
    for (const who of ['recruiter', 'vendor'] as const)
      for (const route of Object.values(auditRoutes))
        expect((await app.as(who).call(route, { query: {} })).status).toBe(403);
    expect((await app.as('nobody').call(auditRoutes.export, {})).status).toBe(401);
  });

  it('names everybody by whom it can be narrowed down', async () => {
    for (const who of ['vendor', 'hr', 'recruiter'] as const) await app.userId(who);
    const recruiter = eq(profiles.user_id, await app.userId('recruiter'));
    await db.update(profiles).set({ full_name: 'Élodie Nair' }).where(recruiter);
    const { data } = await app.as('hr').call(auditRoutes.people, {});
    expect(data.items.map(({ name }) => name)).toEqual(['Élodie Nair', 'Hema Rao', 'Vani Shah']);
  });
});

describe('an export of the audit log', () => {
  it('holds all that the filters leave, in times of the installation, and stands in the log itself', async () => {
    await db.execute(sql`insert into audit_log (id, at, action, record_type)
      select gen_random_uuid(), timestamptz '2026-11-20 18:29:59Z' - i * interval '1 second', 'job.update', 'job'
      from generate_series(0, 1203) i`);
    await write({
      at: new Date('2026-11-20T18:29:59.5Z'),
      action: 'job.update',
      record_type: 'job',
      fields: ['ctc_min', 'title'],
    });
    await write({ at: new Date('2026-11-21T18:30:00Z'), action: 'job.create' });
    const rows = await csv({ to: '2026-11-20', record_type: 'job' });
    expect(rows).toHaveLength(1205);
    expect(rows[0]).toMatchObject({
      Time: '2026-11-20 23:59:59',
      What: 'Changed a job',
      Details: 'CTC min, title',
      Action: 'job.update',
      Fields: 'ctc_min, title',
    });
    const [entry] = (await read({ action: 'audit.export' })).items;
    expect(entry).toMatchObject({
      actor: { name: 'Hema Rao' },
      fields: expect.arrayContaining(['record_type', 'to']),
    });
    expect(entry?.fields).toHaveLength(2);
  });

  it('has no cell that runs as a formula, and no name of a candidate', async () => {
    const { id } = await buildCandidate(app, { name: 'Zubin Secretname' });
    await write(
      { record_type: 'candidate', record_id: id },
      { record_type: '=HYPERLINK("http://evil.example")', fields: ['+cmd', '@x'], ip_address: '-1+1' },
    );
    const rows = await csv();
    expect(JSON.stringify(rows)).not.toContain('Secretname');
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    expect(rows.some((row) => row['Record type'] === `'=HYPERLINK("http://evil.example")`)).toBe(true);
  });
});
