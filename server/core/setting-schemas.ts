import { z } from 'zod';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

/** A setting that may be left out, or blank, which is the same. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

/** A whole number between two, both included; refused in words that follow the setting's name. */
export function wholeNumber(least: number, most: number, example: number) {
  const words = `must be a whole number from ${least} to ${most}, for example ${example}`;
  return optional(
    z
      .string()
      .regex(/^\d{1,6}$/, words)
      .transform(Number)
      .refine((value) => value >= least && value <= most, words),
  );
}
