import { Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditCard } from '#web/features/audit/audit-card.tsx';
import { CreateUserForm } from '#web/features/users/create-user-form.tsx';
import { UserList } from '#web/features/users/user-list.tsx';
import { Growing } from '#web/ui/growing.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from '../list-address.ts';

// Below what is seen first.
const TwoStepPolicyCard = onDemand(() => import('#web/features/account/two-step-policy-card.tsx'));
const AiEngineCard = onDemand(() => import('#web/features/ai/ai-engine-card.tsx'));
const RetentionCard = onDemand(() => import('#web/features/rights/retention-card.tsx'));

/** What stands below appears where it stays, or a link moves away from the pointer that presses it. */
const COMING = <Growing />;

export default function SettingsPage() {
  const navigate = useNavigate({ from: '/settings' });
  const users = listAddress(
    '/settings',
    useSearch({ from: '/signed-in/settings' }),
    (search, how) => void navigate({ to: '/settings', search, ...how, resetScroll: false }),
  );
  return (
    <Page title="Settings" subtitle="Manage your account and organization settings." width="wide">
      <Stack component="section" aria-labelledby="user-management" gap="sm">
        <Title order={2} id="user-management">
          User Management
        </Title>
        <CreateUserForm />
      </Stack>
      <Stack component="section" aria-labelledby="users" gap="sm">
        <Title order={2} id="users">
          Users
        </Title>
        <UserList {...users} />
      </Stack>
      <TwoStepPolicyCard fallback={COMING} />
      <AiEngineCard fallback={COMING} />
      <RetentionCard fallback={COMING} />
      <AuditCard />
    </Page>
  );
}
