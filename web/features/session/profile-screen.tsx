import { Alert, Button, Group, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { accountRoutes } from '#contract/account.ts';
import { emailToConfirm } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { profileUpdateSchema, sessionRoutes, type Profile } from '#contract/session.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery, useSession } from '#web/lib/session.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FieldRow, FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { RoleLabel } from '#web/ui/role.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(sessionRoutes.readProfile, { signal }),
});

/** Beside what Security shows of it. */
const pendingQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => call(accountRoutes.security, { signal }),
});

/** /profile: the person's own data, and the role, which is changed in Settings alone. */
export function ProfileScreen() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (profile) {
    return (
      <Stack gap="lg">
        <RoleCard profile={profile} />
        <ProfileForm key={profile.version} profile={profile} />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={messages.screen.profileErrorTitle}
        description={messages.screen.profileError}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div data-growing>
      <LoadingState label={messages.profile.loading} />
    </div>
  );
}

function RoleCard({ profile }: { profile: Profile }) {
  const managesUsers = useSession().can('user.edit');
  return (
    <Paper component="section" aria-labelledby="current-role" p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} size="h4" id="current-role" mb={6}>
        Current Role
      </Title>
      <RoleLabel role={profile.role} size="md" />
      <Text c="dimmed" size="sm" mt={6}>
        {managesUsers ? (
          <>
            You can change roles in{' '}
            <TextLink to="/settings" underline="always">
              Settings
            </TextLink>
            .
          </>
        ) : (
          'Only an HR manager can change roles.'
        )}
      </Text>
    </Paper>
  );
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The address that waits to be confirmed. */
function PendingEmail() {
  const queryClient = useQueryClient();
  const { data } = useQuery(pendingQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accountRoutes.cancelEmailChange),
    onSuccess: () => toast.success(messages.account.emailCancelled),
    onError: (error) => toast.error({ title: messages.common.error, body: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey }),
  });
  const sendsMail = useSendsMail();
  if (!data?.pending_email) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconMail size={18} aria-hidden />}
      title="A new e-mail waits to be confirmed"
    >
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          {sendsMail
            ? `Open the link that we sent to ${data.pending_email}.`
            : `No mail leaves this server yet. The link for ${data.pending_email} lies in its outbox: ask whoever runs the server for it.`}
        </Text>
        <Button variant="default" size="compact-sm" loading={isPending} onClick={() => mutate()}>
          Keep the Old One
        </Button>
      </Group>
    </Alert>
  );
}

/** What is kept of the form in this browser: no password. */
const keptSchema = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  company_name: z.string(),
});

function ProfileForm({ profile }: { profile: Profile }) {
  const mayChangeCompany = useSession().can('profile.company');
  const queryClient = useQueryClient();
  const sendsMail = useSendsMail();
  const saved = {
    full_name: profile.full_name,
    email: profile.email,
    phone: profile.phone ?? '',
    company_name: profile.company_name ?? '',
  };
  const draft = useDraft({
    key: 'profile',
    // What was typed over one version of the profile is not put back over another.
    version: profile.version,
    schema: keptSchema,
    isUntouched: (typed) => JSON.stringify(typed) === JSON.stringify(saved),
  });
  const { form, formProps, busy } = useSchemaForm({
    schema: profileUpdateSchema,
    initialValues: {
      ...(draft.kept?.value ?? saved),
      ...(!mayChangeCompany && { company_name: saved.company_name }),
      current_password: '',
      version: profile.version,
    },
    onSubmit: async (body) => {
      const updated = await call(sessionRoutes.updateProfile, { body });
      draft.discard();
      const isWaiting = body.email !== undefined && !isSame(body.email, updated.email);
      toast.success(isWaiting ? emailToConfirm(body.email ?? '', sendsMail) : messages.profile.updated);
      await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey });
      queryClient.setQueryData(profileQuery.queryKey, updated);
      queryClient.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, profile: updated },
      );
    },
    onFail: (error) => {
      // An ended session is told of by itself.
      if (hasCode(error, 'unauthenticated')) return;
      if (hasCode(error, 'changed_meanwhile')) {
        toast.error({ title: messages.common.error, body: error.message });
        void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
        return;
      }
      toast.error(hasCode(error, 'network') ? messages.profile.updateError : messages.profile.updateFailed);
    },
  });
  const { full_name, email, phone, company_name } = form.values;
  useKeepDraft(draft, { full_name, email, phone, company_name });
  const isNewEmail = !isSame(form.values.email, profile.email);
  return (
    <form {...formProps}>
      <FormSection title="Personal Information">
        <DraftNote draft={draft} onDiscard={() => form.setValues(saved)} />
        <FieldRow>
          <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps('full_name')} />
          <TextInput
            type="email"
            label="Email"
            autoComplete="email"
            required
            description={
              isNewEmail
                ? `Takes effect when ${sendsMail ? 'you open the link that we send there' : 'its link is opened'}, for signing in too`
                : undefined
            }
            {...form.getInputProps('email')}
          />
        </FieldRow>
        <PendingEmail />
        <FieldRow>
          <PhoneInput label="Phone" {...form.getInputProps('phone')} />
          <TextInput
            label="Company"
            autoComplete="organization"
            description={mayChangeCompany ? undefined : 'Only an HR manager can change the company'}
            readOnly={!mayChangeCompany}
            variant={mayChangeCompany ? undefined : 'filled'}
            {...form.getInputProps('company_name')}
          />
        </FieldRow>
        {isNewEmail && (
          <PasswordInput
            label="Your Password"
            description="Asked for to change the e-mail"
            autoComplete="current-password"
            required
            {...form.getInputProps('current_password')}
          />
        )}
        <FormButtons>
          <Button type="submit" loading={busy}>
            Update Profile
          </Button>
        </FormButtons>
      </FormSection>
    </form>
  );
}
