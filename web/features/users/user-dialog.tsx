import type { User } from '#contract/users.ts';
import { onDemand } from '#web/ui/on-demand.tsx';

const DIALOGS = {
  edit: onDemand(() => import('./edit-user-dialog.tsx')),
  jobs: onDemand(() => import('./hand-over-dialog.tsx')),
  link: onDemand(() => import('./invitation-link-dialog.tsx')),
  password: onDemand(() => import('./password-link-dialog.tsx')),
  again: onDemand(() => import('./send-again-dialog.tsx')),
};

/** What is asked or shown in a dialog about a user. */
export type UserDialogKind = keyof typeof DIALOGS;

interface UserDialogProps {
  kind: UserDialogKind;
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** The dialog about a user: beside the list, as what is done, here or by others, may take the user's row out of it. */
export function UserDialog({ kind, ...dialog }: UserDialogProps) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...dialog} />;
}
