import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '#web/ui/data-table.tsx';
import type { FigureSort } from './figure-order.ts';
import classes from './executive.module.css';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A figure as people read it, with its unit; "–" for none. */
export function figureText(value: number | null, unit = ''): string {
  return value === null ? '–' : `${indian.format(value)}${unit}`;
}

/** A column of figures; of one that is not sorted by yet the most come first. */
export function figureColumn<Row, Figure extends string>(
  now: string | undefined,
  key: Figure,
  header: string,
  cell: (row: Row) => ReactNode,
): Column<Row, FigureSort<Figure>> {
  return {
    key,
    header,
    align: 'end',
    small: true,
    sort: { descending: `-${key}`, ...((now === key || now === `-${key}`) && { ascending: key }) },
    cell,
  };
}

/** A percent and, beside it, of how many it is ("62.5% of 8", "4.5% 5 of 112"); nothing beside it where there are none. */
export function Rate({ value, part, whole }: { value: number | null; part?: number; whole: number }) {
  return (
    <span className={classes.rate}>
      {figureText(value, '%')}
      {whole > 0 && ' '}
      {whole > 0 && (
        // In one piece: a line may break before it only.
        <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {part !== undefined && `${figureText(part)} `}of {figureText(whole)}
        </Text>
      )}
    </span>
  );
}
