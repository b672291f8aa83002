import { addDays, formatDay, weekdayOf } from '#contract/dates.ts';

const DAY_GROUPS = ['Overdue', 'Today', 'Tomorrow', 'This week', 'Next week', 'Later'] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

/** Where a day that has not passed belongs, seen from today (both YYYY-MM-DD). A week ends with Sunday. */
export function dayGroupOf(day: string, today: string): DayGroup {
  if (day <= today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const sunday = addDays(today, (7 - weekday) % 7);
  if (day <= sunday) return 'This week';
  return day <= addDays(sunday, 7) ? 'Next week' : 'Later';
}

/** A day by which one plans, seen from today: "Mon, November 30", with its year when that is another. */
export function dayText(day: string, today: string): string {
  const text = formatDay(day);
  const thisYear = `, ${today.slice(0, 4)}`;
  const short = text.endsWith(thisYear) ? text.slice(0, -thisYear.length) : text;
  return `${weekdayOf(day)}, ${short}`;
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
