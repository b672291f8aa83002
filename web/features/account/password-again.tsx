import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { passwordConfirmationSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { useSending } from '#web/ui/sending-modal.tsx';
import { tellFailure } from '#web/ui/toast.ts';

interface PasswordAgainProps {
  reason: string;
  confirmLabel: string;
  danger?: boolean;
  onCancel?: (() => void) | undefined;
  /** what it throws with the field `password` stands under the field */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the password before something that a stranger at an open browser must not do. */
export default function PasswordAgain({
  reason,
  confirmLabel,
  danger,
  onCancel,
  onConfirm,
}: PasswordAgainProps) {
  const { form, formProps, busy } = useSchemaForm({
    schema: passwordConfirmationSchema,
    initialValues: { password: '' },
    onSubmit: ({ password }) => onConfirm(password),
    onFail: (error) => tellFailure(error, accountMessages.account.saveFailed),
  });
  useSending(busy);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">{reason}</Text>
        <PasswordInput
          label="Your Password"
          autoComplete="current-password"
          required
          data-autofocus
          // Its code may come after the dialog has looked for what to focus.
          ref={takeFocus}
          {...form.getInputProps('password')}
        />
        <FormButtons>
          {onCancel && (
            <Button variant="default" disabled={busy} onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" loading={busy} {...(danger && { color: 'red' })}>
            {confirmLabel}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
