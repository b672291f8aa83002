import { useSyncExternalStore } from 'react';
import { legacyImportRoutes, type LegacyResume } from '#contract/legacy-import.ts';
import { forgetForOthers } from '#web/lib/another-person.ts';
import { call, errorText, isSessionRefusal } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** A file that is to be sent, in a ZIP or by itself. */
interface Source {
  name: string;
  open: () => Promise<File>;
}

/** What lies in the files that were chosen: themselves, or what their ZIPs hold; and which cannot be taken. */
export type OpenFiles = (
  files: File[],
) => Promise<{ sources: Source[]; refused: { name: string; message: string }[] }>;

/** What has become of a file; `left` was not sent any more. */
export interface Outcome {
  name: string;
  state: LegacyResume['outcome'] | 'failed' | 'left';
  text: string;
}

/** `looking` and `looked`: nothing is written; `attaching` and `over`: those that have a person are given to them. */
export interface ResumeImportState {
  phase: 'idle' | 'looking' | 'looked' | 'attaching' | 'over';
  /** files of this phase, and how many of them are done */
  total: number;
  done: number;
  /** of every file that was looked at */
  outcomes: readonly Outcome[];
  /** why the files could not even be looked at */
  problem: string | null;
}

const IDLE: ResumeImportState = { phase: 'idle', total: 0, done: 0, outcomes: [], problem: null };
const LEFT = 'was not sent any more';

let state = IDLE;
let sources: readonly Source[] = [];
let isStopped = false;
/** Changes when all is forgotten: what is under way then sends and tells nothing any more. */
let round = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function put(change: Partial<ResumeImportState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const readImport = (): ResumeImportState => state;

/** The import of this tab, which goes on while other screens are looked at. */
export function useResumeImport(): ResumeImportState {
  return useSyncExternalStore(subscribe, readImport);
}

/** Whether files are being sent. */
export const isBusy = ({ phase }: ResumeImportState): boolean => phase === 'looking' || phase === 'attaching';

/** Leaves what has not been sent as it is. */
export function stopImport(): void {
  isStopped = true;
}

forgetForOthers(() => {
  round += 1;
  sources = [];
  put(IDLE);
});

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

async function busily(work: (isOver: () => boolean) => Promise<void>): Promise<void> {
  isStopped = false;
  const own = round;
  const isOver = () => own !== round;
  window.addEventListener('beforeunload', ask);
  try {
    await work(isOver);
  } catch (error) {
    if (!isOver()) put({ ...IDLE, problem: errorText(error) });
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}

/** Asks of each file whose it is. Nothing is written. */
export function lookAt(files: File[], openFiles: OpenFiles): Promise<void> {
  return busily(async (isOver) => {
    put({ ...IDLE, phase: 'looking' });
    const opened = await openFiles(files);
    if (isOver()) return;
    sources = opened.sources;
    put({ total: sources.length });
    for (const source of sources) {
      const outcome = await send(source, true, isOver);
      if (isOver()) return;
      put({ outcomes: [...state.outcomes, outcome], done: state.done + 1 });
    }
    const refused = opened.refused.map(({ name, message: text }): Outcome => ({
      name,
      state: 'failed',
      text,
    }));
    put({ phase: 'looked', outcomes: [...state.outcomes, ...refused] });
  });
}

/** Gives each file that has a person to that person. */
export function attachFound(): Promise<void> {
  return busily(async (isOver) => {
    const found = [...state.outcomes.entries()].filter(([, outcome]) => outcome.state === 'attached');
    put({ phase: 'attaching', total: found.length, done: 0 });
    for (const [at] of found) {
      const source = sources[at];
      if (!source) continue;
      const outcome = await send(source, false, isOver);
      if (isOver()) return;
      put({ outcomes: state.outcomes.with(at, outcome), done: state.done + 1 });
    }
    sources = [];
    put({ phase: 'over' });
    void askAgain(queryClient, ['candidates', 'vectors']);
  });
}

async function send({ name, open }: Source, dryRun: boolean, isOver: () => boolean): Promise<Outcome> {
  if (isStopped) return { name, state: 'left', text: LEFT };
  try {
    const resume = await open();
    if (isOver()) return { name, state: 'left', text: LEFT };
    const { outcome, candidate } = await call(legacyImportRoutes.resume, {
      body: { dry_run: dryRun },
      files: { resume },
    });
    const text = {
      attached: `${dryRun ? 'goes' : 'attached'} to ${candidate?.name}`,
      known: `${candidate?.name} has a resume already`,
      unmatched: 'no candidate has its id, e-mail or phone',
      several: 'its e-mail is one candidate\u2019s and its phone another\u2019s',
    }[outcome];
    return { name, state: outcome, text };
  } catch (error) {
    // Nobody is signed in any more: all others would fail as well.
    if (isSessionRefusal(error)) isStopped = true;
    return { name, state: 'failed', text: errorText(error) };
  }
}
