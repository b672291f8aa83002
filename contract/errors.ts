import { z } from 'zod';

/** Every way a call can fail, with its HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 422,
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** something has to be set up first: another password than the temporary one */
  setup_required: 403,
  not_found: 404,
  conflict: 409,
  changed_meanwhile: 409,
  candidate_exists: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    /** field name → what is wrong and what to do */
    fields: z.record(z.string(), z.string()).optional(),
    /** the record that stands in the way: the newer version, or the existing candidate */
    current: z.unknown().optional(),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorSchema>;
