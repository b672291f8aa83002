import { eq } from 'drizzle-orm';
import { accountRoutes } from '#contract/account.ts';
import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { totp } from '../../scripts/totp.ts';
import { profiles } from '../db/schema.ts';
import type { createTestApp } from './app.ts';
import type { Audited } from './audited.ts';
import { browser } from './browser.ts';
import { linkIn, tokenOf } from './read-outbox.ts';

const NEW_PASSWORD = 'monsoon-kettle-7-veranda';
const EMAIL = 'recruiter@niyukti.example';

/** The audited calls about the own account, and those of HR about other people's. */
export function accountCalls(app: Awaited<ReturnType<typeof createTestApp>>): Record<string, Audited> {
  const { password } = app;
  const hr = app.as('hr');
  const nobody = app.as('nobody');

  const signedIn = async () => {
    await app.userId('recruiter');
    const tab = browser(app);
    await tab.send(sessionRoutes.signIn, { email: EMAIL, password });
    return tab;
  };
  const withSecret = async () => {
    const tab = await signedIn();
    const { data } = await tab.send(accountRoutes.beginTwoStep, { password });
    return { tab, secret: data.secret };
  };
  const withTwoSteps = async () => {
    const { tab, secret } = await withSecret();
    await tab.send(accountRoutes.confirmTwoStep, { code: totp(secret) });
    return { tab, secret };
  };
  const askForEmail = async () => {
    const tab = await signedIn();
    const { data } = await tab.send(sessionRoutes.readProfile);
    await tab.send(sessionRoutes.updateProfile, {
      ...data,
      email: 'ravi.nair@niyukti.example',
      current_password: password,
    });
    return tab;
  };
  const mailedToken = async () => tokenOf(linkIn((await app.mails())[0]));
  const invited = async () => {
    const { data } = await hr.call(userRoutes.create, {
      body: {
        full_name: 'New Person',
        role: 'internal_user',
        email: 'new@niyukti.example',
        password: 'Temporary-pass-1',
      },
    });
    return { id: data.user_id };
  };
  const vendor = async () => ({ id: await app.userId('vendor') });

  return {
    'POST /api/first-password': {
      action: 'password.change',
      by: 'vendor',
      async call() {
        const { id } = await vendor();
        await app.database.db
          .update(profiles)
          .set({ must_change_password: true })
          .where(eq(profiles.user_id, id));
        return app.as('vendor').call(sessionRoutes.setFirstPassword, { body: { password: NEW_PASSWORD } });
      },
    },
    'POST /api/account/password': {
      action: 'password.change',
      by: 'recruiter',
      async call() {
        const body = { current_password: password, new_password: NEW_PASSWORD };
        return (await signedIn()).send(accountRoutes.changePassword, body);
      },
    },
    'DELETE /api/account/sessions/{id}': {
      action: 'session.end_one',
      by: 'recruiter',
      async call() {
        await signedIn();
        const tab = await signedIn();
        const { data } = await tab.send(accountRoutes.sessions);
        const id = data.items.find(({ current }) => !current)?.id ?? '';
        return tab.send(accountRoutes.endSession, undefined, { id });
      },
    },
    'DELETE /api/account/sessions': {
      action: 'session.end_others',
      by: 'recruiter',
      async call() {
        await signedIn();
        return (await signedIn()).send(accountRoutes.endOtherSessions);
      },
    },
    'POST /api/account/two-step': {
      action: 'two_step.begin',
      by: 'recruiter',
      call: async () => (await signedIn()).send(accountRoutes.beginTwoStep, { password }),
    },
    'POST /api/account/two-step/confirm': {
      action: 'two_step.on',
      by: 'recruiter',
      async call() {
        const { tab, secret } = await withSecret();
        return tab.send(accountRoutes.confirmTwoStep, { code: totp(secret) });
      },
    },
    'POST /api/account/two-step/off': {
      action: 'two_step.off',
      by: 'recruiter',
      call: async () => (await withTwoSteps()).tab.send(accountRoutes.turnOffTwoStep, { password }),
    },
    'POST /api/account/two-step/recovery-codes': {
      action: 'two_step.codes',
      by: 'recruiter',
      call: async () => (await withTwoSteps()).tab.send(accountRoutes.renewRecoveryCodes, { password }),
    },
    'POST /api/session/code': {
      action: 'session.start',
      by: 'recruiter',
      async call() {
        const { secret } = await withTwoSteps();
        const tab = browser(app);
        await tab.send(sessionRoutes.signIn, { email: EMAIL, password });
        return tab.send(accountRoutes.signInCode, { kind: 'app', code: totp(secret, 1) });
      },
    },
    'DELETE /api/account/pending-email': {
      action: 'email.cancel',
      by: 'recruiter',
      call: async () => (await askForEmail()).send(accountRoutes.cancelEmailChange),
    },
    'POST /api/email-confirmations': {
      action: 'email.change',
      by: 'recruiter',
      async call() {
        await askForEmail();
        return nobody.call(accountRoutes.confirmEmail, { body: { token: await mailedToken() } });
      },
    },
    'POST /api/password-resets': {
      action: 'password.forgotten',
      by: null,
      call: () => nobody.call(accountRoutes.forgotPassword, { body: { email: EMAIL } }),
    },
    'POST /api/password-resets/use': {
      action: 'password.reset',
      by: 'recruiter',
      async call() {
        await app.userId('recruiter');
        await nobody.call(accountRoutes.forgotPassword, { body: { email: EMAIL } });
        const body = { token: await mailedToken(), password: NEW_PASSWORD };
        return nobody.call(accountRoutes.resetPassword, { body });
      },
    },
    'POST /api/users/{id}/password-link': {
      action: 'password.link',
      call: async () =>
        hr.call(accountRoutes.makePasswordLink, { params: { id: await app.userId('recruiter') } }),
    },
    'PUT /api/two-step-policy': {
      action: 'two_step.require',
      call: () => hr.call(accountRoutes.requireTwoStep, { body: { roles: ['vendor'] } }),
    },
    'POST /api/users/{id}/two-step/reset': {
      action: 'two_step.reset',
      async call() {
        await withTwoSteps();
        return hr.call(accountRoutes.resetTwoStep, { params: { id: await app.userId('recruiter') } });
      },
    },
    'PATCH /api/users/{id}': {
      action: 'user.update',
      async call() {
        const body = { role: 'internal_user' as const, version: 1 };
        return hr.call(userRoutes.update, { params: await vendor(), body });
      },
    },
    'POST /api/users/{id}/deactivate': {
      action: 'user.deactivate',
      call: async () => hr.call(userRoutes.deactivate, { params: await vendor(), body: {} }),
    },
    'POST /api/users/{id}/activate': {
      action: 'user.activate',
      async call() {
        const params = await vendor();
        await hr.call(userRoutes.deactivate, { params, body: {} });
        return hr.call(userRoutes.activate, { params });
      },
    },
    'POST /api/users/{id}/invitation': {
      action: 'invitation.send',
      call: async () =>
        hr.call(userRoutes.inviteAgain, { params: await invited(), body: { password: app.password } }),
    },
    'DELETE /api/users/{id}/invitation': {
      action: 'invitation.revoke',
      call: async () => hr.call(userRoutes.revokeInvitation, { params: await invited() }),
    },
    'DELETE /api/users/{id}': {
      action: 'invitation.remove',
      async call() {
        const params = await invited();
        await hr.call(userRoutes.revokeInvitation, { params });
        return hr.call(userRoutes.removeInvitation, { params });
      },
    },
  };
}
