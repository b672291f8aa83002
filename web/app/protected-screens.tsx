import { Outlet } from '@tanstack/react-router';
import { Guarded, Protected } from '#web/features/session/protected.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Shell } from './shell.tsx';

const TwoStepSetup = onDemand(() => import('#web/features/account/two-step-setup.tsx'));

/** What stands around every screen behind sign-in: the guard, the header, and the screen if the role may open it. */
export function ProtectedScreens() {
  return (
    <Protected TwoStepSetup={TwoStepSetup}>
      <Shell>
        <Guarded>
          <Outlet />
        </Guarded>
      </Shell>
    </Protected>
  );
}
