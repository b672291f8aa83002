import { Button, Group, Stack, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountRoutes, passwordResetSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { NewPasswordInput } from '#web/ui/new-password-input.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { OnlyTheirOwn } from './only-their-own.tsx';
import { askSessionAnew } from './session-anew.ts';
import { SessionFrame } from './session-frame.tsx';

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call(accountRoutes.passwordLinkState, { body: { token }, signal }),
  });

/** /reset-password: another password, by the link that was mailed. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const link = useQuery(linkQuery(token));
  return (
    <SessionFrame purpose="New password" subtitle="Choose a new password">
      {link.data?.valid ? (
        <OnlyTheirOwn email={link.data.email ?? ''}>
          <ResetForm token={token} email={link.data.email ?? ''} fullName={link.data.full_name ?? ''} />
        </OnlyTheirOwn>
      ) : link.data ? (
        <ErrorState
          title={accountMessages.account.resetLinkUsed}
          action={
            <Group gap="sm" justify="center">
              <ButtonLink to="/auth">Sign In</ButtonLink>
              <ButtonLink to="/forgot-password" variant="default">
                Ask for Another Link
              </ButtonLink>
            </Group>
          }
        />
      ) : link.error ? (
        <ErrorState title={errorText(link.error)} onRetry={() => link.refetch()} />
      ) : (
        <LoadingState label="Loading..." />
      )}
    </SessionFrame>
  );
}

function ResetForm({ token, email, fullName }: { token: string; email: string; fullName: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { form, formProps, busy } = useSchemaForm({
    schema: passwordResetSchema,
    initialValues: { token, password: '' },
    onSubmit: async (body) => {
      await call(accountRoutes.resetPassword, { body });
      // Whoever was signed in here may be no longer.
      await askSessionAnew(queryClient);
      toast.success(accountMessages.account.passwordReset);
      await navigate({ to: '/auth', replace: true });
    },
    onFail: (error) => {
      tellFailure(error);
      if (hasCode(error, 'forbidden'))
        void queryClient.invalidateQueries({ queryKey: linkQuery(token).queryKey });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label="Email" autoComplete="username" readOnly variant="filled" value={email} />
        <NewPasswordInput
          label="New Password"
          owner={[fullName, email]}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? 'Please wait...' : 'Set Password'}
        </Button>
      </Stack>
    </form>
  );
}
