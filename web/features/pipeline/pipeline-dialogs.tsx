import type { PipelineCandidate } from '#contract/assignments.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { Asked, DialogProps } from './deeds/deeds.ts';
import { MoveDialogs } from './moves/move-dialogs.tsx';

const NoteDialog = onDemand(() => import('./note-dialog.tsx'));
const RemoveDialog = onDemand(() => import('./remove-dialog.tsx'));
const HistoryDrawer = onDemand(() => import('./history-drawer.tsx'));
// Of the few files that a browser does not show.
const ResumeText = onDemand(() => import('#web/ui/resume-text.tsx'));
const MatchDrawer = onDemand(() => import('./matching/match-drawer.tsx'));
const TellInterview = onDemand(() => import('./interviews/tell-interview.tsx'));

interface PipelineDialogsProps extends Omit<DialogProps, 'candidate' | 'now'> {
  /** the dialog asked for last; it stays while it closes */
  asked: Asked;
  people: readonly PipelineCandidate[];
}

/** The dialogs about a job's people. They stand beside the views, so that a card that goes elsewhere does not take its dialog along. */
export function PipelineDialogs({ asked, people, ...shared }: PipelineDialogsProps) {
  const { candidate } = asked;
  const now = people.find(({ assignment_id }) => assignment_id === candidate.assignment_id);
  const given = { ...shared, candidate, now };
  return (
    <>
      {(asked.deed === 'status' ||
        asked.deed === 'interview' ||
        asked.deed === 'missed' ||
        asked.deed === 'offer' ||
        asked.deed === 'reason') && <MoveDialogs {...given} asked={asked} />}
      {asked.deed === 'note' && <NoteDialog {...given} />}
      {asked.deed === 'remove' && <RemoveDialog {...given} />}
      {asked.deed === 'history' && <HistoryDrawer {...given} />}
      {asked.deed === 'resume' && candidate.resume && (
        <ResumeText
          candidateId={candidate.candidate_id}
          resume={candidate.resume}
          opened={shared.opened}
          onClose={shared.onClose}
        />
      )}
      {asked.deed === 'match' && <MatchDrawer {...given} />}
      {asked.deed === 'tell' && <TellInterview {...given} />}
    </>
  );
}
