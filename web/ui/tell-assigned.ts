import { useQueryClient } from '@tanstack/react-query';
import { assignmentRoutes } from '#contract/assignments.ts';
import { assigningUndone, candidatesAssigned, messages } from '#contract/messages.ts';
import type { RouteOutput } from '#contract/route.ts';
import { call, errorText } from '#web/lib/api.ts';
import { askAgain, PEOPLE_IN_JOBS } from '#web/lib/ask-again.ts';
import { useSession } from '#web/lib/session.ts';
import { toast } from './toast.ts';

type Assigned = RouteOutput<typeof assignmentRoutes.assign>;

/**
 * Tells how many people came into a job, of how many who were to, with Undo for whoever may take people out again. It may
 * be nobody: somebody else may have been quicker than the screen.
 */
export function useTellAssigned() {
  const client = useQueryClient();
  const { can } = useSession();
  return (
    { assigned, assignment_ids: ids }: Assigned,
    asked: number,
    action?: Parameters<typeof toast.success>[1],
  ): void => {
    if (assigned === 0) {
      toast.error(messages.assignment.nobodyAssigned);
      return;
    }
    const undo = async () => {
      try {
        const { items } = await call(assignmentRoutes.removeMany, {
          body: { ids, undo: true },
        });
        const stay = items.filter(({ done }) => !done);
        const told = assigningUndone(items.length - stay.length, stay.length, stay[0]?.message ?? null);
        if (stay.length === items.length) toast.error(told);
        else toast.success(told);
      } catch (error) {
        toast.error(errorText(error));
      } finally {
        await askAgain(client, PEOPLE_IN_JOBS);
      }
    };
    toast.success(
      candidatesAssigned(assigned, asked - assigned),
      action,
      can('assignment.remove') ? { label: 'Undo', run: () => void undo() } : undefined,
    );
  };
}
