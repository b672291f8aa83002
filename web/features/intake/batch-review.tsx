import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { CHANNELS } from '#contract/channels.ts';
import type { IntakeBatch, IntakeRow } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { CONSENT_SOURCES } from '#contract/rights.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { focusFirstInvalid } from '#web/lib/form.ts';
import { useDraft, useDropDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import {
  AcceptForm,
  checkChosen,
  type Chosen,
  type ChosenErrors,
  chosenProblem,
  type RenderJob,
  type Standing,
} from './accept-form.tsx';
import { batchQuery, useIntakeActions } from './intake.queries.ts';
import type { ChosenJob } from './known-candidate.tsx';
import { filesDraft } from './not-sent-note.tsx';
import { type Outcome, OutcomeFilter, rowsOf } from './outcome-filter.tsx';
import { RowTable } from './row-table.tsx';
import type { Recognise } from './recognise-row.ts';
import { ScanReader } from './scan-reader.tsx';
import { mayLoseReviews } from './unsaved-review.ts';

const RowDrawer = onDemand(() => import('./row-drawer.tsx'));

interface BatchReviewProps {
  batchId: string;
  /** files of it are still being sent */
  isSending: boolean;
  renderJob: RenderJob;
  recognise: Recognise;
}

/** A batch with the outcome of each file, made candidates here, all at once or one by one. */
export function BatchReview(props: BatchReviewProps) {
  const { data, error, refetch } = useQuery(batchQuery(props.batchId));
  useDropDraft(chosenDraft(props.batchId), hasCode(error, 'not_found'));
  useDropDraft(filesDraft(props.batchId), hasCode(error, 'not_found'));
  if (data) return <LoadedBatch key={data.batch.id} {...props} {...data} />;
  if (!error) return <LoadingState label="Loading the batch..." />;
  return (
    <ErrorState
      title={errorText(error)}
      onRetry={hasCode(error, 'not_found') ? undefined : () => refetch()}
      action={
        <ButtonLink to="/candidates/import" variant="default">
          My batches
        </ButtonLink>
      }
    />
  );
}

/** What was chosen for a batch and not yet created with. */
const chosenDraft = (batchId: string) => `intake.${batchId}`;
const chosenSchema = z.object({
  job_id: z.string().nullable(),
  recommendation_reason: z.string(),
  consent_source: z.enum(CONSENT_SOURCES).nullable(),
  found_through: z.enum(CHANNELS).nullable().catch(null),
});

const isOpenScan = ({ decision, reading }: IntakeRow) => decision === 'open' && reading === 'scan';

/** The file that needs somebody next, the first again after the last; null when there is no other. */
function nextAfter(toReview: readonly IntakeRow[], row: IntakeRow | undefined): IntakeRow | null {
  const others = toReview.filter(({ id }) => id !== row?.id);
  return others.find(({ id }) => row !== undefined && id > row.id) ?? others[0] ?? null;
}

/** How many files wait for what. */
function standingOf(rows: readonly IntakeRow[]): Standing {
  const creating = rows.filter(({ decision }) => decision === 'accepting').length;
  return {
    reading: rowsOf(rows, 'busy').length - creating,
    ready: rowsOf(rows, 'ready').length,
    known: rowsOf(rows, 'known').length,
    creating,
    done: rowsOf(rows, 'done').length,
    open: rowsOf(rows, 'review').length,
  };
}

interface LoadedBatchProps extends BatchReviewProps {
  batch: IntakeBatch;
  rows: IntakeRow[];
}

function LoadedBatch({ batch, rows, isSending, renderJob, recognise }: LoadedBatchProps) {
  const { user_id: person } = useSession().profile;
  const actions = useIntakeActions(batch.id);
  const kept: Chosen = {
    job_id: batch.job_id,
    recommendation_reason: batch.recommendation_reason ?? '',
    consent_source: batch.consent_source,
    found_through: batch.found_through,
  };
  const draft = useDraft({
    key: chosenDraft(batch.id),
    version: 2,
    schema: chosenSchema,
    isUntouched: (value) =>
      value.job_id === kept.job_id &&
      value.recommendation_reason === kept.recommendation_reason &&
      value.consent_source === kept.consent_source &&
      value.found_through === kept.found_through,
  });
  const [chosen, setChosen] = useState(draft.kept?.value ?? kept);
  useKeepDraft(draft, chosen);
  const [outcome, setOutcome] = useState<Outcome>('all');
  const [errors, setErrors] = useState<ChosenErrors>({});
  const acceptance = useRef<HTMLDivElement>(null);
  const chosenOutcome = useRef<HTMLButtonElement>(null);
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
    const wrong = 'errors' in result ? result.errors : {};
    setErrors(wrong);
    toast.clearErrors(); // of what was missing at the try before
    // The table may be far below them.
    if ('errors' in result && acceptance.current) focusFirstInvalid(acceptance.current, wrong);
    return result;
  };
  const acceptAll = async (): Promise<void> => {
    const result = checked();
    if ('errors' in result || !(await mayLoseReviews(person, rowsOf(rows, 'ready')))) return;
    try {
      await actions.acceptAll.mutateAsync(result.acceptance);
      // From here on the batch itself remembers.
      draft.discard();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  /** Whether it became a candidate. */
  const acceptOne = async (each: IntakeRow): Promise<boolean> => {
    const result = checked();
    if ('errors' in result) {
      // The fields that are missing stand on the page.
      setShown((former) => former && { ...former, opened: false });
      toast.error(chosenProblem(result.errors));
      return false;
    }
    if (!(await mayLoseReviews(person, [each]))) return false;
    try {
      await actions.accept.mutateAsync({ id: each.id, body: result.acceptance });
      toast.success(importMessages.intake.created);
      return true;
    } catch (error) {
      toast.error(errorText(error, importMessages.intake.acceptFailed));
      return false;
    }
  };

  /** Whether the candidate whom it is like has it now. */
  const updateKnown = async ({ id, duplicate }: IntakeRow, assignTo: ChosenJob | null): Promise<boolean> => {
    const candidate_id = duplicate?.id ?? '';
    try {
      await actions.updateResume.mutateAsync({ id, candidate_id, found_through: chosen.found_through });
    } catch (error) {
      toast.error(errorText(error, messages.resume.updateFailed.title));
      return false;
    }
    const isAssigned = assignTo && (await assign(candidate_id, assignTo));
    toast.success(
      isAssigned
        ? importMessages.intake.updatedAndAssigned(duplicate?.name ?? 'The person', assignTo.name)
        : messages.resume.updated,
    );
    return true;
  };
  /** Whether that has put the person into the job; why not is told. */
  const assign = async (candidate_id: string, { id }: ChosenJob): Promise<boolean> => {
    try {
      const { assigned } = await actions.assign.mutateAsync({ job_id: id, candidate_id });
      if (assigned === 0) toast.error(messages.assignment.nobodyAssigned);
      return assigned > 0;
    } catch {
      toast.error(messages.assignment.assignFailed);
      return false;
    }
  };
  const showKnown = (): void => {
    // Drawn first: the focus goes to where one reads on, at the table below.
    flushSync(() => setOutcome('known'));
    chosenOutcome.current?.scrollIntoView({ block: 'center' });
    chosenOutcome.current?.focus({ preventScroll: true });
  };
  const toReview = rowsOf(rows, 'review');
  const next = nextAfter(toReview, row);

  return (
    <Stack gap="lg">
      {rows.length > 0 && (
        <div ref={acceptance}>
          <AcceptForm
            chosen={chosen}
            errors={errors}
            onChange={choose}
            renderJob={renderJob}
            standing={standingOf(rows)}
            createdIn={rows.some(({ decision }) => decision === 'accepted') ? batch.job_id : null}
            busy={actions.acceptAll.isPending}
            onAcceptAll={() => void acceptAll()}
            onKnown={showKnown}
          />
        </div>
      )}
      <ScanReader rows={rows.filter(isOpenScan)} of="batch" recognise={recognise} />
      <OutcomeFilter rows={rows} value={outcome} onChange={setOutcome} chosen={chosenOutcome} />
      <RowTable
        rows={rowsOf(rows, outcome)}
        isFiltered={rows.length > 0}
        isSending={rows.length === 0 && isSending}
        actions={actions}
        onReview={({ id }) => setShown({ id, opened: true })}
        onAccept={(each) => void acceptOne(each)}
      />
      {row && (
        <RowDrawer
          key={row.id}
          row={row}
          opened={shown?.opened ?? false}
          actions={actions}
          recognise={recognise}
          jobId={chosen.job_id}
          channel={chosen.found_through}
          onAccept={acceptOne}
          onUpdateResume={updateKnown}
          onNext={next && (() => setShown({ id: next.id, opened: true }))}
          onClose={() => setShown({ id: row.id, opened: false })}
        />
      )}
    </Stack>
  );
}
