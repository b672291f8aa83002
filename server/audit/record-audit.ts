import type { AuditAction } from '#contract/audit.ts';
import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { auditLog } from '../db/schema.ts';
import type { Origin } from '../http/call.ts';

export interface AuditEntry {
  action: AuditAction;
  recordType?: string;
  recordId?: string;
  /** names of the fields that changed; never their values */
  fields?: string[];
}

/** Who did it and from where; an actor of null is somebody not signed in, or the program itself. */
export interface By {
  actor: Pick<Actor, 'userId' | 'token'> | null;
  origin: Pick<Origin, 'ipAddress' | 'requestId'> | null;
}

/** Appends to the audit log: who did what to which record. Pass the transaction of the change it speaks of. */
export async function recordAudit(handle: Handle, by: By, entry: AuditEntry | AuditEntry[]): Promise<void> {
  const entries = Array.isArray(entry) ? entry : [entry];
  if (entries.length === 0) return;
  await handle.insert(auditLog).values(
    entries.map(({ action, recordType, recordId, fields }) => ({
      actor_id: by.actor?.userId ?? null,
      token_id: by.actor?.token?.id ?? null,
      action,
      record_type: recordType ?? null,
      record_id: recordId ?? null,
      fields: fields ?? [],
      ip_address: by.origin?.ipAddress ?? null,
      request_id: by.origin?.requestId ?? null,
    })),
  );
}
