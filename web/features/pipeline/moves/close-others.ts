import type { QueryClient } from '@tanstack/react-query';
import { JOINED_HERE } from '#contract/lost-reasons.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.ts';
import { backOf, changeMany, type Closed } from '../deeds/change-many.ts';
import type { Movable } from '../deeds/deeds.ts';
import { refusedOf } from '../deeds/use-attempt.ts';
import { jobQuery } from '../job.queries.ts';
import { listed } from '../listed.ts';

/** How somebody leaves their other jobs once they have joined one: it was theirs to choose. */
const LEAVING = { status: 'candidate_declined', reason_code: JOINED_HERE } as const;

/**
 * Takes people who have joined a job out of the running in their other jobs, as they were seen to stand there, with a reason
 * that names the job joined. Never fails: of those that stay open it tells why.
 */
export async function closeOthers(
  client: QueryClient,
  people: readonly Pick<Movable, 'assignment_id' | 'name' | 'also_open'>[],
  jobId: string,
): Promise<Closed> {
  const jobs = people.flatMap(({ assignment_id: joined_as, name, also_open }) =>
    also_open.map((open) => ({ ...open, joined_as, name: `${name}, ${open.jd_id}` })),
  );
  try {
    const { title, jd_id } = await client.ensureQueryData(jobQuery(jobId));
    const notes = `Joined as ${title} (${jd_id})`;
    const outcomes = await changeMany(
      jobs.map(({ assignment_id: id, version }) => ({ id, version, ...LEAVING, notes })),
    );
    const back = backOf(jobs, outcomes);
    tellStayed('Not closed', refusedOf(jobs, outcomes));
    const words = back.length > 0 ? `${counted(back.length, 'other job')} closed with it.` : '';
    return { jobs, back, words };
  } catch (error) {
    toast.error({
      title: 'Not closed',
      body: `${listed(jobs.map(({ name }) => name))}: ${errorText(error)}`,
    });
    return { jobs: [], back: [], words: '' };
  }
}

/** Opens those jobs again that were closed, and tells how that went. */
export async function openOthers({ jobs, back }: Closed): Promise<void> {
  try {
    const stayed = refusedOf(jobs, await changeMany(back));
    tellStayed('Not opened again', stayed);
    const open = back.length - stayed.length;
    if (open > 0) toast.success({ title: 'Open again', body: `${counted(open, 'other job')} open again.` });
  } catch (error) {
    toast.error({ title: 'Not opened again', body: errorText(error) });
  }
}

function tellStayed(title: string, stayed: ReturnType<typeof refusedOf>): void {
  const told = stayed.map(({ name, message }) => `${name}: ${message}`);
  if (told.length > 0) toast.error({ title, body: listed(told) });
}
