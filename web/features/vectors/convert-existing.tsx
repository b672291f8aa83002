import { Alert, Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { existingConverted, messages } from '#contract/messages.ts';
import type { VectorRun } from '#contract/vectors.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { toast } from '#web/ui/toast.ts';
import { EngineNote } from './engine-note.tsx';
import { Result, RunErrors, RunProgress } from './run-progress.tsx';
import { useRun } from './use-run.ts';
import { useStartRun } from './vectors.queries.ts';

/** Makes every vector of jobs and resumes that is missing or stale, and tells what came of it. */
export function ConvertExisting() {
  const client = useQueryClient();
  const start = useStartRun();
  const onOver = useCallback(
    ({ state, counts }: VectorRun) => {
      if (state === 'failed') toast.error(messages.vector.convertFailed);
      else toast.success(existingConverted(counts.jobsUpdated, counts.resumesUpdated));
      void askAgain(client, ['vectors', 'candidates', 'pipeline']);
    },
    [client],
  );
  const run = useRun('existing', onOver);
  const running = run?.state === 'running';
  return (
    <Paper p="md" component="section" aria-labelledby="convert-existing">
      <Stack gap="md">
        <Title order={2} size="h3" id="convert-existing">
          Convert Existing Data
        </Title>
        <EngineNote />
        <Group>
          <Button
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={start.isPending || running}
            onClick={() =>
              start.mutate('existing', { onError: () => toast.error(messages.vector.convertFailed) })
            }
          >
            Convert Existing Data
          </Button>
        </Group>
        {run?.state === 'failed' && <Alert color="red">{messages.vector.runFailed}</Alert>}
        {run && running && <RunProgress run={run} label="Converting jobs and resumes" />}
        {run && !running && (
          <>
            <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
              <Result label="Jobs processed" value={run.counts.jobsProcessed} />
              <Result label="Jobs updated" value={run.counts.jobsUpdated} />
              <Result label="Resumes processed" value={run.counts.resumesProcessed} />
              <Result label="Resumes updated" value={run.counts.resumesUpdated} />
            </SimpleGrid>
            <RunErrors run={run} />
          </>
        )}
      </Stack>
    </Paper>
  );
}
