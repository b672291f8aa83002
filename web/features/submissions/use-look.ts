import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { submissionRoutes } from '#contract/submissions.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';

/** how often a list that stays on the screen is looked at anew: well within a visit, as the server counts it */
const LOOK_AGAIN_MS = 5 * 60 * 1000;

/** for so long a look stands for those that follow: each search and each page turned brings rows, too */
const SAME_LOOK_MS = 60 * 1000;

/** What a reader does at a list; not `scroll`, which rows that come by themselves can cause. */
const DEEDS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

interface Tab {
  /** when its last look was noted, in ms; none yet at `-Infinity` */
  lookedAt: number;
  /** when its reader last did something, in ms */
  stirredAt: number;
}

/** This tab, whichever screens one goes to; signing out loads the page anew. */
const tab: Tab = { lookedAt: -Infinity, stirredAt: -Infinity };

const stir = () => {
  tab.stirredAt = Date.now();
};

/**
 * Whether a look is to be noted `now` (ms): not within a minute of the last one, and not in a tab where nobody has done
 * anything since, which would count as looked at all night and keep its session.
 */
export function isLookDue({ lookedAt, stirredAt }: Tab, now: number): boolean {
  return now - lookedAt >= SAME_LOOK_MS && stirredAt > lookedAt;
}

/** Nothing is told when it fails: what has changed stays marked, and the next rows try again. */
function takeLook(): void {
  const now = Date.now();
  if (document.visibilityState !== 'visible' || !isLookDue(tab, now)) return;
  const { lookedAt } = tab;
  tab.lookedAt = now;
  call(submissionRoutes.look, { body: {} }).catch(() => {
    tab.lookedAt = lookedAt;
  });
}

export interface Looking {
  /** to be told each time that rows have come */
  onRows: (found: { read_at?: string | undefined }) => void;
  /** whether rows stand there, or have stood */
  isShown: boolean;
  /** when those rows were read that came last */
  readAt: RefObject<string | undefined>;
}

/** Notes on the server that the reader looks at the list: with rows that come, and now and then while somebody is at them. */
export function useLook(): Looking {
  const { can } = useSession();
  const looks = can('submission.look');
  const [isShown, setIsShown] = useState(false);
  const readAt = useRef<string>(undefined);
  // Whoever opens the list does something; before its rows tell that they are there.
  useLayoutEffect(stir, []);
  useEffect(() => {
    if (!looks || !isShown) return undefined;
    const comeBack = () => {
      if (document.visibilityState === 'visible') stir();
      takeLook();
    };
    const timer = setInterval(takeLook, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', comeBack);
    for (const deed of DEEDS) window.addEventListener(deed, stir, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      for (const deed of DEEDS) window.removeEventListener(deed, stir, { capture: true });
    };
  }, [looks, isShown]);
  const onRows = useCallback(
    ({ read_at }: { read_at?: string | undefined }) => {
      readAt.current = read_at;
      setIsShown(true);
      if (looks) takeLook();
    },
    [looks],
  );
  return { onRows, isShown, readAt };
}
