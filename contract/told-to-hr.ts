import { z } from 'zod';
import { REQUEST_KINDS } from './own-request.ts';
import { ownerSchema } from './owner.ts';

/** What is told of somebody in a job to HR alone; absent for others. */
export const toldToHr = {
  /** from which vendor company the person came for this job */
  company_name: z.string().nullable().optional(),
  /** which owns the person, whoever brought them */
  owner: ownerSchema.optional(),
  /** what whoever submitted the person asks of HR, first of all, and nobody has answered */
  asked: z.enum(REQUEST_KINDS).nullable().optional(),
};
