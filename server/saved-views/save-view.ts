import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput } from '#contract/route.ts';
import type { SavedView, savedViewRoutes } from '#contract/saved-views.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { lockProfile } from '../users/own-account.ts';
import { findViewByName, insertView, listViews, updateView } from './saved-views.repo.ts';

/**
 * Keeps a view of a list under a name; the person's own of that name, however it is written, gives way. Throws
 * `conflict` when the person has as many of the list as may be kept.
 */
export async function saveView(
  database: Database,
  userId: string,
  { list, name, query }: RouteInput<typeof savedViewRoutes.save>['body'],
): Promise<SavedView> {
  return database.transaction(async (tx) => {
    // So that views are counted and kept one after another.
    await lockProfile(tx, userId);
    const same = await findViewByName(tx, userId, list, name);
    if (same) return updateView(tx, { id: same.id, name, query });
    if ((await listViews(tx, userId, list)).length >= limits.savedView.most)
      throw new AppError('conflict', messages.view.tooMany);
    return insertView(tx, { user_id: userId, list, name, query });
  });
}
