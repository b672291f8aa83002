import { Alert } from '@mantine/core';
import type { NamedElsewhere } from '#contract/assignments.ts';
import { elsewhereText } from '#contract/elsewhere.ts';

/** As many people are told of by name. */
const MOST = 5;

interface TakenElsewhereNoteProps {
  people: readonly {
    /** where there are several */
    name?: string;
    taken: readonly NamedElsewhere[];
  }[];
}

/** Tells whoever puts people forward for a job who of them is hired, or nearly, for another; nothing where nobody is. */
export function TakenElsewhereNote({ people }: TakenElsewhereNoteProps) {
  const those = people.filter(({ taken }) => taken.length > 0);
  if (those.length === 0) return null;
  return (
    <Alert color="yellow" title="Please make sure that they are still free" role="status">
      {those.slice(0, MOST).map(({ name, taken }, at) => (
        <div key={at}>
          {name !== undefined && `${name}: `}
          {elsewhereText(taken)}
        </div>
      ))}
      {those.length > MOST && <div>and {those.length - MOST} more</div>}
    </Alert>
  );
}
