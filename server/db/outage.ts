import { messages } from '#contract/messages.ts';

/** Why the database did not do what it was asked, through no fault of the question. */
export type Outage = 'disk full' | 'away';

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';
/** SQLSTATEs: connections lost or refused, being shut down or started, none left, only reads taken, a query's time over, a disk that fails. */
const AWAY = /^(08...|57P0[123]|53300|25006|57014|58030)$/;
/** A disk that takes no writes has no SQLSTATE of its own. */
const READ_ONLY_DISK = /: Read-only file system$/;
/** What the system says of a connection that is not there. */
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'];
/** The driver's own words, which carry no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error is an outage of the database, or carries one as its cause; null for any other. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown };
  if (code === DISK_FULL) return 'disk full';
  if (typeof code === 'string') {
    if (AWAY.test(code)) return 'away';
    // of a socket, not of a file
    if (UNREACHABLE.includes(code) && (syscall === 'connect' || syscall === 'read' || syscall === 'write'))
      return 'away';
  }
  if (severity === 'PANIC' || READ_ONLY_DISK.test(error.message) || LOST.test(error.message)) return 'away';
  return outageOf(error.cause);
}

/** What whoever asked is told of an outage. */
export function outageWords(outage: Outage): string {
  return outage === 'disk full' ? messages.common.diskFull : messages.common.databaseAway;
}
