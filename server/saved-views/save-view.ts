import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { RouteInput } from '#contract/route.ts';
import type { SavedView, savedViewRoutes } from '#contract/saved-views.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { lockProfile } from '../users/own-account.ts';
import { findView, findViewByName, insertView, listViews, updateView } from './saved-views.repo.ts';

/**
 * Keeps a view of a list under a name, in the place of the person's own that it `replaces`, whose name stays when none is
 * told: it may be another by now than the asking page knows. Throws `not_found` when that one
 * is not there, and `conflict` when another of the list has that name, however it is written, with that other one as the
 * current, or when the person has as many of the list as may be kept.
 */
export async function saveView(
  database: Database,
  userId: string,
  { list, name, query, replaces }: RouteInput<typeof savedViewRoutes.save>['body'],
): Promise<SavedView> {
  return database.transaction(async (tx) => {
    // So that views are counted and kept one after another.
    await lockProfile(tx, userId);
    const former = replaces && (await findView(tx, userId, replaces));
    if (replaces && (!former || former.list !== list))
      throw new AppError('not_found', messages.view.notFound);
    const called = name ?? (former && former.name) ?? '';
    const same = await findViewByName(tx, userId, list, called);
    if (same && same.id !== replaces)
      throw new AppError('conflict', messages.view.nameTaken, {
        fields: { name: messages.view.nameTaken },
        current: same,
      });
    if (replaces) return updateView(tx, { id: replaces, name: called, query });
    if ((await listViews(tx, userId, list)).length >= limits.savedView.most)
      throw new AppError('conflict', messages.view.tooMany);
    return insertView(tx, { user_id: userId, list, name: called, query });
  });
}
