import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobStatusBadge } from './status-badge.tsx';

const badge = (status: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <JobStatusBadge status={status} />
    </MantineProvider>,
  );

it.each([
  ['draft', 'Draft'],
  ['applications_closed', 'Applications Closed'],
  ['archived', 'Unknown'],
  ['', 'Unknown'],
])('a job that is %j is shown as %s', (status, label) => {
  expect(badge(status)).toContain(`>${label}<`);
});
