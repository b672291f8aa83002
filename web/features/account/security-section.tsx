import { Stack, Title } from '@mantine/core';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** How the person at this browser secures the own account. */
export function SecuritySection() {
  return (
    <Stack component="section" aria-labelledby="security" gap="sm">
      <Title order={2} id="security">
        Security
      </Title>
      <Stack gap="lg">
        <ChangePasswordForm />
        <TwoStepCard />
        <SessionList />
      </Stack>
    </Stack>
  );
}
