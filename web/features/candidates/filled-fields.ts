import { z } from 'zod';
import { candidateFormSchema } from './candidate-form-values.ts';

/** What was filled in from a resume, and how surely (0-1) each field was read. */
export const filledSchema = z.object({
  values: candidateFormSchema.partial(),
  sure: z.record(z.string(), z.number()),
});
export type Filled = z.infer<typeof filledSchema>;

export const NOTHING_FILLED: Filled = { values: {}, sure: {} };

/** Whether a field still holds what was filled in. */
export function isUntouched(filled: Filled, field: string, values: object): boolean {
  const read = new Map<string, unknown>(Object.entries(filled.values));
  const held = new Map<string, unknown>(Object.entries(values));
  return read.has(field) && JSON.stringify(read.get(field)) === JSON.stringify(held.get(field));
}
