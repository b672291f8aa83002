import { useSearch } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#web/features/session/reset-password-screen.tsx';

export default function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' });
  return <ResetPasswordScreen token={token} />;
}
