import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { IntakeRow } from '#contract/intake.ts';
import { RowSureness } from './row-sureness.tsx';

const shown = (confidence: Record<string, number>) =>
  renderToStaticMarkup(
    <MantineProvider env="test">
      <RowSureness row={{ confidence } as IntakeRow} />
    </MantineProvider>,
  );

it('says how many fields are to be looked at, where there are any', () => {
  const unsure = shown({ name: 0.9, current_company: 0.4, current_position: 0.5 });
  expect(unsure).toContain('60%');
  expect(unsure).toContain('2 to check');
  expect(unsure).toContain('On average, of 3 fields read from the resume');
  expect(shown({ name: 0.99 })).not.toContain('to check');
});

it('shows a dash where nothing was read', () => {
  expect(shown({})).toContain('–');
});
