import { Button, Group, Stack, Textarea } from '@mantine/core';
import { noteMessages } from '#contract/note-messages.ts';
import { noteInputSchema } from '#contract/notes.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useNoteDraft } from '#web/lib/note-draft.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { takeFocusUnlessTouched } from '#web/lib/take-focus.ts';
import { FollowUpField } from '#web/ui/follow-up-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useNotes } from './notes.queries.ts';

interface AddNoteProps {
  candidateId: string;
  /** it comes after a note that was just added */
  isNext: boolean;
  onAdded: () => void;
}

/** Where one writes down something about a person; it outlives a reload and an ended session until it is added. */
export function AddNote({ candidateId, isNext, onAdded }: AddNoteProps) {
  const { add } = useNotes(candidateId);
  const draft = useNoteDraft(`note.${candidateId}`);
  const { form, formProps, busy } = useSchemaForm({
    schema: noteInputSchema,
    initialValues: draft.first,
    onSubmit: async ({ text, follow_up_on }, { idempotencyKey }) => {
      await draft.whileSaving(() => add.mutateAsync({ text, follow_up_on, idempotencyKey }));
      toast.success(noteMessages.added);
      onAdded();
    },
    onFail: (error) =>
      toast.error(hasCode(error, 'not_found', 'network') ? errorText(error) : noteMessages.addFailed),
  });
  useKeepDraft(draft, form.values);
  return (
    <form {...formProps} data-print="none">
      <Stack gap="xs">
        <Textarea
          ref={isNext ? takeFocusUnlessTouched : undefined}
          label="New note"
          placeholder="What was said, what to ask next…"
          autosize
          minRows={2}
          maxRows={12}
          readOnly={busy}
          {...form.getInputProps('text')}
          onKeyDown={sendByKeys}
        />
        <Group justify="space-between" align="flex-end" gap="xs">
          <FollowUpField size="xs" w="14rem" disabled={busy} {...form.getInputProps('follow_up_on')} />
          <Button type="submit" size="xs" loading={busy}>
            Add Note
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
