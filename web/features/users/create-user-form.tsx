import { Alert, Button, Code, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { ROLES, ROLE_LABELS, type Role } from '#contract/roles.ts';
import { userCreateSchema, userRoutes } from '#contract/users.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FieldRow, FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { CompanyPicker } from './company-picker.tsx';
import { temporaryPassword } from './temporary-password.ts';

const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => call(userRoutes.companies, { signal }),
});

const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

interface NewUser {
  full_name: string;
  role: Role;
  company_name: string;
  email: string;
  password: string;
}

const blank: NewUser = { full_name: '', role: 'internal_user', company_name: '', email: '', password: '' };

/** Creates a user with a temporary password, which is shown once more for HR to hand over: it is never mailed. */
export function CreateUserForm() {
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<{ name: string; email: string; password: string } | null>(null);
  const companies = useQuery(companiesQuery);
  const { form, formProps, busy } = useSchemaForm({
    schema: userCreateSchema,
    initialValues: blank,
    toInput: (user) => ({ ...user, company_name: user.role === 'vendor' ? user.company_name : '' }),
    onSubmit: async (body, { idempotencyKey }) => {
      const profile = await call(userRoutes.create, { body, idempotencyKey });
      setCreated({ name: profile.full_name, email: profile.email, password: body.password });
      toast.success({ title: 'User created', body: `${profile.full_name} can sign in now.` });
      form.reset();
      await queryClient.invalidateQueries({ queryKey: companiesQuery.queryKey });
    },
    onInvalid: (errors) => {
      if (errors.company_name) toast.error(messages.user.companyRequired);
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'forbidden')
          ? messages.user.accessDenied
          : { title: messages.common.error, body: errorText(error, messages.user.createError) },
      ),
  });

  return (
    <Stack gap="lg">
      {created && (
        <Alert
          color="green"
          icon={<IconKey size={18} aria-hidden />}
          title={`${created.name}'s account is ready`}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={() => setCreated(null)}
        >
          Sign-in: {created.email}, temporary password <Code>{created.password}</Code>. It is not mailed: hand
          it over yourself, and ask for it to be changed at the first sign-in.
        </Alert>
      )}
      <form {...formProps} autoComplete="off">
        <FormSection
          title="Create User"
          description="New people sign in with a temporary password that you give them."
        >
          <FieldRow>
            <TextInput label="Full Name" required {...form.getInputProps('full_name')} />
            <Select
              label="Role"
              required
              data={roleOptions}
              allowDeselect={false}
              {...form.getInputProps('role')}
            />
          </FieldRow>
          {form.values.role === 'vendor' && (
            <CompanyPicker companies={companies.data?.items ?? []} {...form.getInputProps('company_name')} />
          )}
          <FieldRow>
            <TextInput type="email" label="Email" required {...form.getInputProps('email')} />
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <PasswordInput
                flex={1}
                label="Temporary Password"
                description={`At least ${limits.password.min} characters`}
                autoComplete="new-password"
                required
                {...form.getInputProps('password')}
              />
              <Button
                variant="default"
                mt={26}
                onClick={() => form.setFieldValue('password', temporaryPassword())}
              >
                Generate
              </Button>
            </Group>
          </FieldRow>
          <FormButtons>
            <Button type="submit" disabled={busy}>
              {busy ? 'Creating…' : 'Create Account'}
            </Button>
          </FormButtons>
        </FormSection>
      </form>
    </Stack>
  );
}
