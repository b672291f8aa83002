import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PayFacts } from './pay-facts.tsx';

const told = (daysToJoin: number | null | undefined, budget: number | null = null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PayFacts expected={900_000} budget={budget} daysToJoin={daysToJoin} />
    </MantineProvider>,
  );

it('tells how soon somebody can join, and nothing of it for whom nobody waits any more', () => {
  expect(told(-3)).toContain('Immediate');
  expect(told(null)).toContain('Not specified');
  expect(told(undefined)).not.toMatch(/Immediate|Notice period|Not specified/);
});

it('says nothing of the budget once an offer has settled the pay', () => {
  const settled = renderToStaticMarkup(
    <MantineProvider>
      <PayFacts expected={900_000} judged={null} budget={800_000} daysToJoin={30} />
    </MantineProvider>,
  );
  expect(settled).toContain('9.0 LPA');
  expect(settled).not.toMatch(/over budget/i);
});

it('says once where somebody expects more than the budget', () => {
  expect(told(30, 800_000).match(/over budget/gi)).toHaveLength(1);
  expect(told(30, 900_000)).not.toMatch(/over budget/i);
});
