import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Permission } from '#contract/permissions.ts';
import type { Role } from '#contract/roles.ts';
import { sessionRoutes, type Profile, type Session } from '#contract/session.ts';
import { call, hasCode } from './api.ts';

/** The key of the write that signs out. While it is under way, what a screen asks for anew would be refused. */
export const SIGNING_OUT = ['sign-out'];

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await call(sessionRoutes.current, { signal });
    } catch (error) {
      if (hasCode(error, 'unauthenticated')) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

export interface SignedIn {
  profile: Profile;
  /** null when the role is not known; such a person may see the own profile only */
  role: Role | null;
  /** whether the permission table lets this person do it; what may be done with one record is in its `can` */
  can: (permission: Permission) => boolean;
}

/** Set by the protected wrapper around every screen behind sign-in. */
export const SignedInContext = createContext<SignedIn | null>(null);

/** The person at this browser. For screens behind sign-in only: throws elsewhere. */
export function useSession(): SignedIn {
  const signedIn = use(SignedInContext);
  if (!signedIn) throw new Error('useSession is for screens inside the protected wrapper');
  return signedIn;
}
