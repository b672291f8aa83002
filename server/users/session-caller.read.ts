import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Db } from '../db/client.ts';
import { profiles, session, settings, user } from '../db/schema.ts';
import { TWO_STEP_ROLES } from './two-step-roles.ts';

const { role, company_name, active, must_change_password } = profiles;

/** All that a call needs of a session and of whose it is, in one query: every call asks for it. */
const callerOf = builtOnce((handle) =>
  handle
    .select({
      userId: user.id,
      email: user.email,
      session: { createdAt: session.createdAt, expiresAt: session.expiresAt },
      profile: { role, company_name, active, must_change_password },
      twoStep: user.twoFactorEnabled,
      twoStepRoles: settings.value,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(profiles, eq(profiles.user_id, user.id))
    .leftJoin(settings, eq(settings.key, TWO_STEP_ROLES))
    .where(eq(session.token, sql.placeholder('token'))),
);

/** Whose session has that token, as of now, whether or not it has run out; undefined for none. */
export async function findSessionCaller(db: Db, token: string) {
  const [row] = await callerOf(db).execute({ token });
  return row && { ...row, twoStepRoles: (row.twoStepRoles as string[] | null) ?? [] };
}
