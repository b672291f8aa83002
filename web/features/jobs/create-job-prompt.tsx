import { Collapse, Group, Paper, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown, IconChevronUp, IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { addedSkillsOf, notUsedOf, type CreateJobValues } from './create-job-values.ts';
import { WritingButton } from './writing-button.tsx';

/** Writing the job anew from its description. */
export interface Rewriting {
  generating: boolean;
  onGenerate: () => void;
  onCancel: () => void;
}

interface PromptKeptProps extends Rewriting {
  form: UseFormReturnType<CreateJobValues>;
}

/** The text that the form was filled in from, folded, with what of it was not used; it can be changed and used again. */
export function PromptKept({ form, generating, onGenerate, onCancel }: PromptKeptProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { prompt, filled } = form.values;
  if (Object.keys(filled).length === 0) return null;
  const notUsed = notUsedOf(form.values);
  const added = addedSkillsOf(form.values);
  const isBlank = prompt.trim() === '';
  const generate = () => {
    if (!generating && !isBlank) onGenerate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    generate();
  };
  return (
    <Paper p="md">
      <UnstyledButton
        w="100%"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened((was) => !was)}
      >
        <Group justify="space-between" gap="xs">
          <Text fw={600} size="sm">
            Your description
          </Text>
          {opened ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
        </Group>
      </UnstyledButton>
      {notUsed.length > 0 && (
        <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
          Not used: {notUsed.map((phrase) => `“${phrase}”`).join(', ')}
        </Text>
      )}
      {added.length > 0 && (
        <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
          Skills that it does not ask for, added as such jobs usually do: {added.join(', ')}. Remove what
          nobody needs.
        </Text>
      )}
      <Collapse expanded={opened} id={id}>
        <Stack gap="sm" mt="sm">
          <Textarea
            aria-label="Your description"
            autosize
            minRows={3}
            maxRows={16}
            {...form.getInputProps('prompt')}
            onKeyDown={onKeyDown}
          />
          <Group justify="flex-end">
            <WritingButton
              variant="default"
              leftSection={<IconSparkles size={16} aria-hidden />}
              busy={generating}
              onCancel={onCancel}
              onClick={generate}
              disabled={isBlank}
            >
              Generate Again
            </WritingButton>
          </Group>
        </Stack>
      </Collapse>
    </Paper>
  );
}
