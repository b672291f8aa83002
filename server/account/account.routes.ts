import { accountRoutes } from '#contract/account.ts';
import type { Api } from '../http/api.ts';
import { present } from '../http/present.ts';
import { askForReset, resetPassword, workOnPasswordLinks } from './forgot-password.ts';
import type { AccountDeps } from './account-deps.ts';
import { listTwoStepPeople, readSecurity } from './account.read.ts';
import { cancelEmailChange, confirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endSession, readSessions } from './sessions.ts';
import { beginTwoStep, confirmTwoStep, renewRecoveryCodes, turnOffTwoStep } from './two-step-actions.ts';
import { lookAtLink } from './look-at-link.ts';
import { handOutPasswordLink } from './hand-out-password-link.ts';
import { readTwoStepRoles, requireTwoStep, resetTwoStep } from './two-step-policy.ts';

/** How people secure their accounts, and what HR requires of them. */
export function mountAccount(api: Api, deps: AccountDeps): void {
  const { database } = deps;

  api.mount(accountRoutes.security, async (owner) =>
    present(accountRoutes.security.output, await readSecurity(deps, owner)),
  );
  api.mount(accountRoutes.changePassword, async ({ body, ...owner }) => changePassword(deps, owner, body));

  api.mount(accountRoutes.sessions, async (owner) =>
    present(accountRoutes.sessions.output, await readSessions(deps, owner)),
  );
  api.mount(accountRoutes.endSession, async ({ params, ...owner }) => endSession(deps, owner, params.id));
  api.mount(accountRoutes.endOtherSessions, async (owner) => endOtherSessions(deps, owner));

  api.mount(accountRoutes.beginTwoStep, async ({ body, ...owner }) =>
    present(accountRoutes.beginTwoStep.output, await beginTwoStep(deps, owner, body.password)),
  );
  api.mount(accountRoutes.confirmTwoStep, async ({ body, setCookies, ...owner }) => {
    const confirmed = await confirmTwoStep(deps, owner, body.code);
    setCookies.push(...confirmed.setCookies);
    return present(accountRoutes.confirmTwoStep.output, confirmed);
  });
  api.mount(accountRoutes.turnOffTwoStep, async ({ body, ...owner }) =>
    turnOffTwoStep(deps, owner, body.password),
  );
  api.mount(accountRoutes.renewRecoveryCodes, async ({ body, ...owner }) =>
    present(accountRoutes.renewRecoveryCodes.output, await renewRecoveryCodes(deps, owner, body.password)),
  );

  api.mount(accountRoutes.forgotPassword, async ({ body, origin }) => askForReset(deps, origin, body.email));
  api.mount(accountRoutes.passwordLinkState, async ({ body }) => {
    const link = await lookAtLink(database.db, 'password', body.token);
    return present(accountRoutes.passwordLinkState.output, {
      valid: link !== null,
      email: link?.present_email ?? null,
      full_name: link?.full_name ?? null,
    });
  });
  api.mount(accountRoutes.resetPassword, async ({ body, origin }) => resetPassword(deps, origin, body));
  workOnPasswordLinks(deps);

  api.mount(accountRoutes.cancelEmailChange, async (owner) => cancelEmailChange(deps, owner));
  api.mount(accountRoutes.emailLinkState, async ({ body }) =>
    present(accountRoutes.emailLinkState.output, {
      change: await lookAtLink(database.db, 'email', body.token),
    }),
  );
  api.mount(accountRoutes.confirmEmail, async ({ body, origin }) =>
    present(accountRoutes.confirmEmail.output, await confirmEmail(deps, origin, body.token)),
  );

  api.mount(accountRoutes.twoStepPolicy, async () =>
    present(accountRoutes.twoStepPolicy.output, { roles: await readTwoStepRoles(database.db) }),
  );
  api.mount(accountRoutes.requireTwoStep, async ({ body, ...owner }) =>
    present(accountRoutes.requireTwoStep.output, {
      roles: await requireTwoStep(database, owner, body.roles),
    }),
  );
  api.mount(accountRoutes.twoStepPeople, async () =>
    present(accountRoutes.twoStepPeople.output, { items: await listTwoStepPeople(database.db) }),
  );
  api.mount(accountRoutes.makePasswordLink, async ({ params, ...owner }) =>
    present(accountRoutes.makePasswordLink.output, {
      link: await handOutPasswordLink(deps, owner, params.id),
    }),
  );
  api.mount(accountRoutes.resetTwoStep, async ({ params, ...owner }) => resetTwoStep(deps, owner, params.id));
}
