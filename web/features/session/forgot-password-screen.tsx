import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { accountRoutes, passwordForgottenSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { tellFailure } from '#web/ui/toast.ts';
import { SessionFrame } from './session-frame.tsx';

/** /forgot-password: asks for a link for another password. What it answers tells nobody who has an account. */
export function ForgotPasswordScreen() {
  const [asked, setAsked] = useState(false);
  const sendsMail = useSendsMail();
  const typed = useLocation({ select: ({ state }) => state.typedEmail });
  const { form, formProps, busy } = useSchemaForm({
    schema: passwordForgottenSchema,
    initialValues: { email: typed ?? '' },
    onSubmit: async (body) => {
      await call(accountRoutes.forgotPassword, { body });
      setAsked(true);
    },
    onFail: (error) => tellFailure(error),
  });
  return (
    <SessionFrame
      purpose="Forgotten password"
      subtitle={sendsMail ? 'Choose a new password by mail' : 'Choose a new password with a link'}
    >
      {asked ? (
        <Stack gap="md">
          <Text role="status">
            {sendsMail ? accountMessages.account.resetAsked : accountMessages.account.resetNotMailed}
          </Text>
          {!sendsMail && <Text size="sm">{accountMessages.account.resetInOutbox}</Text>}
          {sendsMail && (
            <Text size="sm" c="dimmed">
              Nothing there after a few minutes? Look into the spam folder, or ask your HR manager which
              e-mail you sign in with.
            </Text>
          )}
          <ButtonLink to="/auth" variant="default">
            Back to Sign In
          </ButtonLink>
        </Stack>
      ) : (
        <form {...formProps}>
          <Stack gap="md">
            {!sendsMail && (
              <Alert color="blue" icon={<IconMailOff size={18} aria-hidden />}>
                <Stack gap="xs">
                  <Text size="sm">{accountMessages.account.resetByHand}</Text>
                  <Text size="sm">{accountMessages.account.resetInOutbox}</Text>
                </Stack>
              </Alert>
            )}
            <TextInput
              type="email"
              label="Email"
              autoComplete="username"
              required
              withAsterisk={false}
              {...form.getInputProps('email')}
            />
            <Button type="submit" fullWidth disabled={busy} mt="xs">
              {busy ? 'Please wait...' : sendsMail ? 'Send Link' : 'Make Link'}
            </Button>
            <TextLink to="/auth" size="sm" ta="center">
              Back to Sign In
            </TextLink>
          </Stack>
        </form>
      )}
    </SessionFrame>
  );
}
