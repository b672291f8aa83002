import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountRoutes } from '#contract/account.ts';
import { ALL_ROUTES } from '#contract/api.ts';
import type { Route } from '#contract/route.ts';
import { sessionRoutes } from '#contract/session.ts';
import { profiles } from './db/schema.ts';
import { createTestApp, type Person } from './test/app.ts';

const anybody = ['hr', 'recruiter', 'vendor', 'roleless', 'nobody'] as const;
type Walker = (typeof anybody)[number];
const signedIn: readonly Walker[] = ['hr', 'recruiter', 'vendor', 'roleless'];
const everyone: readonly Walker[] = ['hr', 'recruiter', 'vendor'];
const staff: readonly Walker[] = ['hr', 'recruiter'];
const hr: readonly Walker[] = ['hr'];

/** Who may call what, told a second time on purpose: a route that is not here, or not as here, fails. */
const WHO: Record<string, readonly Walker[]> = {
  'GET /api/app': anybody,
  'GET /api/health': anybody,
  'GET /api/ready': anybody,
  'POST /api/session': anybody,
  'POST /api/missing-pages': anybody,
  'POST /api/setup/look': anybody,
  'POST /api/setup': anybody,
  'POST /api/invitation/look': anybody,
  'POST /api/invitation': anybody,
  'POST /api/first-password': signedIn,
  'GET /api/session': signedIn,
  'DELETE /api/session': signedIn,
  'GET /api/profile': signedIn,
  'PATCH /api/profile': signedIn,
  'POST /api/session/code': anybody,
  'POST /api/password-resets': anybody,
  'POST /api/password-resets/look': anybody,
  'POST /api/password-resets/use': anybody,
  'POST /api/email-confirmations/look': anybody,
  'POST /api/email-confirmations': anybody,
  'GET /api/account': signedIn,
  'POST /api/account/password': signedIn,
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/{id}': signedIn,
  'POST /api/account/two-step': signedIn,
  'POST /api/account/two-step/confirm': signedIn,
  'POST /api/account/two-step/off': signedIn,
  'POST /api/account/two-step/recovery-codes': signedIn,
  'DELETE /api/account/pending-email': signedIn,
  'GET /api/two-step-policy': hr,
  'PUT /api/two-step-policy': hr,
  'GET /api/two-step-people': hr,
  'POST /api/users/{id}/password-link': hr,
  'POST /api/users/{id}/two-step/reset': hr,
  'GET /api/companies': hr,
  'GET /api/users': hr,
  'POST /api/users': hr,
  'PATCH /api/users/{id}': hr,
  'POST /api/users/{id}/deactivate': hr,
  'POST /api/users/{id}/activate': hr,
  'GET /api/users/{id}/invitation-link': hr,
  'POST /api/users/{id}/invitation': hr,
  'DELETE /api/users/{id}/invitation': hr,
  'DELETE /api/users/{id}': hr,
  'GET /api/staff': staff,
  'GET /api/users/{id}/open-jobs': hr,
  'POST /api/users/{id}/open-jobs/hand-over': hr,
  'POST /api/jobs/hand-over': hr,
  'GET /api/records': everyone,
  'GET /api/jobs': everyone,
  'GET /api/published-jobs': everyone,
  'GET /api/departments': staff,
  'GET /api/jobs/{id}': everyone,
  'POST /api/jobs': hr,
  'PUT /api/jobs/{id}': everyone,
  'POST /api/jobs/{id}/status': everyone,
  'PUT /api/jobs/{id}/in-charge': hr,
  'GET /api/candidates': staff,
  'GET /api/candidates/filter-options': staff,
  'GET /api/candidates/export': staff,
  'POST /api/candidates/export': staff,
  'GET /api/candidates/existing': staff,
  'GET /api/candidates/namesakes': staff,
  'GET /api/candidates/{id}': staff,
  'POST /api/candidates': hr,
  'PUT /api/candidates/{id}': hr,
  'DELETE /api/candidates/{id}': hr,
  'GET /api/candidates/{id}/resume': staff,
  'POST /api/candidates/{id}/resume': hr,
  'GET /api/candidates/{id}/resume/passages': staff,
  'GET /api/candidates/{id}/resume/text': staff,
  'GET /api/candidates/{id}/resumes': hr,
  'GET /api/candidates/{id}/resumes/{resumeId}': hr,
  'GET /api/candidates/{id}/resumes/{resumeId}/text': hr,
  'POST /api/candidates/{id}/resumes/{resumeId}/current': hr,
  'GET /api/candidates/{id}/status-history': staff,
  'GET /api/intake/batches': hr,
  'POST /api/intake/batches': hr,
  'GET /api/intake/batches/{id}': hr,
  'DELETE /api/intake/batches/{id}': hr,
  'POST /api/intake/batches/{id}/files': hr,
  'POST /api/intake/batches/{id}/refusals': hr,
  'DELETE /api/intake/batches/{id}/refusals': hr,
  'POST /api/intake/batches/{id}/accept': hr,
  'GET /api/intake/rows/{id}': hr,
  'GET /api/intake/rows/{id}/file': hr,
  'PUT /api/intake/rows/{id}': hr,
  'DELETE /api/intake/rows/{id}': hr,
  'POST /api/intake/rows/{id}/text': hr,
  'POST /api/intake/rows/{id}/skip': hr,
  'POST /api/intake/rows/{id}/accept': hr,
  'POST /api/intake/rows/{id}/resume': hr,
  'POST /api/functions/extract-candidate-data': everyone,
  'POST /api/functions/generate-job-from-prompt': hr,
  'POST /api/functions/generate-job-description': hr,
  'POST /api/rpc/get_job_candidates_with_match_scores': staff,
  'GET /api/jobs/{id}/assignable-candidates': hr,
  'POST /api/jobs/{id}/match-scores': hr,
  'POST /api/jobs/{id}/assignments': hr,
  'GET /api/jobs/{id}/reminder': hr,
  'POST /api/jobs/{id}/reminder': hr,
  'GET /api/waiting-jobs': hr,
  'POST /api/reminders': hr,
  'POST /api/assignments/{id}/status': hr,
  'PUT /api/assignments/{id}/interview-time': hr,
  'POST /api/assignments/interview-times': hr,
  'PUT /api/assignments/{id}/offer': hr,
  'GET /api/coming-up': staff,
  'POST /api/assignments/status': hr,
  'POST /api/assignments/removal': hr,
  'DELETE /api/assignments/{id}': hr,
  'POST /api/jobs/{id}/submissions': everyone,
  'POST /api/jobs/{id}/submissions/existing': staff,
  'GET /api/submissions': everyone,
  'GET /api/submissions/standing': everyone,
  'GET /api/submissions/unseen': ['recruiter', 'vendor'],
  'POST /api/submissions/looks': ['recruiter', 'vendor'],
  'POST /api/submissions/{id}/resume': ['vendor'],
  'GET /api/submissions/{id}/sent': everyone,
  'GET /api/submissions/{id}/sent/resume': everyone,
  'POST /api/submissions/{id}/requests': everyone,
  'DELETE /api/submission-requests/{id}': everyone,
  'GET /api/submission-requests': hr,
  'POST /api/submission-requests/{id}/answer': hr,
  'GET /api/submissions/refused': hr,
  'GET /api/submissions/refused/recent': hr,
  'GET /api/candidates/{id}/submissions': hr,
  'POST /api/rpc/search_similar_candidates': staff,
  'GET /api/jobs/{id}/matching-candidates': hr,
  'GET /api/background-tasks': hr,
  'POST /api/background-tasks/{id}/retry': hr,
  'POST /api/background-tasks/retry-all': hr,
  'POST /api/legacy-import/table': hr,
  'POST /api/legacy-import/resume': hr,
  'GET /api/vectors': hr,
  'GET /api/vectors/candidates': hr,
  'GET /api/vectors/jobs': hr,
  'POST /api/vectors/runs': hr,
  'POST /api/functions/generate-job-vector': hr,
  'POST /api/functions/process-resume': hr,
  'POST /api/functions/enhanced-process-resume': hr,
  'POST /api/functions/process-existing-resumes': hr,
  'POST /api/functions/convert-existing-data': hr,
  'GET /api/dashboard': hr,
  'GET /api/dashboard/pipeline': hr,
  'GET /api/swot-analyses/latest': hr,
  'POST /api/functions/generate-job-swot': hr,
  'GET /api/executive': hr,
  'GET /api/executive/channels': hr,
  'GET /api/executive/vendors': hr,
  'GET /api/hiring-plan': hr,
  'PUT /api/hiring-plan': hr,
  'GET /api/candidates/{id}/personal-data': hr,
  'POST /api/candidates/{id}/erase': hr,
  'GET /api/candidates/{id}/consents': staff,
  'POST /api/candidates/{id}/consents': staff,
  'GET /api/candidates/{id}/notes': staff,
  'POST /api/candidates/{id}/notes': staff,
  'PUT /api/candidate-notes/{id}': staff,
  'PUT /api/candidate-notes/{id}/follow-up': staff,
  'DELETE /api/candidate-notes/{id}': staff,
  'GET /api/retention': hr,
  'PUT /api/retention': hr,
  'GET /api/retention/due': hr,
  'PUT /api/retention/exceptions/{id}': hr,
  'DELETE /api/retention/exceptions/{id}': hr,
  'POST /api/retention/runs': hr,
  'GET /api/events': signedIn,
  'GET /api/ai/status': hr,
  'GET /api/first-steps': hr,
  'PUT /api/first-steps/hidden': hr,
  'GET /api/saved-views': everyone,
  'POST /api/saved-views': everyone,
  'PATCH /api/saved-views/{id}': everyone,
  'DELETE /api/saved-views/{id}': everyone,
  'GET /api/tokens': everyone,
  'POST /api/tokens': everyone,
  'DELETE /api/tokens/{id}': everyone,
  'GET /api/audit-log': hr,
  'GET /api/audit-log/people': hr,
  'GET /api/audit-log/export': hr,
};

