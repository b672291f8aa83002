import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { legacyFields } from '#contract/legacy-columns.ts';
import type { FileColumn, LegacyKind } from '#contract/legacy-import.ts';
import { type ChosenFields, fieldShown } from './chosen-fields.ts';

const NOTHING = { value: '', label: 'Not taken over' };

interface ColumnsProps {
  kind: LegacyKind;
  columns: readonly FileColumn[];
  chosen: ChosenFields;
  /** a choice is being looked at; the selects stay where they are, so that nobody loses the one in use */
  busy: boolean;
  onTake: (at: number, field: string | null) => void;
}

/** For what each column of a file is taken: those that stay out, and the others when they are asked for. */
export default function LegacyColumns({ kind, columns, chosen, busy, onTake }: ColumnsProps) {
  const [all, setAll] = useState(false);
  const title = useId();
  // Whatever was chosen stays in its place.
  const open = columns.filter(({ at, field }) => field === null || chosen.has(at));
  const shown = all ? columns : open;
  const data = [NOTHING, ...legacyFields(kind).map(({ field, label }) => ({ value: field, label }))];
  return (
    <Stack gap="xs" role="group" aria-labelledby={title}>
      <Text size="sm" fw={500} id={title}>
        {shown.length === 0 ? 'Every column is taken over' : 'Take the columns of the file as…'}
      </Text>
      {shown.length > 0 && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" verticalSpacing="xs">
          {shown.map(({ at, name, field }) => (
            <NativeSelect
              key={at}
              label={name}
              size="sm"
              aria-busy={busy}
              styles={{ label: { overflowWrap: 'anywhere' } }}
              data={data}
              value={fieldShown(chosen, { at, name, field }) ?? NOTHING.value}
              onChange={({ currentTarget }) => onTake(at, currentTarget.value || null)}
            />
          ))}
        </SimpleGrid>
      )}
      {open.length < columns.length && (
        <Button
          size="compact-sm"
          variant="subtle"
          w="fit-content"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer columns' : `Change how the other ${columns.length - open.length} are taken`}
        </Button>
      )}
    </Stack>
  );
}
