import { onDemand } from '#web/ui/on-demand.tsx';
import type { AskedMove, Movable, MovingProps } from './deeds.ts';

const UpdateStatusDialog = onDemand(() => import('./update-status-dialog.tsx'));
const ReasonDialog = onDemand(() => import('./reason-dialog.tsx'));

/** Has the code of the dialog come that is asked for most. */
export const preloadStatusDialog = UpdateStatusDialog.preload;

interface MoveDialogsProps extends MovingProps {
  /** the dialog asked for last; it stays while it closes */
  asked: AskedMove<Movable>;
}

/** The dialogs that move a person, wherever the person stands. */
export function MoveDialogs({ asked, ...given }: MoveDialogsProps) {
  return asked.deed === 'status' ? (
    <UpdateStatusDialog {...given} />
  ) : (
    <ReasonDialog {...given} choices={asked.choices} />
  );
}
