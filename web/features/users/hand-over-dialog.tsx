import { Button, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inChargeRoutes, inChargeSchema } from '#contract/in-charge.ts';
import { counted } from '#contract/text.ts';
import type { User } from '#contract/users.ts';
import { call } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { tellHandedOver, tellNotHandedOver } from '#web/ui/tell-handed-over.ts';
import { HandOverFields } from './hand-over-fields.tsx';
import { openJobsQuery } from './users.queries.ts';

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
  const navigate = useNavigate();
  const { data } = useQuery(openJobsQuery(user.user_id));
  const { form, formProps, busy } = useSchemaForm({
    schema: inChargeSchema,
    initialValues: { user_id: null as string | null },
    toInput: ({ user_id }) => ({ user_id: user_id ?? '' }),
    onSubmit: async (body) => {
      try {
        const { handed_over } = await call(inChargeRoutes.handOver, { params: { id: user.user_id }, body });
        tellHandedOver(
          client,
          handed_over,
          body.user_id,
          () => void navigate({ to: '/jobs', search: { status: 'not_closed', in_charge: body.user_id } }),
        );
        onClose();
      } finally {
        await askAgain(client, ['users', 'jobs', 'dashboard']);
      }
    },
    onFail: tellNotHandedOver,
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
            {`Hand Over ${counted(data?.total ?? user.open_jobs, 'Job')}`}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
