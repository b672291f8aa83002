import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { importMessages } from '#contract/import-messages.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import type { RenderJob } from './accept-form.tsx';
import { BatchList } from './batch-list.tsx';
import { IntakeDropzone } from './intake-dropzone.tsx';
import { batchQuery, useStartBatch } from './intake.queries.ts';
import type { Recognise } from './recognise-row.ts';
import { NotSentNote } from './not-sent-note.tsx';
import { TableNote } from './table-note.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { lookInto } from './unpack-zip.ts';
import { sendTo, useUploads } from './uploads.ts';

// The first look is at what was brought in before, or at nothing.
const BatchReview = onDemand(async () => ({ default: (await import('./batch-review.tsx')).BatchReview }));

interface ImportResumesProps {
  /** the batch that is looked at; without one a drop begins one */
  batchId: string | undefined;
  onBatch: (batchId: string) => void;
  /** the job from which one comes */
  jobId: string | undefined;
  renderJob: RenderJob;
  recognise: Recognise;
}

/** Many resumes at once: dropped, read in the background, reviewed and made candidates. */
export function ImportResumes({ batchId, onBatch, jobId, renderJob, recognise }: ImportResumesProps) {
  const start = useStartBatch();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({ ...batchQuery(batchId ?? ''), enabled: batchId !== undefined });
  const onTheWay = useUploads(batchId ?? '').filter(({ state }) => state !== 'failed' && state !== 'sent');

  const router = useRouter();

  const take = async (files: File[]): Promise<void> => {
    const { pathname } = router.latestLocation;
    setBusy(true);
    BatchReview.preload();
    try {
      const dropped = await lookInto(files);
      const id = batchId ?? (await start.mutateAsync(jobId ?? null)).id;
      sendTo(id, dropped, (data?.rows.length ?? 0) + onTheWay.length);
      // Nobody is led back who has left meanwhile; the list of batches has it.
      if (id !== batchId && router.latestLocation.pathname === pathname) onBatch(id);
    } catch {
      toast.error(importMessages.intake.startFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <IntakeDropzone busy={busy} onFiles={(files) => void take(files)} />
        <TableNote />
      </Stack>
      {batchId === undefined ? (
        <BatchList />
      ) : (
        <>
          <UploadProgress batchId={batchId} refusals={data?.refusals ?? []} />
          <NotSentNote key={batchId} batchId={batchId} rows={data?.rows} />
          <BatchReview
            fallback={<LoadingState label="Loading the batch..." />}
            batchId={batchId}
            isSending={onTheWay.length > 0}
            renderJob={renderJob}
            recognise={recognise}
          />
        </>
      )}
    </Stack>
  );
}
