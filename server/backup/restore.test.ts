import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { holdToGo } from '../candidates/hold-to-go.ts';
import type { Database } from '../db/client.ts';
import { newestSchema } from '../db/migrate.ts';
import { allowReset, startOver } from '../db/start-over.ts';
import { candidates, counters, hiringTrails } from '../db/schema.ts';
import { createTaskQueue } from '../queue/task-queue.ts';
import { erasePerson } from '../rights/erase-candidate.ts';
import { workOnErasureLog } from '../rights/erasure-log.ts';
import { workOnFileDeletion } from '../files/delete-file.ts';
import { addressOfWorker, openTestDatabase } from '../test/database.ts';
import { temporaryFolder } from '../test/embedded.ts';
import { buildAssignment } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { type Head, headSchema } from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import {
  archiveFile,
  emptyPlace,
  filesOf,
  nameFile,
  openPlace,
  placeWithTables,
  runningInstallation,
  SECRET,
} from '../test/backup-places.ts';

// Into PostgreSQL in the suite that has one, else into an embedded database.
const address = addressOfWorker();
const worker = await openTestDatabase();
beforeEach(() => worker.reset());
afterAll(async () => {
  await worker.reset();
  await worker.close();
});

const newPlace = () => emptyPlace(address.kind === 'postgres' ? address.url : undefined);
/** The same, but that an embedded one has its tables already, to save time. */
const readyPlace = async () => (address.kind === 'postgres' ? newPlace() : placeWithTables());
type Place = ReturnType<typeof newPlace>;
const databaseOf = async (place: Place): Promise<Database> =>
  address.kind === 'postgres' ? worker : openPlace(place);

let source: Awaited<ReturnType<typeof runningInstallation>>;
let archive: string;
let person: string;
const KEY = 'resumes/ab/abcdef';

beforeAll(async () => {
  source = await runningInstallation();
  person = await nameFile(source, KEY);
  const job = await buildJob(source);
  await buildAssignment(source, { candidate_id: person, job_id: job.id }, { status: 'joined' });
  await source.files.put(KEY, Buffer.alloc(100_000, 'a resume of some length '));
  archive = archiveFile();
  await backUp({ ...source, file: archive });
});

/** Nothing was written there. */
async function expectUntouched(place: Place): Promise<void> {
  expect(existsSync(join(place.dataDir, 'db'))).toBe(false);
  expect(existsSync(join(place.dataDir, 'secret'))).toBe(false);
  expect(await filesOf(place.files)).toEqual([]);
  expect(await worker.db.$count(candidates)).toBe(0);
}

const written = (bytes: Uint8Array): string => {
  const file = archiveFile();
  writeFileSync(file, bytes);
  return file;
};

/** One byte in two thousand of a gzip describes codes that it never uses: whatever it is, nothing is lost. */
function unpacksToTheSame(changed: Uint8Array, whole: Uint8Array): boolean {
  try {
    return gunzipSync(changed).equals(gunzipSync(whole));
  } catch {
    return false;
  }
}

/** The same archive with another first entry, whole in itself. */
async function withHead(change: (head: Head) => object): Promise<string> {
  const file = archiveFile();
  const copy = writeArchive(file);
  const { head } = await readArchive(archive);
  await copy.add('niyukti.json', Buffer.from(JSON.stringify(change(head))));
  await copy.finish();
  return file;
}

