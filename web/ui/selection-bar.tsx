import { Button, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useWayBackToRow } from '#web/lib/use-way-back-to-row.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  chosen: number;
  /** chooses more than that, where there are more: "Select all 12" */
  more: { label: string; run: () => void } | undefined;
  /** these are on their way */
  isBusy?: boolean;
  onClear: () => void;
  /** what can be done with them */
  children: ReactNode;
}

/** Stands at the foot of the window as long as something is chosen: how many, and what can be done with them. */
export function SelectionBar({ chosen, more, isBusy, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useWayBackToRow(bar);
  return (
    <Paper
      ref={bar}
      className={classes.bar}
      role="region"
      aria-label="Selection"
      shadow="md"
      data-foot
      data-selection
      data-print="none"
      data-deeds
    >
      <Text size="sm" fw={600} aria-hidden>
        {chosen.toLocaleString('en-IN')} selected
      </Text>
      <Group gap="xs" className={classes.deeds}>
        {children}
        {more && (
          <Button
            size="compact-sm"
            variant="subtle"
            data-chooses
            loading={isBusy ?? false}
            onClick={more.run}
          >
            {more.label}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          data-chooses
          c="var(--mantine-color-text)"
          leftSection={<IconX size={14} aria-hidden />}
          aria-label="Clear selection"
          onClick={onClear}
        >
          Clear
        </Button>
      </Group>
    </Paper>
  );
}
