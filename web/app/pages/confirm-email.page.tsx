import { ConfirmEmailScreen } from '#web/features/session/confirm-email-screen.tsx';
import { useLinkToken } from '../link-token.ts';

export default function ConfirmEmailPage() {
  const token = useLinkToken();
  return <ConfirmEmailScreen key={token} token={token} />;
}
