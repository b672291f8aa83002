import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withChoice } from './chosen-fields.ts';
import LegacyColumns from './legacy-columns.tsx';

const COLUMNS = [
  { at: 0, name: 'Name', field: 'name' },
  { at: 1, name: 'Employer', field: 'current_company' },
  { at: 3, name: 'Works For', field: null },
];

it('a field that is chosen for another column leaves its own one, and earlier choices stay', () => {
  const first = withChoice(new Map(), COLUMNS, { at: 0, field: null });
  expect([...withChoice(first, COLUMNS, { at: 3, field: 'current_company' })]).toEqual([
    [0, null],
    [1, null],
    [3, 'current_company'],
  ]);
  expect([...withChoice(new Map(), COLUMNS, { at: 1, field: 'current_company' })]).toEqual([
    [1, 'current_company'],
  ]);
});

const page = (chosen: ReadonlyMap<number, string | null>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LegacyColumns
        kind="candidates"
        columns={COLUMNS}
        chosen={chosen}
        busy={false}
        onTake={() => undefined}
      />
    </MantineProvider>,
  );

it('asks about what stays out and what was chosen; the others are a press away', () => {
  expect(page(new Map())).toContain('Works For');
  expect(page(new Map())).not.toContain('Employer');
  expect(page(new Map())).toContain('Change how the other 2 are taken');
  expect(page(new Map([[1, 'current_company']]))).toContain('Employer');
});
