import { useState } from 'react';

/**
 * What is found, in the order in which it was first shown for a search: nothing moves under the pointer when it is asked for
 * again, and what comes later stands last. Of the search before, as long as this one is not answered (`isBefore`).
 */
export function useHeldOrder<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  search: string,
  isBefore: boolean,
): Row[] | undefined {
  const [held, setHeld] = useState<{ search: string; ids: readonly string[] }>({ search, ids: [] });
  const known = isBefore || held.search === search ? held.ids : [];
  const later = (rows ?? []).flatMap(({ id }) => (known.includes(id) ? [] : [id]));
  if (!isBefore && (later.length > 0 || held.search !== search))
    setHeld({ search, ids: [...known, ...later] });
  const order = [...known, ...later];
  return rows?.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
