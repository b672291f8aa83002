import { useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import { manyAssignmentRoutes } from '#contract/many-assignments.ts';
import { assigningUndone, candidatesAssigned, messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { call, errorText } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { useSession } from '#web/lib/session.ts';
import { toast } from './toast.ts';

type Assigned = RouteOutput<typeof assignmentRoutes.assign>;

/** The toast's Undo, for a dialog that keeps the focus from the toast. */
export interface TakeBack {
  /** what it does and to whom; undefined of several people */
  about: string | undefined;
  run: () => Promise<void>;
}

/**
 * Tells how many people came into a job, of how many who were to, with Undo for whoever may take people out again; `who` is
 * the name of a single one. It may be nobody: somebody else may have been quicker than the screen. Answers the same Undo;
 * `onTakenBack` hears when somebody has been taken out again, wherever it was pressed.
 */
export function useTellAssigned() {
  const client = useQueryClient();
  const { can } = useSession();
  return (
    { assigned, assignment_ids: ids }: Assigned,
    asked: number,
    action?: Parameters<typeof toast.success>[1],
    who?: string,
    onTakenBack?: () => void,
  ): TakeBack | undefined => {
    if (assigned === 0) {
      toast.error(messages.assignment.nobodyAssigned);
      return undefined;
    }
    const undo = async () => {
      hide();
      try {
        const { items } = await call(manyAssignmentRoutes.remove, {
          body: { ids, undo: true },
        });
        const stay = items.filter(({ done }) => !done);
        const told = assigningUndone(items.length - stay.length, stay.length, stay[0]?.message ?? null);
        if (stay.length === items.length) {
          toast.error(told);
        } else {
          toast.success(told);
          onTakenBack?.();
        }
      } catch (error) {
        // It has not been done: it can be tried again.
        toast.error(errorText(error), takeBack);
      } finally {
        await askAgain(client, PEOPLE_IN_JOBS);
      }
    };
    const about = who === undefined ? undefined : `Undo assigning ${who}`;
    const takeBack = { label: 'Undo', about, run: () => void undo() };
    const mayUndo = can('assignment.remove');
    const hide = toast.success(
      candidatesAssigned(assigned, asked - assigned, who),
      action,
      mayUndo ? takeBack : undefined,
    );
    return mayUndo ? { about, run: undo } : undefined;
  };
}
