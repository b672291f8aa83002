import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { profileUpdateSchema, sessionRoutes, type Profile } from '#contract/session.ts';
import { call, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery, useSession } from '#web/lib/session.ts';
import { FieldRow, FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { RoleLabel } from '#web/ui/role.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(sessionRoutes.readProfile, { signal }),
});

/** /profile: the person's own data, and the role that only an HR manager changes. */
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
  return <LoadingState label={messages.profile.loading} />;
}

function RoleCard({ profile }: { profile: Profile }) {
  return (
    <Paper component="section" aria-labelledby="current-role" p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} size="h4" id="current-role" mb={6}>
        Current Role
      </Title>
      <RoleLabel role={profile.role} size="md" />
      <Text c="dimmed" size="sm" mt={6}>
        Only an HR manager can change roles.
      </Text>
    </Paper>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { can } = useSession();
  const queryClient = useQueryClient();
  const { form, formProps, busy } = useSchemaForm({
    schema: profileUpdateSchema,
    initialValues: {
      full_name: profile.full_name,
      phone: profile.phone ?? '',
      company_name: profile.company_name ?? '',
      version: profile.version,
    },
    onSubmit: async (body) => {
      const saved = await call(sessionRoutes.updateProfile, { body });
      toast.success(messages.profile.updated);
      queryClient.setQueryData(profileQuery.queryKey, saved);
      queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, profile: saved });
    },
    onFail: (error) => {
      if (hasCode(error, 'changed_meanwhile')) {
        toast.error({ title: messages.common.error, body: error.message });
        void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
        return;
      }
      toast.error(hasCode(error, 'network') ? messages.profile.updateError : messages.profile.updateFailed);
    },
  });
  const mayChangeCompany = can('profile.company');
  return (
    <form {...formProps}>
      <FormSection title="Personal Information">
        <FieldRow>
          <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps('full_name')} />
          <TextInput
            type="email"
            label="Email"
            description="The e-mail cannot be changed yet"
            value={profile.email}
            readOnly
            variant="filled"
          />
        </FieldRow>
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
        <FormButtons>
          <Button type="submit" loading={busy}>
            Update Profile
          </Button>
        </FormButtons>
      </FormSection>
    </form>
  );
}
