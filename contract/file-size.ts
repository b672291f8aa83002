const KILOBYTE = 1024;

/** The size of a file in words for a person: "8 kB", "2.4 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(bytes / KILOBYTE ** 2).toFixed(1)} MB`;
}
