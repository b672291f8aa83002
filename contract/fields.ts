import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { lakhsToRupees } from './money.ts';
import { oneLine, shown } from './text.ts';

/** Pieces that several schemas share. */
const idSchema = z.uuid();
export const idParams = z.object({ id: idSchema });
export const instantSchema = z.iso.datetime({ offset: true });
export const daySchema = z.iso.date();
/** as the database counts it: a number beyond its integers is bad input, not a fault of ours */
export const versionSchema = z.int32().positive();
export const rupeesSchema = z.int().min(0);

const MOST_CTC = lakhsToRupees(limits.ctcLakhs.max);

/** Whether it would be an amount, had it come as a number, or without paise: by a program, as forms send none such. */
const isNoWholeNumber = (input: unknown) =>
  (typeof input === 'string' && input.trim() !== '') ||
  (typeof input === 'number' && input > 1 && !Number.isInteger(input));

/** A CTC in whole rupees a year. One that is too high is told so however long its number, also beyond those that are counted exactly. */
export const ctcSchema = (positive: string, tooHigh: string) =>
  z
    .int({
      error: ({ input }) => {
        if (typeof input === 'number' && input > MOST_CTC) return tooHigh;
        return isNoWholeNumber(input) ? messages.common.wholeRupees : positive;
      },
    })
    .min(0, positive)
    .max(MOST_CTC, tooHigh);

/** how many people a job is for */
export const openingsSchema = z
  .int(messages.job.openingsRange)
  .min(limits.job.openings.min, messages.job.openingsRange)
  .max(limits.job.openings.max, messages.job.openingsRange);

/** What is said of a text with more characters than it may have. */
export const tooLong = (max: number | bigint) => `Please keep this to ${max} characters`;

// For every schema: Zod's own words are for programmers.
z.config({
  customError: (issue) =>
    issue.code === 'too_big' && issue.origin === 'string' ? tooLong(issue.maximum) : undefined,
});

/** Says this of what is left out or of another kind; what else is wrong has words of its own. */
export const whenMissing = (message?: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_type' ? message : undefined),
});

/**
 * A text of one line that somebody writes, without what shows nothing at its ends; one that is left out is told of in these
 * words. A break that was pasted along becomes a blank.
 */
export const writtenText = (missing?: string) => z.string(whenMissing(missing)).overwrite(oneLine);
/** The same of as many lines as somebody writes. */
export const writtenLines = (missing?: string) => z.string(whenMissing(missing)).overwrite(shown);

const required =
  (written: typeof writtenText) =>
  ({ min = 1, max }: { min?: number; max: number }, message: string) =>
    written(message).min(min, message).max(max);

/** A text of one line that must be there: trimmed; one that is left out is told of in the words of one that is too short. */
export const requiredText = required(writtenText);
/** The same of as many lines as somebody writes. */
export const requiredLines = required(writtenLines);

/** The e-mail that somebody signs in with. */
export const accountEmailSchema = writtenText(messages.profile.emailRequired)
  .min(1, messages.profile.emailRequired)
  .max(limits.email.max)
  .pipe(z.email(messages.candidate.emailInvalid));

const optional =
  (written: typeof writtenText) =>
  (max: number = limits.shortText.max) =>
    written()
      .max(max)
      .transform((text) => (text === '' ? null : text))
      .nullable()
      .default(null);

/** A short optional text of one line: trimmed, blank becomes null. */
export const optionalText = optional(writtenText);
/** The same of as many lines as somebody writes. */
export const optionalLines = optional(writtenLines);

export const skillListSchema = (max: number = limits.skills.max, missing?: string) =>
  z
    .array(
      writtenText()
        .min(1)
        .max(limits.skills.nameLength, `Please keep each skill to ${limits.skills.nameLength} characters`),
      whenMissing(missing),
    )
    .max(max, `Please keep this to ${max} skills`);

/** The `when` of a rule about several fields: told beside what is wrong elsewhere, not only once all else is right. */
export const bothRight =
  (...fields: string[]) =>
  ({ issues }: { issues: readonly { path?: readonly PropertyKey[] }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || fields.some((field) => field === path[0]));

/**
 * A page of a list; `next_cursor` leads to the page after it and is null on the last one. Lists that may be as long as
 * jobs, candidates, submissions and the audit log count up to `limits.counted` and one more: `total` then says that there are more.
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), next_cursor: z.string().nullable() });

/** The furthest page that can be asked for: far beyond any list, and a number that the database can count to. */
const LAST_PAGE = 1_000_000;

/** What every list takes. `cursor` and `page` are two ways to say which page, never given together; neither is the first. */
export const pageQuery = {
  search: writtenText().max(limits.search.max).default(''),
  /** goes on after a page, by its `next_cursor`: as fast on the last page as on the first, for whoever reads on */
  cursor: z.string().max(2000).optional(),
  /** counted from 1; one beyond the end has no items and the right total */
  page: z.coerce.number().int().min(1).max(LAST_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(limits.list.maxLimit).default(limits.list.defaultLimit),
};

/** Of whom nothing is known, as a filter by a person: nobody was signed in, or nobody is known to have done it. */
export const NOBODY = 'nobody';
/** Somebody by their id, or nobody. */
export const personFilterSchema = z.union([z.uuid(), z.literal(NOBODY)]).optional();
