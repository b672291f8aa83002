import type { Handle } from '../db/client.ts';
import type { StoredFolder } from '../files/stored-folder.ts';
import { filesAfter, filesInUse } from './resumes.repo.ts';
import { RESUME_FOLDER } from './store-resume.ts';

/** Where resumes lie, and the documents that name them. */
export function resumeFolder(handle: Handle): StoredFolder {
  return {
    folder: RESUME_FOLDER,
    inUse: (keys) => filesInUse(handle, keys),
    rowsAfter: (key, most) => filesAfter(handle, key, most),
  };
}
