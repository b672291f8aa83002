import { RetentionScreen } from '#web/features/rights/retention-screen.tsx';
import { Page } from '#web/ui/page.tsx';

export default function RetentionPage() {
  return (
    <Page
      title="Data Retention"
      subtitle="Look over the people whose data is kept longer than it is needed, and erase those you approve."
      back={{ to: '/settings', label: 'Back to Settings' }}
    >
      <RetentionScreen />
    </Page>
  );
}
