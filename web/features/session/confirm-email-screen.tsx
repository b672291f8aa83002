import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#contract/account.ts';
import { call, errorText } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SessionFrame } from './session-frame.tsx';

/** /confirm-email: a changed address takes effect. By a press, since mail programs open links by themselves. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(accountRoutes.confirmEmail, { body: { token } }),
    // Whoever is signed in here is so with the new address.
    onSuccess: () =>
      Promise.all(
        [sessionQuery.queryKey, ['profile'], ['account']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <SessionFrame purpose="Confirm e-mail" subtitle="Confirm your new e-mail address">
      {data ? (
        <Stack gap="md">
          <Text role="status">Your e-mail address is now {data.email}. Sign in with it from now on.</Text>
          <ButtonLink to="/">Go On</ButtonLink>
        </Stack>
      ) : error ? (
        <ErrorState
          title={errorText(error)}
          action={
            <ButtonLink to="/profile" variant="default">
              Go to Profile
            </ButtonLink>
          }
        />
      ) : (
        <Button fullWidth loading={isPending} onClick={() => mutate()}>
          Confirm This Address
        </Button>
      )}
    </SessionFrame>
  );
}
