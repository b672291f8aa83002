import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateRoutes } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { createLogger } from '../core/logger.ts';
import { candidates, intakeRows, resumeDocuments } from '../db/schema.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { s3FileStore } from '../files/s3-file-store.ts';
import { createTestApp } from '../test/app.ts';
import { candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';
import { type Fault, refusing, S3_KEY, startS3Server } from '../test/s3-server.ts';
import { smallDisk } from '../test/small-disk.ts';

Object.assign(process.env, S3_KEY);
const s3 = await startS3Server();
const inS3 = s3FileStore(s3.config, { connectMs: 500, silenceMs: 200, callMs: 1_000 });
/** Where files lie at present. */
let store: FileStore = inS3;
const lines: string[] = [];
const app = await createTestApp({
  files: () => ({
    put: (key, content) => store.put(key, content),
    get: (key) => store.get(key),
    open: (key) => store.open(key),
    delete: (key) => store.delete(key),
    list: (folder) => store.list(folder),
    writtenAt: (key) => store.writtenAt(key),
  }),
  log: createLogger('error', { write: (line: string) => lines.push(line) }),
});
const { start, upload, acceptAll, batchOf } = intakeCalls(app);
const { db } = app.database;

beforeEach(async () => {
  store = inS3;
  s3.fail(null);
  s3.objects.clear();
  await app.reset();
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const create = async (idempotencyKey?: string, jobId?: string) =>
  app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(jobId ?? (await buildJob(app)).id),
    files: { resume: pdfFile('cv.pdf') },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const read = (id: string) =>
  app.as('hr').call(candidateRoutes.readResume, { params: { id }, query: { download: '1' } });
const unavailable = (message: string) => ({ status: 503, error: { code: 'unavailable', message } });
const { notSaved, notRead } = messages.files;

const silent: Fault = () => true;
const cutOff: Fault = (request) => {
  request.socket.destroy();
  return true;
};
const FAULTS: [string, Fault][] = [
  ['does not answer', silent],
  ['answers that it fails', refusing(500, 'InternalError')],
  ['asks for fewer requests', refusing(503, 'SlowDown')],
  ['breaks connections off', cutOff],
  ['has taken the right away', refusing(403, 'AccessDenied')],
  ['has lost the bucket', refusing(404, 'NoSuchBucket')],
];

describe.each(FAULTS)('while S3 %s', (_what, fault) => {
  it('a candidate is refused in plain words, nothing is half saved, and sending the form again saves it', async () => {
    const job = await buildJob(app);
    s3.fail(fault);
    const key = crypto.randomUUID();
    expect(await create(key, job.id)).toMatchObject(unavailable(notSaved));
    expect(await db.$count(candidates)).toBe(0);
    expect(await db.$count(resumeDocuments)).toBe(0);
    expect(lines.join('\n')).toContain('the file storage failed');
    expect(lines.join('\n')).not.toContain(S3_KEY.AWS_SECRET_ACCESS_KEY);
    s3.fail(null);
    expect((await create(key, job.id)).status).toBe(201);
    expect(s3.objects.size).toBe(1);
  });

  it('a resume cannot be read, which is not said to be gone', async () => {
    const { data } = await create();
    s3.fail(fault);
    expect(await read(data.id)).toMatchObject(unavailable(notRead));
    s3.fail(null);
    expect(await (await read(data.id)).response.text()).toContain('%PDF');
  });
});

it('passes over a failure that lasts for a moment', async () => {
  let failures = 0;
  s3.fail((request, response) => failures++ === 0 && refusing(500, 'InternalError')(request, response));
  expect((await create()).status).toBe(201);
  expect(failures).toBeGreaterThan(1);
});

it('brings in nothing of a file that cannot be stored, and reads later what could not be read', async () => {
  const batch = await start();
  s3.fail(silent);
  expect(await upload(batch, textResume({}))).toMatchObject(unavailable(notSaved));
  expect(await db.$count(intakeRows)).toBe(0);
  s3.fail(null);
  expect((await upload(batch, textResume({}))).status).toBe(201);
  s3.fail(cutOff);
  await app.tasks.drain();
  expect((await db.select().from(intakeRows))[0]).toMatchObject({ reading: 'waiting' });
  s3.fail(null);
  await app.tasks.drain({ evenLater: true });
  expect((await db.select().from(intakeRows))[0]).toMatchObject({ reading: 'read' });
});

it('accepts later whom it could not accept now', async () => {
  const job = await buildJob(app);
  const { id } = await batchOf(textResume({}));
  await acceptAll(id, job.id);
  s3.fail(cutOff);
  await app.tasks.drain();
  expect(await db.$count(candidates)).toBe(0);
  expect((await db.select().from(intakeRows))[0]).toMatchObject({ decision: 'accepting' });
  s3.fail(null);
  await app.tasks.drain({ evenLater: true });
  expect(await db.$count(candidates)).toBe(1);
});

it('deletes a person at once and the file as soon as S3 lets it', async () => {
  const { data } = await create();
  s3.fail(refusing(500, 'InternalError'));
  const removed = await app.as('hr').call(candidateRoutes.remove, { params: { id: data.id } });
  expect(removed.status).toBe(204);
  await app.tasks.drain();
  expect(s3.objects.size).toBe(1);
  s3.fail(null);
  await app.tasks.drain({ evenLater: true });
  expect(s3.objects.size).toBe(0);
});

describe('a resume that is sent', () => {
  it('comes out of the store as it is read, with its length', async () => {
    const { data } = await create();
    const { response } = await read(data.id);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes).toEqual(await pdfFile().bytes());
  });

  it('breaks off, rather than looking whole, when S3 does', async () => {
    const { data } = await create();
    s3.fail((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('the first part');
      return true;
    });
    const { response } = await read(data.id);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow('the file broke off');
    expect(lines.join('\n')).toContain('the file storage broke off');
  });
});

const disk = smallDisk(64);
afterAll(() => disk?.remove());

it.runIf(disk)(
  'on a disk that is full or read-only, uploads are refused in plain words and reading goes on',
  async () => {
    store = diskFileStore(join(disk!.folder, 'files'));
    const { data } = await create();
    const job = await buildJob(app);
    const addLarge = () =>
      app.as('hr').call(candidateRoutes.create, {
        body: candidateInput(job.id, { email: 'other@example.com', phone: '9123456780' }),
        files: { resume: pdfFile('large.pdf', 'x'.repeat(100_000)) },
      });
    expect(await addLarge()).toMatchObject(unavailable(notSaved));
    disk!.setReadOnly(true);
    expect(await addLarge()).toMatchObject(unavailable(notSaved));
    expect(lines.join('\n')).toMatch(/ENOSPC[^]*EROFS/);
    expect(await db.$count(candidates)).toBe(1);
    expect(await (await read(data.id)).response.text()).toContain('%PDF');
  },
);
