import { messages } from '#contract/messages.ts';
import { cleanList } from '#contract/text.ts';
import { AppError } from '../core/errors.ts';

/** What every form enters of a candidate. */
interface Entered {
  skills: string[];
  offer_in_hand: boolean;
  offer_ctc: number | null;
  offer_joining_date: string | null;
}

/** What was entered as it is kept: skills without repeats, and no offer's terms without an offer. */
export function keptFields<E extends Entered>(entered: E): E {
  const skills = cleanList(entered.skills);
  return entered.offer_in_hand
    ? { ...entered, skills }
    : { ...entered, skills, offer_ctc: null, offer_joining_date: null };
}

/** Throws `invalid_input` for a joining date (YYYY-MM-DD) before today. */
export function refusePastJoiningDate(joiningDate: string | null, today: string): void {
  if (joiningDate === null || joiningDate >= today) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: { joining_date: messages.candidate.dateInPast },
  });
}
