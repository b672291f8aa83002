import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ComingUpDialog, type ComingUpView } from '#web/features/coming-up/coming-up-dialog.tsx';
import { closeSheet, showSheet } from './shown-sheet.ts';

type Router = ReturnType<typeof useRouter>;

/** By the key of its place in the browser's history, how the dialog was left there by a link. */
const left = new Map<string, ComingUpView>();
/** the program's one router, once it is listened to */
let heard: Router | undefined;

const placeOf = ({ latestLocation: { state } }: Router) => state.__TSR_key ?? '';

/** Whoever goes on from the dialog and steps back finds it open again, over the screen that it stood over. */
function reopenOnReturn(router: Router): void {
  if (heard === router) return;
  heard = router;
  // Once the screen stands, whose heading takes the focus first.
  router.subscribe('onRendered', () => {
    if (left.has(placeOf(router))) showSheet('coming up');
  });
}

/** What comes up, as a sheet over any screen. */
export default function ComingUpSheet() {
  const router = useRouter();
  const [place] = useState(() => placeOf(router));
  const [view] = useState(() => left.get(place));
  const now = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  useEffect(() => {
    // A step back or forward while it is open leaves it behind, and it opens again there.
    if (now !== place) closeSheet('coming up', { goesOn: true });
  }, [now, place]);
  return (
    <ComingUpDialog
      left={view}
      onClose={() => {
        left.delete(place);
        closeSheet('coming up');
      }}
      onGo={(now) => {
        left.set(place, now);
        reopenOnReturn(router);
        closeSheet('coming up', { goesOn: true });
      }}
    />
  );
}
