import { Group, Paper, Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

const PRINTED = { true: undefined, false: 'none', team: 'team' };

/** A titled part of a page. */
export function SectionCard({
  title,
  aside,
  printed = true,
  children,
}: {
  title: string;
  aside?: ReactNode;
  /** whether it is of use on paper; for the team, not where the page is printed for an interviewer */
  printed?: boolean | 'team';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      p={{ base: 'md', sm: 'lg' }}
      data-print={PRINTED[`${printed}`]}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h5" id={id}>
            {title}
          </Title>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
