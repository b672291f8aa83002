import { Alert, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/users.ts';
import { NextStep } from '#web/ui/next-step.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { TemporaryPasswordCode } from './temporary-password-code.tsx';
import { invitedUserQuery } from './users.queries.ts';

interface InvitedCardProps {
  user: User;
  /** as it was typed: it is shown nowhere else */
  password: string;
  onClose: () => void;
}

/**
 * What is to be handed over to somebody who was just invited. Shown as long as the invitation is the one that was made:
 * sent again, revoked, changed or taken up, whoever did it, link and password are no longer what stands here.
 */
export default function InvitedCard({ user, password, onClose }: InvitedCardProps) {
  const { data: now = user } = useQuery(invitedUserQuery(user));
  if (now?.version !== user.version || now.status !== 'invited') return null;
  return (
    <Alert
      color="green"
      icon={<IconKey size={18} aria-hidden />}
      title={`${user.full_name} is invited`}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <NextStep>
        <InvitationLink
          user={user}
          mailed={
            <Text size="sm">
              A mail to {user.email} holds a link to set an own password. It works once, for{' '}
              {limits.invitationDays} days.
            </Text>
          }
        />
        <Text size="sm">
          The link is enough. Only for somebody who cannot open it there is the temporary password{' '}
          <TemporaryPasswordCode password={password} />, which is not mailed: they sign in with {user.email}{' '}
          and it, and have to change it at once.
        </Text>
      </NextStep>
    </Alert>
  );
}
