import type { Toast } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';

/** Somebody with whom it was not done, and why. */
export interface Refused {
  name: string;
  message: string;
}

/** So many are told by name in a toast, which goes by itself. */
const NAMED = 3;

/** What is told of a move of `all` people that was taken back, except for those who stayed. */
export function undoneText(all: number, stayed: readonly Refused[]): Toast {
  const moves = counted(all, 'move');
  if (stayed.length === 0) return { title: 'Moves undone', body: `${moves} undone.` };
  const named = stayed.slice(0, NAMED).map(({ name, message }) => `${name}: ${message}`);
  const others = stayed.length - named.length;
  return {
    title: `${all - stayed.length} of ${moves} undone`,
    body: [...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(' '),
  };
}
