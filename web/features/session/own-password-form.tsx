import { Button, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { accountMessages } from '#contract/account-messages.ts';
import { firstPasswordSchema, type Session } from '#contract/session.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { NewPasswordInput } from '#web/ui/new-password-input.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';

interface OwnPasswordFormProps {
  /** whose password it is; browsers keep them together */
  email: string;
  fullName: string;
  submitLabel: string;
  /** sends the password, and answers the session that begins with it */
  send: (password: string) => Promise<Session>;
  onDone?: (session: Session) => void;
}

/** Somebody's first password of the own choice. Typed once: it can be shown, and whoever mistypes it asks for a link. */
export function OwnPasswordForm({ email, fullName, submitLabel, send, onDone }: OwnPasswordFormProps) {
  const queryClient = useQueryClient();
  const { form, formProps, busy } = useSchemaForm({
    schema: firstPasswordSchema,
    initialValues: { password: '' },
    onSubmit: async ({ password }) => {
      const session = await send(password);
      toast.clearErrors();
      toast.success(accountMessages.user.passwordSet);
      queryClient.setQueryData(sessionQuery.queryKey, session);
      onDone?.(session);
    },
    onFail: (error) => tellFailure(error),
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
        <Button type="submit" fullWidth disabled={busy} mt="xs">
          {busy ? 'Please wait...' : submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
