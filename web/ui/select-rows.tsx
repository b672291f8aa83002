import { useEffect, useRef, useState, type ReactNode } from 'react';
import { counted } from '#contract/text.ts';
import { useSelection } from '#web/lib/use-selection.ts';
import type { Column } from './data-table.tsx';
import { onDemand } from './on-demand.tsx';
import { SelectAll, SelectBox, SelectionStatus } from './select-box.tsx';
import { toast } from './toast.ts';

// Comes with the first choice: before it there is nothing to be done.
const SelectedRows = onDemand(() => import('./selected-rows.tsx'));

interface Selecting<Row> {
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** what a row is: "candidate" */
  noun: string;
  /** what is searched and filtered for: what is chosen stays so on every page of that, and no longer */
  list: string;
  /** rows that are worked on at once */
  most: number;
  /** the first rows of the list, whichever page is shown, at most so many */
  loadFirst: (most: number) => Promise<readonly Row[]>;
  /** what can be done with the chosen rows, of whichever page; `drop` has some, by their keys, chosen no more, `clear` all of them */
  renderDeeds: (
    chosen: readonly Row[],
    drop: (keys: readonly string[]) => void,
    clear: () => void,
  ) => ReactNode;
}

/** What a `PagedTable` needs for its rows to be chosen: its first column, and what stands below it. */
export interface SelectRows<Row> {
  column: (rows: readonly Row[]) => Column<Row, never>;
  /** `total`: of the whole list */
  below: (rows: readonly Row[], total: number) => ReactNode;
  /** has a row, by its key, chosen no more: it is gone */
  drop: (keys: readonly string[]) => void;
}

/** Lets the rows of a table be chosen over its pages, for what is done with many: one by one, a page, or all that there are. */
export function useSelectRows<Row>(selecting: Selecting<Row>): SelectRows<Row> {
  const { rowKey, nameOf, noun, list, most, loadFirst, renderDeeds } = selecting;
  const { ids, toggle, set, clear } = useSelection();
  // Of another page than the one that is shown nothing else is at hand.
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const learn = (rows: readonly Row[]) =>
    setKnown((before) => new Map([...before, ...rows.map((row) => [rowKey(row), row] as const)]));
  const chosenOf = (rows: readonly Row[]) => {
    const newest = new Map(rows.map((row) => [rowKey(row), row]));
    return [...ids].flatMap((id) => newest.get(id) ?? known.get(id) ?? []);
  };
  const latest = useRef(list);
  const chosen = ids.size;
  useEffect(() => {
    if (latest.current === list) return;
    latest.current = list;
    if (chosen === 0) return;
    clear();
    toast.success(`Another list is shown: ${counted(chosen, noun)} no longer selected.`);
  }, [list, chosen, noun, clear]);
  const drop = (keys: readonly string[]) => set(keys, false);
  const setAll = (rows: readonly Row[], all: boolean) => {
    learn(rows);
    set(rows.map(rowKey), all);
  };
  return {
    drop,
    column: (rows) => ({
      key: 'select',
      header: 'Select',
      tight: true,
      corner: true,
      head: (
        <SelectAll
          all={rows.length}
          chosen={rows.filter((row) => ids.has(rowKey(row))).length}
          onToggle={(all) => setAll(rows, all)}
        />
      ),
      cell: (row) => (
        <SelectBox
          name={nameOf(row)}
          checked={ids.has(rowKey(row))}
          onToggle={(through) => {
            learn(rows);
            toggle(rowKey(row), through ? rows.map(rowKey) : undefined);
          }}
        />
      ),
    }),
    below: (rows, total) => (
      <>
        <SelectionStatus noun={noun} chosen={chosen} />
        {chosen > 0 && (
          <SelectedRows
            noun={noun}
            chosen={chosen}
            page={{ rows: rows.length, isChosen: rows.every((row) => ids.has(rowKey(row))) }}
            total={total}
            most={most}
            onPage={() => setAll(rows, true)}
            onFirst={async () => {
              const first = await loadFirst(most);
              // Somebody may have filtered anew while they came.
              if (latest.current !== list) return;
              clear();
              setAll(first, true);
            }}
            onClear={clear}
          >
            {renderDeeds(chosenOf(rows), drop, clear)}
          </SelectedRows>
        )}
      </>
    ),
  };
}
