import { type ReactNode, useCallback, useRef } from 'react';
import type { MovesOf } from '#web/features/candidates/candidate-columns.tsx';
import { useSession } from '#web/lib/session.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { AskWhere } from './status-of-row.tsx';

// Comes after the list: without it people are still moved from their job and from their own page.
const StatusOfRow = onDemand(() => import('./status-of-row.tsx'), { optional: true });
const StatusAsked = onDemand(async () => ({ default: (await import('./status-of-row.tsx')).StatusAsked }), {
  optional: true,
});

/**
 * Moves somebody of the list of candidates on in one of their jobs: the button for it, for whoever may, and the dialog in which
 * it is done, beside the list, so that a row that goes does not take it along.
 */
export function useMoveFromList(): { movesOf?: MovesOf; dialog?: ReactNode } {
  const { can } = useSession();
  const ask = useRef<AskWhere>(null);
  const movesOf = useCallback<MovesOf>(
    (person, job) => <StatusOfRow person={person} job={job} ask={ask} />,
    [],
  );
  return can('assignment.status') ? { movesOf, dialog: <StatusAsked ref={ask} /> } : {};
}
