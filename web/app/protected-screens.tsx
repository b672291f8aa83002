import { Outlet } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { Guarded, Protected } from '#web/features/session/protected.tsx';

/** The header with all that it needs comes after the sign-in page, which does without. */
const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));

/** What stands around every screen behind sign-in: the guard, the header, and the screen if the role may open it. */
export function ProtectedScreens() {
  return (
    <Protected>
      <Suspense>
        <Shell>
          <Guarded>
            <Outlet />
          </Guarded>
        </Shell>
      </Suspense>
    </Protected>
  );
}
