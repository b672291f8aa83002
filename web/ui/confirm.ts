import { useSyncExternalStore, type ReactNode } from 'react';

export interface Confirmation {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** the deed cannot be undone; the focus is on the way back */
  danger?: boolean;
  /** more likely a mistake than meant: the focus is on the way back here too */
  doubtful?: boolean;
  /**
   * The deed itself. While it runs the dialog stays open and shows that it is busy; when it fails the dialog
   * stays open, and telling why is the deed's own part.
   */
  run?: () => Promise<unknown>;
}

/** The question asked last; it stays while its dialog closes. */
interface Asked {
  /** tells the questions apart */
  number: number;
  question: Confirmation;
  answer: (confirmed: boolean) => void;
  opened: boolean;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function show(next: Asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Asks before a deed. Resolves to true once it was confirmed (and `run` is done), false when it was cancelled or another
 * question took its place.
 */
export function confirm(question: Confirmation): Promise<boolean> {
  withdrawQuestion();
  const number = (asked?.number ?? 0) + 1;
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      // The answer of a deed that ended late must not close the question that was asked meanwhile.
      if (asked?.number === number) show({ ...asked, opened: false });
      resolve(confirmed);
    };
    show({ number, question, answer, opened: true });
  });
}

/** Answers the question that is open, if there is one, as if it had been cancelled. */
export function withdrawQuestion(): void {
  if (asked?.opened) asked.answer(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question asked last and whether it is still open, for the host that shows it; null before the first. */
export function useAsked(): Asked | null {
  return useSyncExternalStore(subscribe, () => asked);
}
