import { MantineProvider } from '@mantine/core';
import type { ComponentProps } from 'react';
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
  unfilled: [],
  unfilled_rows: 0,
  columns: [],
  renamed: [],
  preview: { columns: [], rows: [] },
  left_blank: [],
  taken_as_other: [],
  assigned: [],
  into_jobs: [],
  not_assigned: [],
  unknown_stages: [],
  of_known: { assigned: [], into_jobs: [], not_assigned: [], unknown_stages: [] },
  placed: 0,
  month_first: [],
  maybe_swapped: [],
  ignored: [],
  read_as: 'utf-8',
  error_file: null,
};

const shown = (
  report: Partial<LegacyReport>,
  { busy = false, ...props }: Partial<ComponentProps<typeof LegacyReportView>> = {},
) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LegacyReportView
        report={{ ...REPORT, ...report }}
        kind="candidates"
        deed={report.wrong ? 'Import the 1 row without a problem' : null}
        busy={busy}
        fileName="old.csv"
        onImportRight={() => undefined}
        {...props}
      />
    </MantineProvider>,
  );

const told = (left_blank: LegacyReport['left_blank']) => shown({ left_blank });

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

it('tells the rows of known people of which nothing is filled in', () => {
  expect(shown({})).not.toContain('already have a problem');
  const page = shown({
    unfilled: [{ line: 3, name: 'Ravi Kale', message: 'experience: whole years' }],
    unfilled_rows: 1,
  });
  expect(page).toContain('1 row of candidates who are here already has a problem: nothing is filled in from');
  expect(page).toContain('Line 3, Ravi Kale: experience: whole years');
});

it('says how many cells there are of which only the first are told', () => {
  const unread = Array.from({ length: 100 }, (_, at) => ({
    line: at + 2,
    name: '',
    column: 'current CTC',
    written: 'lots',
    message: 'an amount',
    partly: false,
  }));
  expect(shown({ unread, unread_cells: 100 })).toContain('Show all 100');
  expect(shown({ unread, unread_cells: 250 })).toContain('Show the first 100 of 250');
});

it('imports nothing while other columns are being looked at', () => {
  const wrong = { wrong: 1, problems: [{ line: 2, name: '', message: 'x' }] };
  const isOff = (page: string) => /<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Import the 1 row/.test(page);
  expect(isOff(shown(wrong))).toBe(false);
  expect(isOff(shown(wrong, { busy: true }))).toBe(true);
});

it('does not call blank what is kept in part', () => {
  const cell = { line: 2, name: '', column: 'remarks', written: 'Calls…', message: 'the first' };
  const told = (partly: boolean) => shown({ unread: [{ ...cell, partly }], unread_cells: 1 });
  expect(told(false)).toContain('1 cell cannot be read and stays blank; the rest of');
  expect(told(true)).toContain('1 cell is not taken over as a whole; the rest of');
});

it('says beforehand of how many people no resume comes, and where it is added', () => {
  const said = 'without a resume. Candidates without a resume do not appear in Find';
  expect(shown({})).not.toContain(said);
  expect(shown({ right: 2 })).toContain(`2 candidates would come in ${said}`);
  expect(shown({ right: 2 })).toContain('Add their resumes afterwards, under “Old resumes” below');
  expect(shown({ right: 1 })).toContain('1 candidate would come in');
  expect(shown({ right: 2 }, { kind: 'jobs' })).not.toContain(said);
});

it('names the sheet that was read of several', () => {
  expect(shown({})).toContain('old.csv: 3 rows');
  expect(shown({}, { sheet: 'People' })).toContain('old.csv, sheet “People”: 3 rows');
});

it('names the other sheets with such a table, before an import and after it', () => {
  const alike = ['Feb', 'Mar'];
  expect(shown({ right: 1 }, { alike })).toContain(
    '2 other sheets hold such a table: Feb, Mar. Choose them one after the other under Sheet afterwards.',
  );
  expect(shown({ filled: 1 }, { alike: ['Feb'] })).toContain(
    '1 other sheet holds such a table: Feb. Choose it under Sheet now.',
  );
  expect(shown({ right: 1 })).not.toContain('such a table');
});

