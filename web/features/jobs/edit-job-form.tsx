import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { editConfirmation, type JobStatus } from '#contract/job-status.ts';
import { type Job, jobRoutes, jobSchema, jobUpdateSchema } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { todayIn, useTimeZone } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useEditedRecord } from '#web/lib/edited-record.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { withoutNaN } from '#web/lib/without-nan.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { confirm } from '#web/ui/confirm.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { NewerNote } from '#web/ui/newer-note.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { EditJobFields } from './edit-job-fields.tsx';
import { editFormSchema, fromJob, toJobInput } from './job-form-values.ts';
import { editJobDraft } from './loaded-job.tsx';
import { useJobsChanged } from './jobs.queries.ts';
import { isSameJob, mergeJob } from './merge-job.ts';

const ClosingNote = onDemand(() => import('./closing-note.tsx'));
const CompareDialog = onDemand(() => import('./compare-dialog.tsx'));
// Of the few jobs that are taken over while somebody types.
const TakenOver = onDemand(() => import('./taken-over.tsx'));

const baseSchema = z.object({ version: z.int(), values: editFormSchema });
const draftSchema = z.object({ base: baseSchema, values: editFormSchema });

interface EditJobFormProps {
  job: Job;
  /** to the job's page, told once it is saved and the list of jobs is shown */
  wayToJob: { label: string; run: () => void };
  onDone: () => void;
}

/** A saved job, changed by HR, or by its creator or whoever is in charge, who neither read nor change the budget. */
export function EditJobForm({ job, wayToJob, onDone }: EditJobFormProps) {
  const withBudget = useSession().can('job.budget');
  const jobsChanged = useJobsChanged();
  const timeZone = useTimeZone();
  const draft = useDraft({
    key: editJobDraft(job.id),
    version: 1,
    schema: draftSchema,
    isUntouched: ({ base: before, values }) => isSameJob(before.values, values),
  });
  const { base, newer, isOutdated, save, element, on } = useEditedRecord({
    record: job,
    toValues: fromJob,
    schema: jobSchema,
    merge: mergeJob,
    keptBase: draft.kept?.value.base,
  });
  const [isAsking, setIsAsking] = useState(false);

  /** Asks before the named moves only. */
  const mayMove = async (to: JobStatus): Promise<boolean> => {
    const question = editConfirmation(base.values.status, to);
    if (question === null) return true;
    setIsAsking(true);
    try {
      return await confirm({
        title: messages.job.confirmStatus,
        body:
          to === 'closed' ? (
            <Stack gap="sm">
              <Text size="sm">{question}</Text>
              <ClosingNote jobId={job.id} />
            </Stack>
          ) : (
            question
          ),
        confirmLabel: 'Confirm Change',
      });
    } finally {
      setIsAsking(false);
    }
  };

  const { form, formProps, busy } = useSchemaForm({
    schema: jobUpdateSchema,
    initialValues: draft.kept?.value.values ?? fromJob(job),
    toInput: (values) => {
      const { ctc_min, ctc_max, ...others } = toJobInput(values, todayIn(timeZone));
      const budget = withBudget ? { ctc_min, ctc_max } : {};
      return { ...others, ...budget, status: values.status, version: base.version };
    },
    onSubmit: async (body) => {
      if (!(await mayMove(body.status))) return;
      const params = { id: job.id };
      const isSaved = await save(form.getValues(), (version) =>
        call(jobRoutes.update, { params, body: { ...body, version } }),
      );
      if (!isSaved) return;
      draft.forget();
      toast.success(messages.job.updated, wayToJob);
      void jobsChanged();
      onDone();
    },
    onFail: (error) => {
      // Signing in comes next, and leads back to all that was typed.
      if (isSessionRefusal(error)) return;
      // There is nothing left to save it to.
      if (hasCode(error, 'not_found')) draft.forget();
      const isTold = hasCode(error, 'changed_meanwhile', 'forbidden', 'not_found');
      toast.error(isTold ? errorText(error) : messages.job.updateFailed);
    },
  });
  useKeepDraft(draft, { base, values: withoutNaN(form.values, base.values) });

  const isTouched = !isSameJob(base.values, form.values);
  const { startFrom, saveMerged, keepEditing } = on(form);
  const cancel = async () => {
    if (isTouched && !(await askToDiscard())) return;
    draft.forget();
    onDone();
  };

  return (
    <form {...formProps} ref={element}>
      <Stack gap="md">
        <DraftNote draft={draft} onDiscard={() => startFrom(job)} />
        {!job.can.edit && <TakenOver inCharge={job.in_charge} />}
        {isOutdated && job.can.edit && !busy && (
          <NewerNote what="job" onShow={isTouched ? null : () => startFrom(job)} />
        )}
        <EditJobFields form={form} saved={base.values} withBudget={withBudget} />
        <FormButtons>
          <Button variant="default" disabled={busy && !isAsking} onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button type="submit" loading={busy && !isAsking}>
            Update Job
          </Button>
        </FormButtons>
      </Stack>
      {newer && (
        <CompareDialog merge={newer.merge} opened={newer.opened} onSave={saveMerged} onClose={keepEditing} />
      )}
    </form>
  );
}
