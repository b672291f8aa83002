import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Chosen rows of a list, by their ids. Its functions stay the same for as long as the list stands. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Chooses one, or no longer; with `order`, the ids as they stand on the screen, all from the one pressed before to this one. */
  toggle: (id: string, order?: readonly string[]) => void;
  /** chooses these as well, or none of them any more */
  set: (ids: readonly string[], chosen: boolean) => void;
  clear: () => void;
}

/** Which rows a press on one's box is about: that one; with `order`, the ids as they stand on the screen, all from the one pressed before. */
export function usePressed(): (id: string, order?: readonly string[]) => readonly string[] {
  const pressed = useRef<string>(undefined);
  return useCallback((id, order = []) => {
    const [from, to] = [order.indexOf(pressed.current ?? ''), order.indexOf(id)];
    pressed.current = id;
    return from === -1 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  }, []);
}

/** Lets rows be chosen: singly, from one to another, or all. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pressed = usePressed();
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  });

  const set = useCallback((some: readonly string[], chosen: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of some) {
        if (chosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const toggle = useCallback(
    (id: string, order?: readonly string[]) => set(pressed(id, order), !latest.current.has(id)),
    [set, pressed],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, toggle, set, clear };
}
