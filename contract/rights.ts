import { z } from 'zod';
import { idParams, instantSchema, optionalLines, requiredText } from './fields.ts';
import { limits } from './limits.ts';
import { rightsMessages } from './rights-messages.ts';
import { defineRoute } from './route.ts';

/** Who told us of a consent: a recruiter's note, the vendor, an import, or the person. */
export const CONSENT_SOURCES = ['recruiter', 'vendor', 'import', 'self'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
export const CONSENT_SOURCE_LABELS: Record<ConsentSource, string> = {
  recruiter: "Recruiter's note",
  vendor: 'Vendor',
  import: 'Import',
  self: 'The person',
};

const consentSchema = z.object({
  id: z.uuid(),
  is_given: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  note: z.string().nullable(),
  noted_at: instantSchema,
  noted_by_name: z.string().nullable(),
});

/** The newest note holds; `none` is nobody's note. */
const consentListSchema = z.object({
  state: z.enum(['none', 'given', 'withdrawn']),
  items: z.array(consentSchema),
});

/** What somebody notes of a person's consent. */
export const consentInputSchema = z.object({
  is_given: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  note: optionalLines(limits.consentNote.max),
});

export const RETENTION_RUN_STATES = ['running', 'done', 'failed'] as const;

/** What a person or somebody for them last did, as the retention rule counts it. */
const ACTIVITIES = [
  'added',
  'edited',
  'resume',
  'assigned',
  'moved',
  'submitted',
  'consent',
  'noted',
] as const;
export type Activity = (typeof ACTIVITIES)[number];
export const ACTIVITY_LABELS: Record<Activity, string> = {
  added: 'Added',
  edited: 'Details edited',
  resume: 'Resume uploaded',
  assigned: 'Put into a job',
  moved: 'Status changed',
  submitted: 'Submitted by a vendor',
  consent: 'Consent noted',
  noted: 'Note written',
};

const duePersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  last_activity: z.enum(ACTIVITIES),
  last_activity_at: instantSchema,
  /** kept by HR, and why; null for who would go */
  exception: z.string().nullable(),
});
export type DuePerson = z.infer<typeof duePersonSchema>;

const runSchema = z.object({
  id: z.uuid(),
  state: z.enum(RETENTION_RUN_STATES),
  total: z.int(),
  erased: z.int(),
  kept: z.int(),
  created_at: instantSchema,
  finished_at: instantSchema.nullable(),
  approved_by_name: z.string().nullable(),
});
export type RetentionRun = z.infer<typeof runSchema>;

/** Months without activity, as the rule takes them. */
export const retentionMonthsSchema = z
  .int(rightsMessages.monthsWhole)
  .min(limits.retentionMonths.min, rightsMessages.monthsRange)
  .max(limits.retentionMonths.max, rightsMessages.monthsRange);

const retentionSchema = z.object({
  /** null while the rule is off */
  months: z.int().nullable(),
  /** how many were due at the last check, and when that was; null without one */
  due: z.int().nullable(),
  checked_at: instantSchema.nullable(),
  /** the newest erasure of many */
  run: runSchema.nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

const tag = "People's rights";

export const rightsRoutes = {
  exportPerson: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/personal-data',
    tag,
    summary: 'Everything that is held on a candidate, as a ZIP: JSON, a readable page and every resume',
    permission: 'candidate.personal_data',
    params: idParams,
    output: 'file',
    errors: ['not_found'],
  }),
  erase: defineRoute({
    method: 'post',
    path: '/api/candidates/{id}/erase',
    tag,
    summary: 'Erase a person for good; `confirmation` is the name as it is written. Numbers stay as they are',
    permission: 'candidate.erase',
    params: idParams,
    body: z.object({ confirmation: z.string().max(limits.name.max * 2) }),
    output: null,
    errors: ['not_found'],
  }),
  listConsents: defineRoute({
    method: 'get',
    path: '/api/candidates/{id}/consents',
    tag,
    summary: 'What was noted of a person’s consent, the newest first',
    permission: 'candidate.read',
    params: idParams,
    output: consentListSchema,
    errors: ['not_found'],
  }),
  noteConsent: defineRoute({
    method: 'post',
    path: '/api/candidates/{id}/consents',
    tag,
    summary: 'Note that a person consented or withdrew the consent',
    permission: 'candidate.consent',
    params: idParams,
    body: consentInputSchema,
    output: consentListSchema,
    status: 201,
    errors: ['not_found'],
    idempotent: true,
  }),
  readRetention: defineRoute({
    method: 'get',
    path: '/api/retention',
    tag,
    summary: 'The retention rule, how many were due when it was last checked, and the newest erasure of many',
    permission: 'retention.manage',
    output: retentionSchema,
  }),
  saveRetention: defineRoute({
    method: 'put',
    path: '/api/retention',
    tag,
    summary: 'Set the retention rule: months since the last activity, or null for none. Erases nobody',
    permission: 'retention.manage',
    body: z.object({ months: retentionMonthsSchema.nullable() }),
    output: retentionSchema,
  }),
  listDue: defineRoute({
    method: 'get',
    path: '/api/retention/due',
    tag,
    summary:
      'Dry run: who would go by the rule and why, who was longest without activity first. Erases nobody',
    permission: 'retention.manage',
    query: z.object({
      months: z.coerce
        .number()
        .int()
        .min(limits.retentionMonths.min)
        .max(limits.retentionMonths.max)
        .optional(),
    }),
    output: z.object({
      months: z.int().nullable(),
      /** of those who would go; more may be due than are listed */
      total: z.int(),
      items: z.array(duePersonSchema),
    }),
  }),
  keepPerson: defineRoute({
    method: 'put',
    path: '/api/retention/exceptions/{id}',
    tag,
    summary: 'Keep a candidate although the rule would let them go, and say why',
    permission: 'retention.manage',
    params: idParams,
    body: z.object({
      reason: requiredText({ min: 3, max: limits.shortText.max }, rightsMessages.reasonShort),
    }),
    output: null,
    errors: ['not_found'],
  }),
  unkeepPerson: defineRoute({
    method: 'delete',
    path: '/api/retention/exceptions/{id}',
    tag,
    summary: 'Have the rule hold for a candidate again',
    permission: 'retention.manage',
    params: idParams,
    output: null,
  }),
  approve: defineRoute({
    method: 'post',
    path: '/api/retention/runs',
    tag,
    summary: 'Erase, in the background, those of the named people who are still due by the rule',
    permission: 'retention.manage',
    body: z.object({
      candidate_ids: z.array(z.uuid()).min(1, rightsMessages.nobodyChosen).max(limits.retentionAtOnce),
      /** how many, typed by the person who approves */
      confirmation: z.int(),
    }),
    output: retentionSchema,
    status: 201,
    errors: ['conflict'],
    idempotent: true,
  }),
};
