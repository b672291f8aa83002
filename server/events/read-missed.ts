import type { Handle } from '../db/client.ts';
import {
  type Hearing,
  listEventsAfter,
  listYoungEvents,
  readKeptRange,
  type StoredEvent,
} from './events.repo.ts';

/** A screen asks for its data before it listens: what changed within this many seconds before is told too. */
const YOUNG_SECONDS = 10;
/**
 * Whoever missed more asks for everything again. Told at one go, so many take up to 40 kB of what a stream holds for a
 * reader before it breaks off, which leaves room for what changes meanwhile.
 */
const TOLD_AT_MOST = 300;

/**
 * What somebody missed who has been told everything up to `place`, or who was told nothing yet (null); of what
 * they hear of, so that nobody learns how many others there were. Null when that is no longer known, or too much to tell.
 */
export async function readMissed(
  handle: Handle,
  place: number | null,
  hearing: Hearing,
): Promise<StoredEvent[] | null> {
  const atMost = TOLD_AT_MOST + 1;
  const missed =
    place === null
      ? await listYoungEvents(handle, YOUNG_SECONDS, hearing, atMost)
      : (await isKnown(handle, place)) && (await listEventsAfter(handle, place, hearing, atMost));
  return missed && missed.length <= TOLD_AT_MOST ? missed : null;
}

/** Whether everything after a place is still kept; not so for a place in a database that was replaced. */
async function isKnown(handle: Handle, place: number): Promise<boolean> {
  const kept = await readKeptRange(handle);
  if (kept === null) return place === 0;
  return place >= kept.lowest - 1 && place <= kept.highest;
}
