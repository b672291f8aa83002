import type { Handle } from '../db/client.ts';
import type { StoredFolder } from '../files/stored-folder.ts';
import { INTAKE_FOLDER } from './intake-deps.ts';
import { batchesEverBegun } from './intake.read.ts';
import { intakeFilesAfter, intakeFilesInUse } from './intake.repo.ts';

/** Where the files of batches lie, and the rows that name them. */
export function intakeFolder(handle: Handle): StoredFolder {
  return {
    folder: INTAKE_FOLDER,
    inUse: (keys) => intakeFilesInUse(handle, keys),
    knownAsOurs: (keys) => filesOfOurBatches(handle, keys),
    rowsAfter: (key, most) => intakeFilesAfter(handle, key, most),
  };
}

/** Those files that lie in the folder of a batch that was ever begun here: rows go, and what remains of them is the audit log. */
async function filesOfOurBatches(handle: Handle, keys: readonly string[]): Promise<Set<string>> {
  const batchOf = (key: string) => key.split('/')[1] ?? '';
  const ours = await batchesEverBegun(handle, [...new Set(keys.map(batchOf))]);
  return new Set(keys.filter((key) => ours.has(batchOf(key))));
}
