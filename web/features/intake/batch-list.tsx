import { ActionIcon, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatMoment, formatTime } from '#contract/dates.ts';
import type { IntakeBatch } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { importMessages } from '#contract/import-messages.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { confirm } from '#web/ui/confirm.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { batchesQuery, useRemoveBatch } from './intake.queries.ts';
import { forgetUploads } from './uploads.ts';

/** My batches, each with how far it has come. */
export function BatchList() {
  const { data, error, refetch } = useQuery(batchesQuery);
  const columns = useColumns();
  return (
    <section aria-labelledby="my-batches">
      <Title order={2} size="h4" id="my-batches" mb="xs">
        My batches
      </Title>
      <DataTable
        label="My batches"
        columns={columns}
        rows={data?.items}
        rowKey={(batch) => batch.id}
        loadingLabel="Loading batches..."
        loadingRows={2}
        error={error && { title: errorText(error), onRetry: () => refetch() }}
        empty={
          <EmptyState
            title="No batches yet."
            description={`What you drop above is kept for ${limits.intake.keptDays} days, until you have created the candidates.`}
          />
        }
      />
    </section>
  );
}

function useColumns(): Column<IntakeBatch>[] {
  const timeZone = useTimeZone();
  const remove = useRemoveBatch();
  return [
    {
      key: 'begun',
      header: 'Begun',
      rowHeader: true,
      cell: (batch) => (
        <TextLink to="/candidates/import" search={{ batch: batch.id }} fw={500}>
          {formatMoment(batch.created_at, timeZone)}
        </TextLink>
      ),
    },
    { key: 'files', header: 'Files', align: 'end', tight: true, cell: (batch) => batch.total },
    { key: 'created', header: 'Done', align: 'end', tight: true, cell: (batch) => batch.accepted },
    {
      key: 'open',
      header: 'Left',
      align: 'end',
      tight: true,
      cell: (batch) => (batch.busy > 0 ? `${batch.open} (${batch.busy} at work)` : batch.open),
    },
    { key: 'until', header: 'Kept until', tight: true, cell: (batch) => formatDay(batch.kept_until) },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: (batch) => (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Delete the batch of ${formatTime(batch.created_at, timeZone)}`}
          onClick={() =>
            void confirm({
              title: 'Delete Batch',
              body: <DeleteQuestion batch={batch} />,
              confirmLabel: 'Delete',
              danger: true,
              run: async () => {
                try {
                  await remove.mutateAsync(batch.id);
                  forgetUploads(batch.id);
                  toast.success(importMessages.intake.removed);
                } catch (failure) {
                  toast.error(importMessages.intake.removeFailed);
                  throw failure;
                }
              },
            })
          }
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      ),
    },
  ];
}

function DeleteQuestion({ batch }: { batch: IntakeBatch }) {
  const lost = batch.total - batch.accepted;
  return (
    <Text size="sm">
      {lost === 0
        ? "Nothing is lost: every resume of this batch is a candidate's."
        : `${counted(lost, 'resume')} not made a candidate will be deleted, with everything read from ${lost === 1 ? 'it' : 'them'}.`}{' '}
      Candidates stay.
    </Text>
  );
}
