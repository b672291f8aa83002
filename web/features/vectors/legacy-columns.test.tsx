import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { canLookAgain, columnsAfter, withChoice } from './chosen-fields.ts';
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

it('a field that was chosen for another column a moment ago leaves that one', () => {
  const first = withChoice(new Map(), COLUMNS, { at: 1, field: null });
  const second = withChoice(first, COLUMNS, { at: 2, field: 'email' });
  expect([...withChoice(second, COLUMNS, { at: 3, field: 'email' })]).toEqual([
    [1, null],
    [2, null],
    [3, 'email'],
  ]);
  // What is not taken over may be so several times.
  expect([...withChoice(first, COLUMNS, { at: 3, field: null })]).toEqual([
    [1, null],
    [3, null],
  ]);
});

it('the columns stay where a failure tells none, and the file can be looked at again', () => {
  const told = [{ at: 0, name: 'Who', field: null }];
  const lacking = new ApiError(400, 'bad_request', { current: { columns: told } });
  expect(columnsAfter(lacking, COLUMNS)).toEqual(told);
  expect(canLookAgain(lacking)).toBe(false);
  for (const failure of [
    new ApiError(0, 'network'),
    new ApiError(502, 'network'),
    new ApiError(500, 'internal'),
    new ApiError(409, 'conflict'),
    new TypeError('gone'),
  ]) {
    expect(columnsAfter(failure, COLUMNS)).toEqual(COLUMNS);
    expect(canLookAgain(failure)).toBe(true);
  }
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

it('shows what was chosen before it has been looked at', () => {
  expect(page(new Map([[3, 'remarks']]))).toMatch(/<option value="remarks" selected=""/);
  expect(page(new Map([[1, null]]))).toMatch(/Employer(?:(?!<\/select>).)*<option value="" selected=""/);
});
