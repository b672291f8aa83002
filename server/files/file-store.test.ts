import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { S3_KEY, startS3Server, type S3Server } from '../test/s3-server.ts';
import { diskFileStore } from './disk-file-store.ts';
import { createLogger } from '../core/logger.ts';
import { closeUnread, type FileStore, withPlainFailures } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'niyukti-files-'));
let s3: S3Server;
beforeAll(async () => {
  Object.assign(process.env, S3_KEY);
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

async function allKeys(files: FileStore, within: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of files.list(within)) keys.push(...some);
  return keys.sort();
}

beforeEach(() => s3.fail(null));

const MEGABYTE = 1024 * 1024;

it('a file that nobody reads is closed, through the plain words too', async () => {
  let isClosed = false;
  const stream = new ReadableStream<Uint8Array>({ cancel: () => void (isClosed = true) });
  const store = { ...diskFileStore(folder), open: async () => ({ size: 1, stream }) };
  const opened = await withPlainFailures(store, createLogger('silent')).open('one');
  await expect(closeUnread(opened!, Promise.reject(new Error('not saved')))).rejects.toThrow('not saved');
  expect(isClosed).toBe(true);
});

const PATIENT = { timeout: 10_000 };

it('S3 gives all of a file to a slow reader, who may take longer than a call', async () => {
  const limits = { connectMs: 5_000, silenceMs: 30_000, callMs: 500 };
  const files = s3FileStore(s3.config, limits);
  const end = Promise.withResolvers<void>();
  s3.fail((_request, response) => {
    response.writeHead(200, { 'content-length': '4' });
    response.write('ab');
    void end.promise.then(() => response.end('cd'));
    return true;
  });
  const start = performance.now();
  const { stream } = (await files.open('slow'))!;
  await expect.poll(() => performance.now() - start, PATIENT).toBeGreaterThan(2 * limits.callMs);
  end.resolve();
  expect(await text(stream)).toBe('abcd');
});

it('S3 has to say how long a file is, or it would be sent on as one of another length', async () => {
  s3.fail((_request, response) => {
    response.writeHead(200);
    response.end('abcd');
    return true;
  });
  await expect(s3FileStore(s3.config).open('unknown')).rejects.toThrow(/how long/);
});

// What every store must do.
describe.each([
  ['a folder', () => diskFileStore(join(folder, 'data', 'files'))],
  ['S3', () => s3FileStore(s3.config)],
])('files in %s', (_where, openStore) => {
  let files: FileStore;
  beforeAll(() => {
    files = openStore();
  });

  it('are given back as they were put, until they are deleted', async () => {
    await files.put('resumes/ab/one', new Uint8Array([1, 2]));
    expect([...(await files.get('resumes/ab/one'))!]).toEqual([1, 2]);
    await files.delete('resumes/ab/one');
    expect(await files.get('resumes/ab/one')).toBeNull();
    expect(await files.open('resumes/ab/one')).toBeNull();
    expect(await allKeys(files, 'resumes')).toEqual([]);
  });

  it('that are not there count as deleted', async () => {
    await expect(files.delete('resumes/ab/never')).resolves.toBeUndefined();
  });

  it('are written over, by fewer bytes too', async () => {
    await files.put('over/one', new Uint8Array([1, 2, 3]));
    await files.put('over/one', new Uint8Array([4]));
    expect([...(await files.get('over/one'))!]).toEqual([4]);
    await files.put('over/one', new Uint8Array());
    expect(await files.get('over/one')).toHaveLength(0);
  });

  it('of 10 MB go in, and out as a whole and as a stream', async () => {
    const bytes = new Uint8Array(randomBytes(10 * MEGABYTE));
    await files.put('big/whole', bytes);
    expect(Buffer.compare((await files.get('big/whole'))!, bytes)).toBe(0);
    const opened = (await files.open('big/whole'))!;
    expect(opened.size).toBe(bytes.byteLength);
    expect(Buffer.compare(await buffer(opened.stream), bytes)).toBe(0);
  });

  it('can be left half read', async () => {
    await files.put('half/read', new Uint8Array(MEGABYTE));
    const { stream } = (await files.open('half/read'))!;
    const reader = stream.getReader();
    expect((await reader.read()).value!.byteLength).toBeGreaterThan(0);
    await reader.cancel();
    await files.delete('half/read');
  });

  it('may be put at the same time, also under one key', async () => {
    const keys = Array.from({ length: 40 }, (_, at) => `many/${at % 4}/${at}`);
    await Promise.all(keys.map((key) => files.put(key, Buffer.from(key))));
    for (const key of keys) expect(Buffer.from((await files.get(key))!).toString()).toBe(key);
    const versions = [1, 2, 3, 4, 5].map((value) => new Uint8Array(MEGABYTE).fill(value));
    await Promise.all(versions.map((bytes) => files.put('same/one', bytes)));
    const bytes = (await files.get('same/one'))!;
    expect(bytes).toHaveLength(MEGABYTE);
    expect(new Set(bytes).size).toBe(1);
    expect(await allKeys(files, 'same')).toEqual(['same/one']);
  });

  it('are listed by folder, however deep, and tell since when they are there', async () => {
    for (const key of ['listed/a/one', 'listed/b/c/two', 'listed/three', 'listed-elsewhere/four'])
      await files.put(key, new Uint8Array([1]));
    expect(await allKeys(files, 'listed')).toEqual(['listed/a/one', 'listed/b/c/two', 'listed/three']);
    expect(await allKeys(files, 'nowhere')).toEqual([]);
    expect(await allKeys(files, '')).toEqual(
      expect.arrayContaining(['listed/three', 'listed-elsewhere/four']),
    );
    expect(Date.now() - (await files.writtenAt('listed/three'))!.getTime()).toBeLessThan(60_000);
    expect(await files.writtenAt('nowhere')).toBeNull();
  });

  it('are listed all, though there are more than S3 names at once', { timeout: 60_000 }, async () => {
    const keys = Array.from({ length: 1203 }, (_, at) => `crowd/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => files.put(key, new Uint8Array())));
    expect(await allKeys(files, 'crowd')).toEqual(keys);
  });

  it.each(['../../secret', 'a/../../b', '/etc/passwd', 'a//b', 'a/', '', '.hidden', 'résumé', 'नाम', 'a b'])(
    'are not to be had by "%s", which leads elsewhere or is not a key in every store',
    async (key) => {
      const isNone = /is no key of a file/;
      await expect(files.put(key, new Uint8Array())).rejects.toThrow(isNone);
      await expect(files.get(key)).rejects.toThrow(isNone);
      await expect(files.open(key)).rejects.toThrow(isNone);
      await expect(files.delete(key)).rejects.toThrow(isNone);
      await expect(files.writtenAt(key)).rejects.toThrow(isNone);
      if (key !== '') await expect(allKeys(files, key)).rejects.toThrow(isNone);
    },
  );
});
