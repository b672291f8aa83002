import { Outlet } from '@tanstack/react-router';
import { Guarded, Protected } from '#web/features/session/protected.tsx';
import { Shell } from './shell.tsx';

/** What stands around every screen behind sign-in: the guard, the header, and the screen if the role may open it. */
export function ProtectedScreens() {
  return (
    <Protected>
      <Shell>
        <Guarded>
          <Outlet />
        </Guarded>
      </Shell>
    </Protected>
  );
}
