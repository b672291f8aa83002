import { createParser } from 'eventsource-parser';
import { liveEventSchema, type LiveEvent, type StreamEvent } from '#contract/events.ts';

/** What the server told: a change, or that more was missed than can be told. */
export type Told = { type: 'change'; change: LiveEvent } | { type: 'reset' };

/** The times of `liveTiming` that a connection keeps, in milliseconds. */
export interface LiveTiming {
  silence: number;
  crowded: number;
  reconnect: readonly number[];
}

interface ConnectionOptions {
  /** asks the server for the stream; rejects when there is none to be had */
  open: (request: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>;
  /** where to go on from; null for the first time */
  place: string | null;
  /** hears what was told, and the place from which to go on after it */
  onTold: (told: Told, place: string | null) => void;
  /** hears when the connection is there (with the place that it stands at), and when it is lost */
  onState: (isLive: boolean, place: string | null) => void;
  timing: LiveTiming;
}

export interface Connection {
  /** Tries at once if it is waiting, or if nothing was heard for too long, as after a sleep of the machine. */
  wake: () => void;
  /** Takes the connection for lost. */
  drop: () => void;
  stop: () => void;
}

/** Keeps a stream of live events open until told to stop: again after each interruption, going on where it was. */
export function keepConnected({ open, place, onTold, onState, timing }: ConnectionOptions): Connection {
  let isStopped = false;
  // Not known yet: who was told by another that changes arrive is to hear it when they do not.
  let isLive: boolean | undefined;
  let failures = 0;
  let heardAt = Date.now();
  let attempt = new AbortController();
  let endPause = () => {};

  const setLive = (now: boolean) => {
    if (isLive === now || isStopped) return;
    isLive = now;
    onState(now, place);
  };

  const take = (type: StreamEvent, id: string | undefined, data: string) => {
    place = id ?? place;
    if (type === 'reset') onTold({ type }, place);
    if (type === 'change') {
      const change = liveEventSchema.safeParse(JSON.parse(data));
      // A newer server may tell of kinds that this page does not know yet.
      if (change.success) onTold({ type, change: change.data }, place);
    }
    if (type === 'ready') {
      failures = 0;
      setLive(true);
    }
  };

  /** Reads one stream to its end; resolves to the pause before the next try. */
  const readOnce = async (): Promise<number> => {
    attempt = new AbortController();
    const { signal } = attempt;
    let isCrowded = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      heardAt = Date.now();
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), timing.silence);
    };
    heard();
    try {
      const response = await open({ headers: place === null ? {} : { 'last-event-id': place }, signal });
      const parser = createParser({
        onEvent: ({ event, id, data }) => {
          if (event === 'crowded') isCrowded = true;
          else take(event as StreamEvent, id, data);
        },
      });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || isStopped) break;
        heard();
        parser.feed(value);
      }
    } catch {
      // Interrupted, refused or not reached: all the same, it is tried again. (A refused session is told elsewhere.)
    } finally {
      clearTimeout(silence);
      attempt.abort();
    }
    if (isCrowded) return timing.crowded;
    failures += 1;
    return timing.reconnect[Math.min(failures, timing.reconnect.length) - 1] ?? 0;
  };

  const run = async () => {
    while (!isStopped) {
      const pause = await readOnce();
      setLive(false);
      if (isStopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  void run();

  return {
    wake() {
      if (isLive && Date.now() - heardAt > timing.silence) attempt.abort();
      endPause();
    },
    drop: () => attempt.abort(),
    stop() {
      isStopped = true;
      attempt.abort();
      endPause();
    },
  };
}
