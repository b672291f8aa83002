import { ActionIcon, Button, Group, Loader, Menu, Text } from '@mantine/core';
import { IconAlertTriangle, IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { experienceText } from '#contract/experience.ts';
import { type IntakeFields, type IntakeRow, isReadyToAccept, isUnsure } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { confirm } from '#web/ui/confirm.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { hint } from '#web/ui/hint.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './intake.module.css';
import type { IntakeActions } from './intake.queries.ts';
import { RowOutcome } from './row-outcome.tsx';
import { inOrder, type RowOrder } from './row-order.ts';
import { RowSureness } from './row-sureness.tsx';

interface RowTableProps {
  rows: readonly IntakeRow[];
  /** whether the batch has other files than these */
  isFiltered: boolean;
  /** whether all of them are still on their way */
  isSending: boolean;
  actions: IntakeActions;
  onReview: (row: IntakeRow) => void;
  onAccept: (row: IntakeRow) => void;
}

/** The files of a batch, each with its outcome, what was read and what may be done. */
export function RowTable({ rows, isFiltered, isSending, ...deeds }: RowTableProps) {
  const [order, setOrder] = useState<RowOrder>('added');
  return (
    <DataTable<IntakeRow, RowOrder>
      label="Files of the batch"
      columns={columnsFor(deeds)}
      rows={inOrder(rows, order)}
      sort={order}
      // The third press puts the files back into the order in which they came.
      onSort={(next) => setOrder(order === 'surest' ? 'added' : next)}
      rowKey={(row) => row.id}
      empty={
        isSending ? (
          <EmptyState title="The files are on their way." />
        ) : isFiltered ? (
          <EmptyState title="No resume is left here." />
        ) : (
          <EmptyState title="No resumes in this batch yet." description="Drop resumes or a ZIP file above." />
        )
      }
    />
  );
}

function columnsFor(
  deeds: Omit<RowTableProps, 'rows' | 'isFiltered' | 'isSending'>,
): Column<IntakeRow, RowOrder>[] {
  return [
    { key: 'person', header: 'Candidate', rowHeader: true, cell: (row) => <Person row={row} /> },
    { key: 'outcome', header: 'Outcome', cell: (row) => <RowOutcome row={row} /> },
    {
      key: 'confidence',
      header: 'Confidence',
      tight: true,
      sort: { ascending: 'unsure', descending: 'surest' },
      cell: (row) => <RowSureness row={row} />,
    },
    { key: 'contact', header: 'Contact', fold: { below: 'lg', under: 'person' }, cell: contactCell },
    {
      key: 'experience',
      header: 'Experience',
      tight: true,
      fold: { below: 'md', under: 'person', lead: 'Experience:' },
      cell: experienceCell,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: (row) => <RowActions row={row} {...deeds} />,
    },
  ];
}

function experienceCell({ fields, confidence }: IntakeRow) {
  if (fields.experience_years === null) return '–';
  return <Sure sure={confidence['experience_years']}>{experienceText(fields.experience_years)}</Sure>;
}

function Person({ row }: { row: IntakeRow }) {
  const { fields, confidence, candidate_id: id, candidate_name: name, file_name: file } = row;
  return (
    <div className={classes.wrap}>
      {id ? (
        <TextLink to="/candidate/$id" params={{ id }} fw={500}>
          {name ?? file}
        </TextLink>
      ) : (
        <Sure sure={confidence['name']}>{fields.name ?? (row.reading === 'waiting' ? '' : 'No name')}</Sure>
      )}
      <Text size="xs" c="dimmed">
        {file}
      </Text>
    </div>
  );
}

function contactCell({ fields, confidence }: IntakeRow) {
  if (!fields.email && !fields.phone) return '–';
  return (
    <div className={classes.contact}>
      {(['email', 'phone'] as const satisfies readonly (keyof IntakeFields)[]).map(
        (name) =>
          fields[name] && (
            <Text key={name} size="sm" fz="inherit" component="div">
              <Sure sure={confidence[name]}>
                {name === 'email' ? <EmailText email={fields[name]} /> : fields[name]}
              </Sure>
            </Text>
          ),
      )}
    </div>
  );
}

/** A value with a mark when it was read with little certainty. */
function Sure({ sure, children }: { sure: number | undefined; children: ReactNode }) {
  if (sure === undefined || !isUnsure(sure)) return children;
  return (
    <span {...hint('Read with little certainty: please check')}>
      {children}{' '}
      <Text span c="orange" size="xs">
        <IconAlertTriangle size={12} role="img" aria-label="please check" />
      </Text>
    </span>
  );
}

function RowActions({
  row,
  actions,
  onReview,
  onAccept,
}: { row: IntakeRow } & Omit<RowTableProps, 'rows' | 'isFiltered' | 'isSending'>) {
  const name = row.fields.name ?? row.candidate_name ?? row.file_name;
  const isOpen = row.decision === 'open' && row.reading !== 'waiting';
  const skip = (skipped: boolean) => actions.skip.mutate({ id: row.id, skipped });
  const remove = () =>
    void confirm({
      title: 'Remove Resume',
      body:
        row.decision === 'accepted' || row.decision === 'updated'
          ? `Remove ${row.file_name} from this batch? The candidate stays.`
          : `Remove ${row.file_name} and what was read from it? This action cannot be undone.`,
      confirmLabel: 'Remove',
      danger: true,
      run: async () => {
        try {
          await actions.removeRow.mutateAsync(row.id);
        } catch (error) {
          toast.error(importMessages.intake.removeFailed);
          throw error;
        }
      },
    });
  const isSkipped = row.decision === 'skipped';
  const isCreating = actions.creating.has(row.id);
  // The buttons go with what they did; the next is below.
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <Group
      ref={place}
      role="group"
      aria-label={`Actions for ${name}`}
      tabIndex={-1}
      gap={6}
      wrap="nowrap"
      justify="flex-end"
    >
      {isOpen && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Review ${name}`}
          onClick={() => onReview(row)}
        >
          Review
        </Button>
      )}
      {isReadyToAccept(row) && (
        <Button
          size="compact-sm"
          aria-label={`Create ${name}`}
          aria-disabled={isCreating}
          leftSection={isCreating && <Loader size={12} color="currentColor" />}
          onClick={() => !isCreating && onAccept(row)}
        >
          Create
        </Button>
      )}
      {isSkipped && (
        <Button size="compact-sm" variant="default" onClick={() => skip(false)}>
          Take In Again
        </Button>
      )}
      {row.decision !== 'accepting' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isOpen && <Menu.Item onClick={() => skip(true)}>Skip</Menu.Item>}
            <Menu.Item color="red" onClick={remove}>
              Remove…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
