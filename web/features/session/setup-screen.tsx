import { Button, Stack, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { sessionRoutes, setupSchema } from '#contract/session.ts';
import { call, errorText } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { NewPasswordInput } from '#web/ui/new-password-input.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { SessionFrame } from './session-frame.tsx';

const setupQuery = (token: string) =>
  queryOptions({
    queryKey: ['setup', token],
    queryFn: ({ signal }) => call(sessionRoutes.setupState, { body: { token }, signal }),
  });

/** /setup: the first HR manager, by the one-time link that the server prints. */
export function SetupScreen({ token }: { token: string }) {
  const setup = useQuery(setupQuery(token));
  return (
    <SessionFrame purpose="Set up" subtitle="Create the first HR manager">
      {setup.data?.valid ? (
        <SetupForm token={token} />
      ) : setup.data ? (
        <ErrorState
          title={setup.data.nobody_yet ? accountMessages.user.setupOther : accountMessages.user.setupUsed}
          action={
            // Where nobody is, nobody can sign in.
            setup.data.nobody_yet || (
              <ButtonLink to="/auth" variant="default">
                Sign In
              </ButtonLink>
            )
          }
        />
      ) : setup.error ? (
        <ErrorState title={errorText(setup.error)} onRetry={() => setup.refetch()} />
      ) : (
        <LoadingState label="Loading..." />
      )}
    </SessionFrame>
  );
}

function SetupForm({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { form, formProps, busy } = useSchemaForm({
    schema: setupSchema,
    initialValues: { token, full_name: '', email: '', password: '' },
    onSubmit: async (body) => {
      await call(sessionRoutes.setup, { body });
      const signedIn = await call(sessionRoutes.signIn, {
        body: { email: body.email, password: body.password },
      });
      toast.clearErrors();
      toast.success(messages.auth.signedIn);
      if ('user' in signedIn) queryClient.setQueryData(sessionQuery.queryKey, signedIn);
      await navigate({ to: '/', replace: true });
    },
    onFail: (error) => tellFailure(error),
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps('full_name')} />
        <TextInput
          type="email"
          label="Email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <NewPasswordInput
          label="Password"
          owner={[form.values.full_name, form.values.email]}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth disabled={busy} mt="xs">
          {busy ? 'Please wait...' : 'Create Account'}
        </Button>
      </Stack>
    </form>
  );
}
