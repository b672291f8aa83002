import { InvitationScreen } from '#web/features/session/invitation-screen.tsx';
import { useLinkToken } from '../link-token.ts';

export default function InvitationPage() {
  const token = useLinkToken();
  return <InvitationScreen key={token} token={token} />;
}
