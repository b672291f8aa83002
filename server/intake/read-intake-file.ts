import { z } from 'zod';
import { asReadError } from '#reading/resume-read-error.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskQueue } from '../queue/task-queue.ts';
import { readResumeText } from '../resumes/read-resume-text.ts';
import { draftOf } from './draft-fields.ts';
import type { IntakeDeps } from './intake-deps.ts';
import { findRowForWork } from './intake.read.ts';
import { finishReading, readAgain } from './intake.repo.ts';

/** Reads one file of a batch. */
export const readIntakeFileTask = defineTask({
  name: 'read-intake-file',
  schema: z.object({ row_id: z.uuid() }),
  attempts: 4,
  timeLimitSeconds: 120,
  // The reader itself takes two at a time.
  atOnce: 2,
});

/** Reads in this process what is brought in. */
export function workOnIntakeReading(tasks: TaskQueue, deps: IntakeDeps): void {
  tasks.work(readIntakeFileTask, ({ row_id }, { signal }) => readIntakeFile(deps, row_id, signal), {
    givenUp: ({ row_id }) =>
      finishReading(deps.database.db, row_id, { reading: 'unreadable', problem: 'failed' }),
    again: (tx, { row_id }) => readAgain(tx, row_id),
  });
}

/** Reads a file and what it says of its person. A file that cannot be read is told on its row; our own failure is thrown. */
async function readIntakeFile(deps: IntakeDeps, rowId: string, signal: AbortSignal): Promise<void> {
  const { database, files, clock, ai } = deps;
  const row = await findRowForWork(database.db, rowId);
  if (row?.reading !== 'waiting' || row.file_key === null) return;
  const bytes = await files.get(row.file_key);
  if (!bytes) {
    await finishReading(database.db, rowId, { reading: 'unreadable', problem: 'failed' });
    return;
  }
  try {
    const { text, lines } = await readResumeText({ fileName: row.file_name, bytes }, { signal });
    const layout = lines ? { lines } : null;
    const draft = await draftOf(ai, { text, layout, today: clock.today() }, signal);
    await finishReading(database.db, rowId, { reading: 'read', text }, draft);
  } catch (error) {
    if (signal.aborted) throw error;
    const { code, scannedPages } = asReadError(error);
    if (code === 'failed') throw error;
    const reading = scannedPages > 0 ? 'scan' : 'unreadable';
    await finishReading(database.db, rowId, { reading, problem: code });
  }
}
