import { noteRoutes } from '#contract/notes.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { addNote } from './add-note.ts';
import { editNote } from './edit-note.ts';
import { followUpNote } from './follow-up-note.ts';
import { listNotes } from './notes.read.ts';
import { removeNote } from './remove-note.ts';

/** What staff write down about a candidate without moving them. */
export function mountNotes(api: Api, deps: { database: Database; clock: Clock }): void {
  api.mount(noteRoutes.list, async ({ actor, params, query }) =>
    present(noteRoutes.list.output, await listNotes(deps.database.db, actor, params.id, query)),
  );
  api.mount(noteRoutes.add, async ({ actor, origin, params, body }) =>
    present(noteRoutes.add.output, await addNote(deps, { actor, origin }, params.id, body)),
  );
  api.mount(noteRoutes.edit, async ({ actor, origin, params, body }) =>
    present(noteRoutes.edit.output, await editNote(deps, { actor, origin }, params.id, body)),
  );
  api.mount(noteRoutes.followUp, async ({ actor, origin, params, body }) =>
    present(noteRoutes.followUp.output, await followUpNote(deps, { actor, origin }, params.id, body)),
  );
  api.mount(noteRoutes.remove, async ({ actor, origin, params }) =>
    removeNote(deps, { actor, origin }, params.id),
  );
}
