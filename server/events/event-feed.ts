import { liveTiming } from '#contract/events.ts';
import type { Clock } from '../core/clock.ts';
import type { Every } from '../core/every.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { listNewEvents, listRecentIds, type StoredEvent } from './events.repo.ts';
import { SeenIds } from './seen-ids.ts';

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
  every: Every;
}

/** Hears of a change; `place` is where to go on from: everything up to it has been told. */
type Listener = (event: StoredEvent, place: number) => void;

/**
 * How long a transaction may take from writing its change down until it commits, in seconds: longer than the database
 * lets it be idle and its longest query run.
 */
const LATEST_COMMIT_SECONDS = 60;
const READ_AT_ONCE = 1000;

/** One process's watch over the `events` table: looks once a second, only while somebody listens. */
export class EventFeed {
  private readonly deps: Deps;
  private readonly listeners = new Set<Listener>();
  private watch: { seen: Promise<SeenIds>; stop: () => void } | null = null;
  private isFailing = false;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Listens from now on. Resolves to the place from which on everything is told, and how to stop listening. */
  async listen(listener: Listener): Promise<{ place: number; stop: () => void }> {
    this.listeners.add(listener);
    const stop = () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.watch?.stop();
      this.watch = null;
    };
    try {
      this.watch ??= this.start();
      return { place: (await this.watch.seen).place, stop };
    } catch (error) {
      this.watch?.stop();
      this.watch = null;
      stop();
      throw error;
    }
  }

  private start() {
    const { database, clock, every } = this.deps;
    const seen = listRecentIds(database.db, LATEST_COMMIT_SECONDS).then(
      ({ before, ids }) =>
        new SeenIds(before, ids, {
          patience: LATEST_COMMIT_SECONDS * 1000,
          now: () => clock.now().getTime(),
        }),
    );
    const stop = every(liveTiming.poll, () => this.attempt(async () => this.look(await seen)));
    return { seen, stop };
  }

  /** Tells every listener what has been committed since the last look. */
  private async look(seen: SeenIds): Promise<void> {
    let found: StoredEvent[];
    do {
      found = await listNewEvents(this.deps.database.db, seen.highest, seen.missing(), READ_AT_ONCE);
      const before = seen.place;
      for (const { id } of found) seen.add(id);
      const after = seen.place;
      const last = found.at(-1);
      // Whoever is cut off in the midst of them hears them again: all have been told only with the last.
      for (const event of found)
        for (const listener of this.listeners) listener(event, event === last ? after : before);
    } while (found.length === READ_AT_ONCE);
  }

  /** A database that is away is tried again with the next look; once is enough to say so. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.deps.log.warn({ err: error }, 'watching for changes failed');
      this.isFailing = true;
    }
  }
}
