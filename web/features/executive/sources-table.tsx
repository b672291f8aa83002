import type { Executive } from '#contract/executive.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { figureColumn, Rate } from './figure-columns.tsx';
import { sourceLink } from './figure-links.ts';
import { type FigureSort, inOrderOf } from './figure-order.ts';
import { Figure } from './figure.tsx';
import { type Source, SOURCE_COLUMNS, sourceName } from './tables.ts';

/** By a column from low to high, or with a minus from high to low. */
export type SourceSort = FigureSort<
  'entered' | 'shortlisted' | 'interviewed' | 'offers' | 'hires' | 'hire_rate'
>;

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
    figureColumn(sort, 'hire_rate', 'Share joined', ({ hire_rate, hires, decided }) => (
      <Rate value={hire_rate} part={hires} whole={decided} />
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
