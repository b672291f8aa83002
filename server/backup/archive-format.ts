import { z } from 'zod';

/**
 * An archive is a gzipped tar of these entries, in this order. Each carries the SHA-256 of its bytes in its header.
 *
 *   niyukti.json                     what it is, and of which schema
 *   secret                           the installation's secret, when it is kept in its data folder
 *   files/{key}                      every file that a row names
 *   tables/{schema.table}/{00001}    its rows, a JSON list a line
 *   checksums.json                   counts and hashes of all that, so that a cut-off archive has none
 */
export const entry = {
  head: 'niyukti.json',
  secret: 'secret',
  files: 'files/',
  tables: 'tables/',
  checksums: 'checksums.json',
} as const;

const FORMAT = 'niyukti-archive';
/** Counts up when an older program could not read it any more. */
const VERSION = 1;

/** The first entry, as far as every version of the format has it. */
export const anyHeadSchema = z.object({ format: z.literal(FORMAT), version: z.number() });

export const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  made_at: z.iso.datetime(),
  /** what it was made from */
  database: z.enum(['embedded', 'postgres']),
  schema: z.object({ migrations: z.array(z.string()), queue: z.number() }),
  /** table → its columns */
  tables: z.record(z.string(), z.array(z.string())),
  /** sequence → the last number that it gave */
  sequences: z.record(z.string(), z.number().nullable()),
  /** tells whether an installation's secret is the one that seals what is in here */
  secret_fingerprint: z.string(),
});
export type Head = z.output<typeof headSchema>;

export const checksumsSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
  /** files that rows name and that were not there any more */
  missing_files: z.array(z.string()),
});
export type Checksums = z.output<typeof checksumsSchema>;

/** The first entry's fixed words. */
export const thisFormat = { format: FORMAT, version: VERSION } as const;
