import { z } from 'zod';
import { optional, wholeNumber } from './setting-schemas.ts';
import { StartupError } from './startup-error.ts';

/** What the database may take of each process, and how long a process may keep it busy. */
export interface DatabaseLimits {
  /** connections of one process, on PostgreSQL */
  connections: number;
  /** no query runs longer (ms) */
  queryMs: number;
  /** no transaction waits longer for its next query (ms) */
  idleTransactionMs: number;
}

export interface DatabaseConfig {
  /** a PostgreSQL, or a pooler in front of one; the embedded database without it */
  databaseUrl: string | undefined;
  /** the PostgreSQL itself where `databaseUrl` is a pooler: for migrations */
  databaseDirectUrl: string | undefined;
  databaseLimits: DatabaseLimits;
}

/** What holds unless told otherwise. */
export const DEFAULT_LIMITS: DatabaseLimits = { connections: 10, queryMs: 30_000, idleTransactionMs: 5_000 };

const address = optional(
  z.string().regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/database'),
);

/**
 * Each setting with the words that follow its name when it is wrong. The two times together stay below the minute for
 * which live events wait for a late commit.
 */
export const databaseEnvironment = {
  DATABASE_URL: address,
  DATABASE_DIRECT_URL: address,
  DATABASE_POOL: wholeNumber(2, 500, DEFAULT_LIMITS.connections),
  DATABASE_QUERY_SECONDS: wholeNumber(1, 45, DEFAULT_LIMITS.queryMs / 1000),
  DATABASE_IDLE_SECONDS: wholeNumber(1, 10, DEFAULT_LIMITS.idleTransactionMs / 1000),
};

/** The settings of the database. Throws StartupError when they do not go together. */
export function databaseConfig(values: z.output<z.ZodObject<typeof databaseEnvironment>>): DatabaseConfig {
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartupError(
      'DATABASE_DIRECT_URL is for migrations past a pooler: set DATABASE_URL, too, or use that setting alone.',
    );
  const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);
  return {
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseLimits: {
      connections: values.DATABASE_POOL ?? DEFAULT_LIMITS.connections,
      queryMs: inMs(values.DATABASE_QUERY_SECONDS) ?? DEFAULT_LIMITS.queryMs,
      idleTransactionMs: inMs(values.DATABASE_IDLE_SECONDS) ?? DEFAULT_LIMITS.idleTransactionMs,
    },
  };
}
