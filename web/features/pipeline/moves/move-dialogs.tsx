import { onDemand } from '#web/ui/on-demand.tsx';
import type { AskedMove, Movable, MovingProps } from '../deeds/deeds.ts';

const UpdateStatusDialog = onDemand(() => import('./update-status-dialog.tsx'));
// In one file: another would change what counts as shared by most screens, and with it what each of them weighs.
const InterviewDialog = onDemand(async () => ({
  default: (await import('./update-status-dialog.tsx')).InterviewDialog,
}));
const MissedDialog = onDemand(async () => ({
  default: (await import('./update-status-dialog.tsx')).MissedDialog,
}));
const OfferDialog = onDemand(async () => ({
  default: (await import('./update-status-dialog.tsx')).OfferDialog,
}));
const ReasonDialog = onDemand(() => import('./reason-dialog.tsx'));

/** Has the code of the dialog come that is asked for most. */
export const preloadStatusDialog = UpdateStatusDialog.preload;
export const preloadReasonDialog = ReasonDialog.preload;

interface MoveDialogsProps extends MovingProps {
  /** the dialog asked for last; it stays while it closes */
  asked: AskedMove<Movable>;
}

/** The dialogs that move a person, and say when the interview is or what was offered, wherever the person stands. */
export function MoveDialogs({ asked, ...given }: MoveDialogsProps) {
  if (asked.deed === 'reason') return <ReasonDialog {...given} choices={asked.choices} said={asked.said} />;
  if (asked.deed === 'interview') return <InterviewDialog {...given} />;
  if (asked.deed === 'missed') return <MissedDialog {...given} at={asked.at} />;
  if (asked.deed === 'offer') return <OfferDialog {...given} />;
  return <UpdateStatusDialog {...given} begin={asked.to} />;
}
