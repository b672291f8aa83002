import { or, sql } from 'drizzle-orm';
import { type JobStatus, jobStatusSchema } from '#contract/job-status.ts';
import { oneSpaced } from '#contract/text.ts';
import type { Handle } from '../db/client.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { jobs } from '../db/schema.ts';

export interface NamedJob {
  id: string;
  status: JobStatus;
}

const JD_ID = /^jd[\s-]*0*(\d{1,9})\b/i;

/** "JD-0012" of "jd 12", "JD0012" or "JD-0012 Accountant"; null for a text that names no JD id. */
function jdIdOf(text: string): string | null {
  const number = JD_ID.exec(text)?.[1];
  return number === undefined ? null : `JD-${number.padStart(4, '0')}`;
}

const titleKey = (title: string) => oneSpaced(title).toLowerCase();

/** Tells of texts which jobs they name: the one of a JD id, else those of the very title, whatever its capitals. */
export async function findJobsNamed(
  handle: Handle,
  texts: readonly string[],
): Promise<(text: string) => NamedJob[]> {
  const jdIds = texts.flatMap((text) => jdIdOf(text) ?? []);
  const rows = await handle
    .select({ id: jobs.id, jd_id: jobs.jd_id, title: jobs.title, status: jobs.status })
    .from(jobs)
    .where(
      or(
        isOneOf(jobs.jd_id, jdIds),
        isOneOf(sql`lower(regexp_replace(btrim(${jobs.title}), '\\s+', ' ', 'g'))`, texts.map(titleKey)),
      ),
    );
  const named = rows.map(({ id, jd_id, title, status }) => ({
    jd_id,
    title: titleKey(title),
    job: { id, status: jobStatusSchema.parse(status) },
  }));
  const byId = Map.groupBy(named, ({ jd_id }) => jd_id);
  const byTitle = Map.groupBy(named, ({ title }) => title);
  return (text) => (byId.get(jdIdOf(text) ?? '') ?? byTitle.get(titleKey(text)) ?? []).map(({ job }) => job);
}
