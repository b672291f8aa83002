import { expect, it } from 'vitest';
import { INTAKE_DECISIONS, INTAKE_READINGS, type IntakeRow } from '#contract/intake.ts';
import { rowsOf } from './outcome-filter.tsx';

const row = (of: Partial<IntakeRow>) =>
  ({ decision: 'open', reading: 'read', duplicate: null, namesakes: [], problems: {}, ...of }) as IntakeRow;
const KNOWN = { of: 'candidate', id: '', name: 'Meera', same: ['email'] } as const;

it('counts every file once, whatever has come of it', () => {
  const rows = INTAKE_DECISIONS.flatMap((decision) =>
    INTAKE_READINGS.flatMap((reading) => [
      row({ decision, reading }),
      row({ decision, reading, problems: { email: 'Invalid email address' } }),
    ]),
  );
  const outcomes = ['ready', 'review', 'busy', 'skipped', 'done'] as const;
  expect(outcomes.flatMap((outcome) => rowsOf(rows, outcome))).toHaveLength(rows.length);
  expect(new Set(outcomes.flatMap((outcome) => rowsOf(rows, outcome))).size).toBe(rows.length);
  expect(rowsOf(rows, 'all')).toEqual(rows);
});

it('leaves to be reviewed what is incomplete, known or without text, and open', () => {
  const rows = [
    row({}),
    row({ problems: { name: 'Name must be at least 2 characters' } }),
    row({ duplicate: { ...KNOWN, same: ['email'], jobs: [] } }),
    row({ reading: 'scan', problems: { name: 'Name must be at least 2 characters' } }),
    row({ decision: 'updated', duplicate: null }),
    row({ decision: 'skipped', problems: { name: 'Name must be at least 2 characters' } }),
  ];
  expect(rowsOf(rows, 'review')).toEqual(rows.slice(1, 4));
  expect(rowsOf(rows, 'ready')).toEqual(rows.slice(0, 1));
  expect(rowsOf(rows, 'done')).toEqual(rows.slice(4, 5));
});

it('finds among the ready ones those whose person may be known', () => {
  const namesakes = [{ id: '', name: 'Meera Nair', current_company: null, current_city: 'Pune' }];
  const rows = [
    row({ namesakes }),
    row({}),
    row({ namesakes, problems: { phone: 'Phone number is required' } }),
    row({ namesakes, decision: 'skipped' }),
  ];
  expect(rowsOf(rows, 'known')).toEqual(rows.slice(0, 1));
  expect(rowsOf(rows, 'ready')).toEqual(rows.slice(0, 2));
});
