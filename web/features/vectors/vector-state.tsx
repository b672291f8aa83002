import { Badge, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { VectorStatus } from '#contract/list-words.ts';

/** How each state is called and shown. */
export const VECTOR_STATE: Record<VectorStatus, { label: string; color: string; icon: ReactNode }> = {
  converted: { label: 'Converted', color: 'green', icon: <IconCheck size={12} aria-hidden /> },
  pending: { label: 'Pending', color: 'yellow', icon: <IconClock size={12} aria-hidden /> },
  error: { label: 'Error', color: 'red', icon: <IconAlertTriangle size={12} aria-hidden /> },
  none: { label: 'No Resume', color: 'gray', icon: <IconMinus size={12} aria-hidden /> },
};

/** Whether the vector of a record is there, with a sign beside the colour, and what keeps it from being made. */
export function VectorState({ status, problem }: { status: VectorStatus; problem: string | null }) {
  const { label, color, icon } = VECTOR_STATE[status];
  return (
    // One box: in a card on a phone the badge would lose its word to the text beside it.
    <div>
      <Badge color={color} leftSection={icon}>
        {label}
      </Badge>
      {problem && (
        <Text size="xs" c="dimmed" mt={4}>
          {problem}
        </Text>
      )}
    </div>
  );
}
