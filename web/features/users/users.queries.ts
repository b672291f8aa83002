import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#contract/account.ts';
import { inChargeRoutes } from '#contract/in-charge.ts';
import type { UserStatus } from '#contract/list-words.ts';
import type { Role } from '#contract/roles.ts';
import { type User, userRoutes } from '#contract/users.ts';
import { call } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { PAGE_ROWS } from '#web/ui/page-rows.ts';

export interface UserFilter {
  search?: string;
  role?: Role;
  company?: string;
  status?: UserStatus;
}

/** A page (from 1) of everybody who signs in or was asked to. */
export const userListQuery = (filter: UserFilter, page: number) => ({
  queryKey: ['users', 'list', filter, page],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(userRoutes.list, { query: { ...filter, page, limit: PAGE_ROWS }, signal }),
});

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: async ({ signal }) => {
    try {
      return await call(userRoutes.companies, { signal });
    } catch (error) {
      // The specification has it so: the field takes a name that is typed as well.
      // oxlint-disable-next-line no-console
      if (!signal.aborted) console.warn('The companies could not be loaded.', error);
      throw error;
    }
  },
});

/** Somebody who was invited, as things stand now; null once there is nobody of that id any more. */
export const invitedUserQuery = ({ user_id: id, email }: User) =>
  queryOptions({
    queryKey: ['users', 'invited', id],
    queryFn: async ({ signal }) => {
      const { items } = await call(userRoutes.list, { query: { search: email }, signal });
      return items.find(({ user_id }) => user_id === id) ?? null;
    },
  });

/**
 * The link to hand over, where its mail does not leave. It is written down who looked, so that one look asks once: not under
 * `users`, which is renewed with every change of anybody, but by the version, as sending again makes another link. Out
 * of memory as soon as nobody looks.
 */
export const invitationLinkQuery = ({ user_id: id, version }: Pick<User, 'user_id' | 'version'>) =>
  queryOptions({
    queryKey: ['invitation-link', id, version],
    queryFn: ({ signal }) => call(userRoutes.readInvitationLink, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The open jobs that somebody is in charge of: the newest of them, and how many. */
export const openJobsQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'open-jobs', id],
    queryFn: ({ signal }) => call(inChargeRoutes.openJobs, { params: { id }, signal }),
  });

/** What is done to one user after a question. */
export type UserDeed = 'deactivate' | 'activate' | 'revoke' | 'remove' | 'reset-two-step';

interface Asked {
  user: User;
  deed: UserDeed;
  /** of deactivating: who is put in charge of the open jobs; null leaves them to HR */
  handOverTo?: string | null;
}

export function useUserDeed() {
  return useMutation({
    mutationFn: async ({ user, deed, handOverTo = null }: Asked): Promise<void> => {
      const params = { id: user.user_id };
      if (deed === 'deactivate')
        await call(userRoutes.deactivate, {
          params,
          body: { own_account: user.own, hand_over_to: handOverTo },
        });
      else if (deed === 'activate') await call(userRoutes.activate, { params });
      else if (deed === 'reset-two-step') await call(accountRoutes.resetTwoStep, { params });
      else if (deed === 'revoke') await call(userRoutes.revokeInvitation, { params });
      else await call(userRoutes.removeInvitation, { params });
    },
    onSettled: useRefreshedUsers(),
  });
}

/** Sends an invitation again, with another temporary password. */
export function useInviteAgain() {
  return useMutation({
    mutationFn: ({ user, password }: { user: User; password: string }) =>
      call(userRoutes.inviteAgain, { params: { id: user.user_id }, body: { password } }),
    onSettled: useRefreshedUsers(),
  });
}

/** The lists are asked for again however a deed ends. */
function useRefreshedUsers() {
  const client = useQueryClient();
  return () => askAgain(client, ['users', 'companies', 'two-step', 'jobs']);
}
