import { inChargeOrCreator } from '../db/schema/expressions.ts';
import { jobs } from '../db/schema.ts';

/** Of a job: who created it, and who was put in charge of it, if anybody was. */
export interface Run {
  created_by: string | null;
  in_charge: string | null;
}

/**
 * Who runs a job now: whoever was put in charge of it, else its creator. It is HR's when that is null, and when the person
 * is not of the team any more (`isActiveStaff`).
 */
export function inChargeOf({ in_charge, created_by }: Run): string | null {
  return in_charge ?? created_by;
}

/** The same in a query. */
export const inCharge = inChargeOrCreator(jobs);
