import { eventRoutes, liveTiming, type LiveEvent } from '#contract/events.ts';
import { openStream } from './api.ts';
import { keepConnected, type Connection, type LiveTiming, type Told } from './live-connection.ts';

interface LiveOptions {
  /** hears what the server told */
  onTold: (told: Told) => void;
  /** hears whether changes arrive; not before that is known to have changed from "no" */
  onState: (isLive: boolean) => void;
  open?: typeof openStream;
  timing?: LiveTiming;
}

/** What the tabs of one browser say to each other. One of them holds the connection: the server's six for a host are few. */
type TabMessage =
  | { type: 'told'; told: Told; place: string | null }
  | { type: 'state'; isLive: boolean; place: string | null; recent: LiveEvent[] }
  /** a new tab asks how things stand */
  | { type: 'ask' }
  | { type: 'wake' | 'drop' };

const NAME = 'niyukti-live';
/** A new tab may have asked for its data this long before it listens, in milliseconds. */
const RECENT = 10_000;

/**
 * Hears what anybody changes, for as long as it is not stopped; one connection serves all tabs of the browser. Where
 * tabs cannot agree on one (plain-HTTP addresses in a local network), each has its own.
 */
export function startLive(options: LiveOptions): Connection {
  const { open = openStream, timing = liveTiming, onTold, onState } = options;
  const locks = navigator.locks as LockManager | undefined;
  if (!locks)
    return keepConnected({
      open: (request) => open(eventRoutes.stream, request),
      place: null,
      onTold,
      onState,
      timing,
    });

  const tabs = new BroadcastChannel(NAME);
  const stopping = new AbortController();
  let place: string | null = null;
  let isLive = false;
  let isAsking = true;
  /** what this tab holds when it is the one that is connected */
  let connection: Connection | null = null;
  let nudging: ReturnType<typeof setInterval> | undefined;
  let recent: { at: number; change: LiveEvent }[] = [];

  const say = (message: TabMessage) => {
    if (!stopping.signal.aborted) tabs.postMessage(message);
  };
  const sayState = () => {
    recent = recent.filter(({ at }) => at > Date.now() - RECENT);
    say({ type: 'state', isLive, place, recent: recent.map(({ change }) => change) });
  };
  const setState = (now: boolean) => {
    if (isLive === now) return;
    isLive = now;
    onState(now);
    clearInterval(nudging);
    // The tab that holds the connection may be one that nobody sees, whose own clock the browser slows down.
    if (!now && !connection) nudging = setInterval(() => say({ type: 'wake' }), timing.reconnect.at(-1));
  };

  const connect = () => {
    clearInterval(nudging);
    // Whoever held the connection before is gone; this goes on where that one was.
    connection = keepConnected({
      open: (request) => open(eventRoutes.stream, request),
      place,
      onTold: (told, at) => {
        place = at;
        if (told.type === 'change') recent.push({ at: Date.now(), change: told.change });
        if (recent.length > 1000) recent = recent.slice(-500);
        say({ type: 'told', told, place });
        onTold(told);
      },
      onState: (now, at) => {
        place = at;
        setState(now);
        sayState();
      },
      timing,
    });
  };

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (connection) {
      if (data.type === 'ask') sayState();
      if (data.type === 'wake') connection.wake();
      if (data.type === 'drop') connection.drop();
    } else if (data.type === 'told') {
      place = data.place ?? place;
      onTold(data.told);
    } else if (data.type === 'state') {
      place = data.place ?? place;
      setState(data.isLive);
      if (isAsking) for (const change of data.recent) onTold({ type: 'change', change });
      isAsking = false;
    }
  });
  say({ type: 'ask' });
  void locks
    .request(NAME, { signal: stopping.signal }, async () => {
      connect();
      await new Promise((resolve) => {
        stopping.signal.addEventListener('abort', resolve);
      });
    })
    .catch(() => {
      // Stopped before it was this tab's turn.
    });

  return {
    wake: () => (connection ? connection.wake() : say({ type: 'wake' })),
    drop: () => (connection ? connection.drop() : say({ type: 'drop' })),
    stop() {
      clearInterval(nudging);
      stopping.abort();
      connection?.stop();
      tabs.close();
    },
  };
}
