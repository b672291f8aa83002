import { addDays } from '#contract/dates.ts';

const DAY_GROUPS = ['Overdue', 'Today', 'Tomorrow', 'This week', 'Later'] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

/** Where a day that has not passed belongs, seen from today (both YYYY-MM-DD). A week ends with Sunday. */
export function dayGroupOf(day: string, today: string): DayGroup {
  if (day <= today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return day <= addDays(today, (7 - weekday) % 7) ? 'This week' : 'Later';
}

/** The parts of a list by their group, those of each as they stood; groups of nobody are left out. */
export function inDayGroups<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => DayGroup,
): { group: DayGroup; items: Item[] }[] {
  const by = Map.groupBy(items, groupOf);
  return DAY_GROUPS.flatMap((group) => {
    const those = by.get(group);
    return those ? [{ group, items: those }] : [];
  });
}
