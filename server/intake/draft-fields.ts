import { candidateSubmitSchema } from '#contract/candidates.ts';
import { addDays } from '#contract/dates.ts';
import { type IntakeFields, intakeFieldsSchema } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { formatPhone } from '#contract/phone.ts';
import { cleanList } from '#contract/text.ts';
import { isTooLittle } from '#reading/enough-text.ts';
import type { Ai } from '../ai/ai.ts';
import type { TextLayout } from '../engine/layout.ts';

/** What is kept of a person. */
interface DraftFields extends IntakeFields {
  /** days, as read: the joining date counts from the day on which it is asked for, until somebody gives one */
  notice_days: number | null;
  /** the built-in engine read it in a provider's place */
  fell_back: boolean;
}

/** What a file says of its person. */
export interface Draft {
  fields: DraftFields;
  /** field → 0-1 */
  confidence: Record<string, number>;
}

const FIELDS = Object.keys(intakeFieldsSchema.shape) as (keyof IntakeFields)[];
const NOBODY: DraftFields = { ...intakeFieldsSchema.parse({}), notice_days: null, fell_back: false };

/** Reads a draft out of a resume's text as of a day (YYYY-MM-DD); blank where there is too little text. */
export async function draftOf(
  ai: Ai,
  resume: { text: string; layout: TextLayout | null; today: string },
  signal?: AbortSignal,
): Promise<Draft> {
  const { text, today } = resume;
  if (isTooLittle(text)) return { fields: NOBODY, confidence: {} };
  const { value: found, fell_back } = await ai.extractCandidate(resume, signal);
  const fields = { ...takeFitting(found), notice_days: found.notice_period_days, fell_back };
  const sureness: Record<string, number> = {
    ...found.confidence,
    joining_date: found.confidence.notice_period_days,
  };
  return { fields, confidence: sureOf(shownFields(fields, today), sureness) };
}

/** A draft as it is kept; a field that was added since is blank. */
export function storedDraft(stored: Partial<DraftFields>): DraftFields {
  return { ...NOBODY, ...stored };
}

/** A stored draft as of a day (YYYY-MM-DD): who can join at once can so on that day, whenever the file was read. */
export function shownFields(stored: Partial<DraftFields>, today: string): IntakeFields {
  const { notice_days, fell_back: _, ...fields } = storedDraft(stored);
  const joining_date = fields.joining_date ?? (notice_days === null ? null : addDays(today, notice_days));
  return { ...fields, joining_date };
}

/** What somebody made of a stored draft that was shown on a day: the joining date stays a notice when it was left. */
export function correctedFields(
  stored: Partial<DraftFields>,
  typed: IntakeFields,
  today: string,
): DraftFields {
  const fields = typedFields(typed);
  return fields.joining_date === shownFields(stored, today).joining_date
    ? { ...storedDraft(stored), ...fields, joining_date: storedDraft(stored).joining_date }
    : { ...fields, notice_days: null, fell_back: storedDraft(stored).fell_back };
}

/** What somebody typed as it is kept: a phone in its usual form, skills without repeats, no broken characters. */
function typedFields(typed: IntakeFields): IntakeFields {
  const whole = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  ) as unknown as IntakeFields;
  return {
    ...whole,
    phone: whole.phone === null ? null : formatPhone(whole.phone),
    skills: cleanList(whole.skills.map((skill) => skill.toWellFormed())),
  };
}

/** How sure the fields are that nobody has touched. */
export function untouched(
  confidence: Record<string, number>,
  before: IntakeFields,
  after: IntakeFields,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(confidence).filter(
      ([name]) =>
        JSON.stringify(before[name as keyof IntakeFields]) ===
        JSON.stringify(after[name as keyof IntakeFields]),
    ),
  );
}

/** A draft whose text was recognised in a picture: all of it asks to be looked at. */
export function ofRecognised({ fields, confidence }: Draft): Draft {
  const capped = Object.entries(confidence).map(
    ([name, sure]) => [name, Math.min(sure, limits.intake.recognisedUpTo)] as const,
  );
  return { fields, confidence: Object.fromEntries(capped) };
}

/** Fills the blanks of one draft from another, which was read. */
export function fillBlanks(held: Draft, found: Draft): Draft {
  const shown = FIELDS.filter((name) => isBlank(held.fields[name]) && !isBlank(found.fields[name]));
  const filled = Object.fromEntries(shown.map((name) => [name, found.fields[name]]));
  const knowsJoining = held.fields.joining_date !== null || held.fields.notice_days !== null;
  const notice_days = knowsJoining ? held.fields.notice_days : found.fields.notice_days;
  const blank = knowsJoining || notice_days === null ? shown : [...shown, 'joining_date' as const];
  const fell_back = held.fields.fell_back || found.fields.fell_back;
  const sureness = blank.flatMap((name) => {
    const sure = found.confidence[name];
    return sure === undefined ? [] : [[name, sure] as const];
  });
  return {
    fields: { ...held.fields, ...filled, notice_days, fell_back },
    confidence: { ...held.confidence, ...Object.fromEntries(sureness) },
  };
}

/** Field → what keeps the draft from becoming a candidate today, by the rules of Add; the job and the recommendation come later. */
export function problemsOf(fields: IntakeFields, today: string): Record<string, string> {
  const checked = candidateSubmitSchema.safeParse({
    ...candidateInput(fields),
    recommendation_reason: 'x'.repeat(limits.recommendation.min),
  });
  const problems = blankProblems(fields);
  for (const { path, message } of checked.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (fields.joining_date !== null && fields.joining_date < today)
    problems['joining_date'] ??= messages.candidate.dateInPast;
  return problems;
}

/** Field → that it is missing, for those of which the rules of Add would say that what stands there is wrong. */
export function blankProblems({ name, email }: IntakeFields): Record<string, string> {
  return {
    ...(name === null && { name: messages.profile.nameRequired }),
    ...(email === null && { email: messages.profile.emailRequired }),
  };
}

/** A draft as Add takes it: what is blank is absent, so that the rules say that it is missing. */
export function candidateInput(fields: IntakeFields) {
  return {
    ...fields,
    name: fields.name ?? '',
    email: fields.email ?? '',
    phone: fields.phone ?? '',
    experience_years: fields.experience_years ?? undefined,
  };
}

/** What was found, field by field as far as it is within bounds. */
function takeFitting(found: Partial<Record<keyof IntakeFields, unknown>>): IntakeFields {
  const fitting = FIELDS.map((name) => {
    const checked = intakeFieldsSchema.shape[name].safeParse(found[name]);
    return [name, checked.success ? checked.data : NOBODY[name]] as const;
  });
  return Object.fromEntries(fitting) as unknown as IntakeFields;
}

function sureOf(fields: IntakeFields, sureness: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sureness).filter(
      ([name]) => name in fields && !isBlank(fields[name as keyof IntakeFields]),
    ),
  );
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
