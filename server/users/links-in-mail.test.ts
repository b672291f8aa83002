import { afterAll, beforeEach, expect, it } from 'vitest';
import { accountRoutes } from '#contract/account.ts';
import { ALL_ROUTES } from '#contract/api.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { createTestApp } from '../test/app.ts';
import { linkIn, tokenOf } from '../test/read-outbox.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

it('what lets one in stands behind # of a mailed link, so that no server on the way sees it', async () => {
  await app.userId('recruiter');
  const profile = (await app.as('recruiter').call(sessionRoutes.readProfile, {})).data;
  const { status } = await app.as('recruiter').call(sessionRoutes.updateProfile, {
    body: {
      ...profile,
      phone: null,
      email: 'ravi.new@niyukti.example',
      current_password: app.password,
    },
  });
  expect(status).toBe(200);
  await app.as('nobody').call(accountRoutes.forgotPassword, { body: { email: 'recruiter@niyukti.example' } });
  await app.as('hr').call(userRoutes.create, {
    body: {
      full_name: 'Farah Khan',
      role: 'internal_user',
      company_name: '',
      email: 'farah@niyukti.example',
      password: app.password,
    },
  });
  const links = (await app.mails()).map(linkIn).filter(Boolean);
  expect(links.map((link) => new URL(link).pathname).toSorted()).toEqual([
    '/confirm-email',
    '/invitation',
    '/reset-password',
  ]);
  for (const link of links) {
    expect(tokenOf(link)).toMatch(/^[\w-]{43}$/);
    expect(new URL(link).search).toBe('');
  }
});

it('no call takes a token or a password in its address', () => {
  const inAddress = ALL_ROUTES.flatMap(({ method, path, params, query }) => {
    const named = [params, query].flatMap((schema) => Object.keys(schema?.shape ?? {}));
    return named
      .filter((name) => /token|password|secret|code$/i.test(name))
      .map((name) => `${method} ${path} ${name}`);
  });
  expect(inAddress).toEqual([]);
});
