/** A text with an ellipsis where it is longer than so many characters, counted as the database does, so that no sign is cut in two. */
export function beginningOf(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const beginning = characters.slice(0, most - 1).join('');
  return `${beginning.trimEnd()}…`;
}
