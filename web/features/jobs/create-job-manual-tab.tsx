import { Button, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { PromptKept, type Rewriting } from './create-job-prompt.tsx';
import type { CreateJobValues } from './create-job-values.ts';
import { DescriptionButton } from './description-button.tsx';
import { FieldCompletion } from './field-completion.tsx';
import { JobFields } from './job-fields.tsx';

interface ManualTabProps {
  form: UseFormReturnType<CreateJobValues>;
  formProps: ComponentProps<'form'>;
  busy: boolean;
  /** HR alone sees and sets the budget */
  withBudget: boolean;
  /** how often AI has filled the form in, and whether it then found everything */
  filled: { times: number; isComplete: boolean };
  rewriting: Rewriting;
  onLeave: () => void;
}

/** The fields of a new job. Their code comes when they are first shown: most jobs begin with a sentence to AI. */
export default function ManualTab({
  form,
  formProps,
  busy,
  withBudget,
  filled,
  rewriting,
  onLeave,
}: ManualTabProps) {
  return (
    <form {...formProps}>
      <Stack gap="md">
        <PromptKept form={form} {...rewriting} />
        <FieldCompletion key={filled.times} values={form.values} openedAtFirst={!filled.isComplete} />
        <JobFields form={form} withBudget={withBudget} descriptionAside={<DescriptionButton form={form} />} />
        <FormButtons>
          <Button variant="default" disabled={busy} onClick={onLeave}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Create Job Posting
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
