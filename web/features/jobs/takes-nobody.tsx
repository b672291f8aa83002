import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

/** Why nobody can be submitted here, in place of the form. */
export default function TakesNobody({ why }: { why: string }) {
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={16} aria-hidden />}>
      {why}
    </Alert>
  );
}
