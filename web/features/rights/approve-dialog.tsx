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
import { WhatIsErased } from './what-is-erased.tsx';

/** How many people are named before they are erased; more are not read. */
const FEW = 5;

interface ApproveDialogProps {
  people: readonly { id: string; name: string }[];
  opened: boolean;
  onClose: () => void;
}

/** Has many people erased once their number has been typed. */
export default function ApproveDialog({ people, opened, onClose }: ApproveDialogProps) {
  return (
    <TypedDialog
      opened={opened}
      onClose={onClose}
      title={`Erase ${counted(people.length, 'person', 'people')}`}
    >
      <ApproveForm people={people} onClose={onClose} />
    </TypedDialog>
  );
}

function ApproveForm({ people, onClose }: Omit<ApproveDialogProps, 'opened'>) {
  const { approve } = useRetention();
  const { form, formProps, busy } = useSchemaForm({
    schema: z.object({
      confirmation: z
        .int(rightsMessages.countWrong)
        .refine((typed) => typed === people.length, rightsMessages.countWrong),
    }),
    initialValues: { confirmation: null as number | null },
    onSubmit: async (_typed, { idempotencyKey }) => {
      await approve.mutateAsync({ ids: people.map(({ id }) => id), idempotencyKey });
      toast.success(rightsMessages.approved);
      onClose();
    },
    onFail: (error) =>
      toast.error(hasCode(error, 'conflict') ? errorText(error) : rightsMessages.approveFailed),
  });
  return (
    <TypedForm formProps={formProps} busy={busy} onClose={onClose}>
      <Text size="sm">
        This cannot be undone. In the background it erases
        {people.length <= FEW ? `, of ${people.map(({ name }) => name).join(', ')}:` : ':'}
      </Text>
      <WhatIsErased several={people.length > 1} />
      <Text size="sm">Who is no longer due by then is kept.</Text>
      <NumberField
        label={`Type ${people.length} to confirm`}
        data-autofocus
        required
        {...form.getInputProps('confirmation')}
      />
    </TypedForm>
  );
}
