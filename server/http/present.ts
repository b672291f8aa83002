import type { z } from 'zod';

/** A value of the schema's shape in which texts may still be dates and plain strings, as rows hold them. */
export type Presentable<T> = T extends string
  ? string | Date
  : T extends readonly (infer Item)[]
    ? Presentable<Item>[]
    : T extends Record<string, unknown>
      ? { [Key in keyof T]: Presentable<T[Key]> }
      : T;

/** An answer that has been stripped to what its reader may see. Routes can return nothing else. */
export class Presented<T> {
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
}

/**
 * Strips a value to a reader's schema: whatever the schema does not name stays on the server. Dates become ISO
 * texts. Throws when the value does not fit, which is a fault of ours.
 */
export function present<S extends z.ZodType>(
  schema: S,
  value: Presentable<z.input<S>>,
): Presented<z.output<S>> {
  return new Presented(schema.parse(plain(value)));
}
