import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type IntakeBatch, type IntakeRow, isReadyToAccept } from '#contract/intake.ts';
import { messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import {
  AcceptForm,
  checkChosen,
  type Chosen,
  type ChosenErrors,
  chosenProblem,
  type RenderJob,
} from './accept-form.tsx';
import { batchQuery, useIntakeActions } from './intake.queries.ts';
import { RowTable } from './row-table.tsx';
import type { Recognise } from './scan-reader.tsx';

const RowDrawer = lazy(() => import('./row-drawer.tsx'));

interface BatchReviewProps {
  batchId: string;
  renderJob: RenderJob;
  recognise: Recognise;
}

/** A batch with the outcome of each file, made candidates here, all at once or one by one. */
export function BatchReview(props: BatchReviewProps) {
  const { data, error, refetch } = useQuery(batchQuery(props.batchId));
  if (data) return <LoadedBatch key={data.batch.id} {...props} {...data} />;
  if (!error) return <LoadingState label="Loading the batch..." />;
  return (
    <ErrorState
      title={errorText(error)}
      onRetry={hasCode(error, 'not_found') ? undefined : () => void refetch()}
      action={
        <ButtonLink to="/candidates/import" variant="default">
          My batches
        </ButtonLink>
      }
    />
  );
}

interface LoadedBatchProps extends BatchReviewProps {
  batch: IntakeBatch;
  rows: IntakeRow[];
}

function LoadedBatch({ batch, rows, renderJob, recognise }: LoadedBatchProps) {
  const actions = useIntakeActions(batch.id);
  const [chosen, setChosen] = useState<Chosen>({
    job_id: batch.job_id,
    recommendation_reason: batch.recommendation_reason ?? '',
  });
  const [errors, setErrors] = useState<ChosenErrors>({});
  // The drawer keeps showing its row while it slides away.
  const [shown, setShown] = useState<{ id: string; opened: boolean }>();
  const row = rows.find(({ id }) => id === shown?.id);

  const choose = (change: Partial<Chosen>): void => {
    setChosen((former) => ({ ...former, ...change }));
    const changed = Object.keys(change);
    setErrors((former) =>
      Object.fromEntries(Object.entries(former).filter(([name]) => !changed.includes(name))),
    );
  };
  const checked = () => {
    const result = checkChosen(chosen);
    setErrors('errors' in result ? result.errors : {});
    return result;
  };
  const acceptAll = async (): Promise<void> => {
    const result = checked();
    if ('errors' in result) return;
    try {
      await actions.acceptAll.mutateAsync(result.acceptance);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  /** Whether it became a candidate. */
  const acceptOne = async ({ id }: IntakeRow): Promise<boolean> => {
    const result = checked();
    if ('errors' in result) {
      // The fields that are missing stand on the page.
      setShown((former) => former && { ...former, opened: false });
      toast.error(chosenProblem(result.errors));
      return false;
    }
    try {
      await actions.accept.mutateAsync({ id, body: result.acceptance });
      toast.success(messages.intake.created);
      return true;
    } catch (error) {
      toast.error(errorText(error, messages.intake.acceptFailed));
      return false;
    }
  };

  return (
    <Stack gap="lg">
      {rows.length > 0 && (
        <AcceptForm
          chosen={chosen}
          errors={errors}
          onChange={choose}
          renderJob={renderJob}
          ready={rows.filter(isReadyToAccept).length}
          open={
            rows.filter(
              (each) => each.decision === 'open' && each.reading !== 'waiting' && !isReadyToAccept(each),
            ).length
          }
          busy={actions.acceptAll.isPending}
          onAcceptAll={() => void acceptAll()}
        />
      )}
      <RowTable
        rows={rows}
        actions={actions}
        onReview={({ id }) => setShown({ id, opened: true })}
        onAccept={(each) => void acceptOne(each)}
      />
      {row && (
        <Suspense>
          <RowDrawer
            key={row.id}
            row={row}
            opened={shown?.opened ?? false}
            actions={actions}
            recognise={recognise}
            onAccept={acceptOne}
            onClose={() => setShown({ id: row.id, opened: false })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
