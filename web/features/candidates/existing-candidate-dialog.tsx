import { Button, Checkbox, Group, List, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentRoutes } from '#contract/assignments.ts';
import { notTakenOver } from '#contract/candidate-facts.ts';
import type { Candidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { KnownPersonFacts } from '#web/ui/known-person.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { useTellAssigned } from '#web/ui/tell-assigned.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import type { KnownPerson } from './candidate-form.tsx';
import { fromCandidate } from './candidate-form-values.ts';
import { candidateQuery, useCandidatesChanged, useReplaceResume } from './candidates.queries.ts';

interface ExistingCandidateDialogProps {
  known: KnownPerson;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
  /** leads to a job's page */
  onOpenJob: (jobId: string) => void;
}

/**
 * The person is known already: shows who, and offers to give them the new resume, and the job unless they are in it.
 * Says what else was entered, since that is not taken over.
 */
export default function ExistingCandidateDialog({ opened, ...rest }: ExistingCandidateDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={rest.onClose} title={messages.candidate.existsTitle}>
      <Existing {...rest} />
    </SendingModal>
  );
}

function Existing({ known, onClose, onDone, onOpenJob }: Omit<ExistingCandidateDialogProps, 'opened'>) {
  const { existing, jobId, file, text, consentGiven, typed } = known;
  const [alsoAssign, setAlsoAssign] = useState(true);
  /** given the resume here already, when assigning failed */
  const [isUpdated, setUpdated] = useState(false);
  const { data: candidate, isPending } = useQuery(candidateQuery(existing.id));
  const isInJob = candidate?.assignments.some((assignment) => assignment.job_id === jobId) ?? false;
  const replace = useReplaceResume();
  const changed = useCandidatesChanged();
  const tellAssigned = useTellAssigned();

  const { run: update, busy } = useOnce(async () => {
    if (!isUpdated) {
      try {
        await replace.mutateAsync({ id: existing.id, file, text, consentGiven });
      } catch (error) {
        toast.error(hasCode(error, 'unavailable') ? errorText(error) : messages.resume.updateFailed);
        return;
      }
      toast.success(messages.resume.updated);
    }
    if (alsoAssign && !isInJob) {
      try {
        const answer = await call(assignmentRoutes.assign, {
          params: { id: jobId },
          body: { candidate_ids: [existing.id] },
        });
        tellAssigned(answer, 1, {
          label: messages.job.open,
          run: () => onOpenJob(jobId),
        });
      } catch {
        // What was entered stays, for another try, which need not bring the resume again.
        setUpdated(true);
        toast.error(messages.assignment.assignFailed);
        return;
      } finally {
        void changed();
      }
    }
    onDone();
  });
  useSending(busy);

  return (
    <Stack gap="md">
      <Text size="sm">{messages.candidate.exists}</Text>
      <KnownPersonFacts
        person={existing}
        sameBy={known.sameBy}
        entered={typed.name}
        inResume={known.nameInResume}
      />
      {candidate && <NotTakenOver candidate={candidate} known={known} />}
      {isInJob ? (
        <Text size="sm">This person is in the chosen job already.</Text>
      ) : (
        <Checkbox
          label="Also assign this person to the chosen job"
          checked={alsoAssign}
          onChange={(event) => setAlsoAssign(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        {/* Until it is known whether the person is in the job. */}
        <Button loading={isPending || busy} onClick={() => void update()}>
          {isUpdated ? 'Try Again' : 'Update Resume'}
        </Button>
      </Group>
    </Stack>
  );
}

/** What was entered and is not what is stored, with the way to change it there. */
function NotTakenOver({ candidate, known }: { candidate: Candidate; known: KnownPerson }) {
  const fields = notTakenOver(fromCandidate(candidate), known.typed);
  if (fields.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Update Resume gives this person the new file.
      </Text>
    );
  return (
    <div>
      <Text size="sm">
        Update Resume gives this person the new file. These details stay as they are stored, not as you
        entered them:
      </Text>
      <List size="sm" my={4}>
        {fields.map(({ label, stored, entered }) => (
          <List.Item key={label}>
            {label}: {entered} <Text span inherit c="dimmed">{`(stored: ${stored || 'none'})`}</Text>
          </List.Item>
        ))}
      </List>
      <TextLink to="/edit-candidate/$id" params={{ id: candidate.id }} target="_blank" size="sm">
        Edit this candidate
      </TextLink>
    </div>
  );
}
