import { Button, Select, Stack } from '@mantine/core';
import { JOB_STATUS_LABELS, JOB_STATUSES } from '#contract/job-status.ts';
import { type Job, jobRoutes, jobUpdateSchema } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { ButtonLink } from '#web/ui/links.tsx';
import { toast } from '#web/ui/toast.ts';
import { JobFields } from './job-fields.tsx';
import { fromJob, toJobInput } from './job-form-values.ts';
import { useJobsChanged } from './jobs.queries.ts';

interface EditJobFormProps {
  job: Job;
  onDone: () => void;
}

const statusOptions = JOB_STATUSES.map((value) => ({ value, label: JOB_STATUS_LABELS[value] }));

/** A saved job, changed by HR or by its creator, who neither reads nor changes the budget. */
export function EditJobForm({ job, onDone }: EditJobFormProps) {
  const withBudget = useSession().can('job.budget');
  const changed = useJobsChanged();
  const { form, formProps, busy } = useSchemaForm({
    schema: jobUpdateSchema,
    initialValues: { ...fromJob(job), status: job.status },
    toInput: (values) => {
      const { ctc_min, ctc_max, ...others } = toJobInput(values);
      const budget = withBudget ? { ctc_min, ctc_max } : {};
      return { ...others, ...budget, status: values.status, version: job.version };
    },
    onSubmit: async (body) => {
      await call(jobRoutes.update, { params: { id: job.id }, body });
      toast.success(messages.job.updated);
      await changed();
      onDone();
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'changed_meanwhile', 'network') ? errorText(error) : messages.job.updateFailed,
      ),
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormSection title="Status">
          <Select
            label="Status"
            data={statusOptions}
            allowDeselect={false}
            maw={320}
            {...form.getInputProps('status')}
          />
        </FormSection>
        <JobFields form={form} withBudget={withBudget} />
        <FormButtons>
          <ButtonLink to="/jobs" variant="default">
            Cancel
          </ButtonLink>
          <Button type="submit" loading={busy}>
            Update Job
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
