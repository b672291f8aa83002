import { eq } from 'drizzle-orm';
import type { RequestKind } from '#contract/own-request.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/client.ts';
import { profiles } from '../db/schema.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { listManagers } from '../users/users.read.ts';
import type { TellDeps } from './tell-of-attempt.ts';

interface Asked {
  kind: RequestKind;
  place: { jd_id: string; title: string };
  askedBy: Actor;
}

/**
 * Mails every active HR manager that somebody asks to correct or withdraw a submission. Names who asks and the job, neither
 * the person nor what was written: a mail is a copy that no erasure reaches.
 */
export async function tellOfRequest(
  tx: Tx,
  { mail, appName, publicUrl }: TellDeps,
  { kind, place, askedBy }: Asked,
): Promise<void> {
  const [asker] = await tx
    .select({ name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.user_id, askedBy.userId));
  const name = asker?.name ?? askedBy.email;
  const who = askedBy.role === 'vendor' ? `${name} of ${askedBy.companyName?.trim()}` : name;
  for (const { full_name, email } of await listManagers(tx)) {
    await mail.send(tx, {
      to: email,
      subject: `${place.jd_id}: you are asked to ${kind} a submission (${appName})`,
      ...composeMail({
        appName,
        greeting: `Hello ${full_name},`,
        paragraphs: [
          kind === 'correct'
            ? `${who} asks you to correct something in a submission for ${place.title} (${place.jd_id}).`
            : `${who} asks you to withdraw a submission for ${place.title} (${place.jd_id}).`,
          'Whom it is about and what was written stands under Requests, above the submissions.',
        ],
        action: { label: 'Open the requests', url: `${publicUrl}/submissions` },
        afterwards: ['Whoever asked sees your answer beside the submission.'],
      }),
    });
  }
}
