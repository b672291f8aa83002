import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import { csvOf } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import classes from './executive.module.css';
import { inOrder, type RecruiterSort, type Recruiter, recruiterName } from './recruiter-order.ts';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const figure = (value: number | null, unit = '') => (value === null ? '–' : `${indian.format(value)}${unit}`);

type Figure = Exclude<RecruiterSort, `-${string}` | 'name'>;

/** A column of numbers; of one that is not sorted by yet the most come first. */
const numbers = (
  now: RecruiterSort,
  key: Figure,
  header: string,
  unit = '',
): Column<Recruiter, RecruiterSort> => ({
  key,
  header,
  align: 'end',
  small: true,
  sort: { descending: `-${key}`, ...(now.endsWith(key) && { ascending: key }) },
  cell: (row) => figure(row[key], unit),
});

const columnsFor = (now: RecruiterSort): Column<Recruiter, RecruiterSort>[] => [
  {
    key: 'name',
    header: 'Recruiter',
    rowHeader: true,
    sort: { ascending: 'name', descending: '-name' },
    cell: (row) => <Name of={row} />,
  },
  numbers(now, 'submitted', 'Submitted'),
  numbers(now, 'interviewed', 'Interviewed'),
  numbers(now, 'offers', 'Offers'),
  numbers(now, 'hires', 'Joined'),
  numbers(now, 'interview_rate', 'To interview', '%'),
  numbers(now, 'days_to_first_move', 'Days to first move'),
];

/** Who put people into jobs, and what became of them. */
export function Recruiters({ data: { recruiters } }: { data: Executive }) {
  const [sort, setSort] = useState<RecruiterSort>('-submitted');
  const id = useId();
  const rows = inOrder(recruiters, sort);
  const columns = columnsFor(sort);
  const save = () => {
    const cells = rows.map((row) => [
      recruiterName(row),
      row.company,
      row.is_active ? 'Yes' : 'No',
      row.submitted,
      row.interviewed,
      row.offers,
      row.hires,
      row.interview_rate,
      row.days_to_first_move,
    ]);
    const [first, ...others] = columns.map(({ header }) => header);
    const header = [first ?? '', 'Company', 'Active', ...others];
    saveFile({ blob: csvOf(header, cells), name: 'by-recruiter.csv' });
  };
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" gap="xs" align="flex-start" mb="sm">
        <div className={classes.about}>
          <Title order={2} size="h4" id={id}>
            By Recruiter
          </Title>
          <Text size="xs" c="dimmed">
            Of the assignments that each person made in the period, by submitting somebody or adding them to a
            job: how many have reached Interview, Offer and Joined by now. To interview is the percent of
            those submitted; the days are the median until somebody first moved them. Who came in lately has
            had less time to get anywhere.
          </Text>
        </div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label="Download By Recruiter as CSV"
          disabled={rows.length === 0}
          onClick={save}
        >
          CSV
        </Button>
      </Group>
      <DataTable
        label="By Recruiter"
        columns={columns}
        rows={rows}
        rowKey={({ user_id }) => user_id ?? ''}
        sort={sort}
        onSort={setSort}
        empty={
          <Text size="sm" c="dimmed" py="xl" ta="center">
            Nobody was submitted or added in this period.
          </Text>
        }
      />
    </section>
  );
}

function Name({ of }: { of: Recruiter }) {
  return (
    <>
      <Group gap={6}>
        {recruiterName(of)}
        {!of.is_active && (
          <Badge size="sm" color="gray" variant="light">
            Deactivated
          </Badge>
        )}
      </Group>
      {of.company !== null && (
        <Text size="xs" c="dimmed" fw={400}>
          {of.company}
        </Text>
      )}
    </>
  );
}
