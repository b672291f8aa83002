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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same with texts for dates. What holds none is not copied: the schema makes a copy of it anyway. */
function withoutDates(value: object): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return value.some(isObject) ? value.map((item) => (isObject(item) ? withoutDates(item) : item)) : value;
  const fields = value as Record<string, unknown>;
  let copy: Record<string, unknown> | null = null;
  // Three times as fast as Object.entries, for each field of each row of each answer.
  for (const key in fields) {
    const item = fields[key];
    if (!isObject(item)) continue;
    const made = withoutDates(item);
    if (made === item) continue;
    copy ??= { ...fields };
    copy[key] = made;
  }
  return copy ?? value;
}

/**
 * Strips a value to a reader's schema: whatever the schema does not name stays on the server. Dates become ISO
 * texts. Throws when the value does not fit, which is a fault of ours.
 */
export function present<S extends z.ZodType>(
  schema: S,
  value: Presentable<z.input<S>>,
): Presented<z.output<S>> {
  return new Presented(schema.parse(isObject(value) ? withoutDates(value) : value));
}
