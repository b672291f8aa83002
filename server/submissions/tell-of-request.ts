import { eq } from 'drizzle-orm';
import type { RequestKind } from '#contract/own-request.ts';
import { oneSpaced } from '#contract/text.ts';
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
  /** the last one of the day of which there is a mail */
  isLast: boolean;
}

const SUBJECTS: Record<RequestKind, string> = {
  correct: 'to correct a submission',
  withdraw: 'to withdraw a submission',
  question: 'a question about a submission',
};

const ASKED: Record<RequestKind, string> = {
  correct: 'to correct something in',
  withdraw: 'to withdraw',
  question: 'a question about',
};

/**
 * Mails every active HR manager what somebody asks about a submission. Names who asks and the job, neither
 * the person nor what was written: a mail is a copy that no erasure reaches.
 */
export async function tellOfRequest(
  tx: Tx,
  { mail, appName, publicUrl }: TellDeps,
  { kind, place, askedBy, isLast }: Asked,
): Promise<void> {
  const [asker] = await tx
    .select({ name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.user_id, askedBy.userId));
  const name = asker?.name ?? askedBy.email;
  // On one line: in the mail of this installation nobody writes paragraphs of their own.
  const who = oneSpaced(askedBy.role === 'vendor' ? `${name} of ${askedBy.companyName}` : name);
  for (const { full_name, email } of await listManagers(tx)) {
    await mail.send(tx, {
      to: email,
      subject: `${place.jd_id}: you are asked ${SUBJECTS[kind]} (${appName})`,
      ...composeMail({
        appName,
        greeting: `Hello ${full_name},`,
        paragraphs: [
          `${who} asks you ${ASKED[kind]} a submission for ${place.title} (${place.jd_id}).`,
          'Whom it is about and what was written stands under Requests, above the submissions.',
        ],
        action: { label: 'Open the requests', url: `${publicUrl}/submissions` },
        afterwards: [
          'Whoever asked sees your answer beside the submission.',
          ...(isLast
            ? [`Should ${name} ask more today, there is no other mail: it stands under Requests.`]
            : []),
        ],
      }),
    });
  }
}
