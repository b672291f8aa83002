import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { guessableWords } from '#contract/account.ts';
import { messages } from '#contract/messages.ts';
import { firstPasswordSchema, type Session } from '#contract/session.ts';
import { errorText } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { NewPasswordInput } from '#web/ui/new-password-input.tsx';
import { toast } from '#web/ui/toast.ts';

interface OwnPasswordFormProps {
  /** whose password it is; browsers keep them together */
  email: string;
  submitLabel: string;
  /** sends the password, and answers the session that begins with it */
  send: (password: string) => Promise<Session>;
  onDone?: (session: Session) => void;
}

const REPEAT_DIFFERS = 'The two passwords are not the same';

/** The repeated one is the browser's business alone. */
const formSchema = firstPasswordSchema
  .extend({ repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: REPEAT_DIFFERS });

/** Somebody's first password of the own choice, typed twice. */
export function OwnPasswordForm({ email, submitLabel, send, onDone }: OwnPasswordFormProps) {
  const queryClient = useQueryClient();
  const { form, formProps, busy } = useSchemaForm({
    schema: formSchema,
    initialValues: { password: '', repeated: '' },
    onSubmit: async ({ password }) => {
      const session = await send(password);
      toast.clearErrors();
      toast.success(messages.user.passwordSet);
      queryClient.setQueryData(sessionQuery.queryKey, session);
      onDone?.(session);
    },
    onFail: (error) => toast.error({ title: messages.common.error, body: errorText(error) }),
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label="Email" autoComplete="username" readOnly variant="filled" value={email} />
        <NewPasswordInput
          label="New Password"
          guessable={guessableWords(email)}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Repeat Password"
          autoComplete="new-password"
          required
          {...form.getInputProps('repeated')}
        />
        <Button type="submit" fullWidth disabled={busy} mt="xs">
          {busy ? 'Please wait...' : submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
