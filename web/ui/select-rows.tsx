import type { ReactNode } from 'react';
import { useSelection } from '#web/lib/use-selection.ts';
import type { Column } from './data-table.tsx';
import { SelectAll, SelectBox } from './select-box.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface Selecting<Row> {
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** what a row is: "candidate" */
  noun: string;
  /** what can be done with the chosen rows of the page; `clear` chooses none of them any more */
  renderDeeds: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

/** What a `PagedTable` needs for its rows to be chosen: its first column, and what stands below it. */
export interface SelectRows<Row> {
  column: (rows: readonly Row[]) => Column<Row, never>;
  below: (rows: readonly Row[]) => ReactNode;
}

/** Lets the rows of a table's page be chosen, for what is done with many. What another page holds is not among them. */
export function useSelectRows<Row>({ rowKey, nameOf, noun, renderDeeds }: Selecting<Row>): SelectRows<Row> {
  const { ids, toggle, set, clear } = useSelection();
  const chosenOf = (rows: readonly Row[]) => rows.filter((row) => ids.has(rowKey(row)));
  return {
    column: (rows) => ({
      key: 'select',
      header: 'Select',
      tight: true,
      corner: true,
      head: (
        <SelectAll
          all={rows.length}
          chosen={chosenOf(rows).length}
          onToggle={(all) => set(rows.map(rowKey), all)}
        />
      ),
      cell: (row) => (
        <SelectBox
          name={nameOf(row)}
          checked={ids.has(rowKey(row))}
          onToggle={(through) => toggle(rowKey(row), through ? rows.map(rowKey) : undefined)}
        />
      ),
    }),
    below: (rows) => (
      <SelectionBar
        noun={noun}
        chosen={chosenOf(rows).length}
        all={rows.length}
        onAll={() => set(rows.map(rowKey), true)}
        onClear={clear}
      >
        {renderDeeds(chosenOf(rows), clear)}
      </SelectionBar>
    ),
  };
}
