import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconAlertTriangle, IconCheck, IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { confirm } from '#web/ui/confirm.ts';
import FellBackNote from '#web/ui/fell-back-note.tsx';
import { hint } from '#web/ui/hint.tsx';
import { toast } from '#web/ui/toast.ts';
import type { CreateJobValues } from './create-job-values.ts';
import { basisOf, descriptionState, isOwnDescription, missingForDescription } from './description-state.ts';
import { useWriting, writeDescription } from './job-writing.queries.ts';
import { WritingButton } from './writing-button.tsx';

type Form = UseFormReturnType<CreateJobValues>;
type Description = Pick<CreateJobValues, 'description' | 'written'>;

const LABELS = {
  none: 'Generate Full Job Description',
  changed: 'Regenerate Full Job Description',
  current: messages.job.descriptionCurrent,
};
const BASIS = ['title', 'summary', 'primary_skills', 'locations'] as const;

/** Has the full description written from the other fields, and says whether it still agrees with them. */
export function DescriptionButton({ form }: { form: Form }) {
  const { values } = form;
  const { generate, generating, cancel, undo, fellBack } = useDescription(form);
  const button = useRef<HTMLButtonElement>(null);
  const state = descriptionState(values, values.written);
  const missing = missingForDescription(values);
  const isCurrent = state === 'current';
  const isReady = missing.length === 0;
  const label = `Missing required fields: ${missing.join(', ')}`;
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <WritingButton
          ref={button}
          variant={isReady ? 'light' : 'default'}
          leftSection={
            isCurrent ? <IconCheck size={16} aria-hidden /> : <IconSparkles size={16} aria-hidden />
          }
          busy={generating}
          {...hint(isReady || generating ? undefined : label)}
          onCancel={cancel}
          // Pressed while fields are missing it says so; only when there is nothing to do is it disabled.
          aria-disabled={isCurrent || undefined}
          data-disabled={isCurrent || undefined}
          onClick={() => {
            if (!isCurrent) void generate();
          }}
        >
          {LABELS[state]}
        </WritingButton>
        {undo && (
          <Button
            variant="subtle"
            onClick={() => {
              button.current?.focus();
              undo();
            }}
          >
            Undo
          </Button>
        )}
      </Group>
      <Text size="sm" component="div" role="status">
        {state === 'changed' && !generating && (
          <Group gap={6} wrap="nowrap">
            <IconAlertTriangle size={16} aria-hidden />
            {messages.job.fieldsChanged}
          </Group>
        )}
      </Text>
      {fellBack && !generating && <FellBackNote />}
    </Stack>
  );
}

/** Writing the description into the form; `undo` is there until the description or its fields are changed. */
function useDescription(form: Form) {
  const [last, setLast] = useState<{ before: Description; text: string; fellBack: boolean } | null>(null);
  const { write, busy, cancel } = useWriting(writeDescription, (error) => {
    for (const field of BASIS) form.validateField(field);
    // An ended session is told of by itself.
    if (hasCode(error, 'too_many_requests'))
      toast.error({ title: messages.job.descriptionFailed.title, body: error.message });
    else if (!isSessionRefusal(error)) toast.error(messages.job.descriptionFailed);
  });

  const generate = async () => {
    const asked = form.getValues();
    if (missingForDescription(asked).length > 0) return toast.error(messages.job.missingFields);
    if (!(await mayReplace(asked))) return;
    const written = await write(asked);
    if (written === null) return;
    const { description: text, fell_back: fellBack } = written;
    const now = form.getValues();
    const isChangedMeanwhile = now.description !== asked.description;
    if (isChangedMeanwhile && !(await mayReplace(now))) return;
    form.setValues({ description: text, written: { text, basis: basisOf(asked) } });
    form.clearFieldError('description');
    setLast({ before: { description: now.description, written: now.written }, text, fellBack });
    toast.ai(messages.job.descriptionGenerated);
  };

  const canUndo =
    last !== null && form.values.description === last.text && last.before.description !== last.text;
  const undo = () => {
    if (last) form.setValues(last.before);
    setLast(null);
  };
  // As long as what it wrote stands there.
  const fellBack = last !== null && last.fellBack && form.values.description === last.text;
  return { generate, generating: busy, cancel, undo: canUndo && !busy ? undo : null, fellBack };
}

/** Asks before a description that somebody typed or changed by hand is replaced. */
async function mayReplace(values: CreateJobValues): Promise<boolean> {
  if (!isOwnDescription(values, values.written)) return true;
  return confirm({
    title: 'Replace the full description?',
    body: 'You have written or changed it by hand. The generated description would take its place.',
    confirmLabel: 'Replace',
  });
}
