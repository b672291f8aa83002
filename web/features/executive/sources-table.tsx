import type { Executive } from '#contract/executive.ts';
import type { FunnelStage } from '#contract/reached.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { figureColumn, Rate } from './figure-columns.tsx';
import { sourceLink } from './figure-links.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';
import { Figure } from './figure.tsx';

export type Source = Executive['sources'][number];
/** By a column from low to high, or with a minus from high to low. */
export type SourceSort = FigureSort<
  'entered' | 'shortlisted' | 'interviewed' | 'offers' | 'hires' | 'hire_rate'
>;

/** "Internal", or the company; "Vendor" for those of none. */
export function sourceName({ source, company }: Pick<Source, 'source' | 'company'>): string {
  return source === 'internal' ? 'Internal' : (company ?? 'Vendor');
}

/** The columns that count assignments, and what it is that they reached. */
export const SOURCE_COLUMNS = [
  { key: 'entered', header: 'Assignments', stage: 'entered' },
  { key: 'shortlisted', header: 'Shortlisted', stage: 'shortlist' },
  { key: 'interviewed', header: 'Interviewed', stage: 'interview' },
  { key: 'offers', header: 'Offers', stage: 'offer' },
  { key: 'hires', header: 'Hires', stage: 'joined' },
] as const satisfies { key: keyof Source; header: string; stage: FunnelStage }[];

interface SourcesTableProps {
  data: Executive;
  sort: SourceSort | undefined;
  onSort: (sort: SourceSort) => void;
}

/** The numbers of Sources Compared: as they come, internal first, until a column is asked for. */
export function SourcesTable({ data: { sources, period }, sort, onSort }: SourcesTableProps) {
  const columns: Column<Source, SourceSort>[] = [
    {
      key: 'name',
      header: 'Source',
      rowHeader: true,
      sort: { ascending: 'name', descending: '-name' },
      cell: sourceName,
    },
    ...SOURCE_COLUMNS.map(({ key, header, stage }) =>
      figureColumn<Source, typeof key>(sort, key, header, (row) => (
        <Figure value={row[key]} link={sourceLink(row, stage, period)} of={`${header}, ${sourceName(row)}`} />
      )),
    ),
    figureColumn(sort, 'hire_rate', 'Hire rate', ({ hire_rate, hired_of_entered, entered }) => (
      <Rate value={hire_rate} part={hired_of_entered} whole={entered} />
    )),
  ];
  return (
    <DataTable
      label="Sources Compared"
      columns={columns}
      rows={sort ? inOrderOf(sources, sort, sourceName) : sources}
      rowKey={(row) => `${row.source} ${row.company}`}
      sort={sort}
      onSort={onSort}
      empty={null}
    />
  );
}
