import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { KnownPersonFacts } from '#web/ui/known-person.tsx';
import { whileSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { type SaidAlong, standingQuery, useSubmitExisting } from './submissions.queries.ts';

interface SubmitExistingDialogProps {
  person: { id: string; name: string; email: string; phone: string };
  sameBy: readonly ('email' | 'phone')[];
  /** the name that was entered */
  entered: string;
  jobId: string;
  /** what was entered that goes along */
  said: SaidAlong;
  onClose: () => void;
  /** leads back to the job's page, from what tells that the person was submitted */
  onOpenJob: () => void;
  onDone: () => void;
}

/** The person is known already: shows who, and offers to submit them for this job as they are, unless they are in it. */
export default function SubmitExistingDialog(props: SubmitExistingDialogProps) {
  const { person, sameBy, entered, jobId, said, onClose, onOpenJob, onDone } = props;
  const submit = useSubmitExisting();
  // Who cannot be asked about may be submitted: the server refuses whoever is in the job.
  const { data: standing, isPending } = useQuery(standingQuery(person.id, jobId));

  const { run: send, busy } = useOnce(async () => {
    try {
      await submit.mutateAsync({ jobId, candidateId: person.id, said });
    } catch (error) {
      toast.error(
        hasCode(error, 'conflict', 'not_found', 'network')
          ? errorText(error)
          : messages.submission.submitFailed,
      );
      return;
    }
    toast.success(messages.submission.submitted, { label: messages.job.back, run: onOpenJob });
    onDone();
  });

  return (
    <Modal opened onClose={onClose} title={messages.candidate.existsTitle} {...whileSending(busy)}>
      <Stack gap="md">
        <Text size="sm">{messages.candidate.exists}</Text>
        <KnownPersonFacts person={person} sameBy={sameBy} entered={entered} />
        {standing ? (
          <Text size="sm">
            They are in this job already: <b>{CANDIDATE_STATUS_LABELS[standing]}</b>.
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            You can submit this person for this job as they are. Your recommendation
            {said.remarks.trim() !== '' && ' with its remarks'} goes along
            {said.consent_given && ', and the consent is noted'}; the other details and the resume that you
            entered are not taken over.
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {standing ? 'Close' : 'Cancel'}
          </Button>
          {!standing && (
            <Button loading={isPending || busy} onClick={() => void send()}>
              Submit This Candidate
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
