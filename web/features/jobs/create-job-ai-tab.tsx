import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FormSection } from '#web/ui/form-layout.tsx';
import type { CreateJobValues } from './create-job-values.ts';
import { WritingButton } from './writing-button.tsx';

const EXAMPLES = [
  {
    label: 'Java developer',
    prompt:
      'Need 2 senior Java devs for our Pune fintech team, 5-8 yrs, Spring Boot, Kafka, AWS, hybrid, up to 32 LPA, join in 30 days',
  },
  {
    label: 'ICU nurse',
    prompt:
      'Staff nurse for the ICU of our hospital in Kochi, 2 to 4 years, GNM or B.Sc Nursing, ventilator and infusion pump handling, rotational shifts, 25k per month',
  },
  {
    label: 'Accounts executive',
    prompt:
      'Accounts executive for our Indore factory, 3+ years, Tally, GST returns, TDS and bank reconciliation, work from office, 4-5 LPA',
  },
  {
    label: 'Sales officer',
    prompt:
      'Field sales officer in Lucknow for our FMCG distribution, freshers welcome, should have a two-wheeler and speak Hindi well, immediate joiners',
  },
];

interface AiTabProps {
  form: UseFormReturnType<CreateJobValues>;
  generating: boolean;
  onGenerate: () => void;
  onCancel: () => void;
}

/** A job described in one's own words, which fills in the form. */
export function AiTab({ form, generating, onGenerate, onCancel }: AiTabProps) {
  const prompt = form.values.prompt;
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!generating) onGenerate();
  };
  const hasKeys = useMediaQuery('(hover: hover)', true, { getInitialValueInEffect: false });
  return (
    <form onSubmit={submit} noValidate>
      <FormSection
        title="Describe the job"
        description="Write as you would tell a colleague. The form is filled in from it, and you can change everything before saving."
      >
        <Textarea
          ref={area}
          label="Job description in your own words"
          placeholder="Role, openings, city, years of experience, must-have skills, pay, joining…"
          description={hasKeys ? 'Ctrl+Enter generates.' : undefined}
          autosize
          minRows={6}
          maxRows={16}
          {...form.getInputProps('prompt')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <Examples
          prompt={prompt}
          onPrompt={(text) => form.setFieldValue('prompt', text)}
          onUndone={() => area.current?.focus()}
        />
        <Group justify="flex-end">
          <WritingButton
            type="submit"
            variant="filled"
            leftSection={<IconSparkles size={16} aria-hidden />}
            busy={generating}
            onCancel={onCancel}
            disabled={prompt.trim() === ''}
          >
            Generate Job Posting with AI
          </WritingButton>
        </Group>
      </FormSection>
    </form>
  );
}

interface ExamplesProps {
  prompt: string;
  onPrompt: (text: string) => void;
  onUndone: () => void;
}

/** Examples to start from. One that takes the place of a person's own text can be undone. */
function Examples({ prompt, onPrompt, onUndone }: ExamplesProps) {
  const [replaced, setReplaced] = useState<{ own: string; by: string } | null>(null);
  const choose = (example: string) => {
    const isOwn = prompt.trim() !== '' && EXAMPLES.every((each) => each.prompt !== prompt);
    if (isOwn) setReplaced({ own: prompt, by: example });
    else if (replaced) setReplaced({ ...replaced, by: example });
    onPrompt(example);
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" role="group" aria-label="Examples">
        <Text size="sm" c="dimmed">
          Examples:
        </Text>
        {EXAMPLES.map(({ label, prompt: example }) => (
          <Button key={label} variant="default" size="compact-sm" onClick={() => choose(example)}>
            {label}
          </Button>
        ))}
      </Group>
      <Group gap="xs" role="status">
        {replaced?.by === prompt && (
          <>
            <Text size="sm">The example took the place of your text.</Text>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                onPrompt(replaced.own);
                setReplaced(null);
                onUndone();
              }}
            >
              Undo
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
