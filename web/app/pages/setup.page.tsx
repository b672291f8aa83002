import { SetupScreen } from '#web/features/session/setup-screen.tsx';
import { useLinkToken } from '../link-token.ts';

export default function SetupPage() {
  const token = useLinkToken();
  return <SetupScreen key={token} token={token} />;
}
