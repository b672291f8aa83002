import type { Tx } from '../db/client.ts';
import { type CountRule, countIn } from '../db/count-in.ts';
import { callCounts } from '../db/schema.ts';

/** So many mails in so many seconds about what one person asks: who has more to say is read under Requests. */
export const REQUEST_MAILS: CountRule = { name: 'request mails', points: 10, duration: 24 * 60 * 60 };

/** Whether what somebody asks may be mailed of, and whether it is the last one of the day. */
interface MailsLeft {
  mayMail: boolean;
  isLast: boolean;
}

/**
 * Counts a mail about what somebody asks, if it may be sent, in the transaction that sends it: what is refused or fails
 * takes no mail's place, not even for a moment, and of many at the same time each sees what the others have sent.
 */
export async function countRequestMail(tx: Tx, userId: string): Promise<MailsLeft> {
  const { wait, isLast } = await countIn(tx, callCounts, REQUEST_MAILS, userId).add();
  return { mayMail: wait === 0, isLast };
}
