import type { Actor } from '../core/actor.ts';
import type { Handle } from '../db/client.ts';
import { auditLog } from '../db/schema.ts';
import type { Origin } from '../http/call.ts';

export interface AuditEntry {
  /** dotted, in the permission table's words: `job.create`, `resume.download` */
  action: string;
  recordType?: string;
  recordId?: string;
  /** names of the fields that changed; never their values */
  fields?: string[];
}

/** Who did it and from where; an actor of null is somebody not signed in, or the program itself. */
export interface By {
  actor: Pick<Actor, 'userId'> | null;
  origin: Pick<Origin, 'ipAddress' | 'requestId'> | null;
}

/** Appends to the audit log: who did what to which record. Pass the transaction of the change it speaks of. */
export async function recordAudit(handle: Handle, by: By, entry: AuditEntry): Promise<void> {
  await handle.insert(auditLog).values({
    actor_id: by.actor?.userId ?? null,
    action: entry.action,
    record_type: entry.recordType ?? null,
    record_id: entry.recordId ?? null,
    fields: entry.fields ?? [],
    ip_address: by.origin?.ipAddress ?? null,
    request_id: by.origin?.requestId ?? null,
  });
}
