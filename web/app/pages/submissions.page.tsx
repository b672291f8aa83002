import { Stack, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { messages } from '#contract/messages.ts';
import { RefusedCount } from '#web/features/submissions/refused-count.tsx';
import { RefusedList } from '#web/features/submissions/refused-list.tsx';
import { SubmissionList } from '#web/features/submissions/submission-list.tsx';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from '../list-address.ts';
import { SubmissionRequests } from '../submission-requests.tsx';

// Of the few who hand in a newer resume.
const ResumeDropzone = onDemand(async () => ({
  default: (await import('#web/features/resumes/resume-dropzone.tsx')).ResumeDropzone,
}));

export default function SubmissionsPage() {
  const { can } = useSession();
  const navigate = useNavigate({ from: '/submissions' });
  const address = useSearch({ from: '/signed-in/submissions' });
  const { filter, onFilter, paging } = listAddress(
    '/submissions',
    address,
    (search, how) => void navigate({ to: '/submissions', search, ...how, resetScroll: false }),
  );
  const { search, status, submitted, resume, unseen, sort } = filter;
  const submissions = (
    <SubmissionList
      filter={{ search, status, submitted, resume, unseen, sort }}
      onFilter={onFilter}
      paging={paging}
      renderResume={(field) => <ResumeDropzone {...field} />}
    />
  );
  return (
    <Page
      title="Submissions"
      subtitle={
        can('submission.ledger')
          ? 'Candidates that recruiters and vendors have submitted'
          : can('submission.existing')
            ? 'Candidates that you have submitted'
            : 'Candidates that your company has submitted'
      }
      note={can('submission.ledger') ? undefined : messages.submission.toCorrect}
    >
      {can('submission.ledger') ? (
        <Tabs
          value={address.tab ?? 'submissions'}
          keepMounted={false}
          onChange={(value) =>
            void navigate({
              to: '/submissions',
              search: { tab: value === 'refused' ? value : undefined },
            })
          }
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="submissions">Submissions</Tabs.Tab>
            <Tabs.Tab value="refused" rightSection={<RefusedCount />}>
              Refused Attempts
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="submissions">
            <SubmissionRequests>{submissions}</SubmissionRequests>
          </Tabs.Panel>
          <Tabs.Panel value="refused">
            <Stack gap="lg">
              <RefusedList
                search={search}
                onSearch={(typed, how) => onFilter({ search: typed }, how)}
                paging={paging}
              />
            </Stack>
          </Tabs.Panel>
        </Tabs>
      ) : (
        submissions
      )}
    </Page>
  );
}
