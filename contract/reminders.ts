import { z } from 'zod';
import { candidateStatusSchema } from './candidate-status.ts';
import { idParams, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { manyReminders } from './reminder-messages.ts';
import { defineRoute } from './route.ts';
import { WAITING_WORDS } from './waiting.ts';

const waiting_over = z.enum(WAITING_WORDS);

/** A job in which people wait. */
const waitingJobSchema = z.object({
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  waiting: z.int(),
  /** calendar days that the longest has waited */
  longest: z.int(),
  is_on_hold: z.boolean(),
  /** who of the team is in charge of it, by name; null when it is HR's */
  in_charge: z.string().nullable(),
  /** when somebody was last reminded of it, in the last 24 hours */
  reminded_at: instantSchema.nullable(),
  /** the names of those whom a reminder would go to now: all who can be written to and were not in the last 24 hours */
  would_remind: z.array(z.string()),
  /** whoever reads this is the one to see to it: a colleague's reminder would go to them */
  is_own: z.boolean(),
});
export type WaitingJob = z.infer<typeof waitingJobSchema>;

/** What became of a reminder of one job. */
const remindedJobSchema = z.object({
  job_id: z.uuid(),
  jd_id: z.string(),
  title: z.string(),
  /** whom a mail is on its way to */
  sent_to: z.array(z.string()),
  /** who was reminded of the job in the last 24 hours and so was not again */
  passed_over: z.array(z.string()),
  /** why nobody was written to; null when somebody was */
  reason: z.string().nullable(),
});
export type RemindedJob = z.infer<typeof remindedJobSchema>;

/** Somebody of the team who can be reminded of the people who wait in a job; never a candidate or a vendor. */
const recipientSchema = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  /** why: is in charge of the job; manages hiring, and nobody who could be written to is in charge; brought people in */
  why: z.enum(['in_charge', 'manager', 'brought']),
  /** how many of those who wait the person brought into the job */
  brought: z.int(),
  /** the last reminder of this job, when it is of the last 24 hours: until then no other is sent */
  reminded_at: instantSchema.nullable(),
});
export type ReminderRecipient = z.infer<typeof recipientSchema>;

export const reminderRoutes = {
  read: defineRoute({
    method: 'get',
    path: '/api/jobs/{id}/reminder',
    tag: 'Reminders',
    summary:
      'Who has waited in a job for long, the longest first, and who of the team can be reminded of them',
    permission: 'assignment.remind',
    params: idParams,
    query: z.object({ waiting_over }),
    output: z.object({
      people: z.array(
        z.object({
          assignment_id: z.uuid(),
          name: z.string(),
          status: candidateStatusSchema,
          days_waiting: z.int(),
        }),
      ),
      recipients: z.array(recipientSchema),
    }),
    errors: ['not_found'],
  }),
  send: defineRoute({
    method: 'post',
    path: '/api/jobs/{id}/reminder',
    tag: 'Reminders',
    summary: 'Mail people of the team that others wait in a job, each at most once in 24 hours',
    permission: 'assignment.remind',
    params: idParams,
    body: z.object({
      waiting_over,
      /** of the recipients that are read; who is none any more, or was reminded lately, is passed over */
      to: z.array(z.uuid()).min(1, messages.reminder.nobodyChosen).max(limits.reminder.most),
    }),
    output: z.object({
      /** whom a mail is on its way to */
      sent_to: z.array(z.string()),
    }),
    errors: ['not_found', 'conflict'],
    idempotent: true,
  }),
  jobs: defineRoute({
    method: 'get',
    path: '/api/waiting-jobs',
    tag: 'Reminders',
    summary: 'The jobs in which somebody has waited for long, those of the longest wait first',
    permission: 'assignment.remind',
    query: z.object({ waiting_over }),
    output: z.object({
      /** as many as `limits.reminder.listed` */
      items: z.array(waitingJobSchema),
      total: z.int(),
    }),
  }),
  sendMany: defineRoute({
    method: 'post',
    path: '/api/reminders',
    tag: 'Reminders',
    summary:
      'Mail all of the team who can be reminded of several jobs, each at most once in 24 hours about one job',
    permission: 'assignment.remind',
    body: z.object({
      waiting_over,
      job_ids: z
        .array(z.uuid())
        .min(1, manyReminders.noneChosen)
        .max(limits.reminder.jobs, manyReminders.tooMany),
    }),
    output: z.object({
      /** in the order in which they were sent */
      items: z.array(remindedJobSchema),
    }),
    errors: ['not_found'],
    idempotent: true,
  }),
};