/** What is served under /api without being a call of the contract: what documents it. */
const DOCUMENTATION = /^GET \/api\/(openapi\.json|docs(\/[\w.-]+)?)$/;

const nameOf = (route: Pick<Route, 'method' | 'path'>) => `${route.method.toUpperCase()} ${route.path}`;
const UNKNOWN_ID = '0198c2a0-0000-7000-8000-00000000dead';

const app = await createTestApp();
afterAll(() => app.close());

const personOf: Record<Walker, Person | 'nobody'> = {
  hr: 'hr',
  recruiter: 'recruiter',
  vendor: 'vendor',
  roleless: 'vendor2',
  nobody: 'nobody',
};

beforeAll(async () => {
  await app.reset();
  for (const person of ['hr', 'recruiter', 'vendor', 'vendor2'] as const) await app.userId(person);
  await app.database.db
    .update(profiles)
    .set({ role: null })
    .where(eq(profiles.user_id, await app.userId('vendor2')));
});

type Json = Record<string, unknown>;
interface Attempt {
  id?: string;
  query?: Record<string, string>;
  body?: unknown;
  /** sends the body as the payload of a form, with a file that is none */
  asForm?: boolean;
}

async function attempt(route: Route, walker: Walker, { id, query, body, asForm }: Attempt = {}) {
  const path = route.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id ?? UNKNOWN_ID));
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const init: RequestInit & { headers: Record<string, string> } = {
    method: route.method.toUpperCase(),
    headers: {},
  };
  if (asForm) {
    const form = new FormData();
    form.set('payload', JSON.stringify(body));
    for (const name of route.files ?? []) form.set(name, new File(['\0\u0001junk'], '../\u0007.pdf'));
    init.body = form;
  } else if (body !== undefined && route.method !== 'get') {
    init.body = JSON.stringify(body);
    init.headers['content-type'] = 'application/json';
  }
  const response = await app.as(personOf[walker]).fetch(path + search, init);
  if (route.output !== 'stream') return response;
  // What it says has no end to wait for.
  await response.body?.cancel();
  return new Response(null, response);
}

