import { messages } from '#contract/messages.ts';
import { profileSchema, sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Auth } from '../auth/auth.ts';
import { AppError } from '../core/errors.ts';
import type { Database } from '../db/client.ts';
import type { Api } from '../http/api.ts';
import { auditRefusal } from './audit-refusal.ts';
import { present } from '../http/present.ts';
import { createUser } from './create-user.ts';
import { isSetupTokenValid, setUpFirstManager } from './first-manager.ts';
import { findProfile, listCompanies } from './profiles.repo.ts';
import { readableProfile } from './readable-profile.ts';
import { readSession, signIn } from './session.ts';
import { updateProfile } from './update-profile.ts';

interface Deps {
  database: Database;
  auth: Auth;
}

/** Session, set-up, profile and users. */
export function mountUsers(api: Api, deps: Deps): void {
  const { database, auth } = deps;

  api.mount(sessionRoutes.signIn, async ({ body, origin, setCookies }) => {
    const started = await auditRefusal(database.db, origin, body.email, () => signIn(deps, origin, body));
    setCookies.push(...started.setCookies);
    return started.session;
  });
  api.mount(sessionRoutes.current, async ({ actor }) => readSession(database, actor));
  api.mount(sessionRoutes.signOut, async ({ actor, origin, setCookies }) => {
    setCookies.push(...(await auth.signOutEverywhere(actor.userId, origin.headers)));
    await recordAudit(database.db, { actor, origin }, { action: 'session.end' });
  });

  api.mount(sessionRoutes.setupState, async ({ query }) =>
    present(sessionRoutes.setupState.output, {
      valid: await isSetupTokenValid(database.db, query.token),
    }),
  );
  api.mount(sessionRoutes.setup, async ({ body, origin }) =>
    present(sessionRoutes.setup.output, await setUpFirstManager(deps, { actor: null, origin }, body)),
  );

  api.mount(sessionRoutes.readProfile, async ({ actor }) => {
    const profile = await findProfile(database.db, actor.userId);
    if (!profile) throw new AppError('not_found', messages.screen.profileError);
    return present(profileSchema, readableProfile(profile));
  });
  api.mount(sessionRoutes.updateProfile, async ({ actor, origin, body }) =>
    present(profileSchema, readableProfile(await updateProfile(database, { actor, origin }, body))),
  );

  api.mount(userRoutes.companies, async () =>
    present(userRoutes.companies.output, { items: await listCompanies(database.db) }),
  );
  api.mount(userRoutes.create, async ({ actor, origin, body }) =>
    present(profileSchema, readableProfile(await createUser(deps, { actor, origin }, body))),
  );
}
