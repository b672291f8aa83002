import { oneSpaced } from '#contract/text.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/client.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { findActiveStaff, type Staff } from '../users/users.read.ts';

interface NamedJob {
  id: string;
  jd_id: string;
  title: string;
}

/** As many jobs as a mail names. */
const NAMED = 20;

/** Characters of a title that a subject has room for, which has to stand on one line. */
const IN_SUBJECT = 100;

function inSubject(title: string): string {
  const line = oneSpaced(title);
  return line.length > IN_SUBJECT ? `${line.slice(0, IN_SUBJECT).toWellFormed()}…` : line;
}

/** Tells somebody by mail of which jobs, if of any, they are in charge now; it names nobody who is in them. */
export async function mailInCharge(
  tx: Tx,
  { mail, appName, publicUrl }: { mail: Mail; appName: string; publicUrl: string },
  actor: Actor,
  { full_name, email }: Staff,
  jobs: readonly NamedJob[],
): Promise<void> {
  const [job] = jobs;
  if (!job) return;
  // Of who has just deactivated the own account, nobody is found.
  const [sender] = await findActiveStaff(tx, [actor.userId]);
  const by = sender?.full_name ?? 'An HR manager';
  const isOne = jobs.length === 1;
  const what = isOne ? `${job.title} (${job.jd_id})` : `${jobs.length} jobs`;
  await mail.send(tx, {
    to: email,
    subject: `You are in charge of ${isOne ? `${job.jd_id}: ${inSubject(job.title)}` : what} (${appName})`,
    ...composeMail({
      appName,
      greeting: `Hello ${full_name},`,
      paragraphs: [
        `${by} has put you in charge of ${what}.`,
        ...(isOne ? [] : [namesOf(jobs)]),
        `You can edit ${isOne ? 'the job and change its status' : 'these jobs and change their status'}, and reminders of people who wait in ${isOne ? 'it' : 'them'} go to you.`,
      ],
      action: isOne
        ? { label: 'Open the job', url: `${publicUrl}/jobs/${job.id}/candidates` }
        : { label: 'See your jobs', url: `${publicUrl}/jobs?created_by=me` },
    }),
  });
}

function namesOf(jobs: readonly NamedJob[]): string {
  const names = jobs.slice(0, NAMED).map(({ jd_id, title }) => `${title} (${jd_id})`);
  const more = jobs.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
