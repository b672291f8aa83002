import { candidatesAssigned, messages } from '#contract/messages.ts';
import { toast } from './toast.ts';

/**
 * Tells how many people came into a job, of how many who were to. It may be nobody: somebody else may have been quicker
 * than the screen.
 */
export function tellAssigned(
  count: number,
  asked: number,
  action?: Parameters<typeof toast.success>[1],
): void {
  if (count === 0) toast.error(messages.assignment.nobodyAssigned);
  else toast.success(candidatesAssigned(count, asked - count), action);
}