let people = 0;
/** Texts of a known form, another each time. */
const KNOWN_FORMS: Record<string, () => string> = {
  email: () => `walker${(people += 1)}@niyukti.example`,
  phone: () => `98765${10_000 + (people += 1)}`,
};

/** A value of a JSON schema whose texts are all made of one text. */
function sampleOf(schema: Json, text: string, name = ''): unknown {
  const {
    anyOf,
    enum: values,
    properties,
    items,
  } = schema as {
    anyOf?: Json[];
    enum?: unknown[];
    properties?: Record<string, Json>;
    items?: Json;
  };
  if (anyOf?.[0]) return sampleOf(anyOf[0], text, name);
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, sampleOf(property, text, key)]),
    );
  if (items) return [sampleOf(items, text)];
  if (schema['type'] === 'boolean') return true;
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 1;
  if (schema['format'] === 'uuid') return UNKNOWN_ID;
  if (schema['format'] === 'date') return '2099-01-31';
  return KNOWN_FORMS[name]?.() ?? text.padEnd(Number(schema['minLength'] ?? 0), text);
}

const sample = (schema: z.ZodType | undefined, text: string): unknown =>
  schema && sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), text);

/** Everything that somebody careless or curious might send. */
function attemptsAt(route: Route): Attempt[] {
  const attempts: Attempt[] = [{}];
  if (route.path.includes('{'))
    attempts.push({ id: 'x' }, { id: '%' }, { id: '\0' }, { id: "'; drop table jobs" });
  if (route.query)
    for (const junk of ['', 'x', '-1', '%', '\\', '\0', '\uD800', '9'.repeat(25), 'x'.repeat(5000)])
      for (const name of Object.keys(route.query.shape)) attempts.push({ query: { [name]: junk } });
  if (route.body) {
    const bodies = [null, [], 'x', 1, {}, { id: {} }];
    const texts = ['x', '\0', '\uD800', '💼'];
    bodies.push(...texts.map((text) => sample(route.body, text) as object));
    for (const body of bodies) attempts.push({ body }, ...(route.files ? [{ body, asForm: true }] : []));
  }
  return attempts;
}

