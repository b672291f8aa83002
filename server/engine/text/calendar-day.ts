/** A day as YYYY-MM-DD; null for one that no calendar has. Months from 1. */
export function calendarDay(year: number, month: number, date: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const made = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(text) ? text : null;
}
