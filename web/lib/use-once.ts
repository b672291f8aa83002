import { useRef, useState } from 'react';

/**
 * A deed that is not begun again while it is under way, whatever it consists of. `busy` shows that, but only with the next
 * drawing: a double click is faster, and is one press all the same.
 */
export function useOnce(deed: () => Promise<void>): { run: () => Promise<void>; busy: boolean } {
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await deed();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { run, busy };
}
