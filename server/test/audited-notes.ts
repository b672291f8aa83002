import { noteRoutes } from '#contract/notes.ts';
import type { createTestApp } from './app.ts';
import type { Audited } from './audited.ts';
import { buildCandidate } from './factories.ts';

/** The audited calls about what is written down about a candidate. */
export function noteCalls(app: Awaited<ReturnType<typeof createTestApp>>): Record<string, Audited> {
  const recruiter = app.as('recruiter');
  const add = async (follow_up_on: string | null = null) => {
    const { id } = await buildCandidate(app);
    return recruiter.call(noteRoutes.add, { params: { id }, body: { text: 'Free from May', follow_up_on } });
  };

  return {
    'POST /api/candidates/{id}/notes': { action: 'note.add', by: 'recruiter', call: () => add() },
    'PUT /api/candidate-notes/{id}': {
      action: 'note.edit',
      by: 'recruiter',
      async call() {
        const { data } = await add();
        const body = { text: 'Free from June', version: data.version };
        return recruiter.call(noteRoutes.edit, { params: { id: data.id }, body });
      },
    },
    'PUT /api/candidate-notes/{id}/follow-up': {
      action: 'note.edit',
      by: 'recruiter',
      async call() {
        const { data } = await add(app.clock.today());
        const body = { done: true, version: data.version };
        return recruiter.call(noteRoutes.followUp, { params: { id: data.id }, body });
      },
    },
    'DELETE /api/candidate-notes/{id}': {
      action: 'note.delete',
      async call() {
        const { data } = await add();
        return app.as('hr').call(noteRoutes.remove, { params: { id: data.id } });
      },
    },
  };
}
