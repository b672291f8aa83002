import { useSearch } from '@tanstack/react-router';
import { SignInScreen } from '#web/features/session/sign-in-screen.tsx';

export default function AuthPage() {
  const { redirect } = useSearch({ from: '/auth' });
  return <SignInScreen remembered={redirect} />;
}
