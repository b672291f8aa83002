import { accountRoutes } from '#contract/account.ts';
import { messages } from '#contract/messages.ts';
import { profileSchema, sessionRoutes } from '#contract/session.ts';
import { userRoutes, userSchema } from '#contract/users.ts';
import type { AccountMailDeps } from '../account/change-email.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Api } from '../http/api.ts';
import { auditRefusal } from './audit-refusal.ts';
import { present } from '../http/present.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { changeRole } from './change-role.ts';
import { createUser } from './create-user.ts';
import { activateUser, deactivateUser } from './deactivate-user.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { isSetupTokenValid, setUpFirstManager } from './first-manager.ts';
import { loadUser } from './load-user.ts';
import { inviteAgain, readInvitationLink, removeInvitation, revokeInvitation } from './manage-invitation.ts';
import { findProfile, hasAnyProfile, listCompanies } from './profiles.repo.ts';
import { readableProfile } from './readable-profile.ts';
import type { InvitationDeps } from './send-invitation.ts';
import { readSession, signIn } from './session.ts';
import { setFirstPassword } from './set-first-password.ts';
import { updateProfile } from './update-profile.ts';
import { listUsers } from './users.read.ts';

type Deps = InvitationDeps & AccountMailDeps;

/** Session, set-up, profile and users. */
export function mountUsers(api: Api, deps: Deps): void {
  mountSession(api, deps);
  mountProfile(api, deps);
  mountManagement(api, deps);
}

function mountSession(api: Api, deps: Deps): void {
  const { database, auth, clock } = deps;

  api.mount(sessionRoutes.signIn, async ({ body, origin, setCookies }) => {
    const started = await auditRefusal(database.db, origin, body.email, () => signIn(deps, origin, body));
    setCookies.push(...started.setCookies);
    return started.session;
  });
  api.mount(accountRoutes.signInCode, async ({ body, origin, setCookies }) => {
    const started = await finishSignIn(deps, origin, body);
    setCookies.push(...started.setCookies);
    return started.session;
  });
  api.mount(sessionRoutes.current, async ({ actor }) => readSession(database, actor));
  api.mount(sessionRoutes.signOut, async ({ actor, origin, setCookies }) => {
    setCookies.push(...(await auth.signOutEverywhere(actor.userId, origin.headers)));
    await database.transaction(async (tx) => {
      // Windows elsewhere leave at once, whatever is half typed there.
      await recordEvent(tx, { kind: 'user', id: actor.userId });
      await recordAudit(tx, { actor, origin }, { action: 'session.end' });
    });
  });

  api.mount(sessionRoutes.setupState, async ({ body }) =>
    present(sessionRoutes.setupState.output, {
      valid: await isSetupTokenValid(database.db, body.token),
      nobody_yet: !(await hasAnyProfile(database.db)),
    }),
  );
  api.mount(sessionRoutes.setup, async ({ body, origin }) =>
    present(sessionRoutes.setup.output, await setUpFirstManager(deps, { actor: null, origin }, body)),
  );

  api.mount(sessionRoutes.readInvitation, async ({ body }) =>
    present(sessionRoutes.readInvitation.output, {
      invitation: await readInvitation(database.db, body.token, clock.now()),
    }),
  );
  api.mount(sessionRoutes.acceptInvitation, async ({ body, origin, setCookies }) => {
    const started = await acceptInvitation(deps, origin, body);
    setCookies.push(...started.setCookies);
    return started.session;
  });
  api.mount(sessionRoutes.setFirstPassword, async ({ actor, body, origin, setCookies }) => {
    const started = await setFirstPassword(deps, actor, origin, body.password);
    setCookies.push(...started.setCookies);
    return started.session;
  });
}

function mountProfile(api: Api, deps: Deps): void {
  const { database } = deps;
  api.mount(sessionRoutes.readProfile, async ({ actor }) => {
    const profile = await findProfile(database.db, actor.userId);
    if (!profile) throw new AppError('not_found', messages.screen.profileError);
    return present(profileSchema, readableProfile(profile));
  });
  api.mount(sessionRoutes.updateProfile, async ({ actor, origin, body }) =>
    present(profileSchema, readableProfile(await updateProfile(deps, { actor, origin }, body))),
  );
}

function mountManagement(api: Api, deps: Deps): void {
  const { database } = deps;
  const presentUser = async (actor: Actor, id: string) =>
    present(userSchema, await loadUser(deps, actor, id));

  api.mount(userRoutes.companies, async () =>
    present(userRoutes.companies.output, { items: await listCompanies(database.db) }),
  );
  api.mount(userRoutes.list, async ({ actor, query }) =>
    present(userRoutes.list.output, await listUsers(deps, actor, query)),
  );
  api.mount(userRoutes.create, async ({ actor, origin, body }) => {
    const { user_id } = await createUser(deps, { actor, origin }, body);
    return presentUser(actor, user_id);
  });
  api.mount(userRoutes.update, async ({ actor, origin, params, body }) => {
    await changeRole(deps, { actor, origin }, params.id, body);
    return presentUser(actor, params.id);
  });
  api.mount(userRoutes.deactivate, async ({ actor, origin, params, body }) => {
    await deactivateUser(deps, { actor, origin }, params.id, body);
    return presentUser(actor, params.id);
  });
  api.mount(userRoutes.activate, async ({ actor, origin, params }) => {
    await activateUser(database, { actor, origin }, params.id);
    return presentUser(actor, params.id);
  });
  api.mount(userRoutes.readInvitationLink, async ({ actor, origin, params }) =>
    present(userRoutes.readInvitationLink.output, {
      link: await readInvitationLink(deps, { actor, origin }, params.id),
    }),
  );
  api.mount(userRoutes.inviteAgain, async ({ actor, origin, params, body }) => {
    await inviteAgain(deps, { actor, origin }, params.id, body.password);
    return presentUser(actor, params.id);
  });
  api.mount(userRoutes.revokeInvitation, async ({ actor, origin, params }) => {
    await revokeInvitation(deps, { actor, origin }, params.id);
    return presentUser(actor, params.id);
  });
  api.mount(userRoutes.removeInvitation, async ({ actor, origin, params }) =>
    removeInvitation(deps, { actor, origin }, params.id),
  );
}
