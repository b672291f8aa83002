import type { AuditAction } from '#contract/audit.ts';
import type { Person, TestAnswer } from './app.ts';

/** A call that is written down: what it must leave in the log, whose name stands there, and how it succeeds. */
export interface Audited {
  action: AuditAction;
  /** HR unless told otherwise; null for somebody who is not signed in */
  by?: Person | null;
  call: () => Promise<TestAnswer<unknown>>;
}
