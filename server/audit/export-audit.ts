import { auditDetails } from '#contract/audit-details.ts';
import { auditWords } from '#contract/audit.ts';
import { harmlessText } from '#contract/spreadsheet.ts';
import type { Clock } from '../core/clock.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import type { FileAnswer } from '../http/call.ts';
import { type AuditQuery, readEntries } from './audit.read.ts';
import { type By, recordAudit } from './record-audit.ts';

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
}

/** Entries that are read at once. */
const BATCH = 500;

const HEADERS = [
  'Time',
  'Who',
  'Who (id)',
  'API token',
  'What',
  'Details',
  'Action',
  'Record type',
  'Record id',
  'Fields',
  'From',
  'Request',
];

/**
 * Every entry that the filters leave as CSV, newest first, made while it is sent; times are the installation's. As the
 * log itself it holds ids of candidates and jobs, not their names, so that a copy does not outlive a person's erasure. That it
 * was exported, and by which filters, is written down first.
 */
export async function exportAudit(deps: Deps, by: By, query: AuditQuery): Promise<FileAnswer> {
  const filters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : name));
  await recordAudit(deps.database.db, by, { action: 'audit.export', fields: filters });
  const { writeCsvStream } = await import('hucre/csv');
  return {
    // Excel takes a file without the mark for one of its own alphabet.
    bytes: writeCsvStream(rowsOf(deps, query), { bom: true, quoteStyle: 'all', headers: HEADERS }),
    mimeType: 'text/csv; charset=utf-8',
    fileName: `audit-log-${deps.clock.today()}.csv`,
    disposition: 'attachment',
  };
}

async function* rowsOf({ database, clock, log }: Deps, query: AuditQuery): AsyncGenerator<string[]> {
  try {
    let cursor: string | undefined;
    do {
      const page = await readEntries(database.db, { ...query, cursor, limit: BATCH }, clock);
      for (const entry of page.items)
        yield [
          entry.local_time,
          entry.actor_name,
          entry.actor_id,
          entry.token_name,
          auditWords(entry.action),
          auditDetails(entry.action, entry.fields),
          entry.action,
          entry.record_type,
          entry.record_id,
          entry.fields.join(', '),
          entry.ip_address,
          entry.request_id,
        ].map((cell) => harmlessText(cell ?? ''));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  } catch (error) {
    // The answer has begun, so all that its reader gets to see is that it breaks off.
    log.error({ err: error }, 'an export of the audit log broke off');
    throw error;
  }
}
