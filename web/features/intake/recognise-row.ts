import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode, isSessionRefusal, ToldError } from '#web/lib/api.ts';
import { fetchFile } from '#web/lib/fetch-file.ts';

/** How far text recognition has come in a file. */
export interface Progressed {
  page: number;
  pages: number;
  /** of that page, 0-1 */
  share: number;
}

interface Watched {
  signal: AbortSignal;
  onProgress: (progress: Progressed) => void;
}

/** Reads the text in a scan's pictures, in this browser; the page puts it in. Throws with a message for the person. */
export type Recognise = (file: File, watched: Watched) => Promise<{ text: string }>;

/** Reads the scan of a row and gives its text to the row. Throws with a message for the person. */
async function recogniseRow(row: IntakeRow, recognise: Recognise, watched: Watched): Promise<void> {
  const { signal } = watched;
  const file = await fileOf(row, signal);
  const { text } = await recognise(file, watched);
  signal.throwIfAborted();
  await call(intakeRoutes.addText, {
    params: { id: row.id },
    body: { text: text.slice(0, limits.resume.maxTextLength) },
  });
}

async function fileOf(row: IntakeRow, signal: AbortSignal): Promise<File> {
  try {
    const { blob } = await fetchFile(intakeRoutes.readFile, { params: { id: row.id }, signal });
    return new File([blob], row.file_name);
  } catch (error) {
    throw hasCode(error, 'not_found') ? new ToldError(importMessages.intake.fileGone) : error;
  }
}

interface WatchedAll {
  signal: AbortSignal;
  onBegin: (index: number) => void;
  onProgress: (index: number, progress: Progressed) => void;
  /** receives why, for the person who wanted it */
  onFailure: (row: IntakeRow, reason: string) => void;
  /** once a row is read, or could not be */
  onSettled: () => Promise<unknown>;
}

/**
 * Reads scans by text recognition, one after the other, and gives each row its text. Goes on after one that could not be
 * read; ends when it is cancelled, and with the session, without which none of the rest can be read.
 */
export async function recogniseRows(
  rows: readonly IntakeRow[],
  recognise: Recognise,
  { signal, onBegin, onProgress, onFailure, onSettled }: WatchedAll,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    onBegin(index);
    try {
      await recogniseRow(row, recognise, {
        signal,
        onProgress: (progress) => onProgress(index, progress),
      });
    } catch (error) {
      if (signal.aborted || isSessionRefusal(error)) return;
      onFailure(row, failureText(error));
    }
    await onSettled();
    if (signal.aborted) return;
  }
}

function failureText(error: unknown): string {
  return errorText(error, error instanceof Error ? error.message : messages.resume.readFailed);
}
