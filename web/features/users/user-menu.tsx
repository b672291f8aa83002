import { Menu, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBriefcase,
  IconKey,
  IconLink,
  IconMail,
  IconMailOff,
  IconPencil,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { accountMessages, twoStepResetQuestion } from '#contract/account-messages.ts';
import { messages, type Toast } from '#contract/messages.ts';
import type { User } from '#contract/users.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { HandOverFields } from './hand-over-fields.tsx';
import { ManageUserButton } from './manage-user-button.tsx';
import type { UserDialogKind } from './user-dialog.tsx';
import { type UserDeed, useUserDeed } from './users.queries.ts';

interface Question {
  title: string;
  body: string;
  confirmLabel: string;
  danger?: boolean;
  done: Toast;
}

function questionOf(deed: UserDeed, { full_name: name, own }: User): Question {
  if (deed === 'deactivate')
    return {
      title: own ? 'Deactivate Your Own Account' : 'Deactivate User',
      body: own
        ? 'This is your own account. You are signed out everywhere at once, and only another HR manager can let you in again. Are you sure?'
        : `${name} is signed out everywhere at once and can no longer sign in. What ${name} submitted and wrote stays.`,
      confirmLabel: own ? 'Deactivate My Account' : 'Deactivate',
      danger: true,
      done: accountMessages.user.deactivated,
    };
  if (deed === 'activate')
    return {
      title: 'Activate User',
      body: `${name} can sign in again, with the same password and role. Jobs that were handed over stay with whoever is in charge of them now.`,
      confirmLabel: 'Activate',
      done: accountMessages.user.activated,
    };
  if (deed === 'reset-two-step')
    return { ...twoStepResetQuestion(name), danger: true, done: accountMessages.account.twoStepReset };
  if (deed === 'remove')
    return {
      title: 'Remove Invitation',
      body: `${name} is taken off the list. Nothing else is lost: whoever never came has done nothing here.`,
      confirmLabel: 'Remove',
      danger: true,
      done: accountMessages.user.removed,
    };
  return {
    title: 'Revoke Invitation',
    body: `Neither the link nor the temporary password lets ${name} in any more. You can send the invitation again later.`,
    confirmLabel: 'Revoke',
    danger: true,
    done: accountMessages.user.revoked,
  };
}

interface UserMenuProps {
  user: User;
  onAsk: (kind: UserDialogKind) => void;
}

/** For a question that is asked: it keeps what was chosen, and tells of it. */
function HandOverChoice({ user, onChoose }: { user: User; onChoose: (userId: string | null) => void }) {
  const [to, setTo] = useState<string | null>(null);
  return (
    <HandOverFields
      user={user}
      value={to}
      onChange={(id) => {
        setTo(id);
        onChoose(id);
      }}
      optional
    />
  );
}

/** What may be done about a user, each asked about before it is done: so their names end in “…”. Opens as soon as it is there. */
export default function UserMenu({ user, onAsk }: UserMenuProps) {
  const { mutateAsync } = useUserDeed();
  const { can, full_name: name } = user;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, { open, close: closeMenu }] = useDisclosure(false);
  useEffect(() => {
    // This button takes the place of the one that was pressed, and its focus, so that closing can give it back.
    button.current?.focus();
    open();
  }, [open]);
  const ask = (deed: UserDeed) => {
    const { done, ...question } = questionOf(deed, user);
    let handOverTo: string | null = null;
    const hasJobs = deed === 'deactivate' && user.open_jobs > 0;
    void confirm({
      ...question,
      ...(hasJobs && {
        body: (
          <Stack gap="md">
            <Text size="sm">{question.body}</Text>
            <HandOverChoice
              user={user}
              onChoose={(id) => {
                handOverTo = id;
              }}
            />
          </Stack>
        ),
      }),
      run: async () => {
        try {
          await mutateAsync({ user, deed, handOverTo });
          toast.success(done);
        } catch (error) {
          // What it is not possible for is told, and the row shows what it is now.
          toast.error(
            hasCode(error, 'conflict', 'not_found', 'forbidden', 'network')
              ? { title: messages.common.error, body: errorText(error) }
              : accountMessages.user.changeFailed,
          );
          if (!hasCode(error, 'conflict', 'not_found', 'forbidden')) throw error;
        }
      },
    });
  };
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onOpen={open} onClose={closeMenu}>
      <Menu.Target>
        <ManageUserButton ref={button} name={name} />
      </Menu.Target>
      <Menu.Dropdown>
        {can.edit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onAsk('edit')}>
            Change Role or Company…
          </Menu.Item>
        )}
        {user.open_jobs > 0 && (
          <Menu.Item leftSection={<IconBriefcase size={16} aria-hidden />} onClick={() => onAsk('jobs')}>
            Hand Over Jobs…
          </Menu.Item>
        )}
        {user.status === 'invited' && (
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={() => onAsk('link')}>
            Invitation Link
          </Menu.Item>
        )}
        {can.restore_access && !user.own && (
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => onAsk('password')}>
            Link for a New Password…
          </Menu.Item>
        )}
        {can.reset_two_step && (
          <Menu.Item
            color="red"
            leftSection={<IconShieldOff size={16} aria-hidden />}
            onClick={() => ask('reset-two-step')}
          >
            Reset Two-Step Sign-in…
          </Menu.Item>
        )}
        {can.invite && (
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => onAsk('again')}>
            Send Invitation Again…
          </Menu.Item>
        )}
        {can.revoke && (
          <Menu.Item
            color="red"
            leftSection={<IconMailOff size={16} aria-hidden />}
            onClick={() => ask('revoke')}
          >
            Revoke Invitation…
          </Menu.Item>
        )}
        {can.remove && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => ask('remove')}
          >
            Remove Invitation…
          </Menu.Item>
        )}
        {can.deactivate && user.last_manager && (
          // Not disabled: by keyboard one would come past it, and the reason.
          <Menu.Item
            leftSection={<IconUserOff size={16} aria-hidden />}
            aria-disabled
            closeMenuOnClick={false}
            c="dimmed"
            maw={280}
          >
            Deactivate
            <Text size="xs">{accountMessages.user.lastManager}</Text>
          </Menu.Item>
        )}
        {can.deactivate && !user.last_manager && (
          <Menu.Item
            color="red"
            leftSection={<IconUserOff size={16} aria-hidden />}
            onClick={() => ask('deactivate')}
          >
            Deactivate…
          </Menu.Item>
        )}
        {can.activate && (
          <Menu.Item leftSection={<IconUserCheck size={16} aria-hidden />} onClick={() => ask('activate')}>
            Activate…
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
