import { Group, Paper, Progress, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { conversionFailed } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import type { VectorRun } from '#contract/vectors.ts';
import classes from './vectors.module.css';

/** How far long work has come: percent, and how many of how many. */
export function RunProgress({ run, label }: { run: VectorRun; label: string }) {
  const percent = run.total === 0 ? 0 : Math.round((run.done / run.total) * 100);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{label}</Text>
        <Text size="sm" aria-live="polite">
          {percent}% ({run.done}/{run.total})
        </Text>
      </Group>
      <Progress value={percent} aria-label={label} animated />
      <Text size="xs" c="dimmed">
        This goes on in the background: you may close this page.
      </Text>
    </Stack>
  );
}

/** What failed in long work, each with its reason; nothing when nothing did. */
export function RunErrors({ run }: { run: VectorRun }) {
  if (run.errors.length === 0) return null;
  return (
    <Stack gap={6}>
      <Title order={3} size="h4">
        {counted(run.errors.length, 'error')}
      </Title>
      <Paper withBorder>
        <ScrollArea.Autosize
          mah={180}
          type="auto"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Errors' }}
        >
          <Stack gap={6} p="sm">
            {run.errors.map((error) => (
              <Text key={`${error.record}-${error.id}`} size="sm" className={classes.long}>
                {conversionFailed(error.name, error.message)}
              </Text>
            ))}
          </Stack>
        </ScrollArea.Autosize>
      </Paper>
    </Stack>
  );
}

/** A number of a run's results with its name. */
export function Result({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{value}</Text>
    </div>
  );
}
