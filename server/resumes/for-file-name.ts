/** A name without the signs that file systems refuse. */
export function forFileName(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
}
