import { type Channel, referrerOf } from '#contract/channels.ts';
import { messages } from '#contract/messages.ts';
import { cleanList } from '#contract/text.ts';
import { AppError } from '../core/errors.ts';

/** What every form enters of a candidate. */
interface Entered {
  skills: string[];
  offer_in_hand: boolean;
  offer_ctc: number | null;
  offer_joining_date: string | null;
  found_through: Channel | null;
  referred_by: string | null;
}

/** What was entered as it is kept: skills without repeats, no offer's terms without an offer, no referrer without a referral. */
export function keptFields<E extends Entered>(entered: E): E {
  const fields = { ...entered, skills: cleanList(entered.skills), referred_by: referrerOf(entered) };
  return entered.offer_in_hand ? fields : { ...fields, offer_ctc: null, offer_joining_date: null };
}

const JOINING_DATES = ['joining_date', 'offer_joining_date'] as const;
type JoiningDates = Record<(typeof JOINING_DATES)[number], string | null>;

/**
 * Throws `invalid_input` for a joining date, or that of the offer, before today (days as YYYY-MM-DD); one that stood
 * there `before` may stay.
 */
export function refusePastJoiningDates(entered: JoiningDates, today: string, before?: JoiningDates): void {
  const past = JOINING_DATES.filter((name) => {
    const day = entered[name];
    return day !== null && day < today && day !== before?.[name];
  });
  if (past.length === 0) return;
  throw new AppError('invalid_input', messages.common.invalidInput, {
    fields: Object.fromEntries(past.map((name) => [name, messages.candidate.dateInPast])),
  });
}
