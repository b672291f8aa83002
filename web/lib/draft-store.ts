import type { z } from 'zod';
import { isOpenElsewhere, tabKey } from './open-elsewhere.ts';

const PREFIX = 'niyukti.draft.';
const OLDEST_MS = 30 * 86_400_000;
const WAIT_MS = 400;
/** Between the name of a screen's draft and the tab that it was typed in. */
const OF_TAB = '.~';

/** What was found in the browser. */
export interface KeptDraft<T> {
  value: T;
  /** when it was last typed at */
  at: Date;
}

interface DraftFormat<T> {
  /** who typed it and on which screen: `<user id>.<screen>` */
  name: string;
  /** raised when the value's meaning changes; drafts of another version are dropped */
  version: number;
  /** checks what is read: nothing that a browser holds is taken for what it should be */
  schema: z.ZodType<T>;
}

/** Set once this page's person signs out: the page is about to be loaded afresh, and must leave nothing behind. */
let isClosed = false;

/** What writes that which was typed at this page and is not written yet. */
const unwrittenHere = new Set<() => void>();

/** From here on nothing is kept. What is kept already is for the caller to remove. */
export function closeDrafts(): void {
  isClosed = true;
}

/** Whether this page may still leave something in the browser. */
export function mayKeep(): boolean {
  return !isClosed;
}

/** What was kept under a name, or typed under it just now, or null. One that is damaged, too old or of another version is removed. */
export function readDraft<T>(
  { name, version, schema }: DraftFormat<T>,
  now = new Date(),
): KeptDraft<T> | null {
  // A dialog that is opened anew is drawn before the one that it replaces is gone.
  for (const flush of unwrittenHere) flush();
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text === null) return null;
    const kept = parse(text);
    const at = new Date(String(kept?.at));
    const value = schema.safeParse(kept?.value);
    if (kept?.version === version && isYoung(kept, now) && value.success) return { value: value.data, at };
    localStorage.removeItem(PREFIX + name);
  } catch {
    // A browser may forbid storage altogether; then there are no drafts, and the form works without.
  }
  return null;
}

/**
 * The name by which what is typed on a screen is kept in this tab: each tab has its own, so that two in which the same screen
 * is open never meet. What a tab has left there in which the screen is open no more becomes this one's.
 */
export function draftPlace(name: string): string {
  const own = name + OF_TAB + tabKey();
  const names = [name, ...namesOfTabs(name)]; // the plain one as it was kept before there were several
  if (names.includes(own)) return own;
  const left = names.find((one) => holds(one) && !isOpenElsewhere(one));
  if (left !== undefined) take(left, own);
  return own;
}

function take(from: string, to: string): void {
  try {
    localStorage.setItem(PREFIX + to, localStorage.getItem(PREFIX + from) ?? '');
    localStorage.removeItem(PREFIX + from);
  } catch {
    // Full: it stays where it is, and is found when the screen is opened anew.
  }
}

function namesOfTabs(name: string): string[] {
  return keysFrom(name + OF_TAB).map((key) => key.slice(PREFIX.length));
}

function isYoung(kept: { at?: unknown } | null, now: Date): boolean {
  return now.getTime() - new Date(String(kept?.at)).getTime() <= OLDEST_MS;
}

function parse(text: string): { version?: unknown; at?: unknown; value?: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

function write(name: string, version: number, value: unknown): void {
  if (isClosed) return;
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ version, at: new Date().toISOString(), value }));
  } catch {
    // Full or forbidden: what is on the screen is still there.
  }
}

function holds(name: string): boolean {
  try {
    return localStorage.getItem(PREFIX + name) !== null;
  } catch {
    return false;
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing could be kept there either.
  }
}

/** Removes one draft, of a record that is no longer there; one that stands in another tab is that tab's to give up. */
export function dropDraft(name: string): void {
  for (const one of [name, ...namesOfTabs(name)]) if (!isOpenElsewhere(one)) remove(one);
}

