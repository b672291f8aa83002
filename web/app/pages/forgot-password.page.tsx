import { ForgotPasswordScreen } from '#web/features/session/forgot-password-screen.tsx';

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
