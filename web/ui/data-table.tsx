import { Group, Loader, Paper, Skeleton, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { type Fold, foldedCell, foldedTable } from './fold-columns.ts';
import { ErrorState } from './states.tsx';
import classes from './data-table.module.css';
import goesOn from './goes-on.module.css';

/** The route's sort values of a column; with both, pressing the header again turns the order round. */
interface ColumnSort<Sort extends string> {
  ascending?: Sort;
  descending?: Sort;
}

export interface Column<Row, Sort extends string = string> {
  key: string;
  header: string;
  /** stands in the header in its place */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  sort?: ColumnSort<Sort>;
  /** numbers and actions stand at the end */
  align?: 'start' | 'end';
  /** names the row: once a table, usually the first column */
  rowHeader?: boolean;
  /** as wide as its content, never wrapped */
  tight?: boolean;
  /** on a phone it stands in the upper corner of the card, without its name: a box to tick, or a few buttons */
  corner?: boolean;
  /** a small number: on a phone three of them stand beside each other */
  small?: boolean;
  /** a short fact: on a phone two of them share a line, in this order, above what takes a whole one */
  half?: 1 | 2 | 3 | 4;
  /** on a window narrower than so (1280, 992 pixels) it stands below another column's cell, unless that is a phone's */
  fold?: Fold;
}

interface DataTableProps<Row, Sort extends string> {
  /** what the table holds, for screen readers */
  label: string;
  columns: readonly Column<Row, Sort>[];
  /** undefined while they are first loaded */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** shown when there are no rows */
  empty: ReactNode;
  loadingLabel?: string;
  loadingRows?: number;
  error?: { title: string; description?: string; onRetry: () => unknown } | null;
  /** the rows shown are of the former page or search while the next is loaded */
  stale?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** on a phone the order is chosen above the table, and not by the heads of the columns */
  sortedAbove?: boolean | undefined;
  /** it has more columns than a narrow window shows: at the side where it goes on it fades */
  wide?: boolean;
}

/** A plain table of records; on a phone each row becomes a card. It keeps the focus when a row goes that had it. */
export function DataTable<Row, Sort extends string = string>(props: DataTableProps<Row, Sort>) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Paper className={props.wide ? `${classes.frame} ${goesOn.sideways}` : classes.frame}>
        <Content {...props} />
      </Paper>
    </div>
  );
}

function Content<Row, Sort extends string>(props: DataTableProps<Row, Sort>): ReactNode {
  const {
    label,
    columns,
    rows,
    rowKey,
    empty,
    loadingLabel = 'Loading...',
    error,
    stale,
    sort,
    onSort,
    sortedAbove,
  } = props;
  const layouts = useLayouts(columns);
  if (error && !rows) return <ErrorState {...error} />;
  if (rows?.length === 0) return empty;
  return (
    <Table
      aria-label={label}
      aria-busy={!rows || stale}
      className={classes.table}
      data-sorted-above={sortedAbove}
      {...foldedTable(columns)}
      highlightOnHover={!!rows}
      tabularNums
      verticalSpacing="xs"
      horizontalSpacing="sm"
    >
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <HeaderCell
              key={column.key}
              column={column}
              sort={sort}
              onSort={onSort}
              fold={foldedCell(columns, column)}
            />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody data-stale={stale || undefined}>
        {rows
          ? rows.map((row) => (
              <Table.Tr key={rowKey(row)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} layout={layouts.get(column.key)} />
                ))}
              </Table.Tr>
            ))
          : loadingRows({ columns, label: loadingLabel, count: props.loadingRows ?? 6 })}
      </Table.Tbody>
    </Table>
  );
}

interface HeaderCellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  fold: ReturnType<typeof foldedCell>;
}

