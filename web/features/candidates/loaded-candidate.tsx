import { Alert } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { hasCode } from '#web/lib/api.ts';
import { useDropDraft, useDropDrafts } from '#web/lib/draft.ts';
import { type NoteValues, useTypedNotes } from '#web/lib/note-draft.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import classes from './loaded-candidate.module.css';
import { candidateQuery } from './candidates.queries.ts';

/** The draft of an edited candidate, of whoever edits it. */
export const editCandidateDraft = (id: string) => `edit-candidate.${id}`;

interface LoadedCandidateProps {
  id: string;
  /** for changing it: what is known from before is not shown while it is asked for again */
  fresh?: boolean;
  /** what stands in the person's place when they were deleted while notes about them were typed; given the way on, too */
  renderTyped?: ((notes: readonly NoteValues[], back: ReactNode) => ReactNode) | undefined;
  /** `isGone` of somebody who was deleted while this was open for changing */
  children: (candidate: Candidate, isGone: boolean) => ReactNode;
}

/** Loads a candidate for a screen; says so when there is none or it cannot be loaded. */
export function LoadedCandidate({ id, fresh = false, renderTyped, children }: LoadedCandidateProps) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...candidateQuery(id),
    refetchOnMount: fresh ? 'always' : true,
  });
  const isGone = hasCode(error, 'not_found');
  useDropDraft(editCandidateDraft(id), isGone);
  const dropNotes = useDropDrafts(`note.${id}`);
  useEffect(() => {
    if (isGone) dropNotes();
  }, [isGone, dropNotes]);
  if (data && fresh && isFetchedAfterMount)
    return (
      <>
        {isGone && (
          <Alert
            role="alert"
            color="red"
            icon={<IconUserOff size={18} aria-hidden />}
            className={classes.gone}
          >
            {messages.candidate.deletedMeanwhile}
          </Alert>
        )}
        {children(data, isGone)}
      </>
    );
  // Of somebody who was deleted nothing stays on the screen but what is being typed.
  if (data && !fresh && !isGone) return children(data, false);
  const back = (
    <ButtonLink to="/candidates" variant="default">
      Back to Candidates
    </ButtonLink>
  );
  if (isGone) return <Gone key={id} id={id} back={back} renderTyped={renderTyped} />;
  if (hasCode(error, 'invalid_input'))
    return <ErrorState title={messages.candidate.notFound} action={back} />;
  if (error)
    return <ErrorState title={messages.candidate.loadError} onRetry={() => refetch()} action={back} />;
  return <LoadingState label="Loading candidate..." />;
}

interface GoneProps extends Pick<LoadedCandidateProps, 'id' | 'renderTyped'> {
  back: ReactNode;
}

/** Of somebody who was deleted: what was being typed about them, which is kept nowhere else by now, or that there is none. */
function Gone({ id, renderTyped, back }: GoneProps) {
  const typed = useTypedNotes(id);
  if (renderTyped && typed.length > 0) return renderTyped(typed, back);
  return <ErrorState title={messages.candidate.notFound} action={back} />;
}
