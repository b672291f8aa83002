import type { BaseLogger } from 'pino';

/** What the database layer needs of a logger; pino's loggers fit. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
