import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { timing } from '#contract/limits.ts';
import { messages, processingFailed, resumeFilesFailed } from '#contract/messages.ts';
import type { VectorRun } from '#contract/vectors.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { ConvertExisting } from './convert-existing.tsx';
import { Result, RunErrors, RunProgress } from './run-progress.tsx';
import { useRun } from './use-run.ts';
import { useStartRun } from './vectors.queries.ts';

/** What came with older data: converting it, and reading its files. */
export function LegacyTab({ children }: { children?: ReactNode }) {
  return (
    <Stack gap="md">
      <ConvertExisting />
      <StoredFiles />
      {children}
    </Stack>
  );
}

/** The two steps: the text of stored files first, then the vectors of what has text. */
function StoredFiles() {
  const start = useStartRun();
  const [reloading, setReloading] = useState(false);
  const onOver = useCallback(({ state, errors, counts }: VectorRun) => {
    // Nothing that could be reloaded for: what went wrong stays to be read.
    if (state === 'failed' || (errors.length > 0 && counts.resumesUpdated === 0)) {
      toast.error(messages.vector.resumeFailed);
      return;
    }
    toast.success(messages.vector.resumeProcessed);
    setReloading(true);
  }, []);
  const run = useRun('files', onOver);
  useEffect(() => {
    if (!reloading) return undefined;
    const timer = setTimeout(() => window.location.reload(), timing.resultsBeforeReload);
    return () => clearTimeout(timer);
  }, [reloading]);
  const running = run?.state === 'running';
  return (
    <Paper p="md" component="section" aria-labelledby="process-files">
      <Stack gap="md">
        <Title order={2} size="h3" id="process-files">
          Process Resume Files &amp; Create Vectors
        </Title>
        <Text size="sm">
          Step 1 reads the text of stored resume files that have none yet. Step 2 makes the vectors of all
          resumes that wait for theirs.
        </Text>
        <Group>
          <Button
            loading={start.isPending || running}
            disabled={reloading}
            onClick={() => start.mutate('files')}
          >
            Process Resume Files
          </Button>
        </Group>
        {start.error && <Alert color="red">{resumeFilesFailed(errorText(start.error))}</Alert>}
        {run?.state === 'failed' && <Alert color="red">{processingFailed(messages.vector.runFailed)}</Alert>}
        {run && running && (
          <RunProgress run={run} label={run.step <= 1 ? 'Step 1: reading files' : 'Step 2: making vectors'} />
        )}
        {run && !running && (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <Step title="Step 1: Text Extraction">
                <Result label="Files processed" value={run.counts.filesProcessed} />
                <Result label="Documents created" value={run.counts.documentsCreated} />
                <Result label="Candidates updated" value={run.counts.candidatesUpdated} />
              </Step>
              <Step title="Step 2: Vector Conversion">
                <Result label="Resumes processed" value={run.counts.resumesProcessed} />
                <Result label="Vectors created" value={run.counts.resumesUpdated} />
              </Step>
            </SimpleGrid>
            <RunErrors run={run} />
          </>
        )}
        {reloading && (
          <Text size="sm" c="dimmed" role="status">
            The page reloads in a moment…
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      <Group gap="lg">{children}</Group>
    </Stack>
  );
}
