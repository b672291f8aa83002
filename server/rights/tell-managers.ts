import { DAY_MS } from '#contract/dates.ts';
import { counted } from '#contract/text.ts';
import type { Clock } from '../core/clock.ts';
import type { Tx } from '../db/client.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { listManagers } from '../users/users.read.ts';
import { readCheck, readRule, saveCheck } from './retention.repo.ts';

export interface TellDeps {
  clock: Clock;
  mail: Mail;
  appName: string;
  publicUrl: string;
}

/** A list that nobody looks at is told of again after so many days. */
const AGAIN_AFTER_DAYS = 30;

/**
 * Mails every active HR manager that people wait to be looked at by the retention rule: when the list stops being empty, and
 * once a month as long as it is not. Names nobody: a mail is a copy that no erasure reaches.
 */
export async function tellManagers(tx: Tx, { clock, mail, appName, publicUrl }: TellDeps): Promise<void> {
  const [months, check] = [await readRule(tx), await readCheck(tx)];
  if (months === null || !check?.due) return;
  const now = clock.now();
  const again = check.told_at === null ? 0 : Date.parse(check.told_at) + AGAIN_AFTER_DAYS * DAY_MS;
  if (now.getTime() < again) return;
  const people = counted(check.due, 'person', 'people');
  for (const { full_name, email } of await listManagers(tx)) {
    await mail.send(tx, {
      to: email,
      subject: `${people} to review (${appName})`,
      ...composeMail({
        appName,
        greeting: `Hello ${full_name},`,
        paragraphs: [
          `Nothing has happened with ${people} for longer than the ${months} months of your retention rule. Nobody is erased before an HR manager has looked at the list and approved it.`,
        ],
        action: { label: 'Review the list', url: `${publicUrl}/settings/retention` },
        afterwards: ['You can keep people, approve all or some, or change the rule there.'],
      }),
    });
  }
  await saveCheck(tx, { ...check, told_at: now.toISOString() });
}
