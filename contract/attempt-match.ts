import { z } from 'zod';

/** What a refused submission had in common with the person who is known; phones are compared by their ten digits. */
export const MATCHED_BY = ['email', 'phone', 'both'] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** What HR needs to ask the vendor whom it meant; null for an attempt from before this was kept. */
export const attemptMatch = {
  matched_by: z.enum(MATCHED_BY).nullable(),
  /** the name that was typed, where it is another than the person's; goes with the attempt */
  entered_name: z.string().nullable(),
};
