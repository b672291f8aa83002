import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { requestMessages } from '#contract/request-messages.ts';
import { answerSchema, answerToQuestion, type WaitingRequest } from '#contract/submission-requests.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { Quoted } from './quoted.tsx';
import { type AnswerKind, answerWord, ASKS, askedBy } from './request-words.ts';
import { useAnswer } from './submissions.queries.ts';

interface AnswerDialogProps {
  request: WaitingRequest;
  outcome: AnswerKind;
  opened: boolean;
  onClose: () => void;
}

/** Answers a request, in words if HR wants to; a question, and that things stay as they are, need them. Whoever asked reads them. */
export default function AnswerDialog({ opened, ...of }: AnswerDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <SendingModal
      opened={opened && mounted}
      onClose={of.onClose}
      title={answerWord(of.request.kind, of.outcome)}
    >
      <AnswerForm {...of} />
    </SendingModal>
  );
}

function AnswerForm({ request, outcome, onClose }: Omit<AnswerDialogProps, 'opened'>) {
  const answer = useAnswer();
  const draft = useTextDraft(`answer-request.${outcome}.${request.id}`);
  const word = answerWord(request.kind, outcome);
  const isQuestion = request.kind === 'question';
  const needsWords = isQuestion || outcome === 'left';
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: isQuestion ? answerToQuestion : answerSchema,
    initialValues: { note: draft.kept?.value ?? '' },
    toInput: ({ note }) => ({ outcome, note, version: request.version }),
    onSubmit: async ({ note }) => {
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
  const reads = `${request.asked_by_name} reads this beside the submission.`;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {askedBy(request)} {ASKS[request.kind]} {request.candidate_name} for {request.title}.
        </Text>
        {isQuestion && request.text && <Quoted>{request.text}</Quoted>}
        <Textarea
          label={isQuestion ? 'Your answer' : needsWords ? 'Why?' : 'Message'}
          description={needsWords ? reads : `If you want to say something. ${reads}`}
          required={needsWords}
          data-autofocus={needsWords || undefined}
          autosize
          minRows={2}
          maxRows={12}
          {...form.getInputProps('note')}
          onKeyDown={sendByKeys}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={busy}>
            Cancel
          </Button>
          {/* Where nothing need be said, one more press is enough. */}
          <Button type="submit" loading={busy} data-autofocus={!needsWords || undefined}>
            {word}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
