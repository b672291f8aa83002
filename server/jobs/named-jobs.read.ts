import { or, type SQLWrapper, sql } from 'drizzle-orm';
import { type JobStatus, jobStatusSchema } from '#contract/job-status.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { jobs } from '../db/schema.ts';

export interface NamedJob {
  id: string;
  jd_id: string;
  title: string;
  status: JobStatus;
}

const JD_ID = /^jd[\s-]?0*(\d{1,9})(?:[\s:–-]+(.+))?$/i;

/** "JD-0012" of "jd 12" or "JD0012", and the title beside it of "JD-0012 Accountant"; null for a text that names no JD id. */
function jdIdOf(text: string): { jdId: string; title: string | undefined } | null {
  const [, number, title] = JD_ID.exec(text) ?? [];
  return number === undefined ? null : { jdId: `JD-${number.padStart(4, '0')}`, title };
}

/**
 * How titles are compared: whatever their capitals, and one blank for several. The database says it of both sides: it and
 * JavaScript do not take all the same letters for capitals.
 */
const titleKey = (title: SQLWrapper) =>
  sql<string>`lower(btrim(regexp_replace(${title} collate "und-x-icu", '[\\s\\u00a0\\ufeff]+', ' ', 'g')))`;

/** Tells of titles how they are compared. */
async function keysOfTitles(
  handle: Handle,
  titles: readonly string[],
): Promise<(title: string) => string | undefined> {
  const title = sql<string>`title`;
  const rows = await handle
    .select({ title, key: titleKey(title) })
    .from(sql`unnest(${sql.param(titles)}::text[]) as title`);
  const keys = new Map(rows.map((row) => [row.title, row.key]));
  return (text) => keys.get(text);
}

/**
 * Tells of texts which jobs they name: the one of a JD id, and of the title where one stands beside it, else those of the very
 * title, whatever its capitals.
 */
export async function findJobsNamed(
  handle: Handle,
  texts: readonly string[],
): Promise<(text: string) => NamedJob[]> {
  const ids = texts.flatMap((text) => jdIdOf(text) ?? []);
  const keyOf = await keysOfTitles(handle, [...texts, ...ids.flatMap(({ title }) => title ?? [])]);
  const key = titleKey(jobs.title);
  const rows = await handle
    .select({ id: jobs.id, jd_id: jobs.jd_id, title: jobs.title, status: jobs.status, key })
    .from(jobs)
    .where(
      or(
        isOneOf(
          jobs.jd_id,
          ids.map(({ jdId }) => jdId),
        ),
        isOneOf(
          key,
          texts.flatMap((text) => keyOf(text) ?? []),
        ),
      ),
    );
  const named = rows.map(({ key: titled, ...job }) => ({
    titled,
    job: { ...job, status: jobStatusSchema.parse(job.status) },
  }));
  const byId = new Map(named.map((each) => [each.job.jd_id, each]));
  const byTitle = Map.groupBy(named, ({ titled }) => titled);
  return (text) => {
    const said = jdIdOf(text);
    const ofId = said && byId.get(said.jdId);
    const isMeant = ofId && (said.title === undefined || keyOf(said.title) === ofId.titled);
    if (isMeant) return [ofId.job];
    return (byTitle.get(keyOf(text) ?? '') ?? []).map(({ job }) => job);
  };
}
