import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import {
  createDraftKeeper,
  draftKeys,
  draftPlace,
  dropDraft,
  dropDrafts,
  readDraft,
  type DraftKeeper,
  type KeptDraft,
} from './draft-store.ts';
import { openHere } from './open-elsewhere.ts';
import { useSession } from './session.ts';

interface DraftOptions<T> {
  /** the screen, with the record's id when it has one: 'create-job', 'edit-job.<id>' */
  key: string;
  /** raised when the value's meaning changes; drafts of another version are dropped */
  version: number;
  /** checks what is read back */
  schema: z.ZodType<T>;
  /** whether there is nothing in it to keep */
  isUntouched: (value: T) => boolean;
}

export interface Draft<T> {
  /** what was typed here before and never saved, to start from; null when there is nothing, or no longer */
  kept: KeptDraft<T> | null;
  /** removes what was typed before; the caller puts the form back */
  discard: () => void;
  /** removes the draft for good: call it after saving (`whileSaving` does) and before leaving by Cancel */
  forget: () => void;
  /** saves, and removes the draft for good; a screen that is opened before the answer comes starts blank */
  whileSaving: DraftKeeper<T>['whileSaving'];
  keeper: DraftKeeper<T>;
}

/**
 * What the person at this browser typed on a screen and did not save. It outlives a reload, a failed save, an ended
 * session and leaving by a link; it goes when it is saved or discarded and when the person signs out. Nobody else
 * sees it, and while another tab has the screen open, that tab's is left to it. Read `kept` for the form's initial values,
 * then hand the values on to `useKeepDraft` at every rendering.
 */
export function useDraft<T>({ key, version, schema, isUntouched }: DraftOptions<T>): Draft<T> {
  const { user_id: person } = useSession().profile;
  // As of when the screen appeared: what one person typed is never kept as another's.
  const [{ name, keeper, found }] = useState(() => {
    const name = draftPlace(`${person}.${key}`);
    return {
      name,
      keeper: createDraftKeeper({ name, version }, isUntouched),
      found: readDraft({ name, version, schema }),
    };
  });
  useEffect(() => openHere(name), [name]);
  const [isGone, setIsGone] = useState(false);
  return {
    kept: isGone ? null : found,
    keeper,
    discard: () => {
      keeper.remove();
      setIsGone(true);
    },
    forget: keeper.forget,
    whileSaving: keeper.whileSaving,
  };
}

/**
 * The draft of the one text of a small dialog, which begins with `initial`; Escape leaves it, so let Cancel and saving forget
 * it.
 */
export function useTextDraft(key: string, initial = ''): Draft<string> {
  return useDraft({ key, version: 1, schema: z.string(), isUntouched: (text) => text.trim() === initial });
}

/** Removes the person's draft of a screen once it `isGone`: what it was typed for is no longer there. */
export function useDropDraft(key: string, isGone: boolean): void {
  const { user_id: person } = useSession().profile;
  useEffect(() => {
    if (isGone) dropDraft(`${person}.${key}`);
  }, [person, key, isGone]);
}

/** Removes the person's drafts whose keys begin so, for whom nothing leads back to them. */
export function useDropDrafts(start: string): () => void {
  const { user_id: person } = useSession().profile;
  return useCallback(() => dropDrafts(`${person}.${start}`), [person, start]);
}

/**
 * Removes those of the person's drafts whose keys begin with `start` and do not go on with `current`: what they were typed
 * for is no longer there.
 */
export function useDropFormerDrafts(start: string, current: string): void {
  const { user_id: person } = useSession().profile;
  useEffect(() => {
    for (const key of draftKeys(person)) {
      const rest = key.startsWith(start) ? key.slice(start.length) : current;
      if (rest !== current && !rest.startsWith(`${current}.`)) dropDraft(`${person}.${key}`);
    }
  }, [person, start, current]);
}

/** Keeps the value, whenever it changes, in the draft; at the latest when the page or the screen is left. */
export function useKeepDraft<T>({ keeper }: Draft<T>, value: T): void {
  useLayoutEffect(() => keeper.keep(value));
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const onLeaving = () => {
      // A field that takes over what is typed when it is left (chips) has to be left first.
      const field = document.activeElement;
      if (field instanceof HTMLElement) flushSync(() => field.blur());
      keeper.leave();
    };
    window.addEventListener('pagehide', onLeaving);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', onLeaving);
      document.removeEventListener('visibilitychange', onHidden);
      keeper.flush();
    };
  }, [keeper]);
}
