import { sessionRoutes } from '#contract/session.ts';
import { userRoutes } from '#contract/users.ts';
import type { createTestApp } from './app.ts';
import { linkIn, tokenOf } from './read-outbox.ts';

export const TEMPORARY = 'Temporary-pass-1';
export const ANOTHER = 'Temporary-pass-2';
export const OWN = 'my own long password';

/** Whom HR invites. */
export const farah = {
  full_name: 'Farah Khan',
  role: 'vendor' as const,
  company_name: 'Hire Well',
  email: 'farah@hirewell.example',
  password: TEMPORARY,
};

/** The cookies of an answer, as a browser sends them back. */
export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** What HR and the one who is invited do in a test. */
export function invitationCalls(app: Awaited<ReturnType<typeof createTestApp>>) {
  const hr = app.as('hr');
  const nobody = app.as('nobody');
  return {
    invite: async (body: typeof farah = farah) => {
      const { data, status } = await hr.call(userRoutes.create, { body });
      if (status !== 201) throw new Error(`The invitation was answered ${status}`);
      const link = linkIn((await app.mails()).at(-1));
      return { id: data.user_id, link, token: tokenOf(link) };
    },
    inviteAgain: (id: string) =>
      hr.call(userRoutes.inviteAgain, { params: { id }, body: { password: ANOTHER } }),
    read: async (token: string) =>
      (await nobody.call(sessionRoutes.readInvitation, { body: { token } })).data.invitation,
    accept: (token: string, password = OWN) =>
      nobody.call(sessionRoutes.acceptInvitation, { body: { token, password } }),
    signIn: (password: string, email = farah.email) =>
      nobody.call(sessionRoutes.signIn, { body: { email, password } }),
  };
}
