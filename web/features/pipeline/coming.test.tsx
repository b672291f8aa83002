import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CandidateList } from './candidate-list.tsx';
import { SignedInContext, type SignedIn } from '#web/lib/session.ts';

it('has a role beside its name, which a plain box may not have', () => {
  const reader = { profile: {}, role: 'internal_user', can: () => false } as unknown as SignedIn;
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <SignedInContext value={reader}>
        <CandidateList
          candidates={undefined}
          label="Top Matches"
          budget={null}
          nobodyLeft={null}
          emptyHint=""
          saving={new Map()}
          ask={() => {}}
          move={() => Promise.resolve(true)}
        />
      </SignedInContext>
    </MantineProvider>,
  );
  const named = markup.match(/<div[^>]*aria-label="Loading candidates"[^>]*>/g) ?? [];
  expect(named).toHaveLength(3);
  for (const placeholder of named) expect(placeholder).toContain('role="img"');
});
