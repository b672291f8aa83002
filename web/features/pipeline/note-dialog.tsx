import { Button, Group, Stack, Textarea } from '@mantine/core';
import { noteMessages } from '#contract/note-messages.ts';
import { noteInputSchema } from '#contract/notes.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useNoteDraft } from '#web/lib/note-draft.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { FollowUpField } from '#web/ui/follow-up-field.tsx';
import { useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DialogProps } from './deeds/deeds.ts';
import { EarlierNotes } from './earlier-notes.tsx';
import { PipelineDialog } from './pipeline-dialog.tsx';
import { useAddNote } from './use-add-note.ts';

/** Writes down something about a person in this job, without moving them; what was noted before stands below. */
export default function NoteDialog({ opened, ...of }: DialogProps) {
  return (
    <PipelineDialog title={`Add a note about ${of.candidate.name}`} opened={opened} onClose={of.onClose}>
      <NoteForm {...of} />
      {of.candidate.notes > 0 && <EarlierNotes candidateId={of.candidate.candidate_id} jobId={of.jobId} />}
    </PipelineDialog>
  );
}

function NoteForm({ jobId, candidate, onClose }: Omit<DialogProps, 'opened'>) {
  const add = useAddNote(jobId, candidate.candidate_id);
  const draft = useNoteDraft(`note.${candidate.candidate_id}.${jobId}`);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: noteInputSchema,
    initialValues: draft.first,
    onSubmit: async ({ text, follow_up_on }, { idempotencyKey }) => {
      await draft.whileSaving(() => add.mutateAsync({ text, follow_up_on, idempotencyKey }));
      toast.success(noteMessages.added);
      onClose();
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'invalid_input', 'not_found', 'network') ? errorText(error) : noteMessages.addFailed,
      ),
  });
  useSending(busy);
  useKeepDraft(draft, form.values);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Textarea
          label="Note"
          description="Stands on the candidate's page, with this job. Vendors do not see it."
          required
          autosize
          minRows={3}
          maxRows={12}
          data-autofocus
          {...form.getInputProps('text')}
          onKeyDown={sendByKeys}
        />
        <FollowUpField
          description="Stands under Coming Up until it is done, for all of the team."
          disabled={busy}
          {...form.getInputProps('follow_up_on')}
        />
        <Group justify="flex-end" gap="sm" data-form-buttons>
          <Button variant="default" onClick={leave} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Add Note
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
