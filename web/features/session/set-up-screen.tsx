import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SessionFrame } from './session-frame.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** In place of every screen, as long as two-step sign-in is required and not set up; then the screen that was asked for. */
export default function SetUpScreen({ children }: { children: ReactNode }) {
  return (
    <SessionFrame
      purpose="Set up two-step sign-in"
      subtitle="Your role signs in with two steps. Set it up to go on."
    >
      <Stack gap="sm">
        {children}
        <SignOutButton />
      </Stack>
    </SessionFrame>
  );
}
