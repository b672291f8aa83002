import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { ROLES, ROLE_LABELS, roleSchema } from '#contract/roles.ts';
import { type User, userCreateSchema, userRoutes } from '#contract/users.ts';
import { call, errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FieldRow, FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { NewPasswordInput } from '#web/ui/new-password-input.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { CompanyPicker } from './company-picker.tsx';
import { temporaryPassword } from './temporary-password.ts';
import { companiesQuery } from './users.queries.ts';

const InvitedCard = onDemand(() => import('./invited-card.tsx'));

const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** What is kept of the form in this browser: no password. */
const keptSchema = z.object({
  full_name: z.string(),
  role: roleSchema,
  company_name: z.string(),
  email: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

const blank: Kept = { full_name: '', role: 'internal_user', company_name: '', email: '' };
const isBlank = ({ full_name: name, company_name: company, email }: Kept) => !name && !company && !email;

/** Invites a user; `title` stands above the fields. The temporary password is shown once more for HR to hand over: it is never mailed. */
export function CreateUserForm({ title = 'Create User' }: { title?: string }) {
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<{ user: User; password: string } | null>(null);
  /** made ahead: whoever gets the link needs none, and HR no thought for it */
  const [made, setMade] = useState(temporaryPassword);
  const firstField = useRef<HTMLInputElement>(null);
  const sendsMail = useSendsMail();
  const companies = useQuery(companiesQuery);
  const draft = useDraft({ key: 'create-user', version: 1, schema: keptSchema, isUntouched: isBlank });
  const { form, formProps, busy } = useSchemaForm({
    schema: userCreateSchema,
    initialValues: { ...(draft.kept?.value ?? blank), password: made },
    toInput: (user) => ({ ...user, company_name: user.role === 'vendor' ? user.company_name : '' }),
    onSubmit: async (body, { idempotencyKey }) => {
      const user = await call(userRoutes.create, { body, idempotencyKey }).catch((error: unknown) => {
        // Said at the field as well.
        if (hasCode(error, 'conflict')) toast.error({ title: messages.common.error, body: error.message });
        throw error;
      });
      toast.clearErrors();
      setCreated({ user, password: body.password });
      toast.success(sendsMail ? accountMessages.user.invited : accountMessages.user.createdByHand);
      draft.discard();
      reset();
      await askAgain(queryClient, ['users', 'companies']);
    },
    onInvalid: (errors) => {
      if (errors.company_name) toast.error(accountMessages.user.companyRequired);
    },
    onFail: (error) => {
      // An ended session is told of by itself.
      if (isSessionRefusal(error)) return;
      toast.error(
        hasCode(error, 'forbidden')
          ? accountMessages.user.accessDenied
          : { title: messages.common.error, body: errorText(error, accountMessages.user.createError) },
      );
    },
  });
  const { password: _notKept, ...typed } = form.values;
  useKeepDraft(draft, typed);
  const makePassword = () => {
    const password = temporaryPassword();
    setMade(password);
    return password;
  };
  const reset = () => {
    form.setValues({ ...blank, password: makePassword() });
    form.clearErrors();
  };

  return (
    <Stack gap="lg">
      {created && (
        <InvitedCard
          key={created.user.user_id}
          {...created}
          onClose={() => {
            setCreated(null);
            firstField.current?.focus();
          }}
        />
      )}
      <DraftNote draft={draft} onDiscard={reset} />
      <form {...formProps} autoComplete="off">
        <FormSection
          title={title}
          description={
            sendsMail
              ? 'The person is mailed a link to set a password.'
              : 'You get a link to hand over, as no mail is sent.'
          }
        >
          <FieldRow>
            <TextInput label="Full Name" required ref={firstField} {...form.getInputProps('full_name')} />
            <Select
              label="Role"
              required
              data={roleOptions}
              allowDeselect={false}
              {...form.getInputProps('role')}
            />
          </FieldRow>
          {form.values.role === 'vendor' && (
            <FieldRow>
              <CompanyPicker companies={companies.data?.items} {...form.getInputProps('company_name')} />
            </FieldRow>
          )}
          <FieldRow>
            <TextInput type="email" label="Email" required {...form.getInputProps('email')} />
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <NewPasswordInput
                flex={1}
                label="Temporary Password"
                owner={[form.values.full_name, form.values.email]}
                made={{
                  password: made,
                  words: 'Only for whoever cannot open the link; shown once the account is created',
                }}
                {...form.getInputProps('password')}
              />
              <Button
                variant="default"
                mt={26}
                onClick={() => form.setFieldValue('password', makePassword())}
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
