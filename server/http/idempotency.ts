/** Remembers answers of creates by the sender's Idempotency-Key. */
export interface IdempotencyStore {
  /**
   * Claims a key for a call: `new` to go on, `done` with the former answer, `busy` while the first call is at work.
   */
  claim(
    userId: string,
    route: string,
    key: string,
  ): Promise<{ state: 'new' } | { state: 'busy' } | { state: 'done'; response: unknown }>;
  finish(userId: string, route: string, key: string, response: unknown): Promise<void>;
  /** forgets a failed call, so that it can be tried again */
  release(userId: string, route: string, key: string): Promise<void>;
}
