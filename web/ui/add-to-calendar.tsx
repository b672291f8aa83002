import { messages } from '#contract/messages.ts';
import { LineDeed } from './line-deed.tsx';
import { toast } from './toast.ts';

interface AddToCalendarProps {
  id: string;
  /** of the assignment, which rises with each change of the interview */
  version: number;
  /** what a calendar calls it */
  title: string;
  /** where one reads on (a path) */
  path: string;
  /** when it is (ISO); null when nobody has said so: then there is nothing to add */
  at: string | null;
  /** the round, who holds it, and where */
  details: string | null;
}

/** Saves an interview as a file for a calendar. Apart from the line that tells when it is: not every screen offers it. */
export function AddToCalendar({ id, version, title, path, at, details }: AddToCalendarProps) {
  if (at === null) return null;
  const save = async () => {
    const url = window.location.origin + path;
    try {
      const { saveEvent } = await import('#web/lib/calendar-file.ts');
      saveEvent({ id, sequence: version, at, title, details, url }, 'interview.ics');
    } catch {
      toast.error({ title: messages.common.error, body: messages.common.network });
    }
  };
  return <LineDeed label="Add to calendar" of={title} onPress={() => void save()} />;
}
