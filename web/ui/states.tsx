import { Button, Center, EmptyState as MantineEmptyState, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInbox } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** what the person may do about it */
  action?: ReactNode;
}

/** Nothing to show, and that is no error. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <MantineEmptyState
      py="xl"
      px="md"
      size="sm"
      icon={icon ?? <IconInbox stroke={1.5} aria-hidden />}
      title={title}
      description={description}
    >
      {action && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  );
}

/** The way out of a list that shows nothing because of what it is narrowed down to. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
}

interface ErrorStateProps {
  title: string;
  /** 1 when it stands in place of a whole screen */
  headingOrder?: 1 | 2;
  description?: ReactNode;
  /** a promise has the button wait until it is settled */
  onRetry?: () => unknown;
  /** beside Retry, a way out */
  action?: ReactNode;
}

/** Something could not be shown; says so aloud and offers Retry, which stays while it asks again. */
export function ErrorState({ title, headingOrder, description, onRetry, action }: ErrorStateProps) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      await onRetry?.();
    } finally {
      setRetrying(false);
    }
  };
  return (
    <MantineEmptyState
      role="alert"
      py="xl"
      size="sm"
      variant="light"
      color="red"
      icon={<IconAlertTriangle stroke={1.5} aria-hidden />}
    >
      <MantineEmptyState.Title order={headingOrder}>{title}</MantineEmptyState.Title>
      {description && <MantineEmptyState.Description>{description}</MantineEmptyState.Description>}
      {(onRetry || action) && (
        <MantineEmptyState.Actions>
          {onRetry && (
            <Button variant="default" loading={isRetrying} onClick={() => void retry()}>
              Retry
            </Button>
          )}
          {action}
        </MantineEmptyState.Actions>
      )}
    </MantineEmptyState>
  );
}

/** Waiting for a whole screen or card, with its text. */
export function LoadingState({ label }: { label: string }) {
  return (
    <Center py="xl" component="output">
      <Stack align="center" gap="sm">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed" size="sm">
          {label}
        </Text>
      </Stack>
    </Center>
  );
}
