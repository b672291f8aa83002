import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';

export interface ErrorDetails {
  /** field name → what is wrong and what to do */
  fields?: Record<string, string>;
  /** the record that stands in the way; already stripped to what the reader may see */
  current?: unknown;
  /** it was done with: sent again with the same Idempotency-Key, it gets this answer and is not done again */
  isFinal?: boolean;
  /** seconds after which it may be tried again */
  retryAfter?: number;
  /** what went wrong, for the log alone */
  cause?: Error;
}

/** When a database or a storage that is away may be back (s). */
export const RETRY_AFTER = 30;

/** A failure that the caller is told about. Thrown anywhere below the routes, answered in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly current: unknown;
  readonly isFinal: boolean;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.current = details.current;
    this.isFinal = details.isFinal ?? false;
    this.retryAfter = details.retryAfter;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}
