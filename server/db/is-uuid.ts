const LENGTH = 36;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be compared with an id: the database refuses a query with any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The id that a text begins with. */
export function uuidAtStart(text: string): string | undefined {
  const start = text.slice(0, LENGTH);
  return isUuid(start) ? start : undefined;
}
