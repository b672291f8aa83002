import { type RefObject, useEffect, useState } from 'react';
import type { ColumnKey } from './board-columns.ts';

/** What stands above the board, such as a card's menu or a card that is held: who is at it has not left what lies below. */
const ABOVE = '[data-portal], [data-side], [data-held]';

type Columns = ReadonlySet<ColumnKey>;
const NONE: Columns = new Set();

/**
 * The stages that stand folded: those where nobody is, and while somebody is at the board, by pointer or keyboard, those
 * that were so when they came. So no column changes its width below a card that is held, or has just been dropped.
 * `empty`: where nobody is, undefined while people are loaded; `narrowedBy`: by something else, the board is another.
 */
export function useKeptWidths(
  board: RefObject<HTMLElement | null>,
  empty: Columns | undefined,
  narrowedBy: string | null,
): Columns {
  const [kept, setKept] = useState<{ columns: Columns; narrowedBy: string | null } | null>(null);
  useEffect(() => {
    if (!empty) return undefined;
    const end = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(ABOVE)) return;
      const isAtIt = board.current?.contains(target) ?? false;
      setKept((before) => {
        if (!isAtIt) return null;
        return before?.narrowedBy === narrowedBy ? before : { columns: empty, narrowedBy };
      });
    };
    // Not by `pointerover`: when a menu or a held card goes, browsers tell as if the pointer had come to what it stood in.
    for (const kind of ['pointermove', 'pointerdown', 'focusin'])
      document.addEventListener(kind, look, { signal: end.signal, passive: true });
    return () => end.abort();
  }, [board, empty, narrowedBy]);
  return kept?.narrowedBy === narrowedBy ? kept.columns : (empty ?? NONE);
}
