import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComingInterview } from '#contract/coming-up.ts';
import { ComingUpDialog, type ComingUpView } from '#web/features/coming-up/coming-up-dialog.tsx';
import type { ComingPerson } from '#web/features/coming-up/in-job.tsx';
import type { AskedDeed } from '#web/features/pipeline/deeds/deeds.ts';
import { forgetNext } from '#web/features/pipeline/deeds/moved-notice.tsx';
import MoveByIds from '#web/features/pipeline/moves/move-by-ids.tsx';
import RowMoves from '#web/features/pipeline/moves/row-moves.tsx';
import { useSession } from '#web/lib/session.ts';
import { useAsked } from '#web/ui/confirm.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { closeSheet, showSheet } from './shown-sheet.ts';

const MoveInterviewsDialog = onDemand(async () => ({
  default: (await import('#web/features/pipeline/moves/update-status-dialog.tsx')).MoveInterviewsDialog,
}));

type Router = ReturnType<typeof useRouter>;

/** By the key of its place in the browser's history, how the dialog was left there by a link. */
const left = new Map<string, ComingUpView>();
/** The place that is left by a link, until the next screen stands: the link may lead to where one is already. */
let going: string | undefined;
/** the program's one router, once it is listened to */
let heard: Router | undefined;

const placeOf = ({ latestLocation: { state } }: Router) => state.__TSR_key ?? '';

/** Whoever goes on from the dialog and steps back finds it open again, over the screen that it stood over. */
function reopenOnReturn(router: Router): void {
  if (heard === router) return;
  heard = router;
  // One may step back from a screen before it stands: to where the dialog was left, by a link that led elsewhere.
  router.subscribe('onBeforeNavigate', () => {
    if (placeOf(router) !== going) going = undefined;
  });
  // Once the screen stands, whose heading takes the focus first.
  router.subscribe('onRendered', () => {
    const place = placeOf(router);
    const stays = place === going;
    going = undefined;
    if (stays) left.delete(place);
    else if (left.has(place)) showSheet('coming up');
  });
}

/** What comes up, as a sheet over any screen; over it the dialogs of the pipeline by which its people are moved. */
export default function ComingUpSheet() {
  const router = useRouter();
  const [place] = useState(() => placeOf(router));
  const [view] = useState(() => left.get(place));
  const now = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  useEffect(() => {
    // A step back or forward while it is open leaves it behind, and it opens again there.
    if (now !== place) closeSheet('coming up', { goesOn: true });
  }, [now, place]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      // Nothing asks what comes next any more, nor of a move that is still under way.
      isGone.current = true;
      forgetNext();
    };
  }, []);
  const { can } = useSession();
  const [moving, setMoving] = useState<{ number: number; person: ComingPerson; asked: AskedDeed }>();
  const [isMoving, setIsMoving] = useState(false);
  const [ofDay, setOfDay] = useState<{ number: number; interviews: ComingInterview[] }>();
  const [isMovingDay, setIsMovingDay] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const stopMoving = useCallback(() => setIsMoving(false), []);
  const isAsked = useAsked()?.opened ?? false;
  const movesOf = (person: ComingPerson, of: 'interview' | 'offer') => (
    <RowMoves
      person={person}
      of={of}
      wasAsked={person.assignment_id === moving?.person.assignment_id}
      // The focus has nothing to go back to then: it stays near.
      onDone={() => setMoving(undefined)}
      onMenu={setMenuOpen}
      isGone={() => isGone.current}
      ask={(asked) => {
        setMoving((before) => ({ number: (before?.number ?? 0) + 1, person, asked }));
        setIsMoving(true);
      }}
    />
  );
  const moveDay = (interviews: ComingInterview[]) => {
    // The focus goes back to the button, or stays near where that has gone.
    setMoving(undefined);
    setOfDay((before) => ({ number: (before?.number ?? 0) + 1, interviews }));
    setIsMovingDay(true);
  };
  return (
    <>
      <ComingUpDialog
        left={view}
        onClose={() => {
          left.delete(place);
          closeSheet('coming up');
        }}
        onGo={(now) => {
          left.set(place, now);
          going = place;
          reopenOnReturn(router);
          closeSheet('coming up', { goesOn: true });
        }}
        isCovered={isMoving || isMovingDay || isAsked || isMenuOpen}
        movesOf={can('assignment.status') ? movesOf : undefined}
        onMoveDay={can('assignment.status') ? moveDay : undefined}
      />
      {/* Beside the list, so that a row that goes does not take its dialog along. */}
      {moving && (
        <MoveByIds
          key={moving.number}
          candidateId={moving.person.candidate_id}
          jobId={moving.person.job_id}
          asked={moving.asked}
          opened={isMoving}
          onClose={stopMoving}
        />
      )}
      {ofDay && (
        <MoveInterviewsDialog
          key={ofDay.number}
          interviews={ofDay.interviews}
          ofOneDay
          opened={isMovingDay}
          onClose={() => setIsMovingDay(false)}
        />
      )}
    </>
  );
}
