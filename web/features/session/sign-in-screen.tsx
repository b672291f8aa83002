import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { type Session, sessionRoutes, signInSchema } from '#contract/session.ts';
import { useIsSetUp } from '#web/lib/app-info.ts';
import { call, errorText } from '#web/lib/api.ts';
import { hasDrafts } from '#web/lib/draft-store.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { takeFocusUnlessTouched } from '#web/lib/take-focus.ts';
import { TextLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { landingPage } from './landing-page.ts';
import { SessionFrame } from './session-frame.tsx';

const NotSetUp = onDemand(() => import('./not-set-up.tsx'));
const SignInCode = onDemand(() => import('./sign-in-code.tsx'));

/** /auth: signs in and leads on to the remembered page, or to the first screen of the role. */
export function SignInScreen({ remembered }: { remembered: string | undefined }) {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { data: session } = useQuery(sessionQuery);
  useEffect(() => {
    if (session) history.replace(landingPage(session.profile?.role ?? null, remembered));
  }, [session, remembered, history]);

  const enter = (signedIn: Session, more?: string) => {
    toast.clearErrors(); // of a mistyped password or code
    // Whoever has to set something up first is not in yet.
    if (!signedIn.must_set_up_two_step && !signedIn.profile?.must_change_password)
      toast.success(
        more === undefined ? messages.auth.signedIn : { title: messages.auth.signedIn, body: more },
      );
    queryClient.setQueryData(sessionQuery.queryKey, signedIn);
  };

  const [codeAsked, setCodeAsked] = useState(false);
  // Why one has to sign in (again): it stays, as it may be long before somebody comes back and looks.
  const endedFor = useLocation({ select: ({ state }) => state.endedFor });
  const [why, setWhy] = useState(() => endedFor && endedText(endedFor));
  const [failure, setFailure] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const { form, formProps, busy } = useSchemaForm({
    schema: signInSchema,
    initialValues: { email: '', password: '' },
    onSubmit: async (body) => {
      setFailure(undefined);
      toast.clearErrors(); // the next try's answer is the one that counts
      const answer = await call(sessionRoutes.signIn, { body });
      form.setFieldValue('password', '');
      if ('code_required' in answer) setCodeAsked(true);
      else enter(answer);
    },
    onFail: (error) => {
      const why = errorText(error);
      toast.error({ title: messages.common.error, body: why });
      setFailure(why);
      // The button that was pressed could not be while it was busy, and has lost the focus.
      password.current?.select();
    },
  });

  const isSetUp = useIsSetUp();
  if (!isSetUp)
    return (
      <SessionFrame purpose="Sign in" subtitle="Not set up yet">
        <NotSetUp />
      </SessionFrame>
    );
  if (codeAsked)
    return (
      <SessionFrame purpose="Sign in" subtitle="Two-step sign-in">
        <SignInCode
          onSignedIn={enter}
          onOver={(reason) => {
            setWhy(reason);
            setCodeAsked(false);
          }}
        />
      </SessionFrame>
    );
  return (
    <SessionFrame purpose="Sign in" subtitle="Sign in to your account">
      <form {...formProps}>
        <Stack gap="md">
          {why !== undefined && (
            <Text role="status" ta="center">
              {why}
            </Text>
          )}
          {failure !== undefined && (
            // The toast is read out, and goes; this stays for who reads slowly or looks closely.
            <Text c="var(--mantine-color-error)" ta="center">
              {failure}
            </Text>
          )}
          <TextInput
            type="email"
            label="Email"
            autoComplete="username"
            required
            withAsterisk={false}
            ref={takeFocusUnlessTouched}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            ref={password}
            {...form.getInputProps('password')}
          />
          <Button type="submit" fullWidth disabled={busy} mt="xs">
            {busy ? 'Please wait...' : 'Sign In'}
          </Button>
          <TextLink
            to="/forgot-password"
            state={(before) => ({ ...before, typedEmail: form.getValues().email })}
            size="sm"
            ta="center"
          >
            Forgot your password?
          </TextLink>
        </Stack>
      </form>
    </SessionFrame>
  );
}

function endedText(person: string): string {
  const { sessionEnded, typedIsKept } = messages.auth;
  return hasDrafts(person) ? `${sessionEnded} ${typedIsKept}` : sessionEnded;
}
