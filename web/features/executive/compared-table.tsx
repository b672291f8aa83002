import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { FunnelStage } from '#contract/reached.ts';
import { csvOf } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { figureColumn, Rate } from './figure-columns.tsx';
import type { ListLink } from './figure-links.ts';
import type { FigureSort } from './figure-order.ts';
import { Figure } from './figure.tsx';
import classes from './executive.module.css';

/** What is told of each that is compared. */
interface Compared {
  submitted: number;
  interviewed: number;
  offers: number;
  hires: number;
  decided: number;
  interview_rate: number | null;
}
export type ComparedFigure = Exclude<keyof Compared, 'decided'>;

/** The columns of people, and what it is that they reached. */
export const PEOPLE = [
  { key: 'submitted', header: 'Submitted', stage: 'entered' },
  { key: 'interviewed', header: 'Interviewed', stage: 'interview' },
  { key: 'offers', header: 'Offers', stage: 'offer' },
  { key: 'hires', header: 'Joined', stage: 'joined' },
] as const satisfies { key: ComparedFigure; header: string; stage: FunnelStage }[];

interface ComparedColumns<Row> {
  now: string;
  nameOf: (row: Row) => string;
  /** of people who reached a stage; none where no list tells them apart */
  linkOf: (row: Row, stage: FunnelStage) => ListLink | undefined;
}

/** The columns that are the same whatever is compared, after its name. */
export function comparedColumns<Row extends Compared>({
  now,
  nameOf,
  linkOf,
}: ComparedColumns<Row>): Column<Row, FigureSort<ComparedFigure>>[] {
  return [
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
  /** its name without extension, and what it holds */
  file: { name: string; header: string[]; cells: (row: Row) => (string | number | null)[] };
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
  file,
}: ComparedTableProps<Row, Sort>): ReactNode {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" gap="xs" align="flex-start" mb="sm">
        <div className={classes.about}>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          <Text size="xs" c="dimmed">
            {about}
          </Text>
        </div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={`Download ${title} as CSV`}
          disabled={rows.length === 0}
          onClick={() =>
            saveFile({ blob: csvOf(file.header, rows.map(file.cells)), name: `${file.name}.csv` })
          }
        >
          CSV
        </Button>
      </Group>
      <DataTable
        label={title}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, FIRST)}
        rowKey={rowKey}
        sort={sort}
        onSort={onSort}
        empty={
          <Text size="sm" c="dimmed" py="xl" ta="center">
            Nobody was submitted or added in this period.
          </Text>
        }
      />
      {rows.length > FIRST && (
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
