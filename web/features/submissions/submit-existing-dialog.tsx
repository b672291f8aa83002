import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { isCalledOtherwise, KnownPersonFacts } from '#web/ui/known-person.tsx';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { TakenElsewhereNote } from '#web/ui/taken-elsewhere.tsx';
import { toast } from '#web/ui/toast.ts';
import { type SaidAlong, standingQuery, useSubmitExisting } from './submissions.queries.ts';

interface SubmitExistingDialogProps {
  person: { id: string; name: string; email: string; phone: string };
  sameBy: readonly ('email' | 'phone')[];
  /** the name that was entered */
  entered: string;
  /** the name that the resume says, where it says one */
  nameInResume: string | undefined;
  jobId: string;
  /** what was entered that goes along */
  said: SaidAlong;
  /** the one that was chosen */
  resume: { file: File; text: string };
  opened: boolean;
  onClose: () => void;
  /** leads back to the job's page, from what tells that the person was submitted */
  onOpenJob: () => void;
  onDone: () => void;
}

/**
 * The person is known already: shows who, and offers to submit them for this job as they are, with the resume that was
 * chosen as their newer one. Who is in it already can be given that resume alone.
 */
export default function SubmitExistingDialog({ opened, ...rest }: SubmitExistingDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={rest.onClose} title={messages.candidate.existsTitle}>
      <Existing {...rest} />
    </SendingModal>
  );
}

function Existing(props: Omit<SubmitExistingDialogProps, 'opened'>) {
  const { person, sameBy, entered, nameInResume, jobId, said, resume, onClose, onOpenJob, onDone } = props;
  const submit = useSubmitExisting();
  // Under another name it may be somebody else's, which nobody takes without having looked.
  const [takesResume, setTakesResume] = useState(
    !isCalledOtherwise(person, entered) && !isCalledOtherwise(person, nameInResume),
  );
  // Who cannot be asked about may be submitted: the server refuses whoever is in the job.
  const { data, isPending } = useQuery(standingQuery(person.id, jobId));
  const standing = data?.standing ?? null;

  const { run: send, busy } = useOnce(async () => {
    try {
      await submit.mutateAsync({
        jobId,
        candidateId: person.id,
        said,
        resume: takesResume ? resume : undefined,
      });
    } catch (error) {
      toast.error(
        hasCode(error, 'conflict', 'not_found', 'network', 'unavailable', 'too_large', 'unsupported_type')
          ? errorText(error)
          : messages.submission.submitFailed,
      );
      return;
    }
    toast.success(standing ? messages.submission.resumeHandedIn : messages.submission.submitted, {
      label: messages.job.back,
      run: onOpenJob,
    });
    onDone();
  });
  useSending(busy);

  return (
    <Stack gap="md">
      <Text size="sm">{messages.candidate.exists}</Text>
      <KnownPersonFacts person={person} sameBy={sameBy} entered={entered} inResume={nameInResume} />
      {!standing && <TakenElsewhereNote people={[{ taken: data?.taken ?? [] }]} />}
      {standing && (
        <Text size="sm">
          They are in this job already: <b>{CANDIDATE_STATUS_LABELS[standing]}</b>.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {standing
          ? 'They stay there as they are, and you can hand in the newer resume.'
          : 'You can submit this person for this job as they are.'}{' '}
        {alongText(said)} details that you entered are not taken over.
      </Text>
      <Checkbox
        label="Make the resume that you chose their current one"
        description={`${resume.file.name}. The one that they have stays as an older version.`}
        checked={takesResume}
        onChange={(event) => setTakesResume(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          loading={isPending || busy}
          disabled={Boolean(standing) && !takesResume}
          onClick={() => void send()}
        >
          {standing ? 'Hand In This Resume' : 'Submit This Candidate'}
        </Button>
      </Group>
    </Stack>
  );
}

/** What goes along of what was entered, as the beginning of a sentence about the details that do not. */
function alongText({ recommendation_reason: why, remarks, consent_given }: SaidAlong): string {
  const texts = [why.trim() && 'recommendation', remarks.trim() && 'remarks'].filter(Boolean).join(' and ');
  const go = texts === 'recommendation' ? 'goes' : 'go';
  if (texts === '') return consent_given ? 'The consent is noted; the other' : 'The';
  return `Your ${texts} ${go} along${consent_given ? ', and the consent is noted' : ''}; the other`;
}
