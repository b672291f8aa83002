import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { toast } from '#web/ui/toast.ts';
import type { Closed } from '../deeds/change-many.ts';
import type { closeOthers } from './close-others.ts';
import { usePipelineChanged } from '../pipeline.queries.ts';

const NONE: Closed = { jobs: [], back: [], words: '' };

/**
 * Closes the other jobs of people who have joined this one, and opens them again. Its code comes when it is wanted. Neither
 * fails: what stays as it was is told, with why.
 */
export function useCloseOthers(jobId: string) {
  const client = useQueryClient();
  const changed = usePipelineChanged();
  const load = async () => {
    try {
      return await import('./close-others.ts');
    } catch {
      toast.error({ ...messages.assignment.manyFailed, body: 'The other jobs stay as they are.' });
      return undefined;
    }
  };
  const close = async (people: Parameters<typeof closeOthers>[1]): Promise<Closed> => {
    if (people.every(({ also_open }) => also_open.length === 0)) return NONE;
    const code = await load();
    if (!code) return NONE;
    const closed = await code.closeOthers(client, people, jobId);
    changed();
    return closed;
  };
  /** of those only who are meant, by what (assignment) they had joined as */
  const open = async (closed: Closed, isMeant: (joinedAs: string) => boolean = () => true): Promise<void> => {
    const jobs = closed.jobs.filter(({ joined_as }) => isMeant(joined_as));
    const ids = new Set(jobs.map(({ assignment_id }) => assignment_id));
    const back = closed.back.filter(({ id }) => ids.has(id));
    if (back.length === 0) return;
    await (await load())?.openOthers({ ...closed, jobs, back });
    changed();
  };
  return { close, open };
}
