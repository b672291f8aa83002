import { Avatar, UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { initialsOf } from '#contract/text.ts';
import { useSession } from '#web/lib/session.ts';

/** The avatar in the header, which opens the account menu. */
export function AccountFace(button: UnstyledButtonProps & ComponentProps<'button'>) {
  const { profile } = useSession();
  const initials = initialsOf(profile.full_name);
  return (
    <UnstyledButton
      {...button}
      aria-label={`Account of ${profile.full_name || profile.email}, ${initials}`}
      bdrs="xl"
    >
      <Avatar size={32} color="peacock" component="span">
        {initials}
      </Avatar>
    </UnstyledButton>
  );
}
