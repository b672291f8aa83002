import { useState } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';
import { AccountFace } from './account-face.tsx';

const loadMenu = () => import('./account-menu.tsx');
const prepareMenu = () => void loadMenu().catch(() => null);
const AccountMenu = onDemand(loadMenu);

/** The avatar with its menu, whose code comes when the pointer or the focus does. */
export function Account() {
  const [wanted, setWanted] = useState(false);
  const face = (
    <AccountFace
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepareMenu}
      onFocus={prepareMenu}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return face;
  return <AccountMenu fallback={face} onMissing={() => setWanted(false)} />;
}
