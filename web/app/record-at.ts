const RECORD = /^\/(?:jobs|candidate|edit-candidate)\/([0-9a-f-]{36})(?:\/|$)/;

/** The id of the job or candidate that a path leads to; null for any other. */
export function recordAt(pathname: string): string | null {
  return RECORD.exec(pathname)?.[1] ?? null;
}
