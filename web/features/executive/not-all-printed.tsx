import { Text } from '@mantine/core';

/** Says on paper, where the button that shows all is of no use, how many rows of a table are left out. */
export function NotAllPrinted({ shown, all }: { shown: number; all: number }) {
  return (
    shown < all && (
      <Text size="xs" c="dimmed" mt={4} data-print="only">
        {shown} of {all} are printed here; all of them once the screen shows all.
      </Text>
    )
  );
}
