import { Button, Group, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { accountRoutes } from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/users.ts';
import { call } from '#web/lib/api.ts';
import { NextStep } from '#web/ui/next-step.tsx';
import { SendingModal, whileSending } from '#web/ui/sending-modal.tsx';
import { tellFailure } from '#web/ui/toast.ts';
import { LinkToHandOver } from './link-to-hand-over.tsx';

interface PasswordLinkDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** A link with which somebody who forgot the password chooses another; to be handed over where no mail leaves. */
export default function PasswordLinkDialog({ user, opened, onClose }: PasswordLinkDialogProps) {
  const mounted = useMounted();
  const { full_name: name, email, user_id } = user;
  const make = useMutation({
    mutationFn: () => call(accountRoutes.makePasswordLink, { params: { id: user_id } }),
    onError: (error) => tellFailure(error),
  });
  const close = () => {
    make.reset();
    onClose();
  };
  const once = `It works once, for ${limits.links.password} minutes, and whoever has it gets in.`;
  return (
    <SendingModal
      opened={opened && mounted}
      onClose={close}
      title="Link for a New Password"
      {...whileSending(make.isPending)}
    >
      {make.data === undefined ? (
        <Stack>
          <Text size="sm">
            {name} gets a link to choose a new password with. The present password works until the link is
            used. Two-step sign-in, where it is on, stays on.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" disabled={make.isPending} onClick={close}>
              Cancel
            </Button>
            <Button loading={make.isPending} onClick={() => make.mutate()}>
              Make Link
            </Button>
          </Group>
        </Stack>
      ) : make.data.link === null ? (
        <NextStep>
          <Text size="sm">
            The link was mailed to {email}. {once}
          </Text>
        </NextStep>
      ) : (
        <NextStep>
          <Text size="sm">
            No mail leaves this server. Hand over this link to {name} yourself. {once}
          </Text>
          <LinkToHandOver link={make.data.link} label="Link for a new password" />
        </NextStep>
      )}
    </SendingModal>
  );
}
