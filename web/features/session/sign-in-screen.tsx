import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { type Session, sessionRoutes, signInSchema } from '#contract/session.ts';
import { call, errorText } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { landingPage } from './landing-page.ts';
import { SessionFrame } from './session-frame.tsx';

const SignInCode = onDemand(() => import('./sign-in-code.tsx'));

/** /auth: signs in and leads on to the remembered page, or to the first screen of the role. */
export function SignInScreen({ remembered }: { remembered: string | undefined }) {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { data: session } = useQuery(sessionQuery);
  useEffect(() => {
    if (session) history.replace(landingPage(session.profile?.role ?? null, remembered));
  }, [session, remembered, history]);

  const enter = (signedIn: Session) => {
    toast.clearErrors(); // of a mistyped password or code
    toast.success(messages.auth.signedIn);
    queryClient.setQueryData(sessionQuery.queryKey, signedIn);
  };

  const [codeAsked, setCodeAsked] = useState(false);
  // The toast goes; who looks at the fields still reads why.
  const [failed, setFailed] = useState<string>();
  const { form, formProps, busy } = useSchemaForm({
    schema: signInSchema,
    initialValues: { email: '', password: '' },
    onSubmit: async (body) => {
      setFailed(undefined);
      const answer = await call(sessionRoutes.signIn, { body });
      form.setFieldValue('password', '');
      if ('code_required' in answer) setCodeAsked(true);
      else enter(answer);
    },
    onFail: (error) => {
      toast.error({ title: messages.common.error, body: errorText(error) });
      setFailed(errorText(error));
    },
  });

  if (codeAsked)
    return (
      <SessionFrame purpose="Sign in" subtitle="Two-step sign-in">
        <SignInCode
          onSignedIn={enter}
          onOver={(why) => {
            setFailed(why);
            setCodeAsked(false);
          }}
        />
      </SessionFrame>
    );
  return (
    <SessionFrame purpose="Sign in" subtitle="Sign in to your account">
      <form {...formProps}>
        <Stack gap="md">
          {failed !== undefined && (
            <Group role="alert" gap={8} wrap="nowrap" align="flex-start" c="var(--mantine-color-error)">
              <IconAlertCircle size={18} aria-hidden />
              <Text size="sm">{failed}</Text>
            </Group>
          )}
          <TextInput
            type="email"
            label="Email"
            autoComplete="username"
            required
            withAsterisk={false}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...form.getInputProps('password')}
          />
          <Button type="submit" fullWidth disabled={busy} mt="xs">
            {busy ? 'Please wait...' : 'Sign In'}
          </Button>
          <TextLink to="/forgot-password" size="sm" ta="center">
            Forgot your password?
          </TextLink>
        </Stack>
      </form>
    </SessionFrame>
  );
}
