import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { requestMessages } from '#contract/request-messages.ts';
import { REQUEST_KINDS, type RequestKind } from '#contract/own-request.ts';
import { askSchema } from '#contract/submission-requests.ts';
import type { Submission } from '#contract/submissions.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { KIND_LABELS } from './request-words.ts';
import { useAskHr } from './submissions.queries.ts';

/** How the text is asked for that goes along. */
const TEXTS: Record<RequestKind, { label: string; description: string; required: boolean }> = {
  correct: {
    label: 'What should be corrected?',
    description: 'HR reads this, and changes it.',
    required: true,
  },
  withdraw: { label: 'Note', description: 'Why, if you want to say so. HR reads this.', required: false },
  question: {
    label: 'Your question',
    description: 'HR reads this. The answer stands beside the submission.',
    required: true,
  },
};

interface AskHrDialogProps {
  submission: Submission;
  opened: boolean;
  onClose: () => void;
}

/** Asks what HR shall do about a submission, which whoever submitted cannot change, or how it goes on. */
export default function AskHrDialog({ submission, opened, onClose }: AskHrDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title="Ask HR">
      <AskForm submission={submission} onClose={onClose} />
    </SendingModal>
  );
}

function AskForm({ submission, onClose }: Omit<AskHrDialogProps, 'opened'>) {
  const ask = useAskHr();
  const draft = useTextDraft(`ask-hr.${submission.id}`);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: askSchema,
    initialValues: { kind: null as RequestKind | null, text: draft.kept?.value ?? '' },
    onSubmit: async (body, { idempotencyKey }) => {
      await ask.mutateAsync({ id: submission.id, body, idempotencyKey });
      toast.success(requestMessages.asked);
      leave();
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'conflict', 'not_found', 'too_many_requests', 'network')
          ? errorText(error)
          : requestMessages.askFailed,
      ),
  });
  useSending(busy);
  useKeepDraft(draft, form.values.text);
  const { kind } = form.values;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {submission.candidate_name} for {submission.title} ({submission.jd_id})
        </Text>
        <Radio.Group label="What is it about?" required {...form.getInputProps('kind')}>
          <Stack gap="xs" my="xs">
            {REQUEST_KINDS.map((value, index) => (
              <Radio
                key={value}
                value={value}
                label={KIND_LABELS[value]}
                data-autofocus={index === 0 || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        {kind !== null && (
          <Textarea {...TEXTS[kind]} autosize minRows={3} maxRows={12} {...form.getInputProps('text')} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Ask HR
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
