import { Alert, List } from '@mantine/core';
import type { Refused } from '../deeds/many-words.ts';

interface NotDoneProps {
  /** "2 candidates not moved" */
  what: string;
  refused: readonly Refused[];
  /** for a dialog that stood there before */
  role?: 'status';
}

/** With whom of many something was not done, by name, and why. */
export function NotDone({ what, refused, role }: NotDoneProps) {
  return (
    <Alert color="orange" title={what} {...(role && { role })}>
      <List size="sm">
        {refused.map(({ name, message }, index) => (
          // Two people may have the same name.
          <List.Item key={`${index} ${name}`}>
            {name}: {message}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
