import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CandidateList } from './candidate-list.tsx';
import { SignedInContext, type SignedIn } from '#web/lib/session.ts';

it('has a role beside its name, which a plain box may not have', () => {
  const reader = { profile: {}, role: 'internal_user', can: () => false } as unknown as SignedIn;
  // Where the list was left is kept by the router's steps.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <RouterContextProvider router={router}>
        <QueryClientProvider client={new QueryClient()}>
          <SignedInContext value={reader}>
            <CandidateList
              jobId="job"
              candidates={undefined}
              label="Top Matches"
              search=""
              budget={null}
              nobodyLeft={null}
              emptyHint=""
              saving={new Map()}
              ask={() => {}}
              move={() => Promise.resolve(true)}
            />
          </SignedInContext>
        </QueryClientProvider>
      </RouterContextProvider>
    </MantineProvider>,
  );
  const named = markup.match(/<div[^>]*aria-label="Loading candidates"[^>]*>/g) ?? [];
  expect(named).toHaveLength(3);
  for (const placeholder of named) expect(placeholder).toContain('role="img"');
});
