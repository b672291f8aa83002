import { Button } from '@mantine/core';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { JobList } from '#web/features/jobs/job-list.tsx';
import { SavedViews } from '#web/features/saved-views/saved-views.tsx';
import { useSession } from '#web/lib/session.ts';
import { pressedBy } from '#web/lib/pressed-by.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from '../list-address.ts';
import { useOpenView } from '../open-view.ts';
import { jobsSearch, parseSearch, stringifySearch } from '../search.ts';
import { showSheet } from '../shown-sheet.ts';

export default function JobsPage() {
  const { can } = useSession();
  const navigate = useNavigate({ from: '/jobs' });
  const search = useSearch({ from: '/signed-in/jobs' });
  const view = useOpenView('jobs', stringifySearch(search));
  const list = listAddress(
    '/jobs',
    search,
    (change, how) =>
      // The list shows where it begins itself, when a page is turned.
      void navigate({ to: '/jobs', search: change, ...how, resetScroll: false, state: { view } }),
  );
  return (
    <Page
      title="Jobs"
      subtitle={
        can('job.create')
          ? 'Manage all job postings and candidates'
          : 'Manage your job postings and candidates'
      }
      actions={
        can('job.create') ? (
          <ButtonLink
            to="/create-job"
            {...pressedBy('create')}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Create Job
          </ButtonLink>
        ) : (
          // For HR it stands on the Dashboard.
          can('pipeline.read') && (
            <Button
              variant="default"
              leftSection={<IconCalendarEvent size={16} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => showSheet('coming up')}
            >
              Coming Up
            </Button>
          )
        )
      }
    >
      <JobList
        {...list}
        views={
          <SavedViews
            list="jobs"
            query={stringifySearch(list.filter)}
            from={view}
            onOpen={(query) =>
              void navigate({ to: '/jobs', search: jobsSearch.parse(parseSearch(query)), resetScroll: false })
            }
          />
        }
      />
    </Page>
  );
}
