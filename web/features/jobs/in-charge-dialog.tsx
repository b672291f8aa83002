import { Button, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { inChargeMessages, putInChargeText } from '#contract/in-charge-messages.ts';
import { inChargeRoutes, inChargeSchema } from '#contract/in-charge.ts';
import type { Job } from '#contract/jobs.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { StaffSelect } from '#web/ui/staff-select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useJobsChanged } from './jobs.queries.ts';

interface InChargeDialogProps {
  job: Job;
  opened: boolean;
  onClose: () => void;
}

/** Puts somebody of the team in charge of a job. */
export default function InChargeDialog({ job, opened, onClose }: InChargeDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title="Who is in charge">
      <InChargeForm job={job} onClose={onClose} />
    </SendingModal>
  );
}

function InChargeForm({ job, onClose }: Omit<InChargeDialogProps, 'opened'>) {
  const changed = useJobsChanged();
  // As of when it was opened: what a colleague decides meanwhile is not overwritten unseen.
  const [version] = useState(job.version);
  const { form, formProps, busy } = useSchemaForm({
    schema: inChargeSchema,
    initialValues: { user_id: null as string | null },
    toInput: ({ user_id }) => ({ user_id: user_id ?? '' }),
    onSubmit: async (body) => {
      try {
        const { in_charge } = await call(inChargeRoutes.put, {
          params: { id: job.id },
          body: { ...body, version },
        });
        toast.success(putInChargeText(in_charge?.full_name ?? ''));
        onClose();
      } finally {
        await changed();
      }
    },
    onFail: (error) => {
      toast.error(
        hasCode(error, 'changed_meanwhile', 'conflict', 'not_found', 'forbidden', 'network')
          ? errorText(error)
          : inChargeMessages.failed,
      );
    },
  });
  useSending(busy);
  const now = job.in_charge?.full_name;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {now
            ? `${now} is in charge of ${job.jd_id} ${job.title}.`
            : `Nobody is in charge of ${job.jd_id} ${job.title}: HR sees to it.`}{' '}
          Whoever is may edit the job and change its status, and is reminded of those who wait in it. A mail
          tells the person.
        </Text>
        <StaffSelect
          label="In charge from now on"
          required
          without={job.in_charge?.user_id}
          data-autofocus
          {...form.getInputProps('user_id')}
        />
        <FormButtons>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Put in Charge
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
