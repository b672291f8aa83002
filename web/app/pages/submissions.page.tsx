import { useNavigate, useSearch } from '@tanstack/react-router';
import { SubmissionList } from '#web/features/submissions/submission-list.tsx';
import { useSession } from '#web/lib/session.ts';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from '../list-address.ts';

export default function SubmissionsPage() {
  const { can } = useSession();
  const navigate = useNavigate({ from: '/submissions' });
  const list = listAddress(
    '/submissions',
    useSearch({ from: '/signed-in/submissions' }),
    (search, how) => void navigate({ to: '/submissions', search, ...how, resetScroll: false }),
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
    >
      <SubmissionList {...list} />
    </Page>
  );
}
