import { ResetPasswordScreen } from '#web/features/session/reset-password-screen.tsx';
import { useLinkToken } from '../link-token.ts';

export default function ResetPasswordPage() {
  const token = useLinkToken();
  return <ResetPasswordScreen key={token} token={token} />;
}
