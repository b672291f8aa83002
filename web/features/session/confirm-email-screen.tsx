import { Button, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call, errorText } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { SessionFrame } from './session-frame.tsx';

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-link', token],
    queryFn: ({ signal }) => call(accountRoutes.emailLinkState, { body: { token }, signal }),
  });

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
  const link = useQuery({ ...linkQuery(token), enabled: data === undefined });
  const change = link.data?.change;
  const over = error ? errorText(error) : link.data && !change && accountMessages.account.emailLinkUsed;
  return (
    <SessionFrame purpose="Confirm e-mail" subtitle="Confirm your new e-mail address">
      {data ? (
        <Stack gap="md">
          <Text role="status">Your e-mail address is now {data.email}. Sign in with it from now on.</Text>
          <ButtonLink to="/">Go On</ButtonLink>
        </Stack>
      ) : over ? (
        <ErrorState
          title={over}
          action={
            <ButtonLink to="/profile" variant="default">
              Go to Profile
            </ButtonLink>
          }
        />
      ) : link.error ? (
        <ErrorState title={errorText(link.error)} onRetry={() => link.refetch()} />
      ) : change ? (
        <Stack gap="md">
          <Text>
            The account that signs in with {change.present_email} gets the address{' '}
            <strong>{change.email}</strong> in its place.
          </Text>
          <Button fullWidth loading={isPending} onClick={() => mutate()}>
            Confirm This Address
          </Button>
        </Stack>
      ) : (
        <LoadingState label="Loading..." />
      )}
    </SessionFrame>
  );
}
