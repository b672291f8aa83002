import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SessionFrame } from './session-frame.tsx';
import { SignOutButton } from './sign-out-button.tsx';

interface SetUpScreenProps {
  /** it is done but for the recovery codes, which are shown */
  isOn: boolean;
  children: ReactNode;
}

/** In place of every screen, as long as two-step sign-in is required and not set up; then the screen that was asked for. */
export default function SetUpScreen({ isOn, children }: SetUpScreenProps) {
  return (
    <SessionFrame
      purpose="Set Up Two-Step Sign-in"
      subtitle={
        isOn
          ? 'Two-step sign-in is set up. One thing is left.'
          : 'Your role signs in with two steps. Set it up to go on.'
      }
    >
      <Stack gap="sm">
        {children}
        <SignOutButton variant="subtle" />
      </Stack>
    </SessionFrame>
  );
}
