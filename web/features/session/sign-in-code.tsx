import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { accountRoutes, signInCodeSchema } from '#contract/account.ts';
import { recoveryCodesLeft } from '#contract/account-messages.ts';
import type { Session } from '#contract/session.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { tellFailure, toast } from '#web/ui/toast.ts';

interface SignInCodeProps {
  onSignedIn: (session: Session, more?: string) => void;
  /** the password has to be given again, and why */
  onOver: (why?: string) => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export default function SignInCode({ onSignedIn, onOver }: SignInCodeProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  return (
    <Stack gap="md">
      <CodeForm key={kind} kind={kind} onSignedIn={onSignedIn} onOver={onOver} />
      <Text size="sm" c="dimmed">
        Lost your phone and your recovery codes? Ask an HR manager to reset your two-step sign-in.
      </Text>
      <Stack gap={6} align="center">
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
        >
          {kind === 'app' ? 'Use a recovery code' : 'Use a code of the app'}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={() => onOver()}>
          Use another account
        </Anchor>
      </Stack>
    </Stack>
  );
}

function CodeForm({ kind, onSignedIn, onOver }: SignInCodeProps & { kind: 'app' | 'recovery' }) {
  const { form, formProps, busy } = useSchemaForm({
    schema: signInCodeSchema,
    initialValues: { kind, code: '' },
    onSubmit: async (body) => {
      toast.clearErrors();
      const session = await call(accountRoutes.signInCode, { body });
      onSignedIn(session, body.kind === 'recovery' ? await codesLeftText() : undefined);
    },
    onFail: (error) => {
      if (hasCode(error, 'unauthenticated')) onOver(errorText(error));
      else tellFailure(error);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {kind === 'app'
            ? 'Enter the code that your authenticator app shows for this account.'
            : 'Enter one of the recovery codes that you kept. It works once.'}
        </Text>
        <TextInput
          label={kind === 'app' ? 'Code' : 'Recovery Code'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          required
          withAsterisk={false}
          ref={takeFocus}
          {...form.getInputProps('code')}
        />
        <Button type="submit" fullWidth disabled={busy}>
          {busy ? 'Please wait...' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  );
}

/** How many recovery codes are left; nothing when that cannot be learnt now: one is signed in all the same. */
async function codesLeftText(): Promise<string | undefined> {
  try {
    const { two_step } = await call(accountRoutes.security);
    return recoveryCodesLeft(two_step.recovery_codes_left);
  } catch {
    return undefined;
  }
}
