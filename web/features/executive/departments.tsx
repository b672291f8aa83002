import { useState } from 'react';
import type { Executive } from '#contract/executive.ts';
import { ComparedTable, comparedColumns } from './compared-table.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import { fileNameOf } from './file-name.ts';
import { departmentLink } from './figure-links.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';
import { type ComparedFigure, type Department, departmentFigures, departmentName } from './tables.ts';

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
        nameOf: departmentName,
        linkOf: (row, stage) => departmentLink(row, stage, data.period, filter),
      })}
      rows={inOrderOf(data.departments, sort, departmentName)}
      rowKey={({ department }) => department ?? ''}
      sort={sort}
      onSort={setSort}
      file={{
        name: fileNameOf('by-department', data.period, filter),
        of: departmentFigures,
      }}
    />
  );
}
