import { savedText } from './saved-text.ts';

/** What is compared and chosen as one: a field, or several that only make sense together. */
export interface ComparedField<V> {
  label: string;
  fields: readonly (keyof V)[];
  /** its value as it is shown; '' for none */
  text: (values: V) => string;
}

/** Two people's changes to the same record. */
export interface Merge<V> {
  base: V;
  theirs: V;
  mine: V;
  /** changed by them alone: their value is taken over */
  taken: ComparedField<V>[];
  /** changed by both, to different values: a person has to choose */
  clashing: ComparedField<V>[];
}

export type Choice = 'theirs' | 'mine';

interface Comparison<V> {
  /** whether two fillings of the form would be saved as the same record */
  isSame: (one: V, other: V) => boolean;
  /** compares two people's changes to the same record field by field */
  merge: (base: V, theirs: V, mine: V) => Merge<V>;
}

/**
 * Compares fillings of a form by these fields, and by what would be saved of them (`toSaved`), so that a space more or
 * another writing of the same is no change.
 */
export function comparing<V extends object>(
  compared: readonly ComparedField<V>[],
  toSaved: (values: V) => Record<keyof V, unknown>,
): Comparison<V> {
  const isSameField = ({ fields }: ComparedField<V>, one: V, other: V) => {
    const [first, second] = [toSaved(one), toSaved(other)];
    return fields.every((field) => savedText(first[field]) === savedText(second[field]));
  };
  return {
    isSame: (one, other) => compared.every((field) => isSameField(field, one, other)),
    merge: (base, theirs, mine) => {
      const theirChanges = compared.filter((field) => !isSameField(field, base, theirs));
      const isMineToo = (field: ComparedField<V>) => !isSameField(field, base, mine);
      return {
        base,
        theirs,
        mine,
        taken: theirChanges.filter((field) => !isMineToo(field)),
        clashing: theirChanges.filter((field) => isMineToo(field) && !isSameField(field, theirs, mine)),
      };
    },
  };
}

/**
 * The record with both people's changes: mine, with what they alone changed and, of what both changed, theirs where it
 * was chosen (by label).
 */
export function resolveMerge<V extends object>(
  merge: Merge<V>,
  choices: Readonly<Record<string, Choice>>,
): V {
  const theirs = [...merge.taken, ...merge.clashing.filter(({ label }) => choices[label] === 'theirs')];
  const picked = theirs.flatMap(({ fields }) => fields.map((field) => [field, merge.theirs[field]]));
  return { ...merge.mine, ...(Object.fromEntries(picked) as Partial<V>) };
}
