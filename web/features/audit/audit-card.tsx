import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { ButtonLink } from '#web/ui/links.tsx';

/** What the audit log is, with the way there. */
export function AuditCard() {
  return (
    <Stack component="section" aria-labelledby="audit-log" gap="sm">
      <Title order={2} id="audit-log">
        Audit Log
      </Title>
      <Paper p={{ base: 'md', sm: 'lg' }}>
        <Group justify="space-between" gap="sm">
          <Text size="sm">Who did what to which record, when and from where.</Text>
          <ButtonLink to="/settings/audit" variant="default">
            Open Audit Log
          </ButtonLink>
        </Group>
      </Paper>
    </Stack>
  );
}
