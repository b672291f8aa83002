import { ENGINE } from '../engine/index.ts';

/** What stands beside every vector: vectors of different engines are never compared. */
export const ENGINE_MARK = { engine: ENGINE.id, engine_version: ENGINE.version };

/** Whether a stored vector was made by the engine in use. */
export function isOfThisEngine(stored: { engine: string; engine_version: number }): boolean {
  return stored.engine === ENGINE.id && stored.engine_version === ENGINE.version;
}
