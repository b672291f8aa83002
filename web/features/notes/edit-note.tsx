import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { noteMessages } from '#contract/note-messages.ts';
import { type CandidateNote, noteEditSchema, noteRoutes } from '#contract/notes.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useNoteDraft } from '#web/lib/note-draft.ts';
import { sendByKeys } from '#web/lib/send-by-keys.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { FollowUpField } from '#web/ui/follow-up-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useNotes } from './notes.queries.ts';

interface EditNoteProps {
  candidateId: string;
  note: CandidateNote;
  onDone: () => void;
}

/** Changes an own note where it stands. */
export function EditNote({ candidateId, note, onDone }: EditNoteProps) {
  const { edit } = useNotes(candidateId);
  // What is sent is a change of the note as it was when this appeared, or as one was told that it is by now.
  const [version, setVersion] = useState(note.version);
  // What was typed over another text of it is not to come back.
  const [draftKey] = useState(`note.${candidateId}.edit.${note.id}.${note.version}`);
  const draft = useNoteDraft(draftKey, note);
  const leave = () => {
    draft.forget();
    onDone();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: noteEditSchema,
    initialValues: { text: draft.first.text, follow_up_on: draft.first.follow_up_on },
    toInput: (values) => ({ ...values, version }),
    onSubmit: async (changed) => {
      await draft.whileSaving(() => edit.mutateAsync({ id: note.id, ...changed }));
      onDone();
    },
    onFail: (error) => {
      if (hasCode(error, 'changed_meanwhile')) {
        const now = noteRoutes.edit.output.safeParse(error.current);
        if (now.success) setVersion(now.data.version);
      }
      toast.error(
        hasCode(error, 'changed_meanwhile', 'not_found', 'forbidden', 'network')
          ? errorText(error)
          : noteMessages.addFailed,
      );
    },
  });
  useKeepDraft(draft, form.values);
  return (
    <form {...formProps} data-print="none">
      <Stack gap="xs" mt={4}>
        <Textarea
          ref={takeFocus}
          aria-label="Text of the note"
          autosize
          minRows={2}
          maxRows={12}
          readOnly={busy}
          {...form.getInputProps('text')}
          onKeyDown={sendByKeys}
        />
        <Group justify="space-between" align="flex-end" gap="xs">
          <FollowUpField size="xs" w="14rem" disabled={busy} {...form.getInputProps('follow_up_on')} />
          <Group gap="xs" ml="auto">
            <Button variant="default" size="xs" disabled={busy} onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" size="xs" loading={busy}>
              Save
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
