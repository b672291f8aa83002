import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { signOut } from './sign-out.ts';

/** Signing out, with what to tell when the server does not answer. */
export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onError: (error) => toast.error({ title: messages.common.error, body: errorText(error) }),
  });
}

export function SignOutButton() {
  const { mutate, isPending } = useSignOut();
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      Sign out
    </Button>
  );
}
