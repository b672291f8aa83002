import { eq } from 'drizzle-orm';
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
}

/**
 * Mails every active HR manager that a company submitted somebody who is known already, whoever created the job: the vendor
 * is told that HR knows. Names the company and the job, not the person: a mail is a copy that no erasure reaches.
 */
export async function tellOfAttempt(
  tx: Tx,
  { mail, appName, publicUrl }: TellDeps,
  { company, jobId, candidateId }: Attempt,
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
