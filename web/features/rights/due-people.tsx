import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#contract/dates.ts';
import { ACTIVITY_LABELS, type DuePerson, type RetentionRun } from '#contract/rights.ts';
import { rightsMessages } from '#contract/rights-messages.ts';
import { counted } from '#contract/text.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { dueQuery, useRetention } from './rights.queries.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

const ApproveDialog = onDemand(() => import('./approve-dialog.tsx'));
const KeepDialog = onDemand(() => import('./keep-dialog.tsx'));

interface DuePeopleProps {
  months: number;
  /** the rule is on, if by other months */
  isOn: boolean;
  /** these are the rule's months, so that what is listed can be approved */
  isRule: boolean;
  run: RetentionRun | null;
}

/** A dry run: who would go and why, to be chosen and approved, or kept with a reason. */
export function DuePeople({ months, isOn, isRule, run }: DuePeopleProps) {
  const { data, error, refetch, isFetching } = useQuery(dueQuery(months, run?.finished_at ?? null));
  /** nobody beforehand: an erasure is chosen, not unchosen */
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [approving, setApproving] = useState<boolean | null>(null);
  const [keeping, setKeeping] = useState<{ person: DuePerson; opened: boolean } | null>(null);
  const { unkeep } = useRetention();
  const goes = data?.items.filter(({ exception }) => exception === null) ?? [];
  const kept = (data?.items.length ?? 0) - goes.length;
  const chosen = goes.filter(({ id }) => picked.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(picked);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setPicked(next);
  };
  const letGo = async (id: string) => {
    try {
      await unkeep.mutateAsync(id);
    } catch {
      toast.error(rightsMessages.keepFailed);
    }
  };
  const columns = useColumns({
    // What is ticked leads somewhere by the rule alone.
    mayChoose: isRule && goes.length > 0,
    isChosen: (id) => picked.has(id),
    choose: (id, isChosen) => choose([id], isChosen),
    keep: (person) => setKeeping({ person, opened: true }),
    letGo: (id) => void letGo(id),
  });
  const isUnderWay = run?.state === 'running';
  return (
    <SectionCard
      title={isRule ? 'People to review' : `Dry run: ${counted(months, 'month')} without activity`}
    >
      <KeepsFocus gap="sm">
        {data && (
          <Text size="sm" role="status">
            {counted(data.total, 'person is', 'people are')} due. Nobody is erased before you approve it.
            {kept > 0 &&
              ` ${counted(kept, 'other is', 'others are')} listed too and kept, until you say otherwise.`}
            {data.total > goes.length && ` The ${goes.length} who were longest unchanged are listed.`}
          </Text>
        )}
        {goes.length > 0 && (
          // As high as the button that comes with the first tick.
          <Group justify="space-between" gap="sm" mih={36}>
            {isRule && (
              <Checkbox
                label={`All ${goes.length}`}
                checked={chosen.length === goes.length}
                indeterminate={chosen.length > 0 && chosen.length < goes.length}
                onChange={(event) =>
                  choose(
                    goes.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
              />
            )}
            {isRule && chosen.length > 0 ? (
              <Button color="red" disabled={isUnderWay} onClick={() => setApproving(true)}>
                Erase {counted(chosen.length, 'person', 'people')}…
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                {isRule
                  ? 'Tick whoever is to be erased.'
                  : `${isOn ? 'Save these months as the rule' : 'Turn the rule on with these months'} to approve an erasure.`}
              </Text>
            )}
          </Group>
        )}
        <DataTable
          label="People who are due"
          columns={columns}
          rows={data?.items}
          rowKey={({ id }) => id}
          stale={isFetching}
          empty={
            <EmptyState
              title="Nobody is due."
              description="Everybody has had some activity since, or is kept out."
            />
          }
          loadingLabel="Looking for people..."
          error={error && { title: rightsMessages.dueFailed, onRetry: () => refetch() }}
        />
      </KeepsFocus>
      {approving !== null && (
        <ApproveDialog people={chosen} opened={approving} onClose={() => setApproving(false)} />
      )}
      {keeping && (
        <KeepDialog
          person={keeping.person}
          opened={keeping.opened}
          onClose={() => setKeeping({ ...keeping, opened: false })}
        />
      )}
    </SectionCard>
  );
}

interface Deeds {
  mayChoose: boolean;
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  keep: (person: DuePerson) => void;
  letGo: (id: string) => void;
}

function useColumns({ mayChoose, isChosen, choose, keep, letGo }: Deeds): Column<DuePerson>[] {
  const timeZone = useTimeZone();
  const choice: Column<DuePerson> = {
    key: 'choose',
    header: 'Erase',
    tight: true,
    cell: ({ id, name, exception }) =>
      exception === null && (
        <Checkbox
          aria-label={`Erase ${name}`}
          checked={isChosen(id)}
          onChange={(event) => choose(id, event.currentTarget.checked)}
        />
      ),
  };
  return [
    ...(mayChoose ? [choice] : []),
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ id, name, email }) => (
        <div>
          <TextLink to="/candidate/$id" params={{ id }}>
            {name}
          </TextLink>
          <Text size="xs" c="dimmed">
            {email}
          </Text>
        </div>
      ),
    },
    {
      key: 'last',
      header: 'Last activity',
      cell: ({ last_activity, last_activity_at }) => (
        <div>
          <Text size="sm">{formatDate(last_activity_at, timeZone)}</Text>
          <Text size="xs" c="dimmed">
            {ACTIVITY_LABELS[last_activity]}
          </Text>
        </div>
      ),
    },
    {
      key: 'keep',
      header: 'Keep',
      cell: (person) =>
        person.exception === null ? (
          <Button size="xs" variant="default" aria-label={`Keep ${person.name}`} onClick={() => keep(person)}>
            Keep…
          </Button>
        ) : (
          <Group gap="xs">
            <Text size="sm">{person.exception}</Text>
            <Button
              size="xs"
              variant="default"
              aria-label={`Stop keeping ${person.name}`}
              onClick={() => letGo(person.id)}
            >
              Stop keeping
            </Button>
          </Group>
        ),
    },
  ];
}
