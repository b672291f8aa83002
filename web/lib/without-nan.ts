/**
 * The values with those of `base` where one is NaN, of a text that is no number: JSON would write it as null, and so would a
 * draft bring a number back as emptied.
 */
export function withoutNaN<V extends object>(values: V, base: Partial<V>): V {
  const before = Object.entries(base).filter(([name]) => Number.isNaN(Reflect.get(values, name)));
  return { ...values, ...Object.fromEntries(before) };
}
