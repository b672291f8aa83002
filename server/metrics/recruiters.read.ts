import { and, eq, sql } from 'drizzle-orm';
import type { Executive } from '#contract/executive.ts';
import type { Handle } from '../db/client.ts';
import { hiringTrails as trails, profiles } from '../db/schema.ts';
import { medianOf, percentOf, totalOf } from './summaries.ts';
import { ofSource, type Range, type SourceFilter, within } from './trail-conditions.ts';

/**
 * Who put people into jobs in the range, with most first: of those assignments how many have reached what by now, and how
 * long it took until they were first moved on. One line without a user for those of whom it is not known.
 */
export async function compareRecruiters(
  db: Handle,
  range: Range,
  filter: SourceFilter,
): Promise<Executive['recruiters']> {
  // By days as well, of which there are few: the median of all is then taken of some thousand rows at most.
  const made = db
    .select({
      recruiter_id: trails.recruiter_id,
      days: trails.days_first_move,
      count: sql<number>`count(*)::int`.as('count'),
      interviewed: sql<number>`count(${trails.interview_on})::int`.as('interviewed'),
      offers: sql<number>`count(${trails.offer_on})::int`.as('offers'),
      hires: sql<number>`count(${trails.joined_on})::int`.as('hires'),
    })
    .from(trails)
    .where(and(within(trails.entered_on, range), ofSource(filter)))
    .groupBy(trails.recruiter_id, trails.days_first_move)
    .as('made');
  const rows = await db
    .select({
      user_id: made.recruiter_id,
      name: profiles.full_name,
      company: sql<
        string | null
      >`case when ${profiles.role} = 'vendor' then nullif(btrim(${profiles.company_name}), '') end`,
      active: profiles.active,
      days: made.days,
      count: made.count,
      interviewed: made.interviewed,
      offers: made.offers,
      hires: made.hires,
    })
    .from(made)
    .leftJoin(profiles, eq(profiles.user_id, made.recruiter_id));
  return [...Map.groupBy(rows, ({ user_id }) => user_id).values()]
    .map((own) => {
      const { user_id, name, company, active } = own[0]!;
      const sum = (field: 'interviewed' | 'offers' | 'hires') =>
        own.reduce((total, row) => total + row[field], 0);
      const submitted = totalOf(own);
      const interviewed = sum('interviewed');
      return {
        user_id,
        name,
        company,
        is_active: active ?? true,
        submitted,
        interviewed,
        offers: sum('offers'),
        hires: sum('hires'),
        interview_rate: percentOf(interviewed, submitted),
        days_to_first_move: medianOf(
          own.flatMap(({ days, count }) => (days === null ? [] : [{ days, count }])),
        ),
      };
    })
    .toSorted(
      (one, other) =>
        other.submitted - one.submitted || (one.name ?? '').localeCompare(other.name ?? '', 'en-IN'),
    );
}
