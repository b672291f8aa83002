import { z } from 'zod';
import { limits } from './limits.ts';

/** Pieces that several schemas share. */
const idSchema = z.uuid();
export const idParams = z.object({ id: idSchema });
export const instantSchema = z.iso.datetime({ offset: true });
export const daySchema = z.iso.date();
/** as the database counts it: a number beyond its integers is bad input, not a fault of ours */
export const versionSchema = z.int32().positive();
export const rupeesSchema = z.int().min(0);

/** A short optional text: trimmed, blank becomes null. */
export const optionalText = (max: number = limits.shortText.max) =>
  z
    .string()
    .trim()
    .max(max, `Please keep this under ${max} characters`)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

export const skillListSchema = (max: number = limits.skills.max) =>
  z.array(z.string().trim().min(1).max(limits.skills.nameLength)).max(max);

/** A page of a list: keyset paging by an opaque cursor; `next_cursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), next_cursor: z.string().nullable() });

export const pageQuery = {
  search: z.string().trim().max(limits.search.max).default(''),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(limits.list.maxLimit).default(limits.list.defaultLimit),
};
