import { liveEventSchema, liveTiming, type StreamEvent } from '#contract/events.ts';
import { messages } from '#contract/messages.ts';
import type { Actor } from '../core/actor.ts';
import type { Every } from '../core/every.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import type { Database } from '../db/client.ts';
import { EventStream } from '../http/event-stream.ts';
import { present } from '../http/present.ts';
import type { EventFeed } from './event-feed.ts';
import type { StoredEvent } from './events.repo.ts';
import { heardBy, hearingOf, hearsAll } from './heard-by.ts';
import { readMissed } from './read-missed.ts';
import { PlaceSeal } from './sealed-place.ts';

interface Deps {
  database: Database;
  log: Logger;
  every: Every;
  feed: EventFeed;
  /** who the headers' session belongs to now, without prolonging it; null when it is over */
  whoIs(headers: Headers): Promise<Actor | null>;
}

/** One that is told, as the session was when last looked at. */
interface Reader {
  actor: Actor;
  headers: Headers;
  stream: EventStream;
  /** where to go on from after an interruption */
  place: number;
}

/** Browsers and programs that may listen for one person at the same time. */
const STREAMS_PER_PERSON = 10;
/** a place that is kept nowhere */
const NO_PLACE = -1;

/** The streams of live events that this process sends. */
export class LiveStreams {
  private readonly deps: Deps;
  /** oldest first */
  private readonly readers = new Set<Reader>();
  private readonly places = new PlaceSeal();
  private isClosed = false;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Starts to tell an actor what changes; first what was missed after `place`, as an event's id named it, or of late
   * without one. `headers` hold the session, which is looked at again with every heartbeat. Throws `unavailable` when
   * the server is stopping.
   */
  async start(actor: Actor, headers: Headers, place: string | null): Promise<EventStream> {
    if (this.isClosed) throw new AppError('unavailable', messages.common.unexpected);
    const stream = new EventStream();
    const reader: Reader = { actor, headers, stream, place: 0 };
    this.makeRoomFor(actor);
    this.readers.add(reader);
    stream.onEnd(() => this.readers.delete(reader));
    try {
      await this.connect(reader, place === null ? null : this.readPlace(actor, place));
    } catch (error) {
      stream.close();
      throw error;
    }
    stream.onEnd(this.deps.every(liveTiming.heartbeat, () => this.beat(reader)));
    return stream;
  }

  /** Ends every stream and refuses new ones. */
  close(): void {
    this.isClosed = true;
    for (const { stream } of this.readers) stream.close();
  }

  private makeRoomFor({ userId }: Actor): void {
    const own = [...this.readers].filter(({ actor }) => actor.userId === userId);
    for (const { stream } of own.slice(0, Math.max(0, own.length + 1 - STREAMS_PER_PERSON))) {
      stream.send({ type: 'crowded' satisfies StreamEvent });
      stream.close();
    }
  }

  private async connect(reader: Reader, since: number | null): Promise<void> {
    // Listened to before what was missed is read, so that nothing falls between the two.
    let early: [StoredEvent, number][] | null = [];
    const { place, stop } = await this.deps.feed.listen((event, at) => {
      if (early) early.push([event, at]);
      else this.tell(reader, event, at);
    });
    reader.stream.onEnd(stop);
    const missed = await readMissed(this.deps.database.db, since, hearingOf(reader.actor));
    // Without a place to go on from: whoever is interrupted here has to hear all of it again.
    if (missed === null) reader.stream.send({ type: 'reset' satisfies StreamEvent });
    for (const event of missed ?? []) this.tell(reader, event, null);
    reader.place = place;
    reader.stream.send({ type: 'ready' satisfies StreamEvent, id: this.namePlace(reader) });
    for (const [event, at] of early) this.tell(reader, event, at);
    early = null;
  }

  private async beat(reader: Reader): Promise<void> {
    const { stream } = reader;
    // Something that nobody took since: that reader is gone or stuck.
    if (stream.hasUnread) return stream.breakOff();
    if (await this.lookAgain(reader)) stream.beat(this.namePlace(reader));
  }

  /** Takes the session as it is now; ends the stream, and answers false, when it is over. */
  private async lookAgain(reader: Reader): Promise<boolean> {
    try {
      const actor = await this.deps.whoIs(reader.headers);
      if (actor?.userId === reader.actor.userId && !actor.setUpFirst) {
        reader.actor = actor;
        return true;
      }
    } catch (error) {
      this.deps.log.warn({ err: error }, 'a live session could not be checked');
    }
    reader.stream.close();
    return false;
  }

  private tell(reader: Reader, event: StoredEvent, at: number | null): void {
    if (at !== null) reader.place = at;
    const heard = heardBy(reader.actor, event);
    if (heard === null) return;
    reader.stream.send({
      type: 'change' satisfies StreamEvent,
      ...(at !== null && { id: this.namePlace(reader) }),
      data: present(liveEventSchema, heard),
    });
    // Another role hears of other things, and who was deactivated of nothing.
    if (heard.kind === 'user' && heard.id === reader.actor.userId) void this.lookAgain(reader);
  }

  /** Where a reader goes on from, in words that say nothing to those who do not hear of every change. */
  private namePlace({ actor, place }: Reader): string {
    return hearsAll(actor) ? String(place) : this.places.seal(place);
  }

  /** The place that was named so. Plain numbers are read for those only who get them: others could try out which are kept. */
  private readPlace(actor: Actor, text: string): number {
    if (hearsAll(actor) && /^\d{1,15}$/.test(text)) return Number(text);
    return this.places.open(text) ?? NO_PLACE;
  }
}
