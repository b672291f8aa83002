import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PayFacts } from './pay-facts.tsx';

const told = (daysToJoin: number | null | undefined) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PayFacts expected={900_000} budget={null} daysToJoin={daysToJoin} />
    </MantineProvider>,
  );

it('tells how soon somebody can join, and nothing of it for whom nobody waits any more', () => {
  expect(told(-3)).toContain('Immediate');
  expect(told(null)).toContain('Not specified');
  expect(told(undefined)).not.toMatch(/Immediate|Notice period|Not specified/);
});
