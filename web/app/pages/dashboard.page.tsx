import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ComingUpNote } from '#web/features/coming-up/coming-up-note.tsx';
import { comingUpQuery } from '#web/features/coming-up/coming-up.queries.ts';
import { OverdueInterviews } from '#web/features/coming-up/overdue-interviews.tsx';
import { CountCards } from '#web/features/dashboard/count-cards.tsx';
import { countsQuery } from '#web/features/dashboard/dashboard.queries.ts';
import { JobPipelineTable } from '#web/features/dashboard/job-pipeline-table.tsx';
import { Swot } from '#web/features/dashboard/swot-card.tsx';
import { firstStepsQuery } from '#web/features/first-steps/first-steps.queries.ts';
import { JobsOfNobodyNote } from '#web/features/jobs/jobs-of-nobody-note.tsx';
import { NewerResumesNote } from '#web/features/submissions/newer-resumes.tsx';
import { RefusedNote } from '#web/features/submissions/refused-count.tsx';
import { RequestsNote } from '#web/features/submissions/waiting-note.tsx';
import { isUnanswered } from '#web/lib/is-unanswered.ts';
import { Growing } from '#web/ui/growing.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { showSheet } from '../shown-sheet.ts';

const FirstStepsCard = onDemand(() => import('#web/features/first-steps/first-steps-card.tsx'));

export default function DashboardPage() {
  const { page = 1, guide } = useSearch({ from: '/signed-in/' });
  const router = useRouter();
  const onPage = useCallback(
    (to: number, how = { replace: false }) => {
      // The table turns its page by itself when jobs come and go, which must not call back somebody who is leaving.
      if (router.latestLocation.pathname !== '/') return;
      void router.navigate({
        to: '/',
        search: (before) => ({ ...before, page: to === 1 ? undefined : to }),
        ...how,
        resetScroll: false,
      });
    },
    [router],
  );
  const comingUp = useQuery(comingUpQuery());
  const overdue = comingUp.data?.interviews.overdue ?? 0;
  const onAsked = (isAsked: boolean) =>
    void router.navigate({
      to: '/',
      search: (before) => ({ ...before, guide: isAsked ? 'shown' : undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page title="Recruitment Dashboard – Hiring Pipeline">
      <Guide isAsked={guide === 'shown'} onAsked={onAsked} />
      <Stack gap={6} data-growing-parts>
        <CountCards />
        <ComingUpNote onOpen={() => showSheet('coming up')} />
        <RequestsNote />
        <NewerResumesNote />
        <RefusedNote />
        <JobsOfNobodyNote />
      </Stack>
      <Swot
        isWaitingComing={isUnanswered(comingUp)}
        waiting={
          overdue === 0 ? null : <OverdueInterviews count={overdue} onOpen={() => showSheet('coming up')} />
        }
      />
      <JobPipelineTable page={page} onPage={onPage} />
    </Page>
  );
}

/** The guide of a new installation, or for whoever asks for it; an older one neither loads nor asks for it, and no dashboard fails for it. */
function Guide({ isAsked, onAsked }: { isAsked: boolean; onAsked: (isAsked: boolean) => void }) {
  const { data } = useQuery(countsQuery);
  const isWanted = isAsked || (data?.is_beginning ?? false);
  const steps = useQuery({ ...firstStepsQuery, enabled: isWanted });
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    if (isWanted) void FirstStepsCard.ready().then(setIsThere);
  }, [isWanted]);
  if (!isWanted) return null;
  // It may be put away or done: what stands below appears where it stays.
  if (isUnanswered(steps) || isThere === undefined) return <Growing />;
  return isThere && <FirstStepsCard isAsked={isAsked} onAsked={onAsked} />;
}