describe('an archive that is not to be trusted is refused, and nothing is written', () => {
  const refused = async (file: string, words: RegExp) => {
    const place = newPlace();
    await expect(restore({ ...place, file })).rejects.toThrow(words);
    await expectUntouched(place);
  };

  test('cut off, wherever', async () => {
    const bytes = readFileSync(archive);
    for (const share of [0.2, 0.6, 0.95])
      await refused(written(bytes.subarray(0, bytes.length * share)), /is damaged|is no backup/);
    await refused(written(bytes.subarray(0, bytes.length - 4)), /is damaged \(it is cut off\)/);
  });

  test('a byte of it changed, wherever', async () => {
    const whole = readFileSync(archive);
    let damaged = 0;
    for (let at = 20; at < whole.length; at += Math.ceil(whole.length / 12)) {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 0xff;
      if (unpacksToTheSame(bytes, whole)) continue;
      await refused(written(bytes), /is damaged|is no backup/);
      damaged++;
    }
    expect(damaged).toBeGreaterThan(8);
  });

  test('an entry changed, though the archive is whole', async () => {
    const file = archiveFile();
    const copy = writeArchive(file);
    const { checksums } = await readArchive(archive, {
      head: (head) => void copy.add('niyukti.json', Buffer.from(JSON.stringify(head))),
    });
    await copy.add('checksums.json', Buffer.from(JSON.stringify(checksums)));
    await copy.finish();
    await refused(file, /is damaged \(the rows of public\.\w+ are not those that were written\)/);
  });

  test('a first or last entry that is not what it must be', async () => {
    const { head } = await readArchive(archive);
    const first = JSON.stringify(head);
    for (const [begin, end, words] of [
      ['{', '{}', /is no backup of this program/],
      [
        JSON.stringify({ ...head, schema: 7 }),
        '{}',
        /is damaged \(niyukti\.json does not say what it must\)/,
      ],
      [first, '{', /is damaged \(checksums\.json does not say what it must\)/],
      [first, '{}', /is damaged \(checksums\.json does not say what it must\)/],
    ] as const) {
      const file = archiveFile();
      const copy = writeArchive(file);
      await copy.add('niyukti.json', Buffer.from(begin));
      await copy.add('checksums.json', Buffer.from(end));
      await copy.finish();
      await refused(file, words);
    }
  });

  test('something else', async () => {
    await refused(written(Buffer.from('name,email\n')), /is no backup of this program/);
    await refused(written(gzipSync('name,email\n')), /is no backup of this program/);
    const tar = await packTar([{ header: { name: 'notes.txt', size: 5 }, body: 'hello' }]);
    await refused(written(gzipSync(tar)), /is no backup of this program/);
    await refused(join(temporaryFolder(), 'none.tar.gz'), /^There is no file /);
  });

  test('of a newer version, or an older one', async () => {
    const { schema } = (await readArchive(archive)).head;
    const migrations = (list: string[]) => (head: Head) => ({
      ...head,
      schema: { ...schema, migrations: list },
    });
    await refused(await withHead((head) => ({ ...head, version: 2, schema: 'unknown' })), /newer version/);
    await refused(await withHead(migrations([...schema.migrations, 'next'])), /newer version/);
    await refused(await withHead(migrations(schema.migrations.slice(0, -1))), /older version/);
    expect(schema).toEqual(newestSchema());
  });
});

test('only this user may read an archive, and one that is there is not written over', async () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  await expect(backUp({ ...source, file: archive })).rejects.toThrow(/is there already/);
  expect(headSchema.safeParse((await readArchive(archive)).head).success).toBe(true);
});

test('a backup needs no server that runs, and is one at a time', async () => {
  const stopped = await placeWithTables();
  const [done, refused] = await Promise.allSettled([
    backUp({ ...stopped, file: archiveFile() }),
    backUp({ ...stopped, file: archiveFile() }),
  ]).then((outcomes) => outcomes.toSorted((a, b) => a.status.localeCompare(b.status)));
  expect(done).toMatchObject({ status: 'fulfilled', value: { files: { count: 0 } } });
  expect(refused).toMatchObject({ reason: { message: expect.stringMatching(/^Another backup/) as string } });
  expect(readdirSync(join(stopped.dataDir, 'backup-scratch'))).toEqual(['lock']);

  await expect(backUp({ ...stopped, secret: undefined, file: archiveFile() })).rejects.toThrow(
    /^The installation's secret is not in /,
  );
  await expect(backUp({ ...emptyPlace(), file: archiveFile() })).rejects.toThrow(/^There is no database in /);
});

test('a database or a file storage in use is refused', async () => {
  const place = await readyPlace();
  const database = await databaseOf(place);
  await database.db.insert(counters).values({ name: 'jd', value: 7 });
  if (address.kind === 'embedded') await database.close();
  await expect(restore({ ...place, file: archive })).rejects.toThrow(
    /^The database is not empty \(public\.counters\)/,
  );
  await worker.reset();

  const fileless = await placeWithTables();
  const archiveWithoutFiles = archiveFile();
  await backUp({ ...fileless, file: archiveWithoutFiles });
  const strange = newPlace();
  await strange.files.put('resumes/cd/stranger', Buffer.from('x'));
  await expect(restore({ ...strange, file: archive })).rejects.toThrow(
    /holds 1 files that are not of this archive/,
  );
  await expect(restore({ ...strange, file: archiveWithoutFiles })).rejects.toThrow(/holds 1 files/);
  await strange.files.put(KEY, Buffer.from('x'));
  await expect(restore({ ...strange, file: archive })).rejects.toThrow(/holds another file/);
  expect(await worker.db.$count(candidates)).toBe(0);
});

