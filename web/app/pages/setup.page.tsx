import { useSearch } from '@tanstack/react-router';
import { SetupScreen } from '#web/features/session/setup-screen.tsx';

export default function SetupPage() {
  const { token } = useSearch({ from: '/setup' });
  return <SetupScreen token={token} />;
}
