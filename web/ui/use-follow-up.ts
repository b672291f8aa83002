import { useQueryClient } from '@tanstack/react-query';
import { noteMessages } from '#contract/note-messages.ts';
import { type CandidateNote, noteRoutes } from '#contract/notes.ts';
import { call, errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { notesChanged } from '#web/lib/notes-query.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { toast } from './toast.ts';

type Version = Pick<CandidateNote, 'id' | 'version'>;

/** Says of a note about a person (whose name is told where several people are) that it was followed up, and tells so with a way back. */
export function useFollowUp(candidateId: string, name?: string) {
  const client = useQueryClient();
  const put = async ({ id, version }: Version, done: boolean) => {
    try {
      const now = await call(noteRoutes.followUp, { params: { id }, body: { done, version } });
      const about = name === undefined ? undefined : `Undo following up ${name}`;
      const undo = { label: 'Undo', about, run: () => void put(now, false) };
      toast.success(done ? noteMessages.followedUp : noteMessages.openAgain, done ? undo : undefined);
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const isTold = hasCode(error, 'not_found', 'changed_meanwhile', 'conflict', 'network', 'unavailable');
      toast.error(isTold ? errorText(error) : noteMessages.followUpFailed);
    } finally {
      await notesChanged(client, candidateId);
    }
  };
  return useOnce((note: Version) => put(note, true));
}
