/** How long a text has to be: "At least 50 characters", and, once something shorter stands there, how many are missing. */
export function leastCharacters(least: number, text: string): string {
  const { length } = text.trim();
  const missing = length > 0 && length < least ? `, ${least - length} more` : '';
  return `At least ${least} characters${missing}`;
}
