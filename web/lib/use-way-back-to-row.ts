import { useLayoutEffect, type RefObject } from 'react';
import { focusRow, shownRows } from './step-in-list.ts';

/**
 * For a bar below a list that acts on its selected rows: Escape leads from it back to the row or card that one came from.
 * When the bar goes with what was done and had the focus, that goes to a row in sight, rather than to the whole list, whose
 * beginning may be far above.
 */
export function useWayBackToRow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let from: HTMLElement | undefined;
    const enter = ({ relatedTarget }: FocusEvent) => {
      const came = shownRows().find((row) => row.contains(relatedTarget as Node | null));
      // From a dialog that it opened one comes from nowhere; not every browser gives a box the focus when it is clicked.
      from = came ?? from ?? selectedRows().at(-1);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (focusRow(from?.isConnected ? from : (selectedRows().at(-1) ?? rowInSight())))
        event.preventDefault();
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('keydown', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('keydown', leave);
      // It still stands there, and has the focus, until all of this has been done.
      if (element.contains(document.activeElement))
        focusRow(from?.isConnected && isInSight(from) ? from : rowInSight());
    };
  }, [bar]);
}

const selectedRows = () => shownRows().filter((row) => row.querySelector('[data-select]:checked') !== null);

const rowInSight = () => shownRows().find(isInSight);

/** Whether a row or card stands in the window, below the header. */
function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= window.innerHeight;
}
