import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './http/listen.ts';
import { createTestApp } from './test/app.ts';

const app = await createTestApp();
let server: Awaited<ReturnType<typeof listen>>;
let port = 0;

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as { port: number });
  probe.close();
  server = await listen(app.api.app, {
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    appName: 'Niyukti',
    webFolder: tmpdir(),
    endStreams: () => app.api.close(),
  });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

/** Sends bytes as they are, ends, and gives all that is answered; the server may also just hang up. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    socket.setTimeout(15_000, () => {
      socket.destroy();
      reject(new Error('no answer, and the connection stays open'));
    });
    socket.end(bytes);
  });
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const long = (text: string, times: number) => text.repeat(times);

it.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['no request', 'hello\r\n\r\n'],
  ['binary', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
  ['half a request', 'GET /api/health HTTP/1.1\r\nHost: loc'],
  ['an unknown method', `BREW /api/jobs HTTP/1.1\r\n${HOST}\r\n`],
  ['TRACE', `TRACE /api/session HTTP/1.1\r\n${HOST}Cookie: secret=canary\r\n\r\n`],
  ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['an unknown version', `GET /api/health HTTP/9.9\r\n${HOST}\r\n`],
  ['an absolute address', `GET http://evil.example/api/session HTTP/1.1\r\n${HOST}\r\n`],
  ['an address with blanks', `GET /api/jobs /x HTTP/1.1\r\n${HOST}\r\n`],
  ['an address that is no address', `GET //\\\\?%%%ZZ#\u0000 HTTP/1.1\r\n${HOST}\r\n`],
  ['a star', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  ['a very long address', `GET /api/jobs?search=${long('a', 60_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['very many headers', `GET /api/health HTTP/1.1\r\n${HOST}${long('a: b\r\n', 3000)}\r\n`],
  ['a very long header', `GET /api/health HTTP/1.1\r\n${HOST}Cookie: a=${long('x', 60_000)}\r\n\r\n`],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', `GET /api/health HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`],
  ['a folded header', `GET /api/health HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`],
  ['a header with NUL', `GET /api/health HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
  ['two lengths', `POST /api/session HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a negative length', `POST /api/session HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n{}`],
  [
    'a length and chunks',
    `POST /api/session HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/profile HTTP/1.1\r\n\r\n`,
  ],
  [
    'chunks of no size',
    `POST /api/session HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'chunks of an endless size',
    `POST /api/session HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n`,
  ],
  ['an unknown encoding', `POST /api/session HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, x\r\n\r\n{}`],
  [
    'more than it says',
    `POST /api/session HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}${long('x', 5000)}`,
  ],
  [
    'less than it says',
    `POST /api/session HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":`,
  ],
  [
    'a form without an end',
    `POST /api/session HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 20\r\n\r\n--x\r\nContent-Disp`,
  ],
  [
    'an upgrade',
    `GET /api/events HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  ],
  ['an expectation', `POST /api/session HTTP/1.1\r\n${HOST}Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}`],
])('%s is answered or hung up on, and the server goes on', async (_what, bytes) => {
  const answer = await send(bytes);
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  expect(answer).not.toMatch(/canary|node_modules|niyukti-/);
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(health.status).toBe(200);
});

it('refuses what is too large while it still comes in', async () => {
  const start = performance.now();
  const answer = await send(
    `POST /api/session HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 8000000000\r\n\r\n${long('x', 100_000)}`,
  );
  expect(answer).toMatch(/^(HTTP\/1\.1 413|$)/);
  expect(performance.now() - start).toBeLessThan(10_000);
});
