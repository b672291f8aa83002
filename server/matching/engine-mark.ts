import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { EngineMark } from '../ai/ai.ts';

/** Whether a stored vector was made by this engine: vectors of different engines are never compared. */
export function isOf(mark: EngineMark, stored: EngineMark): boolean {
  return stored.engine === mark.engine && stored.engine_version === mark.engine_version;
}

/** The same as a condition on a table of vectors. */
export function madeBy(
  mark: EngineMark,
  table: { engine: AnyColumn; engine_version: AnyColumn },
): SQL<boolean> {
  return sql<boolean>`(${table.engine} = ${mark.engine} and ${table.engine_version} = ${mark.engine_version})`;
}
