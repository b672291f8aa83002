import { Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { messages } from '#contract/messages.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { toast } from '#web/ui/toast.ts';
import type { ErasedPerson } from './erased-person.ts';
import { useErase } from './rights.queries.ts';
import { StillAtStake } from './still-at-stake.tsx';
import { TypedDialog, TypedForm } from './typed-dialog.tsx';
import { WhatIsErased } from './what-is-erased.tsx';

interface EraseDialogProps extends ErasedPerson {
  opened: boolean;
  onClose: () => void;
}

/** Erases a person once the name has been typed. */
export default function EraseDialog({ opened, onClose, ...rest }: EraseDialogProps) {
  return (
    <TypedDialog opened={opened} onClose={onClose} title={`Erase ${rest.candidate.name}`}>
      <EraseForm onClose={onClose} {...rest} />
    </TypedDialog>
  );
}

const oneSpaced = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

function EraseForm({ candidate, onClose, onErased }: Omit<EraseDialogProps, 'opened'>) {
  const erase = useErase();
  const { form, formProps, busy } = useSchemaForm({
    schema: z.object({
      confirmation: z
        .string()
        .refine((typed) => oneSpaced(typed) === oneSpaced(candidate.name), rightsMessages.confirmationWrong),
    }),
    initialValues: { confirmation: '' },
    onSubmit: async ({ confirmation }) => {
      await erase.mutateAsync({ id: candidate.id, confirmation });
      toast.success(rightsMessages.erased);
      onErased();
    },
    onFail: (error) =>
      toast.error(hasCode(error, 'not_found') ? messages.candidate.notFound : rightsMessages.eraseFailed),
  });
  return (
    <TypedForm formProps={formProps} busy={busy} onClose={onClose}>
      <Text size="sm">This cannot be undone. It erases:</Text>
      <WhatIsErased />
      <StillAtStake candidate={candidate} />
      <TextInput
        label={`Type “${candidate.name}” to confirm`}
        data-autofocus
        required
        {...form.getInputProps('confirmation')}
      />
    </TypedForm>
  );
}
