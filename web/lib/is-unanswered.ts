/**
 * Whether a query has not been answered yet, neither well nor badly. One that failed has no data, and `isPending`, each
 * time that it is asked for again: what hides others until it is known would hide them again and again.
 */
export function isUnanswered({ data, isFetched }: { data: unknown; isFetched: boolean }): boolean {
  return data === undefined && !isFetched;
}
