import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { z } from 'zod';
import type { Candidate } from '#contract/candidates.ts';
import { takenElsewhere } from '#contract/elsewhere.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { submissionRoutes } from '#contract/submissions.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { TakenElsewhereNote } from '#web/ui/taken-elsewhere.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import { JobPicker } from './job-picker.tsx';

/** The job that is chosen, and by job why the person is recommended for it; under '' while none is. */
const typedSchema = z.object({ job: z.string().nullable(), reasons: z.record(z.string(), z.string()) });

interface SubmitToJobDialogProps {
  person: Pick<Candidate, 'id' | 'name' | 'assignments'>;
  opened: boolean;
  onClose: () => void;
}

/** Submits somebody who is known for one more published job, as they are. */
export default function SubmitToJobDialog({ person, opened, onClose }: SubmitToJobDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title={`Submit ${person.name} to a job`}>
      <SubmitForm person={person} onClose={onClose} />
    </SendingModal>
  );
}

function SubmitForm({ person, onClose }: Omit<SubmitToJobDialogProps, 'opened'>) {
  const changed = useCandidatesChanged();
  const navigate = useNavigate();
  const draft = useDraft({
    key: `submit-to-job.${person.id}`,
    version: 2,
    schema: typedSchema,
    isUntouched: ({ reasons }) => Object.values(reasons).every((text) => text.trim() === ''),
  });
  const [typed, setTyped] = useState(draft.kept?.value ?? { job: null, reasons: {} });
  const [isTried, setIsTried] = useState(false);
  useKeepDraft(draft, typed);
  const { job, reasons } = typed;
  const reason = reasons[job ?? ''] ?? '';
  const choose = (id: string | null) =>
    // What was typed before any job was chosen is of the one that is chosen first.
    setTyped({ job: id, reasons: job === null && id !== null ? { [id]: reason } : reasons });
  const isThere = person.assignments.some(({ job_id }) => job_id === job);
  const isTooLong = reason.trim().length > limits.recommendation.max;
  const leave = () => {
    draft.forget();
    onClose();
  };
  const submit = useMutation({
    mutationFn: (id: string) =>
      call(submissionRoutes.submitExisting, {
        params: { id },
        body: { candidate_id: person.id, recommendation_reason: reason },
        files: {},
      }),
    onSuccess: () => {
      toast.success(messages.submission.submitted, {
        label: 'Open Submissions',
        run: () => void navigate({ to: '/submissions' }),
      });
      leave();
    },
    onError: (error) =>
      toast.error(
        hasCode(error, 'conflict', 'not_found', 'network')
          ? errorText(error)
          : messages.submission.submitFailed,
      ),
    onSettled: () => void changed(),
  });
  useSending(submit.isPending);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (job !== null && !isThere && !isTooLong && !submit.isPending) submit.mutate(job);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <JobPicker
          label="Job"
          required
          value={job}
          onChange={choose}
          error={
            isThere
              ? messages.submission.inJobAlready
              : isTried && job === null
                ? messages.candidate.jobRequired
                : undefined
          }
          data-autofocus
        />
        {!isThere && (
          <TakenElsewhereNote
            people={[{ taken: takenElsewhere(person.assignments, ({ is_open }) => is_open) }]}
          />
        )}
        <Textarea
          label="Reason for Recommendation"
          description="Why for this job. It goes into the candidate's history."
          autosize
          minRows={3}
          maxRows={12}
          value={reason}
          error={isTooLong && `Please keep this to ${limits.recommendation.max} characters`}
          onChange={({ currentTarget: { value } }) =>
            setTyped({ job, reasons: { ...reasons, [job ?? '']: value } })
          }
        />
        <Text size="sm" c="dimmed">
          They are submitted as they are, with the details and the resume that are known.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={submit.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={submit.isPending}>
            Submit
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
