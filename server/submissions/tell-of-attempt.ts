import { eq } from 'drizzle-orm';
import type { MatchedBy } from '#contract/attempt-match.ts';
import type { Tx } from '../db/client.ts';
import { jobs } from '../db/schema.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { listManagers } from '../users/users.read.ts';

export interface TellDeps {
  mail: Mail;
  appName: string;
  publicUrl: string;
}

interface Attempt {
  company: string;
  jobId: string;
  candidateId: string;
  /** undefined when two people are known, one by each */
  matchedBy: MatchedBy | undefined;
  isOtherName: boolean;
}

/**
 * Mails every active HR manager that a company submitted somebody who is known already, whoever created the job: the vendor
 * is told that HR knows. Names the company and the job, neither the person nor the name that was typed: a mail is a copy that no erasure reaches.
 */
export async function tellOfAttempt(
  tx: Tx,
  { mail, appName, publicUrl }: TellDeps,
  { company, jobId, candidateId, matchedBy, isOtherName }: Attempt,
): Promise<void> {
  const [job] = await tx
    .select({ jd_id: jobs.jd_id, title: jobs.title })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return;
  for (const { full_name, email } of await listManagers(tx)) {
    await mail.send(tx, {
      to: email,
      subject: `${job.jd_id}: a vendor submitted somebody you know already (${appName})`,
      ...composeMail({
        appName,
        greeting: `Hello ${full_name},`,
        paragraphs: [
          `${company} submitted a candidate for ${job.title} (${job.jd_id}) who is known to you already. The submission was not taken, and the vendor learned nothing but that.`,
          `${whatMatched(matchedBy)} ${isOtherName ? `The name that was typed is another: under Vendor Submissions you see it, so that you can ask ${company} whether it meant somebody else.` : 'The name that was typed is the same.'}`,
        ],
        action: { label: 'Open the candidate', url: `${publicUrl}/candidate/${candidateId}` },
        afterwards: [
          'Under Vendor Submissions the page says which company owns the candidate, and until when.',
          `Should ${company} submit more people for this job today whom you know, there is no other mail. All refused attempts: ${publicUrl}/submissions?tab=refused`,
        ],
      }),
    });
  }
}

function whatMatched(matchedBy: MatchedBy | undefined): string {
  if (matchedBy === undefined) return 'The e-mail is that of one person, and the phone that of another.';
  if (matchedBy === 'both') return 'The e-mail and the phone are the same.';
  return matchedBy === 'email'
    ? 'Only the e-mail is the same, not the phone.'
    : 'Only the phone is the same, not the e-mail.';
}
