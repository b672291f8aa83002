import { Code, Stack, Text } from '@mantine/core';

/** Instead of a form by which nobody can sign in: how the first HR manager's account is made. */
export default function NotSetUp() {
  return (
    <Stack gap="sm">
      <Text>
        Nobody has an account here yet. The first HR manager makes one by the set-up link, which the server
        prints in its log (the console that it was started from) each time it starts:
      </Text>
      <Text ff="monospace" size="sm">
        {location.origin}/setup#token=…
      </Text>
      <Text c="dimmed" size="sm">
        Or start the server with <Code>ADMIN_EMAIL</Code> and <Code>ADMIN_PASSWORD</Code> set, and sign in
        with them.
      </Text>
    </Stack>
  );
}
