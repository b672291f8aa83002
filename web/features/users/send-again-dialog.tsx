import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { accountMessages } from '#contract/account-messages.ts';
import type { User } from '#contract/users.ts';
import { hasCode } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { NextStep } from '#web/ui/next-step.tsx';
import { whileSending } from '#web/ui/sending-modal.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { InvitationLink } from './invitation-link.tsx';
import { temporaryPassword } from './temporary-password.ts';
import { TemporaryPasswordCode } from './temporary-password-code.tsx';
import { useInviteAgain } from './users.queries.ts';

interface SendAgainDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** Sends an invitation again, and shows until it is closed what is to be handed over from then on. */
export default function SendAgainDialog({ user, opened, onClose }: SendAgainDialogProps) {
  const mounted = useMounted();
  const sendsMail = useSendsMail();
  const { mutateAsync, isPending } = useInviteAgain();
  const [sent, setSent] = useState<{ user: User; password: string } | null>(null);
  const { full_name: name, email } = user;
  const send = async () => {
    const made = temporaryPassword();
    try {
      const invited = await mutateAsync({ user, password: made });
      toast.success(sendsMail ? accountMessages.user.invitedAgain : accountMessages.user.madeAgain);
      setSent({ user: invited, password: made });
    } catch (error) {
      tellFailure(error, accountMessages.user.changeFailed.body);
      // It was done meanwhile, or may not be done any more: the list tells how things stand.
      if (hasCode(error, 'not_found', 'conflict', 'forbidden')) onClose();
    }
  };
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      onExitTransitionEnd={() => setSent(null)}
      title="Send Invitation Again"
      {...whileSending(isPending)}
      // What is shown afterwards is shown this once.
      {...(sent && { closeOnClickOutside: false, closeOnEscape: false })}
    >
      {sent === null ? (
        <Stack>
          <Text size="sm">
            {email} gets another link, and you get another temporary password to hand over. Neither the link
            nor the password of before works any longer.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button loading={isPending} onClick={() => void send()}>
              Send Again
            </Button>
          </Group>
        </Stack>
      ) : (
        <NextStep>
          <InvitationLink
            user={sent.user}
            mailed={<Text size="sm">A mail with the new link is on its way to {email}.</Text>}
          />
          <Text size="sm">
            The new temporary password is <TemporaryPasswordCode password={sent.password} />. It is not
            mailed, and shown only here: note it if {name} has no mail.
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </NextStep>
      )}
    </Modal>
  );
}
