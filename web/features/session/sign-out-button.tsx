import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { signOut } from './sign-out.ts';

/** Signing out, with what to tell when the server does not answer. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    // What the screen still loads would be refused once the session has ended, as if it had ended by itself.
    onMutate: () => queryClient.cancelQueries(),
    mutationFn: signOut,
    onError: (error) => {
      toast.error({ title: messages.common.error, body: errorText(error) });
      void queryClient.invalidateQueries();
    },
  });
}

/** `subtle` beside a smaller button that leads on. */
export function SignOutButton({ variant = 'default' }: { variant?: 'default' | 'subtle' }) {
  const { mutate, isPending } = useSignOut();
  return (
    <Button variant={variant} loading={isPending} onClick={() => mutate()}>
      Sign out
    </Button>
  );
}
