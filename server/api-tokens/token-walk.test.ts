import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '#contract/api.ts';
import { TOKEN_PREFIX } from '#contract/api-tokens.ts';
import { roleMay } from '#contract/permissions.ts';
import type { Route } from '#contract/route.ts';
import type { Role } from '#contract/roles.ts';
import { scopeFor, TOKEN_SCOPES, type TokenScope } from '#contract/token-scopes.ts';
import { createTestApp } from '../test/app.ts';
import { insertToken } from './api-tokens.repo.ts';
import { tokenHash } from '../core/token-hash.ts';

const OWNERS = { hr: 'hr_manager', recruiter: 'internal_user', vendor: 'vendor' } as const;
type Owner = keyof typeof OWNERS;
const owners = Object.keys(OWNERS) as Owner[];

/** What tokens may call, told a second time on purpose: for anything that is not here they are of no use to anybody. */
const SCOPES: Record<TokenScope, readonly string[]> = {
  'jobs:read': ['GET /api/jobs', 'GET /api/published-jobs', 'GET /api/jobs/{id}'],
  'jobs:write': [
    'POST /api/jobs',
    'PUT /api/jobs/{id}',
    'POST /api/jobs/{id}/status',
    'POST /api/functions/generate-job-from-prompt',
    'POST /api/functions/generate-job-description',
  ],
  'candidates:read': [
    'GET /api/candidates',
    'GET /api/candidates/filter-options',
    'GET /api/candidates/export',
    'POST /api/candidates/export',
    'GET /api/candidates/existing',
    'GET /api/candidates/namesakes',
    'GET /api/candidates/{id}',
    'GET /api/candidates/{id}/resume',
    'GET /api/candidates/{id}/resume/passages',
    'GET /api/candidates/{id}/resume/text',
    'GET /api/candidates/{id}/resumes',
    'GET /api/candidates/{id}/resumes/{resumeId}',
    'GET /api/candidates/{id}/resumes/{resumeId}/text',
    'GET /api/candidates/{id}/status-history',
    'GET /api/candidates/{id}/consents',
    'GET /api/candidates/{id}/notes',
    'POST /api/rpc/search_similar_candidates',
  ],
  'candidates:write': [
    'POST /api/candidates',
    'PUT /api/candidates/{id}',
    'POST /api/candidates/{id}/notes',
    'PUT /api/candidate-notes/{id}',
    'PUT /api/candidate-notes/{id}/follow-up',
    'DELETE /api/candidate-notes/{id}',
    'POST /api/candidates/{id}/resume',
    'POST /api/candidates/{id}/resumes/{resumeId}/current',
    'GET /api/intake/batches',
    'POST /api/intake/batches',
    'GET /api/intake/batches/{id}',
    'DELETE /api/intake/batches/{id}',
    'POST /api/intake/batches/{id}/files',
    'POST /api/intake/batches/{id}/refusals',
    'DELETE /api/intake/batches/{id}/refusals',
    'POST /api/intake/batches/{id}/accept',
    'GET /api/intake/rows/{id}',
    'GET /api/intake/rows/{id}/file',
    'PUT /api/intake/rows/{id}',
    'DELETE /api/intake/rows/{id}',
    'POST /api/intake/rows/{id}/text',
    'POST /api/intake/rows/{id}/skip',
    'POST /api/intake/rows/{id}/accept',
    'POST /api/intake/rows/{id}/resume',
  ],
  'pipeline:read': [
    'POST /api/rpc/get_job_candidates_with_match_scores',
    'GET /api/coming-up',
    'GET /api/submissions',
    'GET /api/submissions/standing',
    'GET /api/submissions/{id}/sent',
    'GET /api/submissions/{id}/sent/resume',
    'GET /api/submission-requests',
    'GET /api/submissions/refused',
    'GET /api/submissions/refused/recent',
    'GET /api/candidates/{id}/submissions',
  ],
  'pipeline:write': [
    'POST /api/functions/extract-candidate-data',
    'GET /api/jobs/{id}/assignable-candidates',
    'POST /api/jobs/{id}/match-scores',
    'GET /api/jobs/{id}/matching-candidates',
    'POST /api/jobs/{id}/assignments',
    'POST /api/assignments/{id}/status',
    'PUT /api/assignments/{id}/interview-time',
    'POST /api/assignments/interview-times',
    'PUT /api/assignments/{id}/offer',
    'POST /api/assignments/status',
    'POST /api/assignments/removal',
    'DELETE /api/assignments/{id}',
    'POST /api/jobs/{id}/submissions',
    'POST /api/jobs/{id}/submissions/existing',
    'POST /api/submissions/{id}/resume',
    'POST /api/submissions/{id}/requests',
    'DELETE /api/submission-requests/{id}',
    'POST /api/submission-requests/{id}/answer',
  ],
  'reports:read': [
    'GET /api/dashboard',
    'GET /api/dashboard/pipeline',
    'GET /api/swot-analyses/latest',
    'POST /api/functions/generate-job-swot',
    'GET /api/executive',
    'GET /api/executive/channels',
    'GET /api/executive/vendors',
    'GET /api/hiring-plan',
    'GET /api/ai/status',
    'GET /api/audit-log',
    'GET /api/audit-log/people',
    'GET /api/audit-log/export',
  ],
  'reports:write': ['PUT /api/hiring-plan'],
};

