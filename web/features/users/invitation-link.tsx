import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountMessages } from '#contract/account-messages.ts';
import type { User } from '#contract/users.ts';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { LinkToHandOver } from './link-to-hand-over.tsx';
import { invitationLinkQuery } from './users.queries.ts';

interface InvitationLinkProps {
  user: Pick<User, 'user_id' | 'version'>;
  /** where the link went by mail, and is not to be seen */
  mailed: ReactNode;
}

/** The link to hand over, where its mail does not leave. */
export function InvitationLink({ user, mailed }: InvitationLinkProps) {
  const { data, error, refetch } = useQuery(invitationLinkQuery(user));
  if (error) return <ErrorState title={accountMessages.user.linkFailed} onRetry={() => refetch()} />;
  if (!data) return <LoadingState label="Loading invitation link..." />;
  if (data.link === null) return mailed;
  return (
    <div>
      <Text size="sm" mb={6}>
        The invitation mail has not left this server. Hand over this link yourself: it works once, and whoever
        has it gets in.
      </Text>
      <LinkToHandOver link={data.link} label="Invitation link" />
    </div>
  );
}
