import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured logs on standard error; what could hold personal data never reaches them. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.password', '*.email', '*.phone', '*.name', '*.cookie', '*.authorization', '*.token'],
        censor: '[removed]',
      },
    },
    pino.destination(2),
  );
}
