import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { fillForm } from './create-job-fill.ts';
import type { CreateJobValues } from './create-job-values.ts';
import { useWriting, writeJob } from './job-writing.queries.ts';

interface Options {
  form: UseFormReturnType<CreateJobValues>;
  /** HR alone sees and sets the budget */
  withBudget: boolean;
  /** called once the form is filled in */
  onFilled: () => void;
}

/** The form before it was filled in, and as it was filled in. */
interface Filled {
  before: CreateJobValues;
  after: CreateJobValues;
  fellBack: boolean;
}

/** Fills the form in from its prompt, asking before a person's own entries are replaced; can be cancelled and undone. */
export function useJobFromPrompt({ form, withBudget, onFilled }: Options) {
  const [last, setLast] = useState<Filled | null>(null);
  const { write, busy, cancel } = useWriting(writeJob, (error) => {
    const wrong = hasCode(error, 'invalid_input') ? error.fields['prompt'] : undefined;
    if (wrong !== undefined) form.setFieldError('prompt', wrong);
    else if (hasCode(error, 'too_many_requests'))
      toast.error({ title: messages.job.promptFailed.title, body: error.message });
    // An ended session is told of by itself.
    else if (!isSessionRefusal(error)) toast.error(messages.job.promptFailed);
  });

  const generate = async () => {
    const prompt = form.getValues().prompt.trim();
    if (prompt === '') return toast.error(messages.job.missingPrompt);
    const job = await write(prompt);
    if (job === null) return;
    const before = form.getValues();
    const { values, filled, replaced } = fillForm(before, job, { filled: before.filled, withBudget });
    if (replaced.length > 0 && !(await askToReplace(replaced))) return;
    // Nobody's own text, but no generated full description either: its button still offers to write that.
    const written = { text: values.description, basis: null };
    const not_used = { prompt, phrases: job.not_used, added: job.skills_added };
    const after = { ...before, ...values, written, filled, not_used };
    form.setValues(after);
    form.clearErrors();
    setLast({ before, after, fellBack: job.fell_back });
    toast.ai(messages.job.generated);
    onFilled();
  };

  const undo = () => {
    if (last === null) return;
    form.setValues({ ...last.before, prompt: form.getValues().prompt });
    form.clearErrors();
    setLast(null);
  };
  return {
    generate,
    generating: busy,
    cancel,
    undo,
    /** the built-in engine wrote it in a provider's place */
    fellBack: last?.fellBack ?? false,
    /** true from filling in until somebody changes a field */
    justFilled: last !== null && isSameJob(form.values, last.after),
  };
}

function isSameJob(one: CreateJobValues, other: CreateJobValues): boolean {
  return JSON.stringify({ ...one, prompt: '' }) === JSON.stringify({ ...other, prompt: '' });
}

function askToReplace(fields: readonly string[]): Promise<boolean> {
  return confirm({
    title: 'Replace what is in the form?',
    body: `You have already filled in: ${fields.join(', ')}. What your description does not mention stays as it is.`,
    confirmLabel: 'Replace',
  });
}