/** Whether anything that a person typed is kept in this browser, or was typed just now. */
export function hasDrafts(person: string): boolean {
  return keysFrom(`${person}.`).length > 0;
}

/** The keys of all drafts of a person, as the screens name them, with what was typed just now. */
export function draftKeys(person: string): string[] {
  const start = `${person}.`;
  const keys = keysFrom(start).map((key) => key.slice(PREFIX.length + start.length).split(OF_TAB)[0] ?? '');
  return [...new Set(keys)];
}

/** Removes all drafts whose names begin so, with what was typed just now, but for those that stand in another tab. */
export function dropDrafts(start: string): void {
  const names = keysFrom(start).map((key) => key.slice(PREFIX.length));
  for (const name of names) if (!isOpenElsewhere(name)) remove(name);
}

function keysFrom(start: string): string[] {
  for (const flush of unwrittenHere) flush();
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
  } catch {
    return [];
  }
}

/** Removes what other people have left at this browser, and what is too old or damaged whoever typed it. */
export function sweepDrafts(person: string, now = new Date()): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    for (const key of keys) {
      if (!key.startsWith(PREFIX)) continue;
      const isOwn = key.startsWith(`${PREFIX}${person}.`);
      if (!isOwn || !isYoung(parse(localStorage.getItem(key) ?? ''), now)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there is nothing to sweep.
  }
}

export interface DraftKeeper<T> {
  /** takes note of what stands on the screen now; the first call says what it opened with and writes nothing */
  keep: (value: T) => void;
  /** writes what is not written yet */
  flush: () => void;
  /** removes what is kept; typing goes on being kept */
  remove: () => void;
  /** removes what is kept, for good: after saving, and on leaving without */
  forget: () => void;
  /** writes even what is being saved: the page goes, and nobody will hear whether it was */
  leave: () => void;
  /**
   * Saves, with what is kept put aside, so that a form which is opened meanwhile starts blank: forgotten once it is
   * saved, put back when that fails.
   */
  whileSaving: <R>(save: () => Promise<R>) => Promise<R>;
}

/** Writes what is typed under a name soon after; a value that `isUntouched` is removed instead of kept. */
export function createDraftKeeper<T>(
  { name, version }: Omit<DraftFormat<T>, 'schema'>,
  isUntouched: (value: T) => boolean,
): DraftKeeper<T> {
  let seen: string | null = null;
  let unwritten: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isSaving = false;
  let latest: { value: T } | null = null;

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    unwritten = null;
    unwrittenHere.delete(flush);
  };
  const flush = () => {
    if (isSaving) return;
    const last = unwritten;
    clear();
    if (last === null) return;
    if (isUntouched(last.value)) remove(name);
    else write(name, version, last.value);
  };
  const forget = () => {
    isOver = true;
    clear();
    // While this is being saved, only a form that was opened meanwhile can have kept anything.
    if (!isSaving) remove(name);
  };
  const putBack = () => {
    isSaving = false;
    // What a form that was opened meanwhile has kept is newer.
    if (holds(name)) return;
    unwritten = latest;
    flush();
  };
  return {
    flush,
    keep: (value) => {
      latest = { value };
      const content = JSON.stringify(value);
      const isNews = seen !== null && seen !== content;
      seen = content;
      if (!isNews || isOver) return;
      unwritten = { value };
      unwrittenHere.add(flush);
      // Not put off by the next keystroke: who types without a pause is kept as well.
      timer ??= setTimeout(flush, WAIT_MS);
    },
    remove: () => {
      clear();
      remove(name);
    },
    forget,
    leave: () => {
      if (isOver) return; // saved or given up
      if (isSaving) putBack();
      else flush();
    },
    whileSaving: async (save) => {
      flush();
      remove(name);
      isSaving = true;
      try {
        const saved = await save();
        forget();
        return saved;
      } catch (error) {
        putBack();
        throw error;
      }
    },
  };
}
