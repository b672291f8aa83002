import { useSyncExternalStore } from 'react';
import { forgetForOthers } from './another-person.ts';

type Choice<Row = unknown> = ReadonlyMap<string, Row>;

const NONE: Choice = new Map();

/** By what a list is searched and filtered for; only for as long as the page stays loaded, so that a sign-out forgets it. */
const kept = new Map<string, Choice>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function keep(list: string, choice: Choice): void {
  if (choice.size > 0) kept.set(list, choice);
  else kept.delete(list);
  for (const listener of listeners) listener();
}

/** Changes with whoever is signed in. */
let ofWhom = {};

forgetForOthers(() => {
  ofWhom = {};
  for (const list of kept.keys()) keep(list, NONE);
});

/** Has to be told by what chooses later, for an answer may come once another person has signed in: they get none of it. */
export function chooser(): object {
  return ofWhom;
}

/** The rows of a list that are chosen, by their keys: still so when one comes back to it from another screen. */
export function useChoice<Row>(list: string): Choice<Row> {
  // Whoever uses one list puts rows of one kind into it.
  return useSyncExternalStore(subscribe, () => kept.get(list) ?? NONE) as Choice<Row>;
}

/** Has rows of a list, by their keys, chosen as well. */
export function choose<Row>(list: string, rows: Choice<Row>): void {
  keep(list, new Map([...(kept.get(list) ?? NONE), ...rows]));
}

/** Has rows chosen again, whether their list is still shown or not, unless others have been chosen in it since. */
export function chooseAgain<Row>(list: string, rows: Choice<Row>, by: object): void {
  if (by === ofWhom && !kept.has(list)) keep(list, rows);
}

/** Has rows chosen no longer that are gone, or are to be left out: in one list, or in all of them. */
export function unchoose(keys: readonly string[], list?: string): void {
  for (const one of list === undefined ? [...kept.keys()] : [list]) {
    const before = kept.get(one);
    if (!before || !keys.some((key) => before.has(key))) continue;
    const after = new Map(before);
    for (const key of keys) after.delete(key);
    keep(one, after);
  }
}

/** Has nothing chosen in a list any more; answers how many rows were. */
export function forgetChoice(list: string): number {
  const { size } = kept.get(list) ?? NONE;
  if (size > 0) keep(list, NONE);
  return size;
}
