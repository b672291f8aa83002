import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** A screen whose route and guard are there, and whose content is not. */
export default function NotYetPage() {
  return (
    <Page title="Vector Management">
      <EmptyState title="This screen is not available yet." />
    </Page>
  );
}
