import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** a line that says what the section is for, or who sees it */
  description?: ReactNode;
  /** beside the section's title */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a form. Fields below each other; put two side by side in a FieldRow. */
export function FormSection({ title, description, aside, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2} size="h4" id={id}>
              {title}
            </Title>
            {description && (
              <Text c="dimmed" size="sm">
                {description}
              </Text>
            )}
          </div>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}

/** Fields side by side, below each other on a narrow window. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md" verticalSpacing="md">
      {children}
    </SimpleGrid>
  );
}

/** A form's buttons, at its end: the way out first, the deed last. In a dialog they stay in sight. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" data-form-buttons>
      {children}
    </Group>
  );
}
