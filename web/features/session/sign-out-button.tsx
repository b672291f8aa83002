import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftKeys } from '#web/lib/draft-store.ts';
import { SIGNING_OUT, sessionQuery } from '#web/lib/session.ts';
import { confirm } from '#web/ui/confirm.ts';
import { ConfirmHost } from '#web/ui/confirm-host.tsx';
import { tellFailure } from '#web/ui/toast.ts';
import { signOut } from './sign-out.ts';

/**
 * Signing out, with what to tell when the server does not answer. It forgets what was typed in this browser, in its other
 * windows too: then it is asked first, by the ConfirmHost of the screen.
 */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: SIGNING_OUT,
    // What the screen still loads would be refused once the session has ended, as if it had ended by itself.
    onMutate: () => queryClient.cancelQueries(),
    mutationFn: signOut,
    onError: (error) => {
      tellFailure(error);
      void queryClient.invalidateQueries();
    },
  });
  const ask = async () => {
    const person = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? '';
    const typed = draftKeys(person);
    const where = typed.length === 0 ? null : await whereTyped(typed);
    const isMeant =
      typed.length === 0 ||
      (await confirm({
        title: 'Sign out and lose what you typed?',
        body: `Something that you typed in this browser, here or in another window, is not saved yet${where === null ? '' : ` (in ${where})`}. Signing out removes it.`,
        confirmLabel: 'Sign Out',
        danger: true,
      }));
    if (isMeant) mutate();
  };
  return { signOut: () => void ask(), isPending };
}

/** Where it was typed, to be told if that can be: its code comes when somebody is asked. */
async function whereTyped(keys: readonly string[]): Promise<string | null> {
  try {
    const { typedWhere } = await import('./typed-where.ts');
    return typedWhere(keys);
  } catch {
    return null;
  }
}

/** For the screens that stand in place of all others, with the question that it may ask; `subtle` beside a smaller button that leads on. */
export function SignOutButton({ variant = 'default' }: { variant?: 'default' | 'subtle' }) {
  const { signOut, isPending } = useSignOut();
  return (
    <>
      <Button variant={variant} loading={isPending} onClick={signOut}>
        Sign out
      </Button>
      <ConfirmHost />
    </>
  );
}
