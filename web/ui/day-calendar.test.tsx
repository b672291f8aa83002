import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import DayCalendar from './day-calendar.tsx';

it('marks the day that it is for the installation, and no other', () => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <DayCalendar today="2026-03-11" minDate="2026-03-11" defaultDate="2026-03-11" />
    </MantineProvider>,
  );
  const marked = markup.match(/<button[^>]*aria-current="date"[^>]*>/g) ?? [];
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain('11 March 2026');
  expect(marked[0]).not.toContain('data-disabled');
  expect(markup).toMatch(/<button[^>]*data-disabled[^>]*aria-label="10 March 2026"/);
});
