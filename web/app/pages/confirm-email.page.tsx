import { useSearch } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#web/features/session/confirm-email-screen.tsx';

export default function ConfirmEmailPage() {
  const { token } = useSearch({ from: '/confirm-email' });
  return <ConfirmEmailScreen token={token} />;
}
