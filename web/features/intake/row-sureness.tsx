import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type IntakeRow, surenessOf } from '#contract/intake.ts';
import { counted } from '#contract/text.ts';
import { hint } from '#web/ui/hint.tsx';

/** How surely a file was read, in percent, and how many of its fields are to be looked at for it. */
export function RowSureness({ row }: { row: IntakeRow }) {
  const sureness = surenessOf(row);
  if (!sureness) return '–';
  const { percent, fields, unsure } = sureness;
  return (
    <span {...hint(`On average, of ${counted(fields, 'field')} read from the resume`)}>
      {percent}%
      {unsure > 0 && (
        <Text span display="block" size="xs" c="orange">
          <IconAlertTriangle size={12} aria-hidden /> {unsure} to check
        </Text>
      )}
    </span>
  );
}

/** The same in a sentence, above the fields. */
export function RowSurenessLine({ row }: { row: IntakeRow }) {
  const sureness = surenessOf(row);
  if (!sureness) return null;
  const { percent, fields, unsure } = sureness;
  return (
    <Text size="sm" c="dimmed" mt={4}>
      Confidence {percent}%, on average of {counted(fields, 'field')} read from the resume
      {unsure > 0 && `; ${unsure} to check`}.
    </Text>
  );
}
