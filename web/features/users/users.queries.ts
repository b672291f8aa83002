import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/roles.ts';
import { type User, userRoutes, type UserStatus } from '#contract/users.ts';
import { call } from '#web/lib/api.ts';
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
  queryFn: ({ signal }) => call(userRoutes.companies, { signal }),
});

/** The link to hand over, where its mail does not leave; asked for each time, as it is written down who looked. */
export const invitationLinkQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'invitation-link', id],
    queryFn: ({ signal }) => call(userRoutes.readInvitationLink, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** What is done to one user; the lists are asked for again however it ends. */
export type UserDeed = 'deactivate' | 'activate' | 'invite' | 'revoke';

interface DeedOf {
  user: User;
  deed: UserDeed;
  /** with an invitation that is sent again */
  temporary: string;
}

export function useUserDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, deed, temporary }: DeedOf) => {
      const params = { id: user.user_id };
      if (deed === 'deactivate')
        return call(userRoutes.deactivate, { params, body: { own_account: user.own } });
      if (deed === 'activate') return call(userRoutes.activate, { params });
      if (deed === 'invite') return call(userRoutes.inviteAgain, { params, body: { password: temporary } });
      return call(userRoutes.revokeInvitation, { params });
    },
    onSettled: () =>
      Promise.all(['users', 'companies'].map((word) => client.invalidateQueries({ queryKey: [word] }))),
  });
}
