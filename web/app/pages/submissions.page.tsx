import { useNavigate, useSearch } from '@tanstack/react-router';
import { SubmissionList } from '#web/features/submissions/submission-list.tsx';
import { useSession } from '#web/lib/session.ts';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from '../list-address.ts';

export default function SubmissionsPage() {
  const { role, profile } = useSession();
  const navigate = useNavigate();
  const list = listAddress(
    '/submissions',
    useSearch({ from: '/signed-in/submissions' }),
    (search, how) => void navigate({ to: '/submissions', search, ...how, resetScroll: false }),
  );
  return (
    <Page
      title="Submissions"
      subtitle={
        role === 'hr_manager'
          ? 'Candidates that recruiters and vendors have submitted'
          : role === 'vendor' && profile.company_name
            ? `Candidates submitted by ${profile.company_name}`
            : 'Candidates that you have submitted'
      }
    >
      <SubmissionList {...list} />
    </Page>
  );
}
