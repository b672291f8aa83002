import { z } from 'zod';
import { instantSchema, pageQuery } from './fields.ts';
import { defineRoute } from './route.ts';
import { auditSearchFilters } from './audit-filters.ts';

/**
 * Everything that is written down of who did what, in the words of the audit log's screen. Each word is dotted: what it
 * is about, and the deed.
 */
const AUDIT_WORDS = {
  'session.start': 'Signed in',
  'session.refused': 'Failed to sign in',
  'session.end': 'Signed out everywhere',
  'session.code_refused': 'Gave a wrong code while signing in',
  'session.recovery_code': 'Signed in with a recovery code',
  'session.end_one': 'Signed out of one session',
  'session.end_others': 'Signed out of all other sessions',
  'password.change': 'Changed the own password',
  'password.refused': 'Gave a wrong password to confirm a change',
  'password.forgotten': 'Asked for a link to set a new password',
  'password.link': 'Made a link for the password of a user',
  'password.reset': 'Set a new password by a link',
  'email.ask': 'Asked for another e-mail address',
  'email.change': 'Confirmed another e-mail address',
  'email.cancel': 'Took back a change of the e-mail address',
  'two_step.begin': 'Began to set up two-step sign-in',
  'two_step.on': 'Turned two-step sign-in on',
  'two_step.off': 'Turned two-step sign-in off',
  'two_step.codes': 'Made new recovery codes',
  'two_step.require': 'Changed who needs two-step sign-in',
  'two_step.reset': 'Reset the two-step sign-in of a user',
  'profile.update': 'Changed the own profile',
  'api_token.create': 'Created an API token',
  'api_token.revoke': 'Revoked an API token',
  'user.create': 'Created a user',
  'user.update': 'Changed a user',
  'user.deactivate': 'Deactivated a user',
  'user.activate': 'Activated a user again',
  'invitation.send': 'Sent an invitation',
  'invitation.link': 'Asked for the link of an invitation',
  'invitation.revoke': 'Revoked an invitation',
  'invitation.remove': 'Removed a revoked invitation',
  'invitation.accept': 'Took up an invitation',
  'user.setup': 'Set up the first HR manager',
  'job.create': 'Created a job',
  'job.update': 'Changed a job',
  'job.status': 'Changed the status of a job',
  'job.in_charge': 'Put somebody in charge of a job',
  'job.remind': 'Reminded the team of people who wait in a job',
  'job.import': 'Imported a job',
  'job.vector': 'Made the vector of a job anew',
  'candidate.create': 'Added a candidate',
  'candidate.update': 'Changed a candidate',
  'candidate.delete': 'Deleted a candidate',
  'candidate.import': 'Imported a candidate',
  'candidate.personal_data': 'Downloaded all data of a candidate',
  'candidate.erase': 'Erased a candidate',
  'consent.give': 'Noted a consent',
  'consent.withdraw': 'Noted that a consent was withdrawn',
  'note.add': 'Wrote a note about a candidate',
  'note.edit': 'Changed a note about a candidate',
  'note.delete': 'Deleted a note about a candidate',
  'retention.rule': 'Changed the retention rule',
  'retention.keep': 'Kept a candidate beyond the retention rule',
  'retention.unkeep': 'Stopped keeping a candidate beyond the retention rule',
  'retention.approve': 'Approved erasures by the retention rule',
  'candidate.export': 'Exported candidates',
  'candidate.vector': 'Made the vector of a resume anew',
  'resume.view': 'Looked at a resume',
  'resume.download': 'Downloaded a resume',
  'resume.replace': 'Uploaded a newer resume',
  'resume.make_current': 'Made a former resume the current one again',
  'assignment.create': 'Put a candidate into a job',
  'assignment.status': 'Changed the status of a candidate in a job',
  'assignment.interview': 'Set, changed or cleared an interview',
  'assignment.offer': 'Set, changed or cleared an offer',
  'assignment.remove': 'Took a candidate out of a job',
  'submission.refuse': 'Submitted a candidate who was known',
  'submission.ask': 'Asked HR about a submission',
  'submission.take_back': 'Took back what was asked about a submission',
  'submission.answer': 'Answered what was asked about a submission',
  'intake.start': 'Began to import resumes',
  'intake.upload': 'Uploaded a resume to be imported',
  'intake.refuse': 'Noted files that could not be imported',
  'intake.dismiss': 'Dismissed files that could not be imported',
  'intake.update': 'Changed what was read of an imported resume',
  'intake.skip': 'Left an imported resume out, or took it in again',
  'intake.accept': 'Accepted imported resumes',
  'intake.remove': 'Removed an imported resume',
  'intake.delete': 'Deleted imported resumes',
  'vector.convert': 'Began to make vectors',
  'swot.generate': 'Had the jobs analysed',
  'hiring_plan.save': 'Changed the hiring plan',
  'task.retry': 'Had a background task run again',
  'task.retry_all': 'Had all given-up tasks run again',
  'audit.export': 'Exported the audit log',
} as const;
export type AuditAction = keyof typeof AUDIT_WORDS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_WORDS) as AuditAction[];

