import { Button, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { FunnelStage } from '#contract/reached.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { figureColumn, Rate } from './figure-columns.tsx';
import type { ListLink } from './figure-links.ts';
import type { FigureSort } from './figure-order.ts';
import { Figure } from './figure.tsx';
import classes from './executive.module.css';
import { NotAllPrinted } from './not-all-printed.tsx';
import { PanelHead } from './panel-head.tsx';
import { type Compared, type ComparedFigure, type Figures, PEOPLE } from './tables.ts';

interface ComparedColumns<Row> {
  now: string;
  /** what is compared */
  header: string;
  nameOf: (row: Row) => string;
  /** how the name is shown, unless plainly */
  nameCell?: (row: Row) => ReactNode;
  /** of people who reached a stage; none where no list tells them apart */
  linkOf: (row: Row, stage: FunnelStage) => ListLink | undefined;
}

/** The columns that are there whatever is compared, its name first. */
export function comparedColumns<Row extends Compared>({
  now,
  header: compared,
  nameOf,
  nameCell = nameOf,
  linkOf,
}: ComparedColumns<Row>): Column<Row, FigureSort<ComparedFigure>>[] {
  return [
    {
      key: 'name',
      header: compared,
      rowHeader: true,
      sort: { ascending: 'name', descending: '-name' },
      cell: nameCell,
    },
    ...PEOPLE.map(({ key, header, stage }) =>
      figureColumn<Row, ComparedFigure>(now, key, header, (row) => (
        <Figure value={row[key]} link={linkOf(row, stage)} of={`${header}, ${nameOf(row)}`} />
      )),
    ),
    figureColumn(now, 'interview_rate', 'To interview', ({ interview_rate, decided }) => (
      <Rate value={interview_rate} whole={decided} />
    )),
  ];
}

interface ComparedTableProps<Row, Sort extends string> {
  title: string;
  /** what is counted, in a sentence */
  about: string;
  columns: Column<Row, Sort>[];
  /** in the order in which they are shown */
  rows: Row[];
  rowKey: (row: Row) => string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** all rows at once, where there cannot be many */
  isAll?: boolean;
  emptyText?: string;
  /** its name without extension, and what it holds */
  file: { name: string; of: (rows: readonly Row[]) => Figures };
}

/** Shown at first: sixty departments would push all that follows out of reach. */
const FIRST = 10;

/** A table that sets people, or departments, side by side, with its heading and file; the first of them until all are asked for. */
export function ComparedTable<Row, Sort extends string>({
  title,
  about,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  isAll = false,
  emptyText = 'Nobody was submitted or added in this period.',
  file,
}: ComparedTableProps<Row, Sort>): ReactNode {
  const id = useId();
  const [isWhole, setIsWhole] = useState(isAll);
  return (
    <section aria-labelledby={id} className={classes.whole}>
      <PanelHead
        id={id}
        title={title}
        about={about}
        mb="sm"
        isEmpty={rows.length === 0}
        file={{ name: file.name, figures: () => file.of(rows) }}
      />
      <DataTable
        wide
        label={title}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, FIRST)}
        rowKey={rowKey}
        sort={sort}
        onSort={onSort}
        empty={
          <Text size="sm" c="dimmed" py="xl" ta="center">
            {emptyText}
          </Text>
        }
      />
      {!isWhole && <NotAllPrinted shown={FIRST} all={rows.length} />}
      {!isAll && rows.length > FIRST && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${FIRST}` : `Show all ${rows.length}`}
        </Button>
      )}
    </section>
  );
}
