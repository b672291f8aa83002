/** What the history says of a move that was taken back. */
export const UNDONE = 'Move undone';

interface Step {
  previous_status: string | null;
  new_status: string;
  notes: string | null;
}

/**
 * Whether a step took the one before it in the same job back. Its words alone do not tell, as anybody may type them: it leads
 * to where that one came from as well. Nothing more is stored of it, so whoever is put back on hold by hand, right after they
 * were brought back, with these very words counts as taken back: to the former hold, which was from the same status.
 */
export function tookBack(step: Step, before: Pick<Step, 'previous_status'> | undefined): boolean {
  return step.notes === UNDONE && before?.previous_status === step.new_status;
}
