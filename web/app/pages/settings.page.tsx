import { Stack, Title } from '@mantine/core';
import { AiEngineCard } from '#web/features/ai/ai-engine-card.tsx';
import { CreateUserForm } from '#web/features/users/create-user-form.tsx';
import { Page } from '#web/ui/page.tsx';

export default function SettingsPage() {
  return (
    <Page title="Settings" subtitle="Manage your account and organization settings." width="form">
      <Stack component="section" aria-labelledby="user-management" gap="sm">
        <Title order={2} id="user-management">
          User Management
        </Title>
        <CreateUserForm />
      </Stack>
      <AiEngineCard />
    </Page>
  );
}
