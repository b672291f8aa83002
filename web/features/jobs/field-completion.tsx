import { Collapse, Group, List, Paper, Progress, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { JobFormValues } from './job-form-values.ts';

type Check = (values: JobFormValues) => boolean;
const longer = (text: string, least: number) => text.trim().length >= least;

/** The fields that validation requires, and the first primary skill. */
const MANDATORY: readonly (readonly [label: string, isDone: Check])[] = [
  ['Job Title', (job) => longer(job.title, 1)],
  ['Summary', (job) => longer(job.summary, limits.job.summary.min)],
  ['Mode of Work', (job) => job.mode_of_work !== null],
  ['Domain Industry', (job) => job.domain_industry !== null],
  ['Locations', (job) => job.locations.length > 0],
  ['Primary Skills', (job) => job.primary_skills.length > 0],
  ['Full Description', (job) => longer(job.description, limits.job.description.min)],
  ['Requirements', (job) => longer(job.requirements, limits.job.requirements.min)],
];

interface FieldCompletionProps {
  values: JobFormValues;
  /** give it another `key` to open it later */
  openedAtFirst?: boolean;
}

/** How many of the mandatory fields are filled in, live; opens to show which are left. */
export function FieldCompletion({ values, openedAtFirst = false }: FieldCompletionProps) {
  const [opened, setOpened] = useState(openedAtFirst);
  const listId = useId();
  const fields = MANDATORY.map(([label, isDone]) => ({ label, done: isDone(values) }));
  const done = fields.filter((field) => field.done).length;
  const percent = Math.round((done / fields.length) * 100);
  return (
    <Paper p="md">
      <UnstyledButton
        w="100%"
        aria-expanded={opened}
        aria-controls={listId}
        onClick={() => setOpened((was) => !was)}
      >
        <Group justify="space-between" mb="xs">
          <Text fw={600} size="sm">
            Field Completion
          </Text>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {done}/{fields.length} mandatory fields, {percent}%
            </Text>
            {opened ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          </Group>
        </Group>
      </UnstyledButton>
      <Progress value={percent} color={percent === 100 ? 'green' : undefined} aria-label="Field completion" />
      <Collapse expanded={opened} id={listId}>
        <List size="sm" mt="sm" spacing={4} center>
          {fields.map(({ label, done: isDone }) => (
            <List.Item key={label} icon={<Sign done={isDone} />}>
              {label}
              {isDone ? '' : ' (missing)'}
            </List.Item>
          ))}
        </List>
      </Collapse>
    </Paper>
  );
}

function Sign({ done }: { done: boolean }) {
  return (
    <ThemeIcon size={18} radius="xl" variant="light" color={done ? 'green' : 'gray'}>
      {done ? <IconCheck size={12} aria-hidden /> : <IconCircle size={12} aria-hidden />}
    </ThemeIcon>
  );
}
