import { Text } from '@mantine/core';
import { z } from 'zod';
import { rightsMessages } from '#contract/rights-messages.ts';
import { counted } from '#contract/text.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRetention } from './rights.queries.ts';
import { TypedDialog, TypedForm } from './typed-dialog.tsx';

interface ApproveDialogProps {
  ids: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Has many people erased once their number has been typed. */
export default function ApproveDialog({ ids, opened, onClose }: ApproveDialogProps) {
  return (
    <TypedDialog opened={opened} onClose={onClose} title={`Erase ${counted(ids.length, 'person', 'people')}`}>
      <ApproveForm ids={ids} onClose={onClose} />
    </TypedDialog>
  );
}

function ApproveForm({ ids, onClose }: Omit<ApproveDialogProps, 'opened'>) {
  const { approve } = useRetention();
  const { form, formProps, busy } = useSchemaForm({
    schema: z.object({
      confirmation: z
        .int(rightsMessages.countWrong)
        .refine((typed) => typed === ids.length, rightsMessages.countWrong),
    }),
    initialValues: { confirmation: null as number | null },
    onSubmit: async (_typed, { idempotencyKey }) => {
      await approve.mutateAsync({ ids: [...ids], idempotencyKey });
      toast.success(rightsMessages.approved);
      onClose();
    },
    onFail: (error) =>
      toast.error(hasCode(error, 'conflict') ? errorText(error) : rightsMessages.approveFailed),
  });
  return (
    <TypedForm formProps={formProps} busy={busy} onClose={onClose}>
      <Text size="sm">
        All their data is erased for good, in the background. Whoever has become active when their turn comes
        is kept. The numbers of the dashboards stay as they were.
      </Text>
      <NumberField
        label={`Type ${ids.length} to confirm`}
        data-autofocus
        required
        {...form.getInputProps('confirmation')}
      />
    </TypedForm>
  );
}
