import { Button, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { handedOverText, inChargeMessages } from '#contract/in-charge-messages.ts';
import { inChargeRoutes, inChargeSchema } from '#contract/in-charge.ts';
import type { User } from '#contract/users.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { staffQuery } from '#web/lib/staff.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { HandOverFields } from './hand-over-fields.tsx';

interface HandOverDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** Hands all open jobs of somebody over to another of the team. */
export default function HandOverDialog({ user, opened, onClose }: HandOverDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title="Hand Over Jobs">
      <HandOverForm user={user} onClose={onClose} />
    </SendingModal>
  );
}

function HandOverForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const { form, formProps, busy } = useSchemaForm({
    schema: inChargeSchema,
    initialValues: { user_id: null as string | null },
    toInput: ({ user_id }) => ({ user_id: user_id ?? '' }),
    onSubmit: async (body) => {
      try {
        const { handed_over } = await call(inChargeRoutes.handOver, { params: { id: user.user_id }, body });
        const { items } = await client.ensureQueryData(staffQuery);
        const to = items.find(({ user_id }) => user_id === body.user_id)?.full_name ?? '';
        if (handed_over === 0) toast.error(inChargeMessages.nothingOpen);
        else toast.success(handedOverText(handed_over, to));
        onClose();
      } finally {
        await askAgain(client, ['users', 'jobs', 'dashboard']);
      }
    },
    onFail: (error) => {
      toast.error(
        hasCode(error, 'conflict', 'forbidden', 'network') ? errorText(error) : inChargeMessages.failed,
      );
    },
  });
  useSending(busy);
  const { value, onChange, error } = form.getInputProps('user_id');
  return (
    <form {...formProps}>
      <Stack gap="md">
        <HandOverFields user={user} value={value} onChange={onChange} error={error} />
        <FormButtons>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Hand Over
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
