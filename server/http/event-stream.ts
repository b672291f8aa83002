import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Presented } from './present.ts';

/** What a slow reader may leave unread before the stream breaks off, in bytes. */
const UNREAD_AT_MOST = 64 * 1024;

interface Sent {
  type: string;
  /** where a reader that comes back goes on from */
  id?: string;
  data?: Presented<unknown>;
}

/**
 * An answer of server-sent events without an end of its own. A reader that does not keep up is broken off, to come
 * back and resume, rather than kept in memory.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  private readonly encoder = new TextEncoder();
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private readonly endings: (() => void)[] = [];
  /** ends the connection that the stream is sent on */
  hangUp = () => {};

  constructor() {
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.controller = controller;
        },
        cancel: () => this.ended(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_AT_MOST }),
    );
  }

  /** Names what is done, once, however the stream ends: by us, by the reader, or for slowness. Done now when it has ended. */
  onEnd(work: () => void): void {
    if (this.controller === null) work();
    else this.endings.push(work);
  }

  /** Whether something that was sent has not been taken yet. */
  get hasUnread(): boolean {
    return (this.controller?.desiredSize ?? UNREAD_AT_MOST) < UNREAD_AT_MOST;
  }

  /** Sends an event; its data is one line of JSON. */
  send({ type, id, data }: Sent): void {
    const lines = [`event: ${type}`, `data: ${JSON.stringify(data?.value ?? null)}`];
    if (id !== undefined) lines.push(`id: ${id}`);
    this.write(`${lines.join('\n')}\n\n`);
  }

  /** Sends a sign of life, which moves the place to resume from. */
  beat(id: string): void {
    this.write(`:\nid: ${id}\n\n`);
  }

  /** Ends the stream; what was sent still arrives. */
  close(): void {
    this.controller?.close();
    this.ended();
  }

  /** Ends the stream at once: what has not been taken yet is lost, as the reader notices and makes up for. */
  breakOff(): void {
    this.close();
    this.hangUp();
  }

  private write(text: string): void {
    if (this.controller === null) return;
    this.controller.enqueue(this.encoder.encode(text));
    if ((this.controller.desiredSize ?? 0) <= 0) this.breakOff();
  }

  private ended(): void {
    if (this.controller === null) return;
    this.controller = null;
    for (const work of this.endings) work();
  }
}

/** The stream as an answer that neither a cache nor a proxy holds back. */
export function sendStream(c: Context, stream: EventStream): Response {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  stream.hangUp = () => outgoing?.destroy();
  return c.body(stream.body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
}
