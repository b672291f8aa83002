import { z } from 'zod';
import { daySchema } from './fields.ts';

/** The vendor company that owns a person, and the last day on which it does; null for somebody whom none owns. */
export const ownerSchema = z.object({ company_name: z.string(), until: daySchema }).nullable();
export type Owner = z.infer<typeof ownerSchema>;
