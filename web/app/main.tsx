import './zod-without-eval.ts';
import './mantine-base-styles.ts';
import '@fontsource-variable/inter/wght.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSession } from '#web/features/session/watch-session.ts';
import { appInfoQuery } from '#web/lib/app-info.ts';
import { watchStyles } from '#web/lib/missing-styles.ts';
import { watchOtherTabs } from '#web/lib/open-elsewhere.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { Hints } from '#web/ui/hints.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { NewerVersionNote } from './newer-version-note.tsx';
import { applyProgramStyles } from './program-styles.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

// Styles made at run time carry the page's nonce: Mantine's by its provider, the scroll lock's by get-nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

// Asked for at once, while the screen's own code is on its way.
void queryClient.prefetchQuery(sessionQuery);
void queryClient.prefetchQuery(appInfoQuery);
watchSession(queryClient);
watchStyles();
const styled = applyProgramStyles();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
// The code of the screen comes first: a render that waits for it shows the screen a third of a second late, for React
// holds back what replaces a fallback, even an empty one. (`await` would wait for itself: the screens import this module.)
const loaded = router.load().catch(() => {}); // the screen says what went wrong
void Promise.all([styled, loaded, watchOtherTabs()]).then(([isStyled]) => {
  if (!isStyled) return;
  // Nobody double-clicks what is not drawn yet.
  import('./presses-and-keys.ts').then(
    ({ listenToPage }) => listenToPage(),
    () => {}, // without it every form still holds back a second sending itself
  );
  // As a transition it is drawn in parts of some milliseconds, between which a tap or a letter typed is answered.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={queryClient}>
            <Toaster />
            <Hints />
            <NewerVersionNote />
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  );
});
