import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { CONSENT_SOURCE_LABELS, CONSENT_SOURCES, consentInputSchema } from '#contract/rights.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useNoteConsent } from './rights.queries.ts';

const sources = CONSENT_SOURCES.map((value) => ({ value, label: CONSENT_SOURCE_LABELS[value] }));

interface NoteConsentDialogProps {
  candidateId: string;
  isGiven: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Asks who told of a consent, or of its withdrawal, and notes it. */
export default function NoteConsentDialog({ candidateId, isGiven, opened, onClose }: NoteConsentDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <SendingModal
      opened={opened && mounted}
      onClose={onClose}
      title={isGiven ? 'Note Consent' : 'Note Withdrawal'}
    >
      <NoteForm candidateId={candidateId} isGiven={isGiven} onClose={onClose} />
    </SendingModal>
  );
}

function NoteForm({ candidateId, isGiven, onClose }: Omit<NoteConsentDialogProps, 'opened'>) {
  const noteConsent = useNoteConsent(candidateId);
  const draft = useTextDraft(`consent.${candidateId}.${isGiven}`);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: consentInputSchema,
    initialValues: { is_given: isGiven, source: 'self', note: draft.kept?.value ?? '' },
    onSubmit: async (body, { idempotencyKey }) => {
      await noteConsent.mutateAsync({ ...body, idempotencyKey });
      toast.success(isGiven ? rightsMessages.consentNoted : rightsMessages.withdrawalNoted);
      leave();
    },
    onFail: () => toast.error(rightsMessages.consentFailed),
  });
  useSending(busy);
  useKeepDraft(draft, form.values.note);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Select
          label="Source"
          description="Who told you"
          data={sources}
          allowDeselect={false}
          required
          {...form.getInputProps('source')}
        />
        <Textarea
          label="Note"
          description="How and for what, such as “by e-mail, for two years”"
          autosize
          minRows={2}
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {isGiven ? 'Note Consent' : 'Note Withdrawal'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
