import { rightsRoutes } from '#contract/rights.ts';
import type { createTestApp } from './app.ts';
import type { Audited } from './audited.ts';
import { buildCandidate } from './factories.ts';

const MONTHS = 24;

/** The audited calls about people's rights. */
export function rightsCalls(app: Awaited<ReturnType<typeof createTestApp>>): Record<string, Audited> {
  const hr = app.as('hr');
  /** somebody nothing has happened with for years */
  const idle = () => buildCandidate(app, { created_at: new Date('2023-02-10T06:00:00Z') });
  const kept = async () => {
    const { id } = await idle();
    return { params: { id }, body: { reason: 'Wants to hear from us' } };
  };

  return {
    'GET /api/candidates/{id}/personal-data': {
      action: 'candidate.personal_data',
      async call() {
        const { id } = await buildCandidate(app);
        return hr.call(rightsRoutes.exportPerson, { params: { id } });
      },
    },
    'POST /api/candidates/{id}/erase': {
      action: 'candidate.erase',
      async call() {
        const { id, name } = await buildCandidate(app);
        return hr.call(rightsRoutes.erase, { params: { id }, body: { confirmation: name } });
      },
    },
    'POST /api/candidates/{id}/consents': {
      action: 'consent.give',
      by: 'recruiter',
      async call() {
        const { id } = await buildCandidate(app);
        const body = { is_given: true, source: 'recruiter' as const };
        return app.as('recruiter').call(rightsRoutes.noteConsent, { params: { id }, body });
      },
    },
    'PUT /api/retention': {
      action: 'retention.rule',
      call: () => hr.call(rightsRoutes.saveRetention, { body: { months: MONTHS } }),
    },
    'PUT /api/retention/exceptions/{id}': {
      action: 'retention.keep',
      call: async () => hr.call(rightsRoutes.keepPerson, await kept()),
    },
    'DELETE /api/retention/exceptions/{id}': {
      action: 'retention.unkeep',
      async call() {
        const { params, body } = await kept();
        await hr.call(rightsRoutes.keepPerson, { params, body });
        return hr.call(rightsRoutes.unkeepPerson, { params });
      },
    },
    'POST /api/retention/runs': {
      action: 'retention.approve',
      async call() {
        const { id } = await idle();
        await hr.call(rightsRoutes.saveRetention, { body: { months: MONTHS } });
        return hr.call(rightsRoutes.approve, { body: { candidate_ids: [id], confirmation: 1 } });
      },
    },
  };
}
