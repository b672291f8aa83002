import type { Handle } from '../db/client.ts';
import { forgetSetting, readSetting, saveSetting } from '../db/settings.ts';

/** The setting that says so. */
export const FILES_KEPT_UNTIL = 'files_kept_until';

/**
 * Keeps every file that is there now until then: a backup reads those that its rows name after the rows, and a file whose
 * row goes meanwhile has to stay for it. Runs out by itself, should the backup be killed.
 */
export async function holdDeletions(handle: Handle, until: Date): Promise<void> {
  await saveSetting(handle, FILES_KEPT_UNTIL, until.toISOString());
}

/** Lets files be deleted again. */
export async function releaseDeletions(handle: Handle): Promise<void> {
  await forgetSetting(handle, FILES_KEPT_UNTIL);
}

/** Until when no file may be deleted; null when any may. */
export async function deletionsHeldUntil(handle: Handle, now: Date): Promise<Date | null> {
  const until = await readSetting(handle, FILES_KEPT_UNTIL);
  return typeof until === 'string' && new Date(until) > now ? new Date(until) : null;
}
