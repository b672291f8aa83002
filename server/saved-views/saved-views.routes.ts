import { messages } from '#contract/messages.ts';
import { savedViewRoutes } from '#contract/saved-views.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { renameView } from './rename-view.ts';
import { saveView } from './save-view.ts';
import { deleteView, listViews } from './saved-views.repo.ts';

/** A person's own views of the lists. */
export function mountSavedViews(api: Api, { database }: { database: Database }): void {
  api.mount(savedViewRoutes.list, async ({ actor, query }) =>
    present(savedViewRoutes.list.output, { items: await listViews(database.db, actor.userId, query.list) }),
  );
  api.mount(savedViewRoutes.save, async ({ actor, body }) =>
    present(savedViewRoutes.save.output, await saveView(database, actor.userId, body)),
  );
  api.mount(savedViewRoutes.rename, async ({ actor, params, body }) =>
    present(savedViewRoutes.rename.output, await renameView(database, actor.userId, params.id, body.name)),
  );
  api.mount(savedViewRoutes.remove, async ({ actor, params }) => {
    if (!(await deleteView(database.db, actor.userId, params.id)))
      throw new AppError('not_found', messages.view.notFound);
  });
}
