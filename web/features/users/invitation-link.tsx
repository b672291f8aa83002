import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { toast } from '#web/ui/toast.ts';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { invitationLinkQuery } from './users.queries.ts';

interface InvitationLinkProps {
  userId: string;
  /** where the link went by mail, and is not to be seen */
  mailed: ReactNode;
}

/** The link to hand over, where its mail does not leave. */
export function InvitationLink({ userId, mailed }: InvitationLinkProps) {
  const { data, error, refetch } = useQuery(invitationLinkQuery(userId));
  const field = useRef<HTMLInputElement>(null);
  if (error) return <ErrorState title={messages.user.linkFailed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label="Loading invitation link..." />;
  const { link } = data;
  if (link === null) return mailed;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      toast.success(messages.user.linkCopied);
    } catch {
      // Addresses without TLS may not write to it: the link stands selected, to be copied by hand.
    }
  };
  return (
    <div>
      <Text size="sm" mb={6}>
        The invitation mail has not left this server. Hand over this link yourself: it works once, and whoever
        has it gets in.
      </Text>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          ref={field}
          flex={1}
          readOnly
          aria-label="Invitation link"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </Group>
    </div>
  );
}
