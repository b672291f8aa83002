import { useEffect, useRef, type ReactNode } from 'react';
import { counted } from '#contract/text.ts';
import { choose, chooseAgain, chooser, forgetChoice, unchoose, useChoice } from '#web/lib/kept-choice.ts';
import { usePressed } from '#web/lib/use-selection.ts';
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
  /** what is searched and filtered for: what is chosen stays so on every page of that, also over a look at another screen */
  list: string;
  /** rows that are worked on at once */
  most: number;
  /** the first rows of the list, whichever page is shown, at most so many */
  loadFirst: (most: number) => Promise<readonly Row[]>;
  /** what can be done with the chosen rows, of whichever page */
  renderDeeds: (chosen: readonly Row[], change: ChangeChosen) => ReactNode;
}

interface ChangeChosen {
  /** has some, by their keys, chosen no more */
  drop: (keys: readonly string[]) => void;
  /** has none of them chosen any more */
  clear: () => void;
  /** has those chosen again with which that was done, wherever one is by now, unless others have been chosen since */
  restore: () => void;
}

/** What a `PagedTable` needs for its rows to be chosen: its first column, and what stands below it. */
export interface SelectRows<Row> {
  column: (rows: readonly Row[]) => Column<Row, never>;
  /** `total`: of the whole list */
  below: (rows: readonly Row[], total: number) => ReactNode;
}

/** Lets the rows of a table be chosen over its pages, for what is done with many: one by one, a page, or all that there are. */
export function useSelectRows<Row>(selecting: Selecting<Row>): SelectRows<Row> {
  const { rowKey, nameOf, noun, list, most, loadFirst, renderDeeds } = selecting;
  const choice = useChoice<Row>(list);
  const pressed = usePressed();
  const keyed = (rows: readonly Row[]) => new Map(rows.map((row) => [rowKey(row), row]));
  const chosenOf = (rows: readonly Row[]) => {
    const newest = keyed(rows);
    // Of another page than the one that is shown nothing else is at hand.
    return [...choice].map(([key, row]) => newest.get(key) ?? row);
  };
  const latest = useRef<string | undefined>(list);
  const chosen = choice.size;
  useEffect(() => {
    const before = latest.current;
    latest.current = list;
    if (before === undefined || before === list) return;
    const left = forgetChoice(before);
    if (left > 0) toast.success(`Another list is shown: ${counted(left, noun)} no longer selected.`);
  }, [list, noun]);
  useEffect(() => () => void (latest.current = undefined), []);
  const by = chooser();
  const drop = (keys: readonly string[]) => unchoose(keys, list);
  const clear = () => void forgetChoice(list);
  const setAll = (rows: readonly Row[], all: boolean) =>
    all ? choose(list, keyed(rows)) : drop(rows.map(rowKey));
  return {
    column: (rows) => ({
      key: 'select',
      header: 'Select',
      tight: true,
      corner: true,
      head: (
        <SelectAll
          all={rows.length}
          chosen={rows.filter((row) => choice.has(rowKey(row))).length}
          onToggle={(all) => setAll(rows, all)}
        />
      ),
      cell: (row) => (
        <SelectBox
          name={nameOf(row)}
          checked={choice.has(rowKey(row))}
          onToggle={(through) => {
            const keys = pressed(rowKey(row), through ? rows.map(rowKey) : undefined);
            setAll(
              rows.filter((one) => keys.includes(rowKey(one))),
              !choice.has(rowKey(row)),
            );
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
            page={{ rows: rows.length, isChosen: rows.every((row) => choice.has(rowKey(row))) }}
            total={total}
            most={most}
            onPage={() => setAll(rows, true)}
            onFirst={async () => {
              const first = await loadFirst(most);
              // Somebody may have filtered anew while they came, or left, or another may sit here.
              if (latest.current !== list || chooser() !== by) return;
              clear();
              setAll(first, true);
            }}
            onClear={clear}
          >
            {renderDeeds(chosenOf(rows), { drop, clear, restore: () => chooseAgain(list, choice, by) })}
          </SelectedRows>
        )}
      </>
    ),
  };
}