test.runIf(address.kind === 'postgres')(
  'a user who owns the database and nothing else can restore into it',
  async () => {
    const name = `restore_test_${process.pid}`;
    const { pool } = worker;
    await pool.query(`create role ${name} login password 'plain'`);
    await pool.query(`create database ${name} owner ${name}`);
    onTestFinished(async () => {
      await pool.query(`drop database ${name} with (force)`);
      await pool.query(`drop role ${name}`);
    });
    const url = new URL(address.kind === 'postgres' ? address.url : '');
    url.pathname = `/${name}`;
    const admin = new pg.Client(url.href);
    await admin.connect();
    await admin.query('create extension vector; create extension pg_trgm');
    await admin.end();
    Object.assign(url, { username: name, password: 'plain' });
    const { checksums } = await restore({ ...emptyPlace(url.href), file: archive });
    expect(checksums.tables['public.candidates']?.rows).toBe(1);
  },
);

test('files that are there already stay, as for who moves to another database', async () => {
  const place = newPlace();
  await place.files.put(KEY, (await source.files.get(KEY))!);
  await place.files.put('resumes/cd/of-a-row-that-went', Buffer.from('x'));
  // What a restore that was killed, and whoever made the file system, have left.
  writeFileSync(join(place.dataDir, 'files', `${KEY}.4711.part`), 'half');
  mkdirSync(join(place.dataDir, 'files', 'lost+found'));
  writeFileSync(join(place.dataDir, 'files', 'lost+found', '#12'), 'x');
  const before = statSync(join(place.dataDir, 'files', KEY)).mtimeMs;
  allowReset(place.dataDir);
  await restore({ ...place, file: archive });
  expect(statSync(join(place.dataDir, 'files', KEY)).mtimeMs).toBe(before);
  // Where a demo was, too: what is restored is none.
  await expect(startOver(place.dataDir)).rejects.toThrow('--reset deletes demo data only');
});

test('who was erased after the backup is erased again, and the numbers stay', async () => {
  const { database, files, clock, log, dataDir } = source;
  const tasks = createTaskQueue({ database, clock, log });
  workOnFileDeletion(tasks, { database, files, clock });
  workOnErasureLog(tasks, { database, dataDir });
  await tasks.prepare();
  const late = archiveFile();
  await backUp({ ...source, file: late });
  await holdToGo(database, person, (tx, candidate) =>
    erasePerson(tx, { clock, tasks }, { actor: null, origin: null }, candidate!),
  );
  await tasks.drain();

  const place = await readyPlace();
  copyFileSync(join(dataDir, 'erasures.log'), join(place.dataDir, 'erasures.log'));
  expect((await restore({ ...place, file: late })).erasedAgain).toBe(1);
  const restored = await databaseOf(place);
  expect(await restored.db.$count(candidates)).toBe(0);
  expect(await restored.db.$count(hiringTrails)).toBe(await database.db.$count(hiringTrails));
});

test('a restore that fails leaves no secret, files or rows', async () => {
  const place = await readyPlace();
  const database = await databaseOf(place);
  // Found out by the database alone, when the rows come.
  await database.pool.query('alter table jobs add constraint nobody check (false)');
  onTestFinished(async () => {
    await worker.pool.query('alter table jobs drop constraint if exists nobody');
  });
  if (address.kind === 'embedded') await database.close();
  const carrying = archiveFile();
  writeFileSync(join(source.dataDir, 'secret'), SECRET);
  await backUp({ ...source, secret: undefined, file: carrying });

  await expect(restore({ ...place, secret: undefined, file: carrying })).rejects.toThrow(/nobody/);
  expect(existsSync(join(place.dataDir, 'secret'))).toBe(false);
  expect(await filesOf(place.files)).toEqual([]);
});
