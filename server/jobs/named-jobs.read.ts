import { or, sql } from 'drizzle-orm';
import { type JobStatus, jobStatusSchema } from '#contract/job-status.ts';
import { oneSpaced } from '#contract/text.ts';
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

const titleKey = (title: string) => oneSpaced(title).toLowerCase();

/**
 * Tells of texts which jobs they name: the one of a JD id, and of the title where one stands beside it, else those of the very
 * title, whatever its capitals.
 */
export async function findJobsNamed(
  handle: Handle,
  texts: readonly string[],
): Promise<(text: string) => NamedJob[]> {
  const jdIds = texts.flatMap((text) => jdIdOf(text)?.jdId ?? []);
  const rows = await handle
    .select({ id: jobs.id, jd_id: jobs.jd_id, title: jobs.title, status: jobs.status })
    .from(jobs)
    .where(
      or(
        isOneOf(jobs.jd_id, jdIds),
        isOneOf(sql`lower(regexp_replace(btrim(${jobs.title}), '\\s+', ' ', 'g'))`, texts.map(titleKey)),
      ),
    );
  const named = rows.map((job) => ({ ...job, status: jobStatusSchema.parse(job.status) }));
  const byId = new Map(named.map((job) => [job.jd_id, job]));
  const byTitle = Map.groupBy(named, ({ title }) => titleKey(title));
  return (text) => {
    const said = jdIdOf(text);
    const job = said && byId.get(said.jdId);
    const isMeant = job && (said.title === undefined || titleKey(said.title) === titleKey(job.title));
    return isMeant ? [job] : (byTitle.get(titleKey(text)) ?? []);
  };
}
