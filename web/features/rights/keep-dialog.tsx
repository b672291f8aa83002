import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type DuePerson, rightsRoutes } from '#contract/rights.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { useKeepDraft, useTextDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRetention } from './rights.queries.ts';

interface KeepDialogProps {
  person: DuePerson;
  opened: boolean;
  onClose: () => void;
}

/** Asks why a person is kept although the rule would let them go. */
export default function KeepDialog({ person, opened, onClose }: KeepDialogProps) {
  // Opened once it stands, so that it can give the focus back.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title={`Keep ${person.name}`}>
      <KeepForm person={person} onClose={onClose} />
    </SendingModal>
  );
}

function KeepForm({ person, onClose }: Omit<KeepDialogProps, 'opened'>) {
  const { keep } = useRetention();
  const draft = useTextDraft(`keep.${person.id}`);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { form, formProps, busy } = useSchemaForm({
    schema: rightsRoutes.keepPerson.body,
    initialValues: { reason: draft.kept?.value ?? '' },
    onSubmit: async ({ reason }) => {
      await keep.mutateAsync({ id: person.id, reason });
      leave();
    },
    onFail: () => toast.error(rightsMessages.keepFailed),
  });
  useSending(busy);
  useKeepDraft(draft, form.values.reason);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label="Reason" data-autofocus required {...form.getInputProps('reason')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Keep
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
