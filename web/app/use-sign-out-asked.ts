import { useSignOut } from '#web/features/session/sign-out-button.tsx';
import { hasDrafts } from '#web/lib/draft-store.ts';
import { useSession } from '#web/lib/session.ts';
import { confirm } from '#web/ui/confirm.ts';

/** Signing out from a screen. It forgets what was typed in this browser, in its other windows too: then it is asked first. */
export function useSignOutAsked(): { signOut: () => void; isPending: boolean } {
  const { user_id: person } = useSession().profile;
  const { mutate, isPending } = useSignOut();
  const signOut = async () => {
    const isMeant =
      !hasDrafts(person) ||
      (await confirm({
        title: 'Sign out and lose what you typed?',
        body: 'Something that you typed in this browser, here or in another window, is not saved yet. Signing out removes it.',
        confirmLabel: 'Sign Out',
        danger: true,
      }));
    if (isMeant) mutate();
  };
  return { signOut: () => void signOut(), isPending };
}
