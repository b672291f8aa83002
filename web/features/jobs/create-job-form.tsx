import { Button, Stack } from '@mantine/core';
import { jobCreateSchema, jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { toast } from '#web/ui/toast.ts';
import { FieldCompletion } from './field-completion.tsx';
import { JobFields } from './job-fields.tsx';
import { BLANK_JOB, toJobInput } from './job-form-values.ts';
import { useJobsChanged } from './jobs.queries.ts';

/** A new job by hand; saved as a draft. */
export function CreateJobForm({ onDone }: { onDone: () => void }) {
  const { can } = useSession();
  const changed = useJobsChanged();
  const { form, formProps, busy } = useSchemaForm({
    schema: jobCreateSchema,
    initialValues: BLANK_JOB,
    toInput: toJobInput,
    onSubmit: async (job, { idempotencyKey }) => {
      await call(jobRoutes.create, { body: job, idempotencyKey });
      toast.success(messages.job.created);
      await changed();
      onDone();
    },
    onFail: (error) => toast.error(hasCode(error, 'network') ? errorText(error) : messages.job.createFailed),
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FieldCompletion values={form.values} />
        <JobFields form={form} withBudget={can('job.budget')} />
        <FormButtons>
          <ButtonLink to="/" variant="default">
            Cancel
          </ButtonLink>
          <Button type="submit" loading={busy}>
            Create Job Posting
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
