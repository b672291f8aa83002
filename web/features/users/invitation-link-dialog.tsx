import { Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { formatDate } from '#contract/dates.ts';
import type { User } from '#contract/users.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { SendingModal } from '#web/ui/sending-modal.tsx';
import { InvitationLink } from './invitation-link.tsx';

interface InvitationLinkDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** An invitation's link, or where it went. */
export default function InvitationLinkDialog({ user, opened, onClose }: InvitationLinkDialogProps) {
  const mounted = useMounted();
  const timeZone = useTimeZone();
  const until = user.invitation && formatDate(user.invitation.expires_at, timeZone);
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title={`Invitation of ${user.full_name}`}>
      <InvitationLink
        user={user}
        mailed={
          <Text size="sm">
            The link was mailed to {user.email}
            {until && ` and works until ${until}`}. If it did not arrive, send the invitation again.
          </Text>
        }
      />
    </SendingModal>
  );
}
