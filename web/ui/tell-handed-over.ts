import type { QueryClient } from '@tanstack/react-query';
import { handedOverText, inChargeMessages } from '#contract/in-charge-messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { staffQuery } from '#web/lib/staff.ts';
import { toast } from './toast.ts';

/**
 * Tells how many jobs were handed over to whom (their id), with the way to that person's jobs, where one that was not meant is
 * put right: the mail of it has left. The team is there, as it was chosen from.
 */
export function tellHandedOver(client: QueryClient, jobs: number, userId: string, onShow: () => void): void {
  const team = client.getQueryData(staffQuery.queryKey)?.items ?? [];
  const to = team.find(({ user_id }) => user_id === userId)?.full_name ?? 'a colleague';
  if (jobs === 0) toast.error(inChargeMessages.nothingOpen);
  else toast.success(handedOverText(jobs, to), { label: 'Show their jobs', run: onShow });
}

/** Tells why jobs were not handed over. */
export function tellNotHandedOver(error: unknown): void {
  const isSaid = hasCode(error, 'conflict', 'forbidden', 'network');
  toast.error(isSaid ? errorText(error) : inChargeMessages.failed);
}
