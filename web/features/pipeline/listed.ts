/** As many jobs of one person, or as many people, are named. */
const NAMED = 3;

/** "A, B, C and 2 more" */
export function listed(all: readonly string[]): string {
  const more = all.length - NAMED;
  return `${all.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
