import type { ReadResume } from '#reading/resume-text.ts';
import type { ReadingRequest } from './reading-messages.ts';
import { ReadingProcess } from './reading-process.ts';

/** Milliseconds: many times what the largest honest resume takes on a busy machine. */
const LONGEST_READING = 20_000;
/** Files at a time: reading is all computing, and people want to be served meanwhile. */
const AT_ONCE = 2;
/** Milliseconds that a process waits for the next file before it gives its memory back. */
const KEPT_FOR = 60_000;

interface Options {
  signal?: AbortSignal;
  /** milliseconds, from when its turn has come */
  timeLimit?: number;
}

interface Idle {
  reader: ReadingProcess;
  timer: NodeJS.Timeout;
}

const idle: Idle[] = [];
const waiting: (() => void)[] = [];
let atWork = 0;

/**
 * Reads a resume out of its bytes in a process of its own, within limits of time, memory, pages and unpacked size; two
 * at a time, the others wait their turn.
 * @throws ResumeReadError why it could not be read; `too-complex` beyond the limits, `scannedPages` for a scan
 * @throws the signal's reason when it is aborted, waiting or reading
 */
export async function readResumeText(
  file: ReadingRequest,
  { signal, timeLimit = LONGEST_READING }: Options = {},
): Promise<ReadResume> {
  await takeTurn(signal);
  try {
    // Where the system has no room for one more process it throws at once, and the turn is given back all the same.
    const reader = takeReader();
    try {
      return await reader.read(file, timeLimit, signal);
    } finally {
      keepReader(reader);
    }
  } finally {
    passTurn();
  }
}

async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (atWork < AT_ONCE) {
    atWork += 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const turn = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(signal?.reason);
    };
    waiting.push(turn);
    signal?.addEventListener('abort', leave);
  });
}

/** The turn goes to who has waited longest, or is free again. */
function passTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else atWork -= 1;
}

function takeReader(): ReadingProcess {
  const kept = idle.pop();
  if (!kept) return new ReadingProcess();
  clearTimeout(kept.timer);
  return kept.reader.over ? takeReader() : kept.reader;
}

function keepReader(reader: ReadingProcess): void {
  if (reader.over) return;
  const timer = setTimeout(() => {
    const at = idle.findIndex((one) => one.reader === reader);
    if (at >= 0) idle.splice(at, 1);
    void reader.end();
  }, KEPT_FOR);
  timer.unref();
  idle.push({ reader, timer });
}
