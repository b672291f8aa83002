import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { IntakeRow } from '#contract/intake.ts';
import { messages } from '#contract/messages.ts';
import { RowOutcome } from './row-outcome.tsx';

const locked = {
  decision: 'open',
  reading: 'unreadable',
  problem: messages.resume.passwordProtected,
  problems: { name: messages.profile.nameRequired },
  duplicate: null,
  namesakes: [],
  refusal: null,
} as unknown as IntakeRow;

const told = (row: IntakeRow, inReview = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <RowOutcome row={row} inReview={inReview} />
    </MantineProvider>,
  );

it('tells in the table why a file cannot be read, and leaves that to the resume beside it in the review', () => {
  expect(told(locked)).toContain(messages.resume.passwordProtected);
  expect(told(locked)).toContain('To complete: name');
  const inReview = told(locked, true);
  expect(inReview).toContain('Unreadable');
  expect(inReview).not.toContain(messages.resume.passwordProtected);
});

it('speaks of no password under Ready', () => {
  const ready = told({ ...locked, problems: {} });
  expect(ready).toContain('Ready');
  expect(ready).toContain('Details entered by hand');
  expect(ready).not.toContain(messages.resume.passwordProtected);
});
