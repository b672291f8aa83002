import { Stack } from '@mantine/core';
import { sessionRoutes } from '#contract/session.ts';
import { call } from '#web/lib/api.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { SessionFrame } from './session-frame.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** In place of every screen, as long as the password is the temporary one; then the screen that was asked for. */
export default function FirstPasswordScreen({ email, fullName }: { email: string; fullName: string }) {
  return (
    <SessionFrame
      purpose="Set your password"
      subtitle="You signed in with a temporary password. Set one of your own to go on."
    >
      <Stack gap="sm">
        <OwnPasswordForm
          email={email}
          fullName={fullName}
          submitLabel="Set Password"
          send={(password) => call(sessionRoutes.setFirstPassword, { body: { password } })}
        />
        <SignOutButton />
      </Stack>
    </SessionFrame>
  );
}
