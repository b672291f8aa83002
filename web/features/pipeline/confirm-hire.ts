import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { confirm } from '#web/ui/confirm.ts';

/** Asks whether somebody is to be moved to Joined, as that counts as a hire. Resolves to whether it is meant. */
export function confirmHire(who: string): Promise<boolean> {
  const label = CANDIDATE_STATUS_LABELS.joined;
  return confirm({
    title: `Move ${who} to ${label}?`,
    body: 'This counts as a hire.',
    confirmLabel: `Move to ${label}`,
  });
}