it('says of which columns the day and the month may be swapped', () => {
  expect(shown({ maybe_swapped: ['DOJ'] })).toContain('Day and month may be swapped in: DOJ.');
  expect(shown({})).not.toContain('swapped');
});

it('says that rows come in which Excel hides', () => {
  expect(shown({}, { hiddenRows: 12 })).toContain(
    '12 rows that Excel hides, as by a filter, are among them. If they are not to come in, please delete them there',
  );
  const after = shown({ filled: 3 }, { hiddenRows: 1 });
  expect(after).toContain('1 row that Excel hides, as by a filter, is among them.');
  expect(after).not.toContain('please delete');
  expect(shown({}, { hiddenRows: 0 })).not.toContain('hides');
});

it('says what of a workbook is not read', () => {
  expect(shown({}, { damaged: ['Feb', 'Mar'] })).toContain('Damaged, and not read: sheets Feb, Mar.');
  expect(shown({}, { isCut: true })).toContain(
    'Not read: what stands below row 20001, or to the right of column 201.',
  );
  expect(shown({})).not.toContain('ot read');
});

it('tells of those who are here already into which jobs they are put, once that is asked for or done', () => {
  const of_known: LegacyReport['of_known'] = {
    assigned: [{ status: 'joined', rows: 2, words: ['Hired'] }],
    into_jobs: [{ job: 'JD-0012 Nurse', rows: 2 }],
    not_assigned: [{ job: 'Cook', reason: 'closed', rows: 1 }],
    unknown_stages: [],
  };
  expect(shown({ known: 3, of_known })).not.toContain('into their jobs');
  const page = shown({ known: 3, of_known }, { assign: true });
  expect(page).toContain(
    '2 rows would put candidates who are here already into their jobs, as the file says: Joined 2 (“Hired”).',
  );
  expect(page).toContain('Put into no job, as the job is closed: “Cook” (1 row).');
  const done = shown({ known: 3, of_known, placed: 2 });
  expect(done).toContain('3 here already, put into jobs by 2 rows,');
  expect(done).toContain('2 rows put candidates who are here already into their jobs');
});

it('tells who comes into which stage of their jobs, and who does not', () => {
  const report: Partial<LegacyReport> = {
    right: 7,
    assigned: [
      { status: 'under_review', rows: 1, words: [] },
      { status: 'rejected', rows: 2, words: ['Screen reject', 'Rejected'] },
    ],
    into_jobs: [{ job: 'JD-0012 Nurse', rows: 3 }],
    unknown_stages: [{ stage: 'Moon', rows: 1 }],
    not_assigned: [
      { job: 'Welder', reason: 'unknown', rows: 2 },
      { job: 'Nurse', reason: 'several', rows: 1 },
      { job: 'JD-0009', reason: 'closed', rows: 1 },
    ],
  };
  const page = shown(report);
  for (const text of [
    '3 rows would put candidates into their jobs, as the file says: Under Review 1, Rejected 2 (“Screen reject”, “Rejected”).',
    'Please check that these are the jobs of the file: JD-0012 Nurse (3 rows).',
    'Would be put under review, as these stages are not known: “Moon” (1 row).',
    'Put into no job, as no job has this JD id or title (import or create the jobs first): “Welder” (2 rows).',
    'Put into no job, as several jobs have this title (write the JD id): “Nurse” (1 row).',
    'Put into no job, as the job is closed: “JD-0009” (1 row).',
  ])
    expect(page.replaceAll('<!-- -->', '')).toContain(text);
  const after = shown({ ...report, filled: 1 }).replaceAll('<!-- -->', '');
  expect(after).toContain('3 rows put candidates into their jobs');
  expect(after).toContain('Into: JD-0012 Nurse (3 rows).');
  // Then it is too late for that.
  expect(after).toContain('Put into no job, as no job has this JD id or title: “Welder” (2 rows).');
  expect(shown({})).not.toContain('their jobs');
});
