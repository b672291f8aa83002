import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '#contract/api.ts';
import type { Route } from '#contract/route.ts';
import { sessionRoutes } from '#contract/session.ts';
import { auditLog, profiles } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';
import { auditedCalls } from '../test/audited-calls.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());
const { db } = app.database;

/** Calls that write nothing down, with the reason, and those whose entry another test holds, with its file. */
const NOT_CALLED: Record<string, string> = {
  'POST /api/missing-pages':
    'goes into the log of the server; whoever is not signed in fills no log for good',
  'POST /api/functions/generate-job-from-prompt': 'stores nothing; the job is written down when it is saved',
  'POST /api/functions/generate-job-description': 'stores nothing; the job is written down when it is saved',
  'POST /api/functions/extract-candidate-data': 'stores nothing; the candidate is written down when saved',
  'POST /api/invitation': 'invitation.accept by somebody who is new: server/users/invitations.test.ts',
  'POST /api/setup/look': 'reads',
  'POST /api/invitation/look': 'reads',
  'POST /api/password-resets/look': 'reads',
  'POST /api/email-confirmations/look': 'reads',
  'POST /api/rpc/get_job_candidates_with_match_scores': 'reads',
  'POST /api/rpc/search_similar_candidates': 'reads',
  'POST /api/jobs/{id}/match-scores': 'reads',
  'POST /api/saved-views': "a person's own bookmark, which shows nothing that the list does not",
  'POST /api/submissions/looks': 'when a person last looked at the own list',
  'PUT /api/first-steps/hidden': 'whether a person sees a card on the own dashboard',
  'PATCH /api/saved-views/{id}': "a person's own bookmark",
  'DELETE /api/saved-views/{id}': "a person's own bookmark",
};

const nameOf = (route: Pick<Route, 'method' | 'path'>) => `${route.method.toUpperCase()} ${route.path}`;

/** What changes something, and what hands out a file. */
const needsEntry = ALL_ROUTES.filter(({ method, output }) => method !== 'get' || output === 'file');
const calls = auditedCalls(app);

it('of every call that changes something or hands out a file is said what it leaves in the audit log', () => {
  const told = [...Object.keys(calls), ...Object.keys(NOT_CALLED)];
  expect(needsEntry.map(nameOf).filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !ALL_ROUTES.map(nameOf).includes(name))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

describe.each(Object.entries(calls))('%s', (_name, { action, by = 'hr', call }) => {
  it(`leaves ${action} in the audit log, by whom and from where`, { timeout: 60_000 }, async () => {
    const { status, response } = await call();
    expect(status, `answered ${await response.text()}`).toBeLessThan(300);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.request_id, response.headers.get('x-request-id') ?? ''));
    const entry = entries.find((each) => each.action === action);
    expect(entry, `of ${entries.map((each) => each.action).join()}`).toMatchObject({
      actor_id: by && (await app.userId(by)),
      // of a call without a connection, and of one in a browser of the tests
      ip_address: expect.stringMatching(/^(unknown|127\.0\.0\.1)$/) as string,
      token_id: null,
    });
  });
});

describe('failing to sign in', () => {
  const signIn = (email: string, password: string) =>
    app.as('nobody').call(sessionRoutes.signIn, { body: { email, password } });

  it('leaves an entry that names the account where there is one, and never what was typed', async () => {
    const id = await app.userId('vendor');
    await signIn(' VENDOR@niyukti.example ', 'Wrong-password-1');
    await signIn('stranger@elsewhere.example', 'Wrong-password-1');
    await db.update(profiles).set({ active: false }).where(eq(profiles.user_id, id));
    await signIn('vendor@niyukti.example', app.password);
    const entries = await db.select().from(auditLog).orderBy(auditLog.at, auditLog.id);
    const refused = { action: 'session.refused', actor_id: null, fields: [] };
    expect(entries).toMatchObject([
      { ...refused, record_type: 'profile', record_id: id },
      { ...refused, record_type: null, record_id: null },
      { ...refused, record_type: 'profile', record_id: id },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/elsewhere|niyukti\.example|Wrong-password/i);
  });
});
