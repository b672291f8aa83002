import { Button, Stack } from '@mantine/core';
import { Suspense, lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { editConfirmation, type JobStatus } from '#contract/job-status.ts';
import { type Job, jobRoutes, jobSchema, jobUpdateSchema } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { todayIn, useTimeZone } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { confirm } from '#web/ui/confirm.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { NewerNote } from '#web/ui/newer-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { EditJobFields } from './edit-job-fields.tsx';
import { editFormSchema, fromJob, toJobInput, type EditFormValues } from './job-form-values.ts';
import { editJobDraft } from './loaded-job.tsx';
import { useJobsChanged } from './jobs.queries.ts';
import { isSameJob, mergeJob, type JobMerge } from './merge-job.ts';

const CompareDialog = lazy(() => import('./compare-dialog.tsx'));

/** The saved job that the changes are made to. It stays what it was while a newer one is loaded in the background. */
const baseSchema = z.object({ version: z.int(), values: editFormSchema });
const draftSchema = z.object({ base: baseSchema, values: editFormSchema });
const baseOf = (job: Job) => ({ version: job.version, values: fromJob(job) });

type Entered = z.output<typeof jobUpdateSchema>;

interface EditJobFormProps {
  job: Job;
  onDone: () => void;
}

/** A saved job, changed by HR or by its creator, who neither reads nor changes the budget. */
export function EditJobForm({ job, onDone }: EditJobFormProps) {
  const withBudget = useSession().can('job.budget');
  const jobsChanged = useJobsChanged();
  const timeZone = useTimeZone();
  const draft = useDraft({
    key: editJobDraft(job.id),
    version: 1,
    schema: draftSchema,
    isUntouched: ({ base: before, values }) => isSameJob(before.values, values),
  });
  const [base, setBase] = useState(() => draft.kept?.value.base ?? baseOf(job));
  const [newer, setNewer] = useState<{ job: Job; merge: JobMerge } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  /** Asks before the named moves only. */
  const mayMove = async (to: JobStatus): Promise<boolean> => {
    const question = editConfirmation(base.values.status, to);
    if (question === null) return true;
    setIsAsking(true);
    try {
      return await confirm({
        title: 'Confirm Status Change',
        body: question,
        confirmLabel: 'Confirm Change',
      });
    } finally {
      setIsAsking(false);
    }
  };

  /** Saves, unless somebody else has changed the same job to something that has to be looked at first. */
  const save = async (body: Entered): Promise<void> => {
    try {
      const saved = await call(jobRoutes.update, { params: { id: job.id }, body });
      setBase(baseOf(saved));
      draft.forget();
      toast.success(messages.job.updated);
      void jobsChanged();
      onDone();
    } catch (error) {
      const theirs = hasCode(error, 'changed_meanwhile') ? jobSchema.safeParse(error.current) : null;
      if (!theirs?.success) throw error;
      const merge = mergeJob(base.values, fromJob(theirs.data), form.getValues());
      if (merge.taken.length + merge.clashing.length > 0) return setNewer({ job: theirs.data, merge });
      await save({ ...body, version: theirs.data.version });
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
      if (await mayMove(body.status)) await save(body);
    },
    onFail: (error) => {
      // Signing in comes next, and leads back to all that was typed.
      if (hasCode(error, 'unauthenticated')) return;
      // There is nothing left to save it to.
      if (hasCode(error, 'not_found')) draft.forget();
      const isTold = hasCode(error, 'changed_meanwhile', 'forbidden', 'not_found');
      toast.error(isTold ? errorText(error) : messages.job.updateFailed);
    },
  });
  useKeepDraft(draft, { base, values: form.values });

  const isTouched = !isSameJob(base.values, form.values);
  const startFrom = (latest: Job) => {
    setBase(baseOf(latest));
    form.setValues(fromJob(latest));
    form.clearErrors();
  };

  const saveMerged = (latest: Job, values: EditFormValues) => {
    // On the page before it is sent: what is checked and saved is what stands there, on top of their version.
    flushSync(() => {
      setNewer(null);
      setBase(baseOf(latest));
      form.setValues(values);
    });
    element.current?.requestSubmit();
  };
  const cancel = async () => {
    if (isTouched && !(await askToDiscard())) return;
    draft.forget();
    onDone();
  };

  return (
    <form {...formProps} ref={element}>
      <Stack gap="md">
        <DraftNote draft={draft} onDiscard={() => startFrom(job)} />
        {job.version > base.version && !busy && (
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
        <Suspense>
          <CompareDialog
            merge={newer.merge}
            onSave={(values) => saveMerged(newer.job, values)}
            onKeepEditing={() => setNewer(null)}
          />
        </Suspense>
      )}
    </form>
  );
}
