import { useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import {
  ComparedTable,
  comparedColumns,
  type ComparedFigure,
  FILE_HEADER,
  fileCells,
} from './compared-table.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import { departmentLink } from './figure-links.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';

type Department = Executive['departments'][number];
const nameOf = ({ department }: Department) => department ?? 'No department';

/** For which departments people were put into jobs, and what became of them. */
export function Departments({ data, filter }: { data: Executive; filter: ExecutiveFilter }) {
  const [sort, setSort] = useState<FigureSort<ComparedFigure>>('-submitted');
  return (
    <ComparedTable
      title="By Department"
      about="The numbers of By Recruiter by the department of the job: what was reached in the period, of all who were ever submitted or added. To interview is of those submitted in the period alone, the percent of those of whom it is decided."
      columns={comparedColumns<Department>({
        now: sort,
        header: 'Department',
        nameOf,
        linkOf: (row, stage) => departmentLink(row, stage, data.period, filter),
      })}
      rows={inOrderOf(data.departments, sort, nameOf)}
      rowKey={({ department }) => department ?? ''}
      sort={sort}
      onSort={setSort}
      file={{
        name: 'by-department',
        header: ['Department', ...FILE_HEADER],
        cells: (row) => [nameOf(row), ...fileCells(row)],
      }}
    />
  );
}
