import { Text } from '@mantine/core';

/** What somebody wrote, as they wrote it. */
export function Quoted({ children }: { children: string }) {
  return (
    <Text
      component="blockquote"
      size="sm"
      m={0}
      pl="sm"
      style={{
        borderInlineStart: '3px solid var(--mantine-color-default-border)',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Text>
  );
}