describe('the API', () => {
  it('is what the contract lists: every route is there, once, and no other', () => {
    const listed = ALL_ROUTES.map(nameOf).toSorted();
    expect(app.api.mounted.map(nameOf).toSorted()).toEqual(listed);
    expect(new Set(listed).size).toBe(listed.length);
    const answered = app.api.app.routes
      .filter(({ method, path }) => path.startsWith('/api') && !(method === 'ALL' && path.endsWith('/*')))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(answered.filter((name) => !DOCUMENTATION.test(name)).toSorted()).toEqual(listed);
  });

  it('has each of its routes in the table of who may call what', () => {
    expect(Object.keys(WHO).toSorted()).toEqual(ALL_ROUTES.map(nameOf).toSorted());
  });
});

// What keeps people out comes last, so that everybody may do the rest.
const LAST: readonly Route[] = [accountRoutes.requireTwoStep, sessionRoutes.signOut];
const ROUTES = ALL_ROUTES.filter((route) => !LAST.includes(route)).concat(LAST);

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  const admitted = WHO[name] ?? [];

  it('turns away whom it is not for, whatever they send', async () => {
    for (const walker of anybody.filter((each) => !admitted.includes(each)))
      for (const input of [{}, { body: {} }, { id: 'x' }]) {
        const { status } = await attempt(route, walker, input);
        expect([walker, status]).toEqual([walker, walker === 'nobody' ? 401 : 403]);
      }
  });

  it('lets in whom it is for, and breaks at nothing that they send', async () => {
    for (const walker of admitted) {
      const { status } = await attempt(route, walker);
      expect([401, 403], `${walker} is let in`).not.toContain(status);
    }
    // Signing in or out ends the session that is held, so nobody tries what only needs trying once.
    const [trying] = route.permission === 'public' ? (['nobody'] as const) : admitted;
    if (route === sessionRoutes.signOut || trying === undefined) return;
    for (const input of attemptsAt(route)) {
      const response = await attempt(route, trying, input);
      expect(response.status, `${JSON.stringify(input)} → ${await response.clone().text()}`).toBeLessThan(
        500,
      );
    }
  });
});
