import { messages } from '#contract/messages.ts';
import type { SavedView } from '#contract/saved-views.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import { lockProfile } from '../users/own-account.ts';
import { findView, findViewByName, updateView } from './saved-views.repo.ts';

/**
 * Gives a person's view another name. Throws `not_found` when there is none, and `conflict` when another of the same list
 * has that name, however it is written: to rename is not to replace.
 */
export async function renameView(
  database: Database,
  userId: string,
  viewId: string,
  name: string,
): Promise<SavedView> {
  return database.transaction(async (tx) => {
    // So that no other takes the name meanwhile.
    await lockProfile(tx, userId);
    const view = await findView(tx, userId, viewId);
    if (!view) throw new AppError('not_found', messages.view.notFound);
    const same = await findViewByName(tx, userId, view.list, name);
    if (same && same.id !== viewId)
      throw new AppError('conflict', messages.view.nameTaken, { fields: { name: messages.view.nameTaken } });
    return updateView(tx, { id: viewId, name, query: view.query });
  });
}
