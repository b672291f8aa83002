import { formatDay } from '#contract/dates.ts';
import type { Movable } from '../deeds/deeds.ts';
import { listed } from '../listed.ts';

const WHY = 'Joined counts as a hire at once; at Offer Released they stay in Coming Up until then.';

/** Of somebody whose joining day (YYYY-MM-DD) is still to come; null where it is not. */
export function joinsLaterText(day: string | null, today: string): string | null {
  return isLater(day, today) ? `The joining date, ${formatDay(day)}, is still to come. ${WHY}` : null;
}

/** Of many people: those whose joining day is still to come; null where nobody's is. */
export function manyJoinLaterText(
  people: readonly Pick<Movable, 'name' | 'joining_on'>[],
  today: string,
): string | null {
  const later = people.flatMap(({ name, joining_on }) =>
    isLater(joining_on, today) ? [`${name} (${formatDay(joining_on)})`] : [],
  );
  return later.length === 0 ? null : `Still to join: ${listed(later)}. ${WHY}`;
}

function isLater(day: string | null, today: string): day is string {
  return day !== null && day > today;
}
