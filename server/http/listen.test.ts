import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/checks/free-port.ts';
import { EventStream, sendStream } from './event-stream.ts';
import { listen } from './listen.ts';

async function serve() {
  const streams: EventStream[] = [];
  const api = new Hono()
    .get('/api/events', (c) => {
      const stream = new EventStream();
      streams.push(stream);
      stream.send({ type: 'ready' });
      return sendStream(c, stream);
    })
    .get('/api/candidates', (c) => c.json({ items: Array(500).fill('Asha') }));
  const port = await freePort('localhost');
  const server = await listen(api, {
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    appName: 'Niyukti',
    webFolder: tmpdir(),
    endStreams: () => streams.forEach((stream) => stream.close()),
  });
  return { server, streams, port, address: `http://127.0.0.1:${port}/api/events` };
}

describe('stopping the server', () => {
  it('ends streams at once, far sooner than requests under way are given', async () => {
    const { server, address } = await serve();
    const responses = [await fetch(address), await fetch(address)];
    const start = performance.now();
    await server.close();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(await responses[0]!.text()).toContain('event: ready');
    await responses[1]!.body?.cancel();
  });
});

it('keeps a connection for longer than a proxy before it does', async () => {
  const { server, address } = await serve();
  const response = await fetch(address.replace('events', 'candidates'));
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
  await response.body?.cancel();
  await server.close();
});

it('compresses the answers of the API', async () => {
  const { server, address } = await serve();
  const response = await fetch(address.replace('events', 'candidates'));
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.json()).toEqual({ items: Array(500).fill('Asha') });
  await server.close();
});

describe('a stream on the wire', () => {
  it('sends at once, and ends when its reader is gone', async () => {
    const { server, streams, address } = await serve();
    const leaving = new AbortController();
    const response = await fetch(address, { signal: leaving.signal });
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: ready');
    const ended = Promise.withResolvers<void>();
    streams[0]!.onEnd(ended.resolve);
    leaving.abort();
    await ended.promise;
    await server.close();
  });

  it('breaks off a reader that stops reading, whatever the network holds', async () => {
    const { server, streams, port } = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write('GET /api/events HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => streams.length, { timeout: 10_000 }).toBe(1);
    let isOver = false;
    streams[0]!.onEnd(() => {
      isOver = true;
    });
    for (let count = 0; count < 20_000 && !isOver; count += 1) {
      streams[0]!.beat('1'.repeat(4096));
      await new Promise(setImmediate);
    }
    expect(isOver).toBe(true);
    // Without waiting for what the reader has not taken.
    const start = performance.now();
    await server.close();
    expect(performance.now() - start).toBeLessThan(2000);
    socket.destroy();
  });
});
