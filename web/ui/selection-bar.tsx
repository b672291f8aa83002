import { Button, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { counted } from '#contract/text.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** what is chosen: "candidate" */
  noun: string;
  chosen: number;
  /** of what is shown */
  all: number;
  onAll: () => void;
  onClear: () => void;
  /** what can be done with them */
  children: ReactNode;
}

/** Stands at the foot of the window as long as something is chosen: how many, and what can be done with them. */
export function SelectionBar({ noun, chosen, all, onAll, onClear, children }: SelectionBarProps) {
  return (
    <>
      <VisuallyHidden role="status">{chosen > 0 ? `${counted(chosen, noun)} selected` : ''}</VisuallyHidden>
      {chosen > 0 && (
        <Paper className={classes.bar} role="region" aria-label="Selection" shadow="md">
          <Text size="sm" fw={600} aria-hidden>
            {chosen} selected
          </Text>
          <Group gap="xs" className={classes.deeds}>
            {children}
            {chosen < all && (
              <Button size="compact-sm" variant="subtle" onClick={onAll}>
                Select all {all}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              c="var(--mantine-color-text)"
              leftSection={<IconX size={14} aria-hidden />}
              onClick={onClear}
            >
              Clear
            </Button>
          </Group>
        </Paper>
      )}
    </>
  );
}
