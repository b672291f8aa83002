import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { aiConfig, type AiConfig, aiEnvironment } from './ai-config.ts';
import { type DatabaseConfig, databaseConfig, databaseEnvironment } from './database-config.ts';
import { type FilesConfig, filesEnvironment } from './files-config.ts';
import { mailConfig, type MailConfig, mailEnvironment } from './mail-config.ts';
import { optional, wholeNumber } from './setting-schemas.ts';
import { StartupError } from './startup-error.ts';

export interface Config extends DatabaseConfig {
  mode: 'live' | 'demo';
  /** what the process does: serve people, work on tasks, or both */
  role: 'web' | 'worker' | 'all';
  port: number;
  host: string;
  /** absolute path of the folder for the embedded database, secrets and, unless told otherwise, files */
  dataDir: string;
  /** where uploaded files lie */
  files: FilesConfig;
  /** the address people type; cookies are Secure when it is https */
  publicUrl: string;
  appName: string;
  timeZone: string;
  logLevel: string;
  admin: { email: string; password: string } | null;
  secret: string | undefined;
  /** for how long a process that was told to stop goes on serving while its readiness says no, in milliseconds */
  drainMs: number;
  /** addresses of proxies whose X-Forwarded-For may be believed */
  trustedProxies: string[];
  /** for how many days the first vendor company to submit a person owns that person */
  vendorOwnershipDays: number;
  /** a query that takes so long is logged (ms); 0: none is */
  slowQueryMs: number;
  /** what Prometheus brings for /metrics; unset: there is no such page */
  metricsToken: string | undefined;
  /** who is asked for AI; null: the built-in engine does everything */
  ai: AiConfig | null;
  /** who mail comes from, and which server takes it */
  mail: MailConfig;
}

/** How long a vendor company owns a person that it submitted first, unless told otherwise. */
export const DEFAULT_OWNERSHIP_DAYS = 180;

/** A query that takes so long is worth a look (ms). */
const DEFAULT_SLOW_QUERY_MS = 500;

const addressesOf = (list: string) =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** As an address names it: every network is reached as localhost, an IPv6 address stands in brackets. */
const hostInUrl = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
};

/** Each setting with the words that follow its name when it is wrong. */
const environment = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  ...databaseEnvironment,
  FILES_URL: optional(filesEnvironment.FILES_URL),
  ROLE: optional(z.enum(['web', 'worker', 'all'], 'must be web, worker or all')),
  DRAIN_SECONDS: wholeNumber(0, 5, 3),
  PUBLIC_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be the address people open, for example https://hire.example.com',
    }),
  ),
  APP_NAME: optional(z.string().max(60, 'must be at most 60 characters')),
  APP_TIME_ZONE: optional(z.string().refine(isTimeZone, 'must be a time zone name such as Asia/Kolkata')),
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
  ),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z.string().min(limits.password.min, `must have at least ${limits.password.min} characters`),
  ),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  VENDOR_OWNERSHIP_DAYS: wholeNumber(1, 3650, DEFAULT_OWNERSHIP_DAYS),
  SLOW_QUERY_MS: wholeNumber(0, 99_999, DEFAULT_SLOW_QUERY_MS),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  AI_BASE_URL: optional(aiEnvironment.AI_BASE_URL),
  AI_API_KEY: optional(aiEnvironment.AI_API_KEY),
  AI_CHAT_MODEL: optional(aiEnvironment.AI_CHAT_MODEL),
  AI_EMBEDDING_MODEL: optional(aiEnvironment.AI_EMBEDDING_MODEL),
  AI_CHAT_PRICE: optional(aiEnvironment.AI_CHAT_PRICE),
  AI_EMBEDDING_PRICE: optional(aiEnvironment.AI_EMBEDDING_PRICE),
  SMTP_URL: optional(mailEnvironment.SMTP_URL),
  MAIL_FROM: optional(mailEnvironment.MAIL_FROM),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform(addressesOf)
      .refine(
        (addresses) => addresses.every((address) => isIP(address) !== 0),
        'must be the IP addresses of your proxies, parted by commas, for example 10.0.0.5 (ranges and names are not taken)',
      ),
  ),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the settings once, at boot. `PORT=abc` and the like stop the start with a line that names the setting and
 * the remedy (StartupError).
 */
export function readConfig(env: NodeJS.ProcessEnv, mode: Config['mode']): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = parsed.data;
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    const missing = values.ADMIN_EMAIL === undefined ? 'ADMIN_EMAIL' : 'ADMIN_PASSWORD';
    throw new StartupError(`${missing} is missing: set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither.`);
  }
  const database = databaseConfig(values);
  const role = values.ROLE ?? 'all';
  if (role !== 'all' && database.databaseUrl === undefined)
    throw new StartupError(
      `ROLE ${role} is for several processes on one PostgreSQL: set DATABASE_URL, or unset ROLE.`,
    );
  const port = values.PORT ?? 3000;
  const host = values.HOST ?? 'localhost';
  const publicUrl = (values.PUBLIC_URL ?? `http://${hostInUrl(host)}:${port}`).replace(/\/$/, '');
  const appName = values.APP_NAME ?? 'Niyukti';
  const dataDir = resolve(values.DATA_DIR ?? (mode === 'demo' ? 'data/demo' : 'data/live'));
  return {
    ...database,
    mode,
    role,
    port,
    host,
    dataDir,
    files: values.FILES_URL ?? { kind: 'disk', folder: join(dataDir, 'files'), setting: 'DATA_DIR' },
    publicUrl,
    appName,
    timeZone: values.APP_TIME_ZONE ?? DEFAULT_TIME_ZONE,
    logLevel: values.LOG_LEVEL ?? 'info',
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    secret: values.AUTH_SECRET,
    drainMs: (values.DRAIN_SECONDS ?? 0) * 1000,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    vendorOwnershipDays: values.VENDOR_OWNERSHIP_DAYS ?? DEFAULT_OWNERSHIP_DAYS,
    slowQueryMs: values.SLOW_QUERY_MS ?? DEFAULT_SLOW_QUERY_MS,
    metricsToken: values.METRICS_TOKEN,
    ai: aiConfig(values),
    mail: mailConfig(values, { appName, publicUrl }),
  };
}
