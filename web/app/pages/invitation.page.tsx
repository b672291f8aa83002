import { useParams } from '@tanstack/react-router';
import { InvitationScreen } from '#web/features/session/invitation-screen.tsx';

export default function InvitationPage() {
  const { token } = useParams({ from: '/invitation/$token' });
  return <InvitationScreen token={token} />;
}
