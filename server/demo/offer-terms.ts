import { addDays, dayOf } from '#contract/dates.ts';
import type { Offer } from '#contract/offer.ts';
import type { DemoCandidate } from './demo-data.ts';
import type { Move } from './make-timeline.ts';

const HALF_LAKH = 50_000;
/** Of what was asked for, how much is offered. */
const SHARES = [0.95, 1, 0.9, 1.02];
/** Days from the offer after which one was to join who has not said a word since. */
const SILENT_AFTER = 4;

/**
 * What whoever was offered a job was offered, and when they join: the day that the person says, now and then one that is
 * over already. Sometimes nobody has said one of the two. Made of what is there, without a draw of chance.
 */
export function offerTerms(moves: readonly Move[], person: DemoCandidate, today: string): Offer {
  const offered = moves.findLast(({ status }) => status === 'offer_released');
  if (!offered) return { offered_ctc: null, joining_on: null };
  const minute = offered.at.getUTCMinutes();
  const asked = person.expected_ctc ?? person.current_ctc;
  const ctc =
    asked === null
      ? null
      : Math.round((asked * (SHARES[minute % SHARES.length] ?? 1)) / HALF_LAKH) * HALF_LAKH;
  return {
    offered_ctc: minute % 7 === 6 ? null : ctc,
    joining_on: joiningDay(moves, dayOf(offered.at), minute, person.joining_date, today),
  };
}

function joiningDay(
  moves: readonly Move[],
  offeredOn: string,
  minute: number,
  said: string | null,
  today: string,
): string | null {
  const last = moves.at(-1);
  if (last?.status === 'joined' || last?.status === 'did_not_join') return dayOf(last.at);
  if (last?.status !== 'offer_released' || minute % 6 === 5) return null;
  const silentSince = addDays(offeredOn, SILENT_AFTER);
  return minute % 4 === 1 && silentSince < today ? silentSince : said;
}
