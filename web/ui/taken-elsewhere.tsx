import { Alert } from '@mantine/core';
import type { NamedElsewhere } from '#contract/assignments.ts';
import { elsewhereText } from '#contract/elsewhere.ts';

/** Tells whoever puts somebody forward for a job that they are hired, or nearly, for another; nothing for all others. */
export function TakenElsewhereNote({ taken }: { taken: readonly NamedElsewhere[] }) {
  if (taken.length === 0) return null;
  return (
    <Alert color="yellow" title="Please make sure that they are still free" role="status">
      {elsewhereText(taken)}
    </Alert>
  );
}
