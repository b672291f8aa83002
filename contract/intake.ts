import { z } from 'zod';
import { candidateStatusSchema } from './candidate-status.ts';
import { channelUpdate } from './channel-update.ts';
import { CHANNELS } from './channels.ts';
import {
  ctcSchema,
  daySchema,
  idParams,
  instantSchema,
  optionalLines,
  optionalText,
  skillListSchema,
  versionSchema,
  requiredLines,
  writtenText,
} from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { namesakeSchema } from './namesakes.ts';
import { CONSENT_SOURCES } from './rights.ts';
import { defineRoute } from './route.ts';

/** What reading a file has come to: `scan` has its text in pictures. */
export const INTAKE_READINGS = ['waiting', 'read', 'scan', 'unreadable'] as const;
/** What has become of a row: `accepting` is being done in the background, `updated` gave its file to somebody known. */
export const INTAKE_DECISIONS = ['open', 'skipped', 'accepting', 'accepted', 'updated'] as const;

const years = z
  .int(messages.candidate.experienceWhole)
  .min(limits.experienceYears.min, messages.candidate.experienceNegative)
  .max(limits.experienceYears.max, messages.candidate.experienceTooLong)
  .nullable()
  .default(null);

const ctc = (positive: string, tooHigh: string) => ctcSchema(positive, tooHigh).nullable().default(null);

/** What is known of a person so far: as Add takes it, but nothing has to be there yet. Amounts in whole rupees. */
export const intakeFieldsSchema = z.object({
  name: optionalText(limits.name.max),
  email: optionalText(limits.email.max),
  phone: optionalText(40),
  current_city: optionalText(),
  current_position: optionalText(),
  current_company: optionalText(),
  preferred_location: optionalText(),
  experience_years: years,
  relevant_experience_years: years,
  skills: skillListSchema().default([]),
  current_ctc: ctc(messages.candidate.currentCtcPositive, messages.candidate.currentCtcTooHigh),
  expected_ctc: ctc(messages.candidate.expectedCtcPositive, messages.candidate.expectedCtcTooHigh),
  joining_date: daySchema.nullable().default(null),
  remarks: optionalLines(limits.remarks.max),
  /** no resume says it: of this person in place of what is said of the batch */
  found_through: z.enum(CHANNELS).nullable().default(null),
  /** kept with a referral of this person only */
  referred_by: optionalText(limits.referredBy.max),
  resume_summary: optionalLines(limits.remarks.max),
});
export type IntakeFields = z.output<typeof intakeFieldsSchema>;

const intakeCorrectionSchema = intakeFieldsSchema.extend(channelUpdate);
/** What somebody made of what was read. */
export type IntakeCorrection = z.output<typeof intakeCorrectionSchema>;

/** Somebody who seems to be the same person: a candidate, or an earlier file of the batch. */
const duplicateSchema = z.object({
  of: z.enum(['candidate', 'row']),
  id: z.uuid(),
  /** of the person, or of the earlier file as long as it names nobody */
  name: z.string(),
  same: z.array(z.enum(['email', 'phone', 'file'])),
  /** of a candidate: the jobs that they are in already */
  jobs: z.array(z.object({ id: z.uuid(), status: candidateStatusSchema })),
});

const intakeRowSchema = z.object({
  id: z.uuid(),
  batch_id: z.uuid(),
  file_name: z.string(),
  size_bytes: z.int(),
  reading: z.enum(INTAKE_READINGS),
  /** why it could not be read, or needs text recognition */
  problem: z.string().nullable(),
  decision: z.enum(INTAKE_DECISIONS),
  /** why accepting it failed */
  refusal: z.string().nullable(),
  fields: intakeFieldsSchema,
  /** field → 0-1, of those that were read and not touched since */
  confidence: z.record(z.string(), z.number()),
  /** the built-in engine read it in the AI provider's place */
  fell_back: z.boolean(),
  /** field → what keeps the person from being accepted */
  problems: z.record(z.string(), z.string()),
  duplicate: duplicateSchema.nullable(),
  /** of a row without a duplicate where something is still to be decided: candidates who may be the person, at most two */
  namesakes: z.array(namesakeSchema),
  /** once accepted, or once the file is the resume of somebody who was known */
  candidate_id: z.uuid().nullable(),
  candidate_name: z.string().nullable(),
  version: z.int(),
});
export type IntakeRow = z.infer<typeof intakeRowSchema>;

/** Whether nothing but the job and the recommendation is missing: read, complete, and known to nobody. */
export function isReadyToAccept(row: IntakeRow): boolean {
  return (
    row.decision === 'open' &&
    row.reading !== 'waiting' &&
    row.duplicate === null &&
    Object.keys(row.problems).length === 0
  );
}

