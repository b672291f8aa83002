import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { hasCode } from './api.ts';
import { focusInPlace } from './focus-in-place.ts';
import type { Merge } from './merge.ts';

/** The saved record that changes are made to. It stays what it was while a newer one is loaded in the background. */
interface Base<V> {
  version: number;
  values: V;
}

interface EditedRecordOptions<R extends { version: number }, V extends object> {
  record: R;
  /** what a record fills the form with */
  toValues: (record: R) => V;
  /** checks the record that the server sends along with "changed meanwhile" */
  schema: z.ZodType<R>;
  merge: (base: V, theirs: V, mine: V) => Merge<V>;
  /** what the kept draft's changes were made to, where there is a draft */
  keptBase: Base<V> | undefined;
}

/**
 * A record that somebody edits while others may save it too: what the changes are made to, and saving them so that
 * nothing of anybody's is overwritten unseen. Hand the form to `on` once it is made, and `element` to its `ref`.
 */
export function useEditedRecord<R extends { version: number }, V extends object>(
  options: EditedRecordOptions<R, V>,
) {
  const { record, toValues, schema, merge, keptBase } = options;
  const baseOf = (saved: R): Base<V> => ({ version: saved.version, values: toValues(saved) });
  const [base, setBase] = useState(() => keptBase ?? baseOf(record));
  const [newer, setNewer] = useState<{ record: R; merge: Merge<V>; opened: boolean } | null>(null);
  const element = useRef<HTMLFormElement>(null);
  // That somebody else has saved is told above what is being typed.
  useEffect(() => focusInPlace(element.current), []);

  /**
   * Saves what was typed (`mine`) over the version that it was typed on; true once that is done. Changes of others that
   * do not touch it stay, and it is saved on top of them; any other has to be looked at first: `newer`, and false.
   */
  const save = async (
    mine: V,
    update: (version: number) => Promise<R>,
    over = base.version,
  ): Promise<boolean> => {
    try {
      setBase(baseOf(await update(over)));
      return true;
    } catch (error) {
      const theirs = hasCode(error, 'changed_meanwhile') ? schema.safeParse(error.current) : null;
      if (!theirs?.success) throw error;
      const merged = merge(base.values, toValues(theirs.data), mine);
      if (merged.taken.length + merged.clashing.length === 0) return save(mine, update, theirs.data.version);
      setNewer({ record: theirs.data, merge: merged, opened: true });
      return false;
    }
  };

  const keepEditing = () => setNewer((last) => last && { ...last, opened: false });

  return {
    base,
    /** somebody else's version, to be compared with what was typed: the last one, which stays while that is closed */
    newer,
    /** whether the record on the screen is newer than what the changes are made to */
    isOutdated: record.version > base.version,
    save,
    element,
    on: (form: UseFormReturnType<V>) => ({
      /** throws away what was typed, for a record as it is now */
      startFrom: (latest: R) => {
        setBase(baseOf(latest));
        form.setValues(toValues(latest));
        form.clearErrors();
      },
      /** saves what was made of both people's changes */
      saveMerged: (values: V) => {
        if (!newer?.opened) return;
        // On the page before it is sent: what is checked and saved is what stands there, on top of their version.
        flushSync(() => {
          keepEditing();
          setBase(baseOf(newer.record));
          form.setValues(values);
        });
        element.current?.requestSubmit();
      },
      keepEditing,
    }),
  };
}
