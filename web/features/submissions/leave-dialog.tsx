import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { requestMessages } from '#contract/request-messages.ts';
import { answerSchema, type WaitingRequest } from '#contract/submission-requests.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { ASKS, askedBy } from './request-words.ts';
import { useAnswer } from './submissions.queries.ts';

interface LeaveDialogProps {
  request: WaitingRequest;
  opened: boolean;
  onClose: () => void;
}

/** Says no to a request, and why: whoever asked reads it. */
export default function LeaveDialog({ request, opened, onClose }: LeaveDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title="Leave as it is">
      <LeaveForm request={request} onClose={onClose} />
    </SendingModal>
  );
}

function LeaveForm({ request, onClose }: Omit<LeaveDialogProps, 'opened'>) {
  const answer = useAnswer();
  const draft = useTextDraft(`leave-request.${request.id}`);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: answerSchema,
    initialValues: { note: draft.kept?.value ?? '' },
    toInput: ({ note }) => ({ outcome: 'left', note, version: request.version }),
    onSubmit: async ({ outcome, note }) => {
      await answer.mutateAsync({ request, body: { outcome, note } });
      toast.success(requestMessages.answered);
      leave();
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'conflict', 'changed_meanwhile', 'not_found', 'network')
          ? errorText(error)
          : requestMessages.answerFailed,
      ),
  });
  useSending(busy);
  useKeepDraft(draft, form.values.note);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {askedBy(request)} {ASKS[request.kind]} {request.candidate_name} for {request.title}.
        </Text>
        <Textarea
          label="Why?"
          description={`${request.asked_by_name} reads this beside the submission.`}
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={12}
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Leave as it is
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
