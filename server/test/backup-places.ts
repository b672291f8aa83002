import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/logger.ts';
import { makeFolder } from '../core/make-folder.ts';
import type { Database } from '../db/client.ts';
import { resumeDocuments } from '../db/schema.ts';
import { INSTALLED } from '../db/embedded/data-version.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { migratedSnapshot } from './embedded-databases.ts';
import { buildCandidate } from './factories.ts';
import { startForTest, temporaryFolder } from './embedded.ts';

export const SECRET = 'test-secret-'.repeat(4);
const clock = systemClock('Asia/Kolkata');
const log = createLogger('silent');

/** An empty place: what `backUp` and `restore` are told of it. */
export function emptyPlace(databaseUrl?: string) {
  const dataDir = temporaryFolder();
  const files: FileStore = diskFileStore(join(dataDir, 'files'));
  return { databaseUrl, dataDir, files, clock, log, secret: SECRET as string | undefined };
}

type Place = ReturnType<typeof emptyPlace>;

/** Writes the row of a file, which it does not put. */
export async function nameFile(place: { database: Database }, key: string): Promise<string> {
  const { id } = await buildCandidate(place);
  await place.database.db.insert(resumeDocuments).values({
    candidate_id: id,
    file_key: key,
    file_name: 'cv.pdf',
    mime_type: 'application/pdf',
    size_bytes: 100_000,
    sha256: 'hash',
    text: 'A resume',
    is_current: true,
  });
  return id;
}

/** The same with an embedded database that has its tables already, which takes less time than making them anew. */
export async function placeWithTables(): Promise<Place> {
  const place = emptyPlace();
  const folder = join(place.dataDir, 'db');
  makeFolder(folder);
  await pipeline(createReadStream(await migratedSnapshot()), unpackTar(join(folder, 'pgdata')));
  writeFileSync(join(folder, 'version.json'), JSON.stringify(INSTALLED));
  return place;
}

/** An installation on disk whose server runs: its embedded database is open. */
export async function runningInstallation(): Promise<Place & { database: Database }> {
  const place = await placeWithTables();
  return { ...place, database: await openPlace(place) };
}

/** Opens a place's embedded database, as its server does. */
export async function openPlace({ dataDir }: Place): Promise<Database> {
  return (await startForTest({ folder: join(dataDir, 'db') })).database;
}

/** A name for an archive in a folder of its own. */
export const archiveFile = (): string => join(temporaryFolder(), 'backup.tar.gz');

/** Every file of a store, by key. */
export async function filesOf(files: FileStore): Promise<string[]> {
  const all: string[] = [];
  for await (const keys of files.list('')) all.push(...keys);
  return all.sort();
}
