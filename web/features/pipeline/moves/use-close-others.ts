import { useQueryClient } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { toast } from '#web/ui/toast.ts';
import type { Closed } from '../deeds/change-many.ts';
import type { Movable } from '../deeds/deeds.ts';
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
  const close = async (people: readonly Pick<Movable, 'name' | 'also_open'>[]): Promise<Closed> => {
    if (people.every(({ also_open }) => also_open.length === 0)) return NONE;
    const code = await load();
    if (!code) return NONE;
    const closed = await code.closeOthers(client, people, jobId);
    changed();
    return closed;
  };
  const open = async (closed: Closed): Promise<void> => {
    if (closed.back.length === 0) return;
    await (await load())?.openOthers(closed);
    changed();
  };
  return { close, open };
}
