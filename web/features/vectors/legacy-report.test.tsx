import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LEFT_BLANK_REASONS, type LegacyReport } from '#contract/legacy-import.ts';
import LegacyReportView from './legacy-report.tsx';

const REPORT: LegacyReport = {
  total: 3,
  known: 0,
  right: 0,
  wrong: 0,
  imported: 0,
  problems: [],
  repeated: 0,
  fillable: 0,
  filled: 0,
  came_in: [],
  unread: [],
  unread_cells: 0,
  columns: [],
  renamed: [],
  preview: { columns: [], rows: [] },
  left_blank: [],
  taken_as_other: [],
  month_first: [],
  ignored: [],
  read_as: 'utf-8',
  error_file: null,
};

const told = (left_blank: LegacyReport['left_blank']) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LegacyReportView
        report={{ ...REPORT, left_blank }}
        kind="candidates"
        deed={null}
        busy={false}
        fileName="old.csv"
        onImportRight={() => undefined}
      />
    </MantineProvider>,
  );

it('tells of each cell that stays blank why, and of nothing that did not happen', () => {
  expect(told([])).not.toContain('Left blank');
  const page = told([
    { column: 'current CTC', reason: 'range', rows: 1 },
    { column: 'expected CTC', reason: 'range', rows: 2 },
    { column: 'found through', reason: 'of_vendor', rows: 1 },
  ]);
  expect(page).toContain('a range is no single number: current CTC (1 row), expected CTC (2 rows).');
  expect(page).toContain('a vendor’s people were found by the vendor: found through (1 row).');
  expect(page).not.toContain('Internal');
  expect(page).not.toContain('serving');
});

it('has words for every reason', () => {
  const each = LEFT_BLANK_REASONS.map((reason) => ({ column: 'a column', reason, rows: 1 }));
  expect(told(each).split('Left blank')).toHaveLength(LEFT_BLANK_REASONS.length + 1);
});
