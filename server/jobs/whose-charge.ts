import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NOBODY } from '#contract/fields.ts';
import type { Handle } from '../db/client.ts';
import { inChargeOrCreator } from '../db/schema/expressions.ts';
import { jobs, profiles } from '../db/schema.ts';
import { isActiveStaff } from '../users/users.read.ts';
import { inCharge } from './in-charge.ts';

/** Whether a job is in the charge of a person, as long as that is of the team; of nobody: HR's. */
export function whoseCharge(db: Handle, person: string): SQL | undefined {
  const theirs = alias(jobs, 'theirs');
  const ids = (which: SQL | undefined) => db.select({ id: profiles.user_id }).from(profiles).where(which);
  if (person === NOBODY) {
    // Of the few who have jobs and are not of the team, whom an index finds; all jobs would be compared with the team's else.
    const has = db
      .select({ id: theirs.id })
      .from(theirs)
      .where(eq(inChargeOrCreator(theirs), profiles.user_id));
    const others = ids(and(sql`(${isActiveStaff}) is not true`, exists(has)));
    return or(isNull(inCharge), sql`${inCharge} = any(array(${others}))`);
  }
  return and(eq(inCharge, person), exists(ids(and(eq(profiles.user_id, person), isActiveStaff))));
}
