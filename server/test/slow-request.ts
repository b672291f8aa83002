import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request with JSON whose second half is sent when the test says so. Resolves once the first half is on its way. */
export async function beginSlowly(url: string, body: unknown, headers: Record<string, string> = {}) {
  const bytes = Buffer.from(JSON.stringify(body));
  const half = Math.floor(bytes.length / 2);
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': bytes.length, ...headers },
  });
  const broken = once(sent, 'error').then(([error]) => Promise.reject(error as Error));
  const answered = once(sent, 'response').then(async ([response]) => ({
    status: (response as IncomingMessage).statusCode,
    body: await text(response as IncomingMessage),
  }));
  const answer = Promise.race([answered, broken]);
  answer.catch(() => {}); // whoever waits for it hears of it
  broken.catch(() => {});
  answered.catch(() => {});
  await new Promise((resolve) => sent.write(bytes.subarray(0, half), resolve));
  return { finish: () => sent.end(bytes.subarray(half)), answer };
}
