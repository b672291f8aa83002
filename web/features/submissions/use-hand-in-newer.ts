import { resumePersonSchema } from '#contract/candidates.ts';
import { handInMessages } from '#contract/hand-in-messages.ts';
import { messages } from '#contract/messages.ts';
import { errorText, failureOf, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { useHandIn } from './submissions.queries.ts';

/** A resume that was chosen, with its text, '' for none. */
export interface ChosenResume {
  file: File;
  text: string;
}

/**
 * Hands in a newer resume with an own submission (id), after a question when it names somebody else, and says how it went.
 * `onDone` once it is handed in.
 */
export function useHandInNewer(id: string, onDone: () => void) {
  const handIn = useHandIn();
  const send = async (resume: ChosenResume, samePersonOnly: boolean): Promise<void> => {
    try {
      await handIn.mutateAsync({ id, ...resume, samePersonOnly });
    } catch (error) {
      if (isSessionRefusal(error)) return;
      const other = hasCode(error, 'conflict') && resumePersonSchema.safeParse(error.current);
      if (other && other.success) {
        const isMeant = await confirm({
          title: messages.resume.otherPersonTitle,
          body: errorText(error),
          confirmLabel: 'Use this resume',
          doubtful: true,
        });
        if (isMeant) await send(resume, false);
        return;
      }
      const isTold = hasCode(
        error,
        'conflict',
        'not_found',
        'too_large',
        'too_many_requests',
        'unsupported_type',
        'unavailable',
      );
      toast.error(isTold ? errorText(error) : failureOf(error, handInMessages.failed));
      return;
    }
    toast.success(handInMessages.done);
    onDone();
  };
  return useOnce((resume: ChosenResume) => send(resume, true));
}
