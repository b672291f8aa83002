import { SETTINGS } from '#server/core/config.ts';

/**
 * The variables of this process without the product's settings and AWS's: a server that is started to be tested or timed
 * must not write into the database or bucket, or send by the mail server, of whoever starts it.
 */
export function withoutSettings(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !SETTINGS.includes(name) && !name.startsWith('AWS_')),
  );
}
