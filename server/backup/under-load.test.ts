import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../db/client.ts';
import { candidates, resumeDocuments } from '../db/schema.ts';
import { deleteFilesLater, workOnFileDeletion } from '../files/delete-file.ts';
import { deletionsHeldUntil } from '../files/hold-deletions.ts';
import { createTaskQueue } from '../queue/task-queue.ts';
import {
  archiveFile,
  emptyPlace,
  openPlace,
  placeWithTables,
  runningInstallation,
} from '../test/backup-places.ts';
import { addressOfWorker, openTestDatabase } from '../test/database.ts';
import { until } from '../test/embedded.ts';
import { buildCandidate } from '../test/factories.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const address = addressOfWorker();
const worker = await openTestDatabase();
afterAll(async () => {
  await worker.reset();
  await worker.close();
});

/** What is backed up: on PostgreSQL where the suite has one, else an embedded database that is open. */
async function inUse() {
  if (address.kind === 'embedded') return runningInstallation();
  return { ...emptyPlace(address.url), database: worker as Database };
}

const WRITERS = 2;

test('rows are written and files deleted meanwhile: what was acknowledged before is in it, and rows and files agree', async () => {
  const source = await inUse();
  const { database, files, clock, log } = source;
  const tasks = createTaskQueue({ database, clock, log });
  workOnFileDeletion(tasks, source);
  await tasks.prepare();
  await tasks.start();

  const acknowledged: string[] = [];
  let isOver = false;
  const add = async () => {
    const { id } = await buildCandidate(source);
    const bytes = Buffer.from(`The resume of ${id}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file_key = `resumes/${sha256.slice(0, 2)}/${id}`;
    await files.put(file_key, bytes);
    await database.db.insert(resumeDocuments).values({
      candidate_id: id,
      file_key,
      file_name: 'cv.txt',
      mime_type: 'text/plain',
      size_bytes: bytes.length,
      sha256,
      text: bytes.toString(),
      is_current: true,
    });
    acknowledged.push(id);
    return { id, file_key };
  };
  const write = async () => {
    for (let count = 0; !isOver; count++) {
      const { id, file_key } = await add();
      if (count % 3 > 0) continue;
      acknowledged.splice(acknowledged.indexOf(id), 1); // from before its deletion on, it may be gone
      await database.transaction(async (tx) => {
        await tx.delete(candidates).where(eq(candidates.id, id));
        await deleteFilesLater(tx, tasks, [file_key]);
      });
    }
  };
  const load = Promise.all(Array.from({ length: WRITERS }, write));
  await until(() => acknowledged.length >= 20);

  const before = [...acknowledged];
  const file = archiveFile();
  const checksums = await backUp({ ...source, file });
  const countThen = acknowledged.length;
  await until(() => acknowledged.length > countThen + 5); // it went on
  isOver = true;
  await load;
  await tasks.stop(5_000);
  expect(checksums.missing_files).toEqual([]);
  expect(await deletionsHeldUntil(database.db, clock.now())).toBeNull();

  const target = await placeWithTables();
  await restore({ ...target, file });
  const restored = await openPlace(target);
  const found = await restored.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(inArray(candidates.id, before));
  expect(found).toHaveLength(before.length);
  const documents = await restored.db.select().from(resumeDocuments);
  for (const { file_key, sha256 } of documents) {
    const bytes = (await target.files.get(file_key)) ?? new Uint8Array();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
});
