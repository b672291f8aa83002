import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CandidateList } from '#web/features/candidates/candidate-list.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';

export default function CandidatesPage() {
  const { can } = useSession();
  const filter = useSearch({ from: '/signed-in/candidates' });
  const navigate = useNavigate();
  return (
    <Page
      title="Candidate Management"
      actions={
        can('candidate.create') && (
          <ButtonLink to="/create-candidate" leftSection={<IconPlus size={16} aria-hidden />}>
            Add Candidate
          </ButtonLink>
        )
      }
    >
      <CandidateList
        filter={filter}
        onFilter={(change) =>
          void navigate({ to: '/candidates', search: { ...filter, ...change }, replace: true })
        }
      />
    </Page>
  );
}
