import type { Handle } from '../db/client.ts';
import { forgetSetting, saveSetting } from '../db/settings.ts';

/** Under which name is noted that a person has put the guide of the first steps away. */
export const hiddenKey = (userId: string) => `first_steps_hidden.${userId}`;

/** Puts the guide of the first steps away for a person, or brings it back. */
export async function hideFirstSteps(handle: Handle, userId: string, hidden: boolean): Promise<void> {
  if (hidden) await saveSetting(handle, hiddenKey(userId), true);
  else await forgetSetting(handle, hiddenKey(userId));
}
