import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CandidateDeeds } from '#web/features/candidates/candidate-deeds.tsx';
import { CandidateDetail } from '#web/features/candidates/candidate-detail.tsx';
import { candidateQuery } from '#web/features/candidates/candidates.queries.ts';
import { ResumePassages } from '#web/features/candidates/resume-passages.tsx';
import { CompareLink, ToResumeVersions } from '#web/features/candidates/resume-versions.tsx';
import { LoadedCandidate } from '#web/features/candidates/loaded-candidate.tsx';
import { StandingLine } from '#web/features/candidates/standing-line.tsx';
import { ViewResume } from '#web/features/candidates/view-resume.tsx';
import { PersonMoves } from '#web/features/pipeline/moves/person-moves.tsx';
import { ConsentCard } from '#web/features/rights/consent-card.tsx';
import { RightsCard } from '#web/features/rights/rights-card.tsx';
import { WithdrawnNote } from '#web/features/rights/withdrawn-note.tsx';
import { LedgerCard } from '#web/features/submissions/ledger-card.tsx';
import { NewerResumeNote } from '#web/features/submissions/newer-resume-note.tsx';
import { OwnRequestNote, OwnSubmissionNote } from '#web/features/submissions/own-request-note.tsx';
import { RequestNote } from '#web/features/submissions/requests.tsx';
import { hasCode } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { LoadingState } from '#web/ui/states.tsx';
import { SubmissionRequests } from '../submission-requests.tsx';
import { StepThroughPeople } from '../person-steps.tsx';
import { usePersonWalk } from '../person-walk.ts';
import { jobOf } from '../way-back.ts';

const NotesCard = onDemand(() => import('#web/features/notes/notes-card.tsx'));
// With the notes, or the pieces of other screens would be cut otherwise.
const TypedNotes = onDemand(async () => {
  const { TypedNotes: part } = await import('#web/features/notes/notes-card.tsx');
  return { default: part };
});

/** What HR is asked about a person, at the job that it is about. */
const requestAt = (candidateId: string) => (assignment: { id: string }) => (
  <RequestNote candidateId={candidateId} assignmentId={assignment.id} />
);

/** What the reader asks HR about a person, there as well. */
const ownRequestAt = (candidateId: string) => (assignment: { id: string }) => (
  <OwnRequestNote candidateId={candidateId} assignmentId={assignment.id} />
);

export default function CandidatePage() {
  const { id } = useParams({ from: '/signed-in/candidate/$id' });
  const { resume } = useSearch({ from: '/signed-in/candidate/$id' });
  const { can } = useSession();
  const mayAnswer = can('submission.requests');
  const mayAsk = !mayAnswer && can('submission.ask');
  const { back, steps } = usePersonWalk(id);
  const navigate = useNavigate();
  const { data, error } = useQuery(candidateQuery(id));
  const candidate = hasCode(error, 'not_found') ? undefined : data;
  return (
    <Page
      title={candidate?.name ?? 'Candidate'}
      subtitle={
        candidate && (
          <>
            {/* On paper it stands among what is known of the person. */}
            <span data-print="none">{candidate.email}</span>
            <StandingLine candidate={candidate} />
          </>
        )
      }
      back={back}
      steps={steps && <StepThroughPeople {...steps} resume={resume} />}
      actions={candidate && <CandidateDeeds key={id} candidate={candidate} />}
    >
      <LoadedCandidate id={id} renderTyped={(notes, back) => <TypedNotes notes={notes} back={back} />}>
        {(loaded) => (
          <Stack gap="md">
            <WithdrawnNote
              candidate={loaded}
              mayErase={can('candidate.erase')}
              onErased={() => void navigate({ to: '/candidates' })}
            />
            {mayAsk && <OwnSubmissionNote candidateId={id} />}
            {can('resume.versions') && (
              <NewerResumeNote
                key={`newer-${id}`}
                candidateId={id}
                currentAt={loaded.resume?.created_at ?? null}
              >
                {loaded.resume && loaded.can.read_resume && (
                  <ViewResume candidateId={id} resume={loaded.resume} size="xs" label="View Newer Resume" />
                )}
                <CompareLink candidate={loaded} />
                <ToResumeVersions candidateId={id} />
              </NewerResumeNote>
            )}
            <PersonMoves key={id} person={loaded} openedFrom={jobOf(back)}>
              {(movesIn, undoIn) => {
                const detail = (
                  <CandidateDetail
                    candidate={loaded}
                    openedFrom={jobOf(back)}
                    movesIn={movesIn}
                    undoIn={undoIn}
                    notes={
                      <NotesCard
                        key={id}
                        candidateId={id}
                        mayWrite={can('candidate.note')}
                        fallback={
                          <SectionCard title="Notes" printed={false}>
                            <LoadingState label="Loading notes..." />
                          </SectionCard>
                        }
                      />
                    }
                    passages={
                      resume !== undefined &&
                      loaded.resume &&
                      loaded.can.read_resume && (
                        <ResumePassages
                          candidateId={id}
                          asked={resume}
                          onHide={() =>
                            void navigate({
                              to: '/candidate/$id',
                              params: { id },
                              replace: true,
                              resetScroll: false,
                            })
                          }
                        />
                      )
                    }
                    noteIn={mayAnswer ? requestAt(id) : mayAsk ? ownRequestAt(id) : undefined}
                  />
                );
                return mayAnswer ? (
                  <SubmissionRequests candidateId={id}>{detail}</SubmissionRequests>
                ) : (
                  detail
                );
              }}
            </PersonMoves>
            {can('submission.ledger') && <LedgerCard candidateId={id} />}
            <ConsentCard candidateId={id} mayNote={can('candidate.consent')} />
            {can('candidate.erase') && (
              <RightsCard candidate={loaded} onErased={() => void navigate({ to: '/candidates' })} />
            )}
          </Stack>
        )}
      </LoadedCandidate>
    </Page>
  );
}
