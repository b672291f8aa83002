import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CountCards } from '#web/features/dashboard/count-cards.tsx';
import { JobPipelineTable } from '#web/features/dashboard/job-pipeline-table.tsx';
import { Swot } from '#web/features/dashboard/swot-card.tsx';
import { Page } from '#web/ui/page.tsx';

export default function DashboardPage() {
  const { page = 1 } = useSearch({ from: '/signed-in/' });
  const router = useRouter();
  const onPage = useCallback(
    (to: number) => {
      // The table turns its page by itself when jobs come and go, which must not call back somebody who is leaving.
      if (router.latestLocation.pathname !== '/') return;
      void router.navigate({ to: '/', search: { page: to === 1 ? undefined : to }, resetScroll: false });
    },
    [router],
  );
  return (
    <Page title="Recruitment Dashboard – Hiring Pipeline">
      <CountCards />
      <Swot />
      <JobPipelineTable page={page} onPage={onPage} />
    </Page>
  );
}
