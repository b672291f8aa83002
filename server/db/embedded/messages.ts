/** Where the child listens. */
export type Listen = { path: string } | { host: string; port: number };

export interface Limits {
  /** A query that runs longer (ms) costs the child its life; 0 lifts the limit. */
  queryMs: number;
  /** A transaction that its client leaves without a query for longer (ms) is rolled back, its connection closed. */
  idleTransactionMs: number;
  /** How long (ms) to wait for another process to let go of the folder. */
  lockWaitMs: number;
}

export interface MaintenancePlan {
  /** How often (ms) to look whether anything is due. */
  lookEveryMs: number;
  /** VACUUM (ANALYZE) and CHECKPOINT are due this long (ms) after the last time, if anything was done since. */
  everyMs: number;
  /** They wait for a pause of this length (ms), though not for ever. */
  quietMs: number;
  /** A CHECKPOINT is due earlier when this much write-ahead log (bytes) has gathered. */
  walBytes: number;
}

/** Parent → child, once, right after the fork (secrets stay out of the command line). */
export interface StartMessage {
  parentPid: number;
  /** absolute; left out: a database in memory */
  folder?: string | undefined;
  /** a file made by the `dump` request; in memory only */
  snapshot?: string | undefined;
  listen: Listen;
  password?: string | undefined;
  limits: Limits;
  maintenance: MaintenancePlan;
}

/** What the embedded database has done since its child started. */
export interface EmbeddedStats {
  /** files that the system was told to put on disk (fsync) */
  fileSyncs: number;
  /** renames that were put on disk */
  renameSyncs: number;
  /** how often maintenance has looked whether there is something to do */
  looks: number;
  checkpoints: number;
  vacuumedTables: number;
}

interface Answers {
  queryLimit: { ask: { ms: number }; answer: null };
  dump: { ask: { file: string }; answer: null };
  stats: { ask: object; answer: EmbeddedStats };
}
export type RequestName = keyof Answers;
export type Ask<N extends RequestName> = Answers[N]['ask'];
export type Answer<N extends RequestName> = Answers[N]['answer'];

/** Parent → child, answered by a reply of the same id. To stop the child, its parent disconnects. */
export type RequestMessage = { [N in RequestName]: { id: number; name: N; ask: Ask<N> } }[RequestName];

interface ReplyMessage {
  type: 'reply';
  id: number;
  answer?: unknown;
  error?: string;
}

/** Child → parent. */
export type ChildMessage =
  | { type: 'ready'; port?: number | undefined }
  /** Not started; `remedy`: the message says what a person can do, as a StartupError's does. */
  | { type: 'failed'; message: string; remedy: boolean }
  | { type: 'log'; level: 'info' | 'warn' | 'error'; message: string; fields?: Record<string, unknown> }
  | ReplyMessage;
