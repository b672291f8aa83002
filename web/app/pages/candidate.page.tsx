import { Button } from '@mantine/core';
import { IconDownload, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { candidateRoutes } from '#contract/candidates.ts';
import { CandidateDetail } from '#web/features/candidates/candidate-detail.tsx';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { pathOf } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Page } from '#web/ui/page.tsx';

export default function CandidatePage() {
  const { id } = useParams({ from: '/signed-in/candidate/$id' });
  const { data: candidate } = useQuery(candidateQuery(id));
  return (
    <Page
      title={candidate?.name ?? 'Candidate'}
      subtitle={candidate?.email}
      back={{ to: '/candidates', label: 'Back to Candidates' }}
      actions={
        <>
          {candidate?.resume && candidate.can.read_resume && (
            <Button
              component="a"
              href={pathOf(candidateRoutes.readResume, { params: { id }, query: { download: '1' } })}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download Resume
            </Button>
          )}
          {candidate?.can.edit && (
            <ButtonLink
              to="/edit-candidate/$id"
              params={{ id }}
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              Edit Candidate
            </ButtonLink>
          )}
        </>
      }
    >
      <LoadedCandidate id={id}>{(loaded) => <CandidateDetail candidate={loaded} />}</LoadedCandidate>
    </Page>
  );
}
