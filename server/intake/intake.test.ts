import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { intakeRoutes, isUnsure } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { auditLog, intakeRows } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { buildCandidate } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { sample, textResume } from '../test/resume-files.ts';

const app = await createTestApp();
const { start, upload, read, correct, skip, batchOf, intakeFiles, reset } = intakeCalls(app);
beforeEach(() => reset());
afterAll(() => app.close());

const { db } = app.database;

describe('bringing resumes in', () => {
  it('may be for a job that takes people', async () => {
    const [published, draft] = await Promise.all([buildJob(app), buildJob(app, { status: 'draft' })]);
    const jobOf = async (job_id: string | null) =>
      (await app.as('hr').call(intakeRoutes.startBatch, { body: { job_id } })).data.job_id;
    expect(await jobOf(published.id)).toBe(published.id);
    expect(await jobOf(draft.id)).toBeNull();
    expect(await jobOf(crypto.randomUUID())).toBeNull();
    expect(await jobOf(null)).toBeNull();
  });

  it('reads each file in the background and says what came of it', { timeout: 60_000 }, async () => {
    const batch = await start();
    const names = readdirSync(new URL('../../samples/', import.meta.url)).filter(
      (name) => !/\.(md|json)$/.test(name),
    );
    const statuses = new Map<string, number>();
    for (const name of names) statuses.set(name, (await upload(batch, sample(name))).status);
    expect((await read(batch)).batch).toMatchObject({ accepted: 0, open: 0 });
    expect((await read(batch)).rows.every(({ reading }) => reading === 'waiting')).toBe(true);

    await app.tasks.drain();
    const { rows, batch: done } = await read(batch);
    expect(done).toMatchObject({ total: rows.length, busy: 0 });
    const rowOf = (name: string) => rows.find(({ file_name }) => file_name === name);
    expect(rowOf('Karthik_Subramaniam_Resume.pdf')).toMatchObject({
      reading: 'read',
      problem: null,
      problems: {},
      fields: { name: 'Karthik Subramaniam', phone: '+91 98451 20934', experience_years: 8 },
    });
    expect(rowOf('Naukri_ManojKumarYadav[8y_3m].txt')).toMatchObject({
      fields: { current_city: 'Gurgaon', preferred_location: 'Delhi, Patna' },
      confidence: { preferred_location: 0.95 },
    });
    expect(rowOf('scan0003.pdf')).toMatchObject({
      reading: 'scan',
      problem: importMessages.intake.needsRecognition,
      problems: { name: messages.profile.nameRequired, email: messages.profile.emailRequired },
    });
    expect(rowOf('Nikhil_Jain_locked.pdf')).toMatchObject({
      reading: 'unreadable',
      problem: messages.resume.passwordProtected,
    });
    const refused = [...statuses].filter(([, status]) => status !== 201);
    expect(refused.every(([, status]) => status === 415)).toBe(true);
    expect(rows).toHaveLength(names.length - refused.length);
    expect(rows.filter(({ reading }) => reading === 'read').length).toBeGreaterThanOrEqual(12);
  });

  it('takes an upload that is sent again once', async () => {
    const batch = await start();
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([
      upload(batch, textResume({}), key),
      upload(batch, textResume({}), key),
    ]);
    const third = await upload(batch, textResume({}), key);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first.data.id, second.data.id, third.data.id]).size).toBe(1);
    expect((await read(batch)).rows).toHaveLength(1);
    expect(intakeFiles()).toHaveLength(1);
  });

  it('tells of each refused file and takes the others', async () => {
    const batch = await start();
    const zip = await upload(batch, new File(['PK\u0003\u0004 not a resume'], 'resumes.zip'));
    expect(zip).toMatchObject({ status: 415, error: { message: messages.resume.unsupported } });
    expect((await upload(batch, new File([], 'nothing.pdf'))).error?.message).toBe(messages.resume.empty);
    expect((await upload(batch, textResume({}))).status).toBe(201);
    expect(intakeFiles()).toHaveLength(1);
  });

  it('holds as many files as a batch may have', async () => {
    const batch = await start();
    const first = await upload(batch, textResume({}));
    const [row] = await db.select().from(intakeRows).where(eq(intakeRows.id, first.data.id));
    await db.insert(intakeRows).values(
      Array.from({ length: limits.intake.maxFiles - 1 }, () => ({
        ...row!,
        id: crypto.randomUUID(),
        upload_key: crypto.randomUUID(),
      })),
    );
    const more = await upload(batch, textResume({}));
    expect(more).toMatchObject({ status: 409, error: { message: importMessages.intake.full } });
    expect(intakeFiles()).toHaveLength(1);
  });

  it("is nobody else's, not even another HR manager's", async () => {
    const { id, rows } = await batchOf(textResume({}));
    const [row] = rows;
    const params = { id: row!.id };
    const other = app.as('hr2');
    const answers = [
      await other.call(intakeRoutes.readBatch, { params: { id } }),
      await upload(id, textResume({}), crypto.randomUUID(), 'hr2'),
      await other.call(intakeRoutes.readRow, { params }),
      await other.call(intakeRoutes.readFile, { params }),
      await other.call(intakeRoutes.updateRow, { params, body: { fields: {}, version: row!.version } }),
      await other.call(intakeRoutes.removeRow, { params }),
      await other.call(intakeRoutes.removeBatch, { params: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await other.call(intakeRoutes.listBatches, {})).data.items).toEqual([]);
    expect((await read(id)).rows).toHaveLength(1);
  });
});

