import { z } from 'zod';
import { SUBMISSION_TYPES } from './options.ts';

/**
 * What a vendor company is worth, or our own people (`internal`) to compare it with: what was reached in the period counts
 * whenever it was submitted.
 */
export const vendorSchema = z.object({
  source: z.enum(SUBMISSION_TYPES),
  /** of a vendor */
  company: z.string().nullable(),
  submitted: z.int(),
  interviewed: z.int(),
  offers: z.int(),
  hires: z.int(),
  /** offers that were answered in the period */
  answered: z.int(),
  /** percent of those answered that joined; null when none was answered */
  acceptance_rate: z.number().nullable(),
  /** median calendar days from submission to joining, of those who joined in the period; null where it is known of none */
  days_to_hire: z.number().nullable(),
  /** of those submitted in the period: neither joined nor lost, and it is still to be decided */
  undecided: z.int(),
  /** submissions of the period that were refused, as the person was known; null of our own people */
  refused: z.int().nullable(),
});
export type VendorLine = z.infer<typeof vendorSchema>;
