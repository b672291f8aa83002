import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { acceptsSubmissions } from '#contract/job-status.ts';
import { CandidateList } from '#web/features/candidates/candidate-list.tsx';
import { chosenJobQuery } from '#web/features/candidates/candidates.queries.ts';
import { RetentionNote } from '#web/features/rights/retention-note.tsx';
import { SavedViews } from '#web/features/saved-views/saved-views.tsx';
import { useSession } from '#web/lib/session.ts';
import { pressedBy } from '#web/lib/pressed-by.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { useJobAddedFor } from '../job-added-for.ts';
import { listAddress } from '../list-address.ts';
import { useMoveFromList } from '../move-from-list.tsx';
import { useOpenView } from '../open-view.ts';
import { personOf } from '../person-of.ts';
import { candidatesSearch, parseSearch, stringifySearch } from '../search.ts';

// Where people wait one asks who could move them on.
const RemindByJob = onDemand(() => import('#web/features/dashboard/remind-by-job.tsx'), { optional: true });

export default function CandidatesPage() {
  const { can } = useSession();
  useReturnToRow();
  const addedFor = useJobAddedFor();
  const back = useBackToJob(addedFor);
  const navigate = useNavigate({ from: '/candidates' });
  const search = useSearch({ from: '/signed-in/candidates' });
  const view = useOpenView('candidates', stringifySearch(search));
  const { movesOf, dialog } = useMoveFromList();
  const list = listAddress(
    '/candidates',
    search,
    (change, how) =>
      // The list shows where it begins itself, when a page is turned.
      void navigate({
        to: '/candidates',
        search: change,
        ...how,
        resetScroll: false,
        state: { view, addedFor },
      }),
  );
  const jobId = useJobToAddFor(list.filter.job_id ?? addedFor);
  return (
    <Page
      title="Candidate Management"
      {...(back && { back })}
      actions={
        <>
          {list.filter.waiting_over !== undefined && can('assignment.remind') && (
            <RemindByJob as="button" over={list.filter.waiting_over} />
          )}
          {can('candidate.import') && (
            <ButtonLink
              to="/candidates/import"
              search={{ jobId }}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              Import Resumes
            </ButtonLink>
          )}
          {can('candidate.create') && (
            <ButtonLink
              to="/create-candidate"
              search={{ jobId }}
              {...pressedBy('create')}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              Add Candidate
            </ButtonLink>
          )}
        </>
      }
    >
      {can('retention.manage') && <RetentionNote />}
      <CandidateList
        {...list}
        movesOf={movesOf}
        views={
          <SavedViews
            list="candidates"
            query={stringifySearch(list.filter)}
            from={view}
            onOpen={(query) =>
              void navigate({
                to: '/candidates',
                search: candidatesSearch.parse(parseSearch(query)),
                resetScroll: false,
                state: { addedFor },
              })
            }
          />
        }
      />
      {dialog}
    </Page>
  );
}

/** The way back to the job (id) for which somebody was added, which ends here. */
function useBackToJob(id: string | undefined) {
  const { data: job } = useQuery({ ...chosenJobQuery(id ?? ''), enabled: id !== undefined });
  if (id === undefined) return undefined;
  const label = job ? `Back to “${job.title}”` : 'Back to Job';
  return { to: '/jobs/$id/candidates', params: { id }, label } as const;
}

/** The job (id) whose people are looked at, where it takes candidates: whoever is added is for that one, unless another is chosen. */
function useJobToAddFor(id: string | undefined): string | undefined {
  const { data: job } = useQuery({ ...chosenJobQuery(id ?? ''), enabled: id !== undefined });
  return job && acceptsSubmissions(job.status) ? id : undefined;
}

/** By these somebody goes on, and means something else by now. */
const GOES_ON = ['keydown', 'pointerdown', 'wheel'] as const;

/** Who comes back from a person finds the person's row again. */
function useReturnToRow(): void {
  const router = useRouter();
  // While a screen is first drawn, the router still counts the one before as the one that is shown.
  const [id] = useState(() => personOf(router.state.resolvedLocation?.pathname));
  useEffect(() => {
    if (id === undefined) return undefined;
    const end = new AbortController();
    // From the first moment, however late the code comes.
    for (const kind of GOES_ON)
      window.addEventListener(kind, () => end.abort(), { signal: end.signal, passive: true });
    void import('../return-to-row.ts').then(
      ({ returnToRow }) => !end.signal.aborted && returnToRow(id, end),
      () => undefined, // the list is there all the same
    );
    return () => end.abort();
  }, [id]);
}