function HeaderCell<Row, Sort extends string>({ column, sort, onSort, fold }: HeaderCellProps<Row, Sort>) {
  const { ascending, descending } = column.sort ?? {};
  // Sorted by nothing, it is not sorted by a direction either that the column has not.
  const isBy = (direction: Sort | undefined) => sort !== undefined && sort === direction;
  const next = isBy(ascending) ? (descending ?? ascending) : (ascending ?? descending);
  if (next === undefined || !onSort) {
    return (
      <Table.Th
        scope="col"
        data-align={column.align}
        data-small={column.small}
        data-print={printed(column)}
        {...fold}
      >
        {column.head ?? column.header}
      </Table.Th>
    );
  }
  const order = isBy(ascending) ? 'ascending' : isBy(descending) ? 'descending' : 'none';
  const Sign = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[order];
  return (
    <Table.Th
      scope="col"
      data-name={column.header}
      aria-sort={order}
      data-align={column.align}
      data-small={column.small}
      {...fold}
    >
      <UnstyledButton className={classes.sort} data-active={order !== 'none'} onClick={() => onSort(next)}>
        {column.header}
        <Sign size={14} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

/** Columns of what can be pressed and ticked. */
const FOR_SCREENS = ['actions', 'select'];

/** Keeps a column off paper that is of no use there. */
const printed = ({ key }: { key: string }) => (FOR_SCREENS.includes(key) ? 'none' : undefined);

/** what a cell shows that has nothing to show */
const NONE = '–';

/** What of a column tells where its cells stand and how they look. */
const LAID_OUT_BY = 'key header rowHeader align tight corner small half fold below under lead'.split(' ');
type LaidOut = Omit<Column<unknown>, 'cell' | 'head' | 'sort'>;
type Layout = ReturnType<typeof layoutOf>;

function layoutOf(columns: readonly LaidOut[], column: LaidOut) {
  return {
    'data-label': column.header,
    'data-align': column.align,
    'data-host-align': columns.find(({ key }) => key === column.fold?.under)?.align,
    'data-tight': column.tight || undefined,
    'data-small': column.small || undefined,
    'data-corner': column.corner || undefined,
    'data-half': column.half,
    'data-print': printed(column),
    ...foldedCell(columns, column),
  };
}

/** By the columns' keys; the same ones for columns that are made anew and stand as those before. */
function useLayouts(columns: readonly LaidOut[]): ReadonlyMap<string, Layout> {
  const written = JSON.stringify(columns, LAID_OUT_BY);
  return useMemo(() => {
    const laidOut = JSON.parse(written) as LaidOut[];
    return new Map(laidOut.map((column) => [column.key, layoutOf(laidOut, column)]));
  }, [written]);
}

interface CellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  row: Row;
  layout: Layout | undefined;
}

/** Drawn anew only for another row or column: of a list of fifty people a touch of a filter or a tick changes no name. */
const Cell = memo(function Cell<Row, Sort extends string>({ column, row, layout }: CellProps<Row, Sort>) {
  const content = column.cell(row);
  // Below another cell nobody would know what a dash stands for.
  const none = content === NONE || content === null || undefined;
  return column.rowHeader ? (
    <Table.Th scope="row" data-none={none} {...layout}>
      {content}
    </Table.Th>
  ) : (
    <Table.Td data-none={none} {...layout}>
      {content}
    </Table.Td>
  );
}) as <Row, Sort extends string>(props: CellProps<Row, Sort>) => ReactNode;

function loadingRows<Row, Sort extends string>(table: {
  columns: readonly Column<Row, Sort>[];
  label: string;
  count: number;
}): ReactNode {
  return [
    <Table.Tr key="label" className={classes.loading}>
      <Table.Td colSpan={table.columns.length}>
        <Group gap="xs" component="output">
          <Loader size={14} aria-hidden />
          <Text size="sm" c="dimmed">
            {table.label}
          </Text>
        </Group>
      </Table.Td>
    </Table.Tr>,
    ...Array.from({ length: table.count }, (_, index) => (
      <Table.Tr key={index} className={classes.loading} aria-hidden>
        {table.columns.map((column) => (
          <Table.Td key={column.key}>
            <Skeleton height={12} my={4} width={column.align === 'end' ? '40%' : '70%'} />
          </Table.Td>
        ))}
      </Table.Tr>
    )),
  ];
}