const nameOf = (route: Pick<Route, 'method' | 'path'>) => `${route.method.toUpperCase()} ${route.path}`;
const scopeByTable = (route: Route) => TOKEN_SCOPES.find((scope) => SCOPES[scope].includes(nameOf(route)));
const guarded = ALL_ROUTES.filter(({ permission }) => permission !== 'public');

const app = await createTestApp();
afterAll(() => app.close());

const secrets = new Map<string, string>();
const keyOf = (owner: Owner, scopes: readonly TokenScope[]) => `${owner} ${scopes.join()}`;

beforeAll(async () => {
  await app.reset();
  const all: readonly TokenScope[] = TOKEN_SCOPES;
  for (const owner of owners)
    for (const scopes of [all, ...all.map((scope) => [scope]), ...all.map((scope) => without(scope))]) {
      // As a token that was made: that takes the password, and looking at one is slow on purpose.
      const secret = `${TOKEN_PREFIX}${keyOf(owner, scopes)}`.replaceAll(/[ ,:]/g, '_');
      await insertToken(app.database.db, {
        user_id: await app.userId(owner),
        name: 'Walk',
        token_hash: tokenHash(secret),
        starts_with: secret.slice(0, 8),
        scopes: [...scopes],
        expires_at: new Date(app.clock.now().getTime() + 86_400_000),
      });
      secrets.set(keyOf(owner, scopes), secret);
    }
});

/** Every scope but one, and but the writing that includes a reading. */
function without(scope: TokenScope): TokenScope[] {
  return TOKEN_SCOPES.filter((each) => each !== scope && each !== scope.replace(/:read$/, ':write'));
}

async function statusOf(route: Route, owner: Owner, scopes: readonly TokenScope[]): Promise<number> {
  const path = route.path.replaceAll(/\{\w+\}/g, '0198c2a0-0000-7000-8000-00000000dead');
  const response = await app.as('nobody').fetch(path, {
    method: route.method.toUpperCase(),
    headers: { authorization: `Bearer ${secrets.get(keyOf(owner, scopes))}` },
  });
  await response.body?.cancel();
  return response.status;
}

it('the table names nothing that is not there', () => {
  const names = ALL_ROUTES.map(nameOf);
  expect(
    Object.values(SCOPES)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});

describe.each(guarded.map((route) => [nameOf(route), route] as const))('%s with a token', (_name, route) => {
  const scope = scopeByTable(route);
  const allowed = (owner: Owner) =>
    route.permission !== 'public' && roleMay(OWNERS[owner] satisfies Role, route.permission);

  it(`is for ${scope ?? 'nobody'}, where the role may as well`, async () => {
    expect(route.permission !== 'public' && scopeFor(route.permission)).toBe(scope ?? null);
    for (const owner of owners) {
      const all = await statusOf(route, owner, TOKEN_SCOPES);
      if (!scope || !allowed(owner)) {
        expect([owner, all]).toEqual([owner, 403]);
        continue;
      }
      for (const scopes of [TOKEN_SCOPES, [scope]])
        expect([401, 403], `${owner} with ${scopes.join()}`).not.toContain(
          await statusOf(route, owner, scopes),
        );
      expect([owner, await statusOf(route, owner, without(scope))]).toEqual([owner, 403]);
    }
  });
});