/** What an entry says was done; an action of another version of the product in its own word. */
export function auditWords(action: string): string {
  return (AUDIT_WORDS as Record<string, string>)[action] ?? plainWords(action);
}

/** What a kind of record is called; other kinds in their own word. */
const RECORD_LABELS: Record<string, string> = {
  profile: 'User',
  api_token: 'API token',
  hiring_plan: 'Hiring plan',
  intake_batch: 'Imported resumes',
  intake_row: 'Imported resume',
  resume_document: 'Resume version',
  swot_analysis: 'Job analysis',
  task: 'Background task',
  vector_run: 'Vector run',
};

/** The kinds of records that a person would look for. */
export const AUDIT_RECORD_TYPES = [
  'job',
  'candidate',
  'assignment',
  'resume_document',
  'intake_batch',
  'intake_row',
  'profile',
  'api_token',
] as const;

export function recordLabel(type: string): string {
  return RECORD_LABELS[type] ?? plainWords(type);
}

/** "stage_event.undo" → "Stage event undo". */
function plainWords(word: string): string {
  const text = word.replaceAll(/[._]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** null for somebody who was not signed in, and for the program itself */
  actor: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  /** the API token that it was done with; its name is null when there is none any more */
  token: z.object({ name: z.string().nullable() }).nullable(),
  action: z.string(),
  record_type: z.string().nullable(),
  record_id: z.string().nullable(),
  /** what the record is called today; the log itself holds ids only */
  record_name: z.string().nullable(),
  /** the page that shows the record, while there is one */
  shown_on: z.object({ page: z.enum(['job', 'candidate']), id: z.uuid() }).nullable(),
  /** names of fields; never their values */
  fields: z.array(z.string()),
  ip_address: z.string().nullable(),
});
export type AuditEntryShown = z.infer<typeof auditEntrySchema>;

/** What narrows the log down; each of them must hold. */
const auditFilters = { ...auditSearchFilters, action: z.enum(AUDIT_ACTIONS).optional() };

export const auditRoutes = {
  list: defineRoute({
    method: 'get',
    path: '/api/audit-log',
    tag: 'Audit log',
    summary: 'Who did what to which record, when and from where, newest first',
    permission: 'audit.read',
    query: z.object({ ...auditFilters, cursor: pageQuery.cursor, limit: pageQuery.limit }),
    output: z.object({
      items: z.array(auditEntrySchema),
      /** under the same filters; counted up to 10,001 */
      total: z.int(),
      next_cursor: z.string().nullable(),
    }),
  }),
  people: defineRoute({
    method: 'get',
    path: '/api/audit-log/people',
    tag: 'Audit log',
    summary: 'Everybody who has or had an account, by name',
    permission: 'audit.read',
    output: z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })) }),
  }),
  export: defineRoute({
    method: 'get',
    path: '/api/audit-log/export',
    tag: 'Audit log',
    summary: 'Every entry that the filters leave as CSV; written down in the audit log itself',
    permission: 'audit.read',
    query: z.object(auditFilters),
    output: 'file',
  }),
};
