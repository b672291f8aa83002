import { daySchema, personFilterSchema, writtenText } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** What narrows the audit log down, besides the deed, whose many words come with the log's own screen. */
export const auditSearchFilters = {
  /** parts of what the record is called today: a candidate, a job, a user; or of who did it; a few letters, or none */
  search: writtenText()
    .max(limits.search.max)
    .refine((text) => text === '' || text.length >= limits.auditSearch.min, messages.audit.searchTooShort)
    .optional(),
  /** who did it; nobody when nobody was signed in */
  person: personFilterSchema,
  record_type: writtenText().max(40).optional(),
  record_id: writtenText().max(limits.shortText.max).optional(),
  /** days in the installation's time zone, both included */
  from: daySchema.optional(),
  to: daySchema.optional(),
};
