import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

interface LoggedError {
  type: string;
  message: string;
  /** the database's or the system's code */
  code?: string;
  constraint?: string;
  stack: string[];
}

/**
 * An error without what a query was given: the query builder writes all parameters, and the database the offending
 * values, into what they throw, and both are people's names and addresses.
 */
function withoutValues(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  if ('query' in error && 'params' in error) return withoutValues(error.cause ?? new Error('a query failed'));
  const { code, constraint } = error as { code?: string; constraint?: string };
  return {
    type: error.name,
    message: error.message,
    code,
    constraint,
    stack: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
  };
}

/** Structured logs on standard error (or where told). Log ids, never people's data; what slips in is cut at the first level. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutValues },
      redact: {
        paths: ['*.password', '*.email', '*.phone', '*.name', '*.cookie', '*.authorization', '*.token'],
        censor: '[removed]',
      },
    },
    destination,
  );
}
