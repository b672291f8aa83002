/** How many people a job wants, and for how many of them somebody has joined: "3, 1 filled"; without that "3". */
export function openingsText(openings: number, joined: number | undefined): string {
  if (!joined) return String(openings);
  if (joined < openings) return `${openings}, ${joined} filled`;
  return openings === 1 ? '1, filled' : `${openings}, all filled`;
}
