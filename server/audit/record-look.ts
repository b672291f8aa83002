import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { auditLog } from '../db/schema.ts';
import { type AuditEntry, type By, recordAudit } from './record-audit.ts';

/** Looks of one person at one record within so many minutes are one look. */
export const ONE_LOOK_MINUTES = 15;

/** A look at a record, or a copy of it that was taken. */
type LookEntry = AuditEntry & { recordType: string; recordId: string };

/**
 * Appends to the audit log that somebody looked at records, once for as long as it is one look: reading changes nothing, so
 * nobody may fill a log that is never emptied by doing it again and again. Several at the same time are one, too.
 */
export async function recordLook(tx: Tx, by: By, entries: LookEntry[]): Promise<void> {
  const who = by.actor?.userId ?? null;
  const token = by.actor?.token?.id ?? null;
  const ip = by.origin?.ipAddress ?? null;
  const unsaid: LookEntry[] = [];
  for (const entry of entries) {
    const { action, recordType, recordId } = entry;
    const look = [action, recordType, recordId, who, token, ip].join(' ');
    // Two that are written at the same moment would not see each other: one after the other, until the transaction ends.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${look}, 0))`);
    const [said] = await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.record_type, recordType),
          eq(auditLog.record_id, recordId),
          gt(auditLog.at, sql`now() - make_interval(mins => ${ONE_LOOK_MINUTES})`),
          eq(auditLog.action, action),
          who === null ? isNull(auditLog.actor_id) : eq(auditLog.actor_id, who),
          token === null ? isNull(auditLog.token_id) : eq(auditLog.token_id, token),
          // Somebody else at the same account is told of.
          ip === null ? isNull(auditLog.ip_address) : eq(auditLog.ip_address, ip),
        ),
      )
      .limit(1);
    if (!said) unsaid.push(entry);
  }
  await recordAudit(tx, by, unsaid);
}
