import type { Ai } from '../ai/ai.ts';
import type { Database } from '../db/client.ts';

/** What matching works with: the stored vectors, and the engine that makes them. */
export interface MatchingDeps {
  database: Database;
  ai: Ai;
}
