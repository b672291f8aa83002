import { useRef, useState } from 'react';

/**
 * A deed that is not begun again while it is under way, whatever it consists of; one that answers `true` is done for good,
 * and not begun again either. `busy` shows that it is under way, but only with the next drawing: a double click is faster,
 * and is one press all the same.
 */
export function useOnce<Given extends readonly unknown[]>(
  deed: (...given: Given) => Promise<true | void>,
): { run: (...given: Given) => Promise<void>; busy: boolean } {
  const isTaken = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...given: Given) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setBusy(true);
    let isDone: true | void = undefined;
    try {
      isDone = await deed(...given);
    } finally {
      isTaken.current = isDone === true;
      setBusy(false);
    }
  };
  return { run, busy };
}
