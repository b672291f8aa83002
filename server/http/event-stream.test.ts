import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { EventStream } from './event-stream.ts';
import { present } from './present.ts';

const text = (value: string) => present(z.string(), value);

describe('a stream of events', () => {
  it('ends once, and takes nothing more', async () => {
    const stream = new EventStream();
    const ended = vi.fn<() => void>();
    stream.onEnd(ended);
    stream.send({ type: 'change', id: '7', data: text('one\ntwo') });
    stream.beat('8');
    stream.close();
    stream.close();
    stream.send({ type: 'change', data: text('late') });
    expect(await new Response(stream.body).text()).toBe(
      'event: change\ndata: "one\\ntwo"\nid: 7\n\n:\nid: 8\n\n',
    );
    expect(ended).toHaveBeenCalledTimes(1);
    stream.onEnd(ended);
    expect(ended).toHaveBeenCalledTimes(2);
  });

  it('ends with its reader', async () => {
    const stream = new EventStream();
    const ended = vi.fn<() => void>();
    stream.onEnd(ended);
    await stream.body.cancel();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('breaks off rather than keep more than 64 kB for a reader that does not read', async () => {
    const stream = new EventStream();
    const ended = vi.fn<() => void>();
    stream.onEnd(ended);
    const kilobyte = text('x'.repeat(1024));
    for (let count = 0; count < 62; count += 1) stream.send({ type: 'change', data: kilobyte });
    expect(ended).not.toHaveBeenCalled();
    expect(stream.hasUnread).toBe(true);
    stream.hangUp = vi.fn<() => void>();
    for (let count = 0; count < 1000; count += 1) stream.send({ type: 'change', data: kilobyte });
    expect(ended).toHaveBeenCalledOnce();
    expect(stream.hangUp).toHaveBeenCalledOnce();
    expect((await new Response(stream.body).text()).length).toBeLessThan(70_000);
  });
});
