import { Stack, Tabs } from '@mantine/core';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { jobCreateSchema, jobRoutes } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { call, isSessionRefusal } from '#web/lib/api.ts';
import { todayIn, useTimeZone } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { AiTab } from './create-job-ai-tab.tsx';
import { FilledNote } from './create-job-filled-note.tsx';
import { BLANK_CREATION, createJobValuesSchema, isBlankCreation, notUsedOf } from './create-job-values.ts';
import { useJobFromPrompt } from './create-job-with-ai.ts';
import { isBlankJob, toJobInput, type JobFormValues } from './job-form-values.ts';
import { useJobsChanged } from './jobs.queries.ts';

const ManualTab = onDemand(() => import('./create-job-manual-tab.tsx'));

const AI = 'ai-create';
const MANUAL = 'manual-entry';
type Tab = typeof AI | typeof MANUAL;

interface CreateJobFormProps {
  /** undefined: by AI, unless a kept draft has come further */
  tab: Tab | undefined;
  onTab: (tab: Tab) => void;
  onDone: () => void;
  /** leads to a job's page */
  onOpen: (jobId: string) => void;
}

/** A new job, described to AI or typed by hand; saved as a draft. What is typed is kept whatever the tab. */
export function CreateJobForm({ tab: chosen, onTab, onDone, onOpen }: CreateJobFormProps) {
  const withBudget = useSession().can('job.budget');
  const changed = useJobsChanged();
  const timeZone = useTimeZone();
  const toInput = (values: JobFormValues) => toJobInput(values, todayIn(timeZone));
  const draft = useDraft({
    key: 'create-job',
    version: 1,
    schema: createJobValuesSchema,
    isUntouched: isBlankCreation,
  });
  const [usual] = useState<Tab>(draft.kept && !isBlankJob(draft.kept.value) ? MANUAL : AI);
  const tab = chosen ?? usual;
  // Stays once it was shown, as what is typed and said of it there does.
  const [wasManual, setWasManual] = useState(tab === MANUAL);
  if (tab === MANUAL && !wasManual) setWasManual(true);
  const { form, formProps, busy } = useSchemaForm({
    schema: jobCreateSchema,
    initialValues: draft.kept?.value ?? BLANK_CREATION,
    toInput,
    onSubmit: async (job, { idempotencyKey }) => {
      const { id } = await draft.whileSaving(() => call(jobRoutes.create, { body: job, idempotencyKey }));
      // Nobody sees a draft: the way to where it is published.
      toast.success(messages.job.created, { label: messages.job.open, run: () => onOpen(id) });
      void changed();
      onDone();
    },
    onInvalid: (errors) => {
      if (errors['primary_skills'] === messages.job.primarySkillRequired)
        toast.error(messages.job.missingPrimarySkills);
    },
    onFail: (error) => {
      // An ended session is told of by itself.
      if (!isSessionRefusal(error)) toast.error(messages.job.createFailed);
    },
  });
  useKeepDraft(draft, form.values);
  const [filled, setFilled] = useState({ times: 0, isComplete: true });
  const ai = useJobFromPrompt({
    form,
    withBudget,
    onFilled: () => {
      const isComplete = jobCreateSchema.safeParse(toInput(form.getValues())).success;
      setFilled(({ times }) => ({ times: times + 1, isComplete }));
      onTab(MANUAL);
    },
  });

  const tabs = useRef<HTMLDivElement>(null);
  const undo = () => {
    ai.undo();
    // The note goes, and with it the button that has the focus.
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };

  const reset = () => {
    form.setValues(BLANK_CREATION);
    form.clearErrors();
  };
  const leave = async () => {
    if (!isBlankCreation(form.values) && !(await askToDiscard())) return;
    draft.forget();
    onDone();
  };
  return (
    <Stack gap="md">
      <DraftNote draft={draft} onDiscard={reset} />
      <Tabs value={tab} onChange={(value) => onTab(value === MANUAL ? MANUAL : AI)}>
        <Stack gap="md">
          <Tabs.List ref={tabs} aria-label="How to create the job">
            <Tabs.Tab value={AI} leftSection={<IconSparkles size={16} aria-hidden />}>
              Create with AI
            </Tabs.Tab>
            <Tabs.Tab
              value={MANUAL}
              leftSection={<IconPencil size={16} aria-hidden />}
              onPointerEnter={ManualTab.preload}
              onFocus={ManualTab.preload}
            >
              Manual Entry
            </Tabs.Tab>
          </Tabs.List>
          {ai.justFilled && (
            <FilledNote
              key={filled.times}
              fellBack={ai.fellBack}
              usedInPart={notUsedOf(form.values).length > 0}
              onUndo={undo}
            />
          )}
          <Tabs.Panel value={AI}>
            <AiTab
              form={form}
              generating={ai.generating}
              onGenerate={() => {
                ManualTab.preload();
                void ai.generate();
              }}
              onCancel={ai.cancel}
            />
          </Tabs.Panel>
          <Tabs.Panel value={MANUAL}>
            {wasManual && (
              <ManualTab
                fallback={<LoadingState label="Loading the fields..." />}
                form={form}
                formProps={formProps}
                busy={busy}
                withBudget={withBudget}
                filled={filled}
                rewriting={{
                  generating: ai.generating,
                  onGenerate: () => void ai.generate(),
                  onCancel: ai.cancel,
                }}
                onLeave={() => void leave()}
              />
            )}
          </Tabs.Panel>
        </Stack>
      </Tabs>
    </Stack>
  );
}
