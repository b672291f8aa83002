import { formatArranged } from '#contract/dates.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { confirm } from '#web/ui/confirm.ts';
import { deedOf, type Movable, type Move } from '../deeds/deeds.ts';

/** Moves somebody off a scheduled interview; asks first where its time is still to come. */
export function useInterviewDone(move: Move): (candidate: Movable) => Promise<void> {
  const timeZone = useTimeZone();
  return async (candidate) => {
    const { interview_at: at } = candidate;
    const isMeant =
      at === null || Date.parse(at) <= Date.now() || (await askWhether(formatArranged(at, timeZone)));
    if (isMeant) await move(candidate, 'interviewed');
  };
}

function askWhether(moment: string): Promise<boolean> {
  return confirm({
    title: 'Interview done already?',
    body: `The interview is on ${moment}. Mark it as done already?`,
    confirmLabel: deedOf('interviewed'),
    doubtful: true,
  });
}
