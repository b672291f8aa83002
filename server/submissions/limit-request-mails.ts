import type { Db } from '../db/client.ts';
import { type CountRule, countIn, forgetExpired } from '../db/count-in.ts';
import { callCounts } from '../db/schema.ts';

/** So many mails in so many seconds about what one person asks: who has more to say is read under Requests. */
export const REQUEST_MAILS: CountRule = { name: 'request mails', points: 10, duration: 24 * 60 * 60 };

/** Whether what somebody asks may be mailed of, and whether it is the last one of the day. */
export interface MailsLeft {
  mayMail: boolean;
  isLast: boolean;
}

/**
 * Does what may be mailed of, and answers what it answers. Each mail is counted beforehand, so that many
 * at the same time cannot outrun the count, and taken back unless the work says that it was sent.
 */
export async function limitRequestMails<T extends { isMailed: boolean }>(
  db: Db,
  userId: string,
  work: (left: MailsLeft) => Promise<T>,
): Promise<T> {
  const count = countIn(db, callCounts, REQUEST_MAILS, userId);
  const { wait, isFirst, isLast } = await count.add();
  if (isFirst) await forgetExpired(db, callCounts);
  let isMailed = false;
  try {
    const done = await work({ mayMail: wait === 0, isLast });
    ({ isMailed } = done);
    return done;
  } finally {
    if (wait === 0 && !isMailed) await count.takeBack();
  }
}
