/**
 * How many people a job wants, and for how many of them somebody has joined: "3, 1 filled"; without that "3". More who joined
 * than were wanted are told: "1, 3 joined".
 */
export function openingsText(openings: number, joined: number | undefined): string {
  if (!joined) return String(openings);
  if (joined < openings) return `${openings}, ${joined} filled`;
  if (joined > openings) return `${openings}, ${joined} joined`;
  return openings === 1 ? '1, filled' : `${openings}, all filled`;
}

/** That nobody more is wanted: "All 3 openings are filled." */
export function allFilled(openings: number): string {
  if (openings === 1) return 'The opening is filled.';
  return openings === 2 ? 'Both openings are filled.' : `All ${openings} openings are filled.`;
}
