import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { accountRoutes, passwordChangeSchema } from '#contract/account.ts';
import { accountMessages } from '#contract/account-messages.ts';
import { call } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { FieldRow, FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { NewPasswordInput } from '#web/ui/new-password-input.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { sessionsQuery } from './account.queries.ts';

export function ChangePasswordForm() {
  const queryClient = useQueryClient();
  const { profile } = useSession();
  const { form, formProps, busy } = useSchemaForm({
    schema: passwordChangeSchema,
    initialValues: { current_password: '', new_password: '' },
    onSubmit: async (body) => {
      await call(accountRoutes.changePassword, { body });
      toast.success(accountMessages.account.passwordChanged);
      form.reset();
      await Promise.all(
        // the tokens are listed on the same page
        [sessionsQuery.queryKey, ['api-tokens']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onFail: (error) => tellFailure(error, accountMessages.account.saveFailed),
  });
  return (
    <form {...formProps}>
      <FormSection
        title="Change Password"
        description="You stay signed in here and are signed out everywhere else. Your API tokens are revoked."
      >
        {/* for password managers, which keep the two together */}
        <input type="text" autoComplete="username" value={profile.email} readOnly hidden />
        <FieldRow>
          <PasswordInput
            label="Current Password"
            autoComplete="current-password"
            required
            {...form.getInputProps('current_password')}
          />
          <NewPasswordInput
            label="New Password"
            owner={[profile.full_name, profile.email]}
            {...form.getInputProps('new_password')}
          />
        </FieldRow>
        <FormButtons>
          <Button type="submit" loading={busy}>
            Change Password
          </Button>
        </FormButtons>
      </FormSection>
    </form>
  );
}
