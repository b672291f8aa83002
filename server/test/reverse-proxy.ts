import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of several web processes, as nginx would stand there: in turn, and past those that take no connection.
 * A request that breaks off on its way is answered with 502 and never sent again.
 */
export async function startReverseProxy(ports: readonly number[]) {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const first = turn++;
    const send = (tried: number) => {
      const outgoing = request({
        host: 'localhost',
        port: ports[(first + tried) % ports.length],
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
        agent: false,
      });
      outgoing.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.on('error', () => answer.destroy());
        response.pipe(answer);
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tried + 1 < ports.length) send(tried + 1);
        else if (answer.headersSent) answer.destroy();
        else answer.writeHead(502).end();
      });
      answer.on('close', () => outgoing.destroy());
      outgoing.once('socket', (socket) => socket.once('connect', () => incoming.pipe(outgoing)));
    };
    send(0);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
