import { Box, Button, Paper, Table, Text } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Bars, type BarsProps, type LinkOf } from './bars.tsx';
import { Figure } from './figure.tsx';
import classes from './executive.module.css';
import { PanelHead } from './panel-head.tsx';
import type { Figures } from './tables.ts';

interface ChartTable extends Figures {
  linkOf?: LinkOf;
  /** stands in its place, as wide as the page, where it is more than plain numbers; the file is of the rows above */
  own?: ReactNode;
}

/** Those whose table was looked at last, so that Back from a list that it led to finds it again. */
const shownAsTable = new Set<string>();

interface ChartPanelProps {
  title: string;
  /** what is counted, in a sentence */
  about: ReactNode;
  chart: Omit<BarsProps, 'linkOf'>;
  table: ChartTable;
  /** whether its numbers stand in a table below, always */
  hasOwnTable?: boolean;
  /** as wide as the page, not beside another */
  isWide?: boolean;
  /** without its extension */
  fileName: string;
  /** whether there is nothing to draw */
  isEmpty: boolean;
  emptyText: string;
  /** stands in place of the chart while there are no numbers, which are on their way or could not be had */
  instead?: ReactNode;
  children?: ReactNode;
}

/** A chart with its heading, its numbers as a table and as a file. */
export function ChartPanel({
  title,
  about,
  chart,
  table,
  fileName,
  isEmpty,
  emptyText,
  instead,
  hasOwnTable = false,
  isWide = false,
  children,
}: ChartPanelProps) {
  const [isTable, setIsTable] = useState(() => shownAsTable.has(title));
  const turn = () => {
    shownAsTable[isTable ? 'delete' : 'add'](title);
    setIsTable(!isTable);
  };
  const id = useId();
  const Sign = isTable ? IconChartBar : IconTable;
  return (
    <Paper
      component="section"
      p="md"
      aria-labelledby={id}
      className={isWide || (isTable && table.own) ? classes.whole : classes.panel}
    >
      <PanelHead
        id={id}
        title={title}
        about={about}
        file={{ name: fileName, figures: () => table }}
        isEmpty={Boolean(instead)}
      >
        {!hasOwnTable && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Sign size={14} aria-hidden />}
            aria-label={`Show ${title} as ${isTable ? 'chart' : 'table'}`}
            onClick={turn}
          >
            {isTable ? 'Chart' : 'Table'}
          </Button>
        )}
      </PanelHead>
      {instead ??
        (isTable ? (
          table.own ? (
            <Box mt="md">{table.own}</Box>
          ) : (
            <NumbersTable title={title} table={table} />
          )
        ) : isEmpty ? (
          <Text size="sm" c="dimmed" py="xl" ta="center">
            {emptyText}
          </Text>
        ) : (
          <Bars {...chart} linkOf={table.linkOf} />
        ))}
      {children}
    </Paper>
  );
}

function NumbersTable({ title, table }: { title: string; table: ChartTable }) {
  const { header, rows, percents = [], linkOf } = table;
  const isPercent = (column: number) => percents.includes(header[column] ?? '');
  return (
    <Table.ScrollContainer minWidth={header.length * 80} mt="md">
      <Table aria-label={title} tabularNums>
        <Table.Thead>
          <Table.Tr>
            {header.map((name, index) => (
              <Table.Th key={name} scope="col" ta={index === 0 ? undefined : 'end'}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([name, ...cells], row) => (
            <Table.Tr key={row}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {cells.map((cell, column) => (
                <Table.Td key={column} ta="end">
                  <Figure
                    value={typeof cell === 'number' && isPercent(column + 1) ? `${cell}%` : cell}
                    link={linkOf?.(row, column + 1)}
                    of={`${header[column + 1]}, ${name}`}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