/** Whether a row is ready although somebody of its name is a candidate already, who may be the same person. */
export function mayBeKnown(row: IntakeRow): boolean {
  return isReadyToAccept(row) && row.namesakes.length > 0;
}

/** How surely a file was read. */
interface Sureness {
  /** 0-100: the mean of the fields, rounded */
  percent: number;
  /** how many fields that is the mean of */
  fields: number;
  /** how many of them were read with little certainty, and are to be looked at */
  unsure: number;
}

/** Whether a field that was read with this confidence (0-1) is to be looked at. */
export function isUnsure(confidence: number): boolean {
  return confidence < limits.intake.sureFrom;
}

/**
 * How surely a file was read: over the fields that were read and that nobody has touched since, for what a person typed is not
 * the reading's. Null where there is none: not read yet, a scan, a locked file, or all of it typed.
 */
export function surenessOf({ confidence }: Pick<IntakeRow, 'confidence'>): Sureness | null {
  const read = Object.values(confidence);
  if (read.length === 0) return null;
  const mean = read.reduce((sum, one) => sum + one, 0) / read.length;
  return { percent: Math.round(100 * mean), fields: read.length, unsure: read.filter(isUnsure).length };
}

/** A file that a batch did not take: too large, of the wrong kind, one too many. */
const intakeRefusalSchema = z.object({
  /** names the upload within the batch */
  upload_key: z.guid(),
  file_name: writtenText().min(1).max(limits.intake.fileName),
  /** as whoever dropped it was told */
  reason: writtenText().min(1).max(300),
});
export type IntakeRefusal = z.output<typeof intakeRefusalSchema>;

export const intakeBatchSchema = z.object({
  id: z.uuid(),
  created_at: instantSchema,
  /** the day on which what is not accepted is deleted */
  kept_until: daySchema,
  /** files in all, still being read or accepted, those that became a candidate's, and to be looked at */
  total: z.int(),
  busy: z.int(),
  accepted: z.int(),
  open: z.int(),
  /** what everybody was last accepted with */
  job_id: z.uuid().nullable(),
  recommendation_reason: z.string().nullable(),
  consent_source: z.enum(CONSENT_SOURCES).nullable(),
  found_through: z.enum(CHANNELS).nullable(),
});
export type IntakeBatch = z.infer<typeof intakeBatchSchema>;

const foundThrough = z.enum(CHANNELS).nullable().default(null);

/** The job, the recommendation, the consent and the channel that somebody is accepted with. */
export const intakeAcceptSchema = z.object({
  job_id: z.uuid(messages.candidate.jobRequired),
  recommendation_reason: requiredLines(limits.recommendation, messages.candidate.recommendationShort),
  /** who told that the people agreed to be kept and considered; null when nobody says so */
  consent_source: z.enum(CONSENT_SOURCES).nullable().default(null),
  /** the channel through which those were found of whom the draft says nothing else */
  found_through: foundThrough,
});
/** For which job, why, with which consent and as found through which channel somebody is accepted. */
export type IntakeAcceptance = z.output<typeof intakeAcceptSchema>;

const permission = 'candidate.import';
const tag = 'Bulk intake';

