import { and, eq } from 'drizzle-orm';
import { profiles } from '../db/schema.ts';
import { isActiveStaff } from '../users/users.read.ts';
import { inCharge } from './in-charge.ts';

/** In a query: whether somebody's profile is of whoever is in charge of a job, and of the team. */
export const runsJob = and(eq(profiles.user_id, inCharge), isActiveStaff);
