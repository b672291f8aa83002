import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, pathOf } from '#web/lib/api.ts';

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

/** Reads the scan of a row by text recognition and gives its text to the row. Throws with a message for the person. */
export async function recogniseRow(row: IntakeRow, recognise: Recognise, watched: Watched): Promise<void> {
  const { signal } = watched;
  const response = await fetch(pathOf(intakeRoutes.readFile, { params: { id: row.id } }), { signal });
  if (!response.ok) throw new Error(importMessages.intake.fileGone);
  const { text } = await recognise(new File([await response.blob()], row.file_name), watched);
  signal.throwIfAborted();
  await call(intakeRoutes.addText, {
    params: { id: row.id },
    body: { text: text.slice(0, limits.resume.maxTextLength) },
  });
}

/** Why a scan could not be read, for the person who wanted it. */
export function recognitionFailure(error: unknown): string {
  return errorText(error, error instanceof Error ? error.message : messages.resume.readFailed);
}