export const intakeRoutes = {
  startBatch: defineRoute({
    method: 'post',
    path: '/api/intake/batches',
    tag,
    summary: 'Begin a batch of resumes, for a job or without one',
    permission,
    /** into which they go unless another is chosen; none where it takes nobody */
    body: z.object({ job_id: z.uuid().nullable().default(null) }),
    output: intakeBatchSchema,
    status: 201,
    idempotent: true,
  }),
  listBatches: defineRoute({
    method: 'get',
    path: '/api/intake/batches',
    tag,
    summary: 'My batches, newest first',
    permission,
    output: z.object({ items: z.array(intakeBatchSchema) }),
  }),
  readBatch: defineRoute({
    method: 'get',
    path: '/api/intake/batches/{id}',
    tag,
    summary: 'A batch of mine with its files and what was read from them',
    permission,
    params: idParams,
    output: z.object({
      batch: intakeBatchSchema,
      rows: z.array(intakeRowSchema),
      /** until somebody has dismissed them */
      refusals: z.array(intakeRefusalSchema),
    }),
    errors: ['not_found'],
  }),
  removeBatch: defineRoute({
    method: 'delete',
    path: '/api/intake/batches/{id}',
    tag,
    summary: 'Delete a batch with what was not accepted; accepted candidates stay',
    permission,
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
  addFile: defineRoute({
    method: 'post',
    path: '/api/intake/batches/{id}/files',
    tag,
    summary: 'Add a resume to a batch; it is read in the background',
    permission,
    params: idParams,
    /** names the file within the batch: sent again with the same key it is there once */
    body: z.object({ upload_key: z.guid() }),
    files: ['resume'],
    output: intakeRowSchema,
    status: 201,
    errors: ['not_found', 'too_large', 'unsupported_type', 'conflict'],
  }),
  noteRefusals: defineRoute({
    method: 'post',
    path: '/api/intake/batches/{id}/refusals',
    tag,
    summary: `Note which files a batch did not take, and why; at most ${limits.intake.refusals} are kept`,
    permission,
    params: idParams,
    body: z.object({ files: z.array(intakeRefusalSchema).min(1).max(limits.intake.refusals) }),
    output: null,
    errors: ['not_found'],
  }),
  dismissRefusals: defineRoute({
    method: 'delete',
    path: '/api/intake/batches/{id}/refusals',
    tag,
    summary: 'Forget which files a batch did not take',
    permission,
    params: idParams,
    output: null,
    errors: ['not_found'],
  }),
  acceptAll: defineRoute({
    method: 'post',
    path: '/api/intake/batches/{id}/accept',
    tag,
    summary: 'Make candidates of all that are complete and known to nobody, in the background',
    permission,
    params: idParams,
    body: intakeAcceptSchema,
    output: z.object({ accepting: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  readRow: defineRoute({
    method: 'get',
    path: '/api/intake/rows/{id}',
    tag,
    summary: 'One file of a batch with its text',
    permission,
    params: idParams,
    output: z.object({ row: intakeRowSchema, text: z.string() }),
    errors: ['not_found'],
  }),
  readFile: defineRoute({
    method: 'get',
    path: '/api/intake/rows/{id}/file',
    tag,
    summary: 'The file itself, as long as it is not accepted',
    permission,
    params: idParams,
    output: 'file',
    errors: ['not_found'],
  }),
  updateRow: defineRoute({
    method: 'put',
    path: '/api/intake/rows/{id}',
    tag,
    summary: 'Correct what was read from a file',
    permission,
    params: idParams,
    body: z.object({ fields: intakeCorrectionSchema, version: versionSchema }),
    output: intakeRowSchema,
    errors: ['not_found', 'changed_meanwhile', 'conflict'],
  }),
  addText: defineRoute({
    method: 'post',
    path: '/api/intake/rows/{id}/text',
    tag,
    summary: 'The text of a scan, as the browser recognised it; what was typed stays',
    permission,
    params: idParams,
    body: z.object({ text: z.string().max(limits.resume.maxTextLength) }),
    output: intakeRowSchema,
    errors: ['not_found', 'conflict'],
  }),
  skipRow: defineRoute({
    method: 'post',
    path: '/api/intake/rows/{id}/skip',
    tag,
    summary: 'Leave a file out of what is accepted, or take it in again',
    permission,
    params: idParams,
    body: z.object({ skipped: z.boolean() }),
    output: intakeRowSchema,
    errors: ['not_found', 'conflict'],
  }),
  acceptRow: defineRoute({
    method: 'post',
    path: '/api/intake/rows/{id}/accept',
    tag,
    summary:
      'Make a candidate of one file, by the rules of adding a candidate; sent again it makes no second one',
    permission,
    params: idParams,
    body: intakeAcceptSchema,
    output: intakeRowSchema,
    errors: [
      'not_found',
      'changed_meanwhile',
      'conflict',
      'candidate_exists',
      'unsupported_type',
      'too_large',
    ],
  }),
  updateResume: defineRoute({
    method: 'post',
    path: '/api/intake/rows/{id}/resume',
    tag,
    summary:
      'Give one file to the candidate whom it is like, as the newer resume; sent again it is given once',
    permission: 'candidate.edit',
    params: idParams,
    body: z.object({
      /** whom one saw: refused when it is like somebody else by now */
      candidate_id: z.uuid(),
      /** as for those who are accepted; one that is stored already stays */
      found_through: foundThrough,
    }),
    output: intakeRowSchema,
    errors: ['not_found', 'conflict', 'unsupported_type', 'too_large'],
  }),
  removeRow: defineRoute({
    method: 'delete',
    path: '/api/intake/rows/{id}',
    tag,
    summary: 'Delete a file of a batch and what was read from it',
    permission,
    params: idParams,
    output: null,
    errors: ['not_found', 'conflict'],
  }),
};
