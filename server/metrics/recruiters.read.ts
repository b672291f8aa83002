import { sql } from 'drizzle-orm';
import type { Executive } from '#contract/executive.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { profiles } from '../db/schema.ts';
import { linesOf, type ReachedByEach, type Submitted } from './compared.read.ts';
import { medianOf } from './summaries.ts';

/**
 * Who put people into jobs, with most first, and one line without a user for those of whom it is not known. What was
 * reached counts by its day, so that the lines add up to the numbers of the whole; percent and median are of those
 * submitted in the range.
 */
export async function compareRecruiters(
  db: Handle,
  submitted: readonly Submitted[],
  reached: ReachedByEach,
): Promise<Executive['recruiters']> {
  const lines = linesOf('recruiter', submitted, reached);
  const known = await readPeople(
    db,
    lines.map(({ key }) => key).filter((id) => id !== null),
  );
  return lines
    .map(({ key, made, figures }) => {
      const person = known.get(key ?? '');
      return {
        user_id: key,
        name: person?.name ?? null,
        company: person?.company ?? null,
        is_active: person?.active ?? true,
        ...figures,
        days_to_first_move: medianOf(
          made.flatMap(({ days, count }) => (days === null ? [] : [{ days, count }])),
        ),
      };
    })
    .toSorted(
      (one, other) =>
        other.submitted - one.submitted || (one.name ?? '').localeCompare(other.name ?? '', 'en-IN'),
    );
}

/** Users by their ids; the company is a vendor's. */
async function readPeople(db: Handle, ids: readonly string[]) {
  const rows = await db
    .select({
      id: profiles.user_id,
      name: profiles.full_name,
      company: sql<
        string | null
      >`case when ${profiles.role} = 'vendor' then nullif(btrim(${profiles.company_name}), '') end`,
      active: profiles.active,
    })
    .from(profiles)
    .where(isOneOf(profiles.user_id, ids));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
