import { Badge, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import { ComparedTable, comparedColumns } from './compared-table.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import { fileNameOf } from './file-name.ts';
import { figureColumn, figureText } from './figure-columns.tsx';
import { recruiterLink } from './figure-links.ts';
import { inOrder, type RecruiterSort, type Recruiter, recruiterName } from './recruiter-order.ts';
import { recruiterFigures } from './tables.ts';

/** Who put people into jobs, and what became of them. */
export function Recruiters({ data, filter }: { data: Executive; filter: ExecutiveFilter }) {
  const [sort, setSort] = useState<RecruiterSort>('-submitted');
  return (
    <ComparedTable<Recruiter, RecruiterSort>
      title="By Recruiter"
      about="What was reached in the period, of all whom each person ever submitted or added to a job: the numbers of Sources Compared, by person. To interview and the days are of those submitted in the period alone: the percent of those of whom it is decided, and the median until somebody first moved them."
      columns={[
        ...comparedColumns<Recruiter>({
          now: sort,
          header: 'Recruiter',
          nameOf: recruiterName,
          nameCell,
          linkOf: (row, stage) => recruiterLink(row, stage, data.period, filter),
        }),
        figureColumn(sort, 'days_to_first_move', 'Days to first move', (row) =>
          figureText(row.days_to_first_move),
        ),
      ]}
      rows={inOrder(data.recruiters, sort)}
      rowKey={({ user_id }) => user_id ?? ''}
      sort={sort}
      onSort={setSort}
      file={{
        name: fileNameOf('by-recruiter', data.period, filter),
        of: recruiterFigures,
      }}
    />
  );
}

const nameCell = (row: Recruiter) => <Name of={row} />;

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
