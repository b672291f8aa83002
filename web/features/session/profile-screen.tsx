import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import type { Profile } from '#contract/session.ts';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { useSession } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/links.tsx';
import { RoleLabel } from '#web/ui/role.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile.queries.ts';

/** /profile: the person's own data, and the role, which is changed in Settings alone. */
export function ProfileScreen() {
  const query = useQuery(profileQuery);
  const { data: profile, refetch } = query;
  if (profile) {
    return (
      <Stack gap="lg">
        <RoleCard profile={profile} />
        <ProfileForm key={profile.user_id} profile={profile} />
      </Stack>
    );
  }
  if (isUnanswered(query)) {
    return (
      <div data-growing>
        <LoadingState label={messages.profile.loading} />
      </div>
    );
  }
  return (
    <ErrorState
      title={messages.screen.profileErrorTitle}
      description={messages.screen.profileError}
      onRetry={() => refetch()}
    />
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
