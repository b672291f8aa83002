import { Button, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './vectors.module.css';

/** Lines that are shown before the others are asked for. */
const LISTED = 10;

interface LineListProps {
  lines: readonly { line: number; name: string; said: string }[];
  /** how many there are, of which `lines` may be the first only */
  total: number;
  /** where those are told that do not stand in `lines` */
  rest?: string;
}

/** What is said of lines of a file: the first ten, and all of them when they are asked for. */
export function LineList({ lines, total, rest = '' }: LineListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, LISTED);
  return (
    <Stack gap="xs">
      <List size="sm">
        {shown.map(({ line, name, said }) => (
          <List.Item key={`${line} ${said}`} className={classes.long}>
            Line {line}
            {name && `, ${name}`}: {said}
          </List.Item>
        ))}
      </List>
      {!all && lines.length > LISTED && (
        <Button size="compact-sm" variant="subtle" w="fit-content" onClick={() => setAll(true)}>
          {total > lines.length ? `Show the first ${lines.length} of ${total}` : `Show all ${lines.length}`}
        </Button>
      )}
      {all && total > lines.length && (
        <Text size="sm">
          And {total - lines.length} more{rest && ` ${rest}`}.
        </Text>
      )}
    </Stack>
  );
}
