import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import type { Connection, Told } from './live-connection.ts';
import { startLive } from './live.ts';

const ID = '0198c2a0-0000-7000-8000-000000000001';
const CHANGE: LiveEvent = { kind: 'job', id: ID };

/** A server of events that does as it is told, and remembers who came, since when. */
const asked: { place: string | undefined; answer: ServerResponse }[] = [];
const server = createServer((request: IncomingMessage, answer: ServerResponse) => {
  answer.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  asked.push({ place: request.headers['last-event-id'] as string | undefined, answer });
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const running = new Set<Connection>();
afterEach(() => {
  for (const live of running) live.stop();
  running.clear();
  asked.length = 0;
});

const LONG = 600_000;
/** Nothing here takes long, unless the machine is busy. */
const PATIENT = { timeout: 10_000 };

/** A tab of the browser; locks and channels are those of this process. */
function openTab(timing: { silence?: number; reconnect?: number[]; crowded?: number } = {}) {
  const told: Told[] = [];
  const states: boolean[] = [];
  const { port } = server.address() as AddressInfo;
  const live = startLive({
    onTold: (each) => told.push(each),
    onState: (isLive) => states.push(isLive),
    open: (route, { headers, signal }) => fetch(`http://127.0.0.1:${port}${route.path}`, { headers, signal }),
    timing: { silence: LONG, reconnect: [1], crowded: LONG, ...timing },
  });
  running.add(live);
  return { told, states, live };
}

/** Goes to the server and back. */
async function askDirectly(): Promise<AbortController> {
  const leaving = new AbortController();
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal });
  return leaving;
}

/** The connection that comes as the so manieth, once it is there. */
async function connected(count: number) {
  await expect.poll(() => asked.length, PATIENT).toBe(count);
  const { place, answer } = asked[count - 1]!;
  const send = (type: string, id?: number, data: unknown = null) =>
    answer.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`);
  return { place, answer, send };
}

async function until(tab: ReturnType<typeof openTab>, told: Told[]) {
  await expect.poll(() => tab.told, PATIENT).toEqual(told);
}

async function untilLive(tab: ReturnType<typeof openTab>, isLive = true) {
  await expect.poll(() => tab.states.at(-1), PATIENT).toBe(isLive);
}

describe('the tabs of one browser', () => {
  test('share one connection', async () => {
    const [first, second] = [openTab(), openTab()];
    const { send } = await connected(1);
    send('ready', 7);
    await untilLive(first);
    await untilLive(second);
    send('change', 8, CHANGE);
    await until(first, [{ type: 'change', change: CHANGE }]);
    await until(second, [{ type: 'change', change: CHANGE }]);
    send('reset', 9);
    await until(second, [{ type: 'change', change: CHANGE }, { type: 'reset' }]);
    expect(asked).toHaveLength(1);
  });

  test('hand it on when the one that holds it closes, and go on from the same place', async () => {
    const first = openTab();
    const { send } = await connected(1);
    send('ready', 7);
    await untilLive(first);
    const second = openTab();
    await untilLive(second);
    first.live.stop();
    const next = await connected(2);
    expect(next.place).toBe('7');
    next.send('change', 8, CHANGE);
    await until(second, [{ type: 'change', change: CHANGE }]);
    expect(first.told).toEqual([]);
  });

  test('tell that nothing arrives any more when the one that takes the connection over gets none', async () => {
    const first = openTab();
    const { send, answer } = await connected(1);
    send('ready', 7);
    await untilLive(first);
    const second = openTab({ reconnect: [LONG] });
    await untilLive(second);
    first.live.stop();
    answer.destroy();
    const next = await connected(2);
    next.answer.destroy();
    await untilLive(second, false);
    expect(second.states).toEqual([true, false]);
  });

  test('tell a new one what changed just before it listened, and whether they are connected', async () => {
    const first = openTab();
    const { send } = await connected(1);
    send('ready', 7);
    send('change', 8, CHANGE);
    await until(first, [{ type: 'change', change: CHANGE }]);
    const second = openTab();
    await until(second, [{ type: 'change', change: CHANGE }]);
    expect(second.states).toEqual([true]);
    openTab();
    await untilLive(second);
    expect(first.told).toHaveLength(1);
    expect(second.told).toHaveLength(1);
  });

  test('have each its own where they cannot agree', async () => {
    vi.stubGlobal('navigator', {});
    const [first, second] = [openTab(), openTab()];
    await connected(2);
    for (const { answer } of asked) answer.write('event: change\ndata: {"kind":"job"}\n\n');
    await until(first, [{ type: 'change', change: { kind: 'job' } }]);
    await until(second, [{ type: 'change', change: { kind: 'job' } }]);
  });
});

describe('an interrupted connection', () => {
  test('is made again, going on from where it was', async () => {
    const tab = openTab();
    const first = await connected(1);
    expect(first.place).toBeUndefined();
    first.send('ready', 7);
    await untilLive(tab);
    first.send('change', 8, CHANGE);
    await until(tab, [{ type: 'change', change: CHANGE }]);
    first.answer.destroy();
    const second = await connected(2);
    expect(second.place).toBe('8');
    expect(tab.states).toEqual([true, false]);
    second.send('ready', 8);
    await untilLive(tab);
  });

  test('is noticed by its silence, which a sign of life ends', async () => {
    const tab = openTab({ silence: 800 });
    const { send, answer } = await connected(1);
    send('ready', 7);
    await untilLive(tab);
    let beats = 0;
    const beating = setInterval(() => {
      answer.write(':\n\n');
      beats += 1;
    }, 50);
    await expect.poll(() => beats, PATIENT).toBeGreaterThan(30);
    clearInterval(beating);
    expect(asked).toHaveLength(1);
    await connected(2);
    expect(tab.states).toEqual([true, false]);
  });

  test('is tried again later and later, and at once when woken, by any tab', async () => {
    const tab = openTab({ reconnect: [1, LONG] });
    (await connected(1)).answer.destroy();
    (await connected(2)).answer.destroy();
    const other = openTab();
    await expect
      .poll(() => {
        other.live.wake();
        return asked.length;
      }, PATIENT)
      .toBe(3);
    const { send } = await connected(3);
    send('ready', 1);
    await untilLive(tab);
    other.live.drop();
    await connected(4);
  });

  test('is left for longer when there are too many', async () => {
    const tab = openTab();
    const { send, answer } = await connected(1);
    send('ready', 7);
    send('crowded');
    answer.end();
    await untilLive(tab, false);
    // Long enough for the tab to come again, if it came after the usual pause.
    for (let count = 0; count < 3; count += 1) (await askDirectly()).abort();
    expect(asked).toHaveLength(4);
    tab.live.wake();
    await connected(5);
  });
});

test('what a newer server tells and this page does not know is passed over', async () => {
  const tab = openTab();
  const { send } = await connected(1);
  send('change', 8, { kind: 'interview', id: ID });
  send('party', 9);
  send('change', 10, CHANGE);
  await until(tab, [{ type: 'change', change: CHANGE }]);
});