describe('who is the same person', () => {
  it('is found among the candidates by e-mail and by phone', async () => {
    await buildCandidate(app, {
      name: 'Meera P',
      email: 'MEERA.PILLAI@example.com',
      phone: '+91 90000 00001',
    });
    await buildCandidate(app, { name: 'Rohit K', email: 'rk@example.com', phone: '+91 98111 22334' });
    const { rows } = await batchOf(
      textResume({}),
      textResume({ name: 'Rohit Kale', email: 'rohit.kale@example.com', phone: '98111-22334' }),
      textResume({ name: 'Sana Khan', email: 'sana.khan@example.com', phone: '98222 33445' }),
    );
    expect(rows.map(({ duplicate }) => duplicate && { name: duplicate.name, same: duplicate.same })).toEqual([
      { name: 'Meera P', same: ['email'] },
      { name: 'Rohit K', same: ['phone'] },
      null,
    ]);
  });

  it('is found in the same batch, until the earlier file is skipped', async () => {
    const { id, rows } = await batchOf(
      textResume({}),
      textResume({ phone: '98111 22334' }),
      sample('scan0003.pdf'),
      sample('scan0003.pdf', 'again.pdf'),
    );
    expect(
      rows.map(({ duplicate }) => duplicate && { of: duplicate.of, id: duplicate.id, same: duplicate.same }),
    ).toEqual([
      null,
      { of: 'row', id: rows[0]!.id, same: ['email'] },
      null,
      { of: 'row', id: rows[2]!.id, same: ['file'] },
    ]);
    await skip(rows[0]!, true);
    expect((await read(id)).rows[1]!.duplicate).toBeNull();
    await skip(rows[0]!, false);
    expect((await read(id)).rows[1]!.duplicate).not.toBeNull();
  });
});

describe('looking at what was read', () => {
  it('shows the text and goes into the audit log', async () => {
    const { rows } = await batchOf(textResume({}), sample('scan0003.pdf'));
    const [first, scan] = rows.map(({ id }) => ({ id }));
    const { data } = await app.as('hr').call(intakeRoutes.readRow, { params: first! });
    expect(data.text).toContain('Kaveri Systems');
    expect((await app.as('hr').call(intakeRoutes.readRow, { params: scan! })).data.text).toBe('');
    const views = await db.select().from(auditLog).where(eq(auditLog.action, 'resume.view'));
    expect(views).toMatchObject([
      { record_type: 'intake_row', record_id: first!.id, actor_id: await app.userId('hr') },
    ]);
  });

  it('shows one row as its batch does, duplicates too', async () => {
    await buildCandidate(app, { name: 'Rohit K', email: 'rk@example.com', phone: '+91 98111 22334' });
    const { rows } = await batchOf(
      textResume({}),
      textResume({ name: 'Rohit Kale', email: 'rohit.kale@example.com', phone: '98111-22334' }),
      textResume({ phone: '98222 33445' }),
      textResume({ name: 'Sana Khan', email: 'sana.khan@example.com', phone: '98222 33445' }),
    );
    expect(rows.filter(({ duplicate }) => duplicate !== null)).toHaveLength(3);
    for (const row of rows) {
      const { data } = await app.as('hr').call(intakeRoutes.readRow, { params: { id: row.id } });
      expect(data.row).toEqual(row);
    }
  });
});

describe('correcting what was read', () => {
  it('keeps what was typed, in its usual form, and no longer calls it read', async () => {
    const { id, rows } = await batchOf(textResume({}));
    const [row] = rows;
    expect(row!.confidence).toHaveProperty('phone');
    const { data } = await correct(row!, {
      phone: '09811122334',
      remarks: 'Met \uD800 in Pune',
      skills: ['Go', 'go'],
    });
    expect(data.fields).toMatchObject({ phone: '+91 98111 22334', skills: ['Go'] });
    expect(data.confidence).not.toHaveProperty('phone');
    expect(data.confidence).toHaveProperty('name');
    const stale = await correct(row!, { name: 'Somebody Else' });
    expect(stale).toMatchObject({
      status: 409,
      error: { code: 'changed_meanwhile', current: { fields: { phone: '+91 98111 22334' } } },
    });
    expect(Object.keys(stale.error?.current ?? {}).toSorted()).toEqual(Object.keys(row!).toSorted());
    expect((await read(id)).rows[0]!.fields.name).toBe('Meera Pillai');
  });

  it('fills a scan from its recognised text, and leaves what was typed', async () => {
    const { rows } = await batchOf(sample('scan0003.pdf'));
    const typed = await correct(rows[0]!, { name: 'Asha Devi Rao' });
    const text = await textResume({}).text();
    const { data } = await app
      .as('hr')
      .call(intakeRoutes.addText, { params: { id: typed.data.id }, body: { text } });
    expect(data).toMatchObject({
      reading: 'read',
      problem: null,
      fields: { name: 'Asha Devi Rao', email: 'meera.pillai@example.com' },
      problems: {},
    });
    // A recognised digit may be another: every field of it asks to be looked at.
    expect(data.confidence).toHaveProperty('phone');
    expect(Object.values(data.confidence).filter((sure) => !isUnsure(sure))).toEqual([]);
  });
});
