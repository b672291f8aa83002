import { SecuritySection } from '#web/features/account/security-section.tsx';
import { ApiTokens } from '#web/features/api-tokens/api-tokens.tsx';
import { KeyboardCard } from '#web/features/session/keyboard-card.tsx';
import { ProfileScreen } from '#web/features/session/profile-screen.tsx';
import { Page } from '#web/ui/page.tsx';

export default function ProfilePage() {
  return (
    <Page
      title="Profile Settings"
      subtitle="Manage your personal information, how you sign in, and the programs that may act for you."
      width="form"
    >
      <ProfileScreen />
      <KeyboardCard />
      <SecuritySection />
      <ApiTokens />
    </Page>
  );
}
