import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ManageUserButton } from './manage-user-button.tsx';
import type { UserDialogKind } from './user-dialog.tsx';

const UserMenu = onDemand(() => import('./user-menu.tsx'));

interface UserActionsProps {
  user: User;
  /** opens a dialog; not here, as it would go with the row */
  onAsk: (kind: UserDialogKind) => void;
}

/** What may be done about a user, in a menu whose code comes when the pointer or the focus does. */
export function UserActions(props: UserActionsProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <ManageUserButton
      name={props.user.full_name}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={UserMenu.preload}
      onFocus={UserMenu.preload}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? <UserMenu {...props} fallback={button} onMissing={() => setWanted(false)} /> : button;
}
