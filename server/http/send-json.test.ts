import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Presented } from './present.ts';
import { sendJson, takesGzip, writtenOnce } from './send-json.ts';

const answers = {
  short: { status: 'ok' },
  long: Array(200).fill('₹ Asha'),
  longest: Array(9000).fill('Asha'),
};
const api = new Hono().get('/:which', (c) =>
  sendJson(c, answers[c.req.param('which') as keyof typeof answers], 201),
);
const ask = (which: keyof typeof answers, accepted?: string) =>
  api.request(`/${which}`, { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('an answer in JSON', () => {
  it.each(['long', 'longest'] as const)('is compressed where its reader takes that (%s)', async (which) => {
    const response = await ask(which, 'gzip, deflate, br');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(201);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(answers[which]);
  });

  it.each([
    ['long', undefined],
    ['long', 'br'],
    ['long', 'gzip;q=0, *'],
    ['short', 'gzip'],
  ] as const)(
    'travels as it is where that is asked for, or where it is short (%s, %s)',
    async (which, accepted) => {
      const response = await ask(which, accepted);
      expect(response.headers.get('content-encoding')).toBeNull();
      const text = await response.text();
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
      expect(JSON.parse(text)).toEqual(answers[which]);
    },
  );
});

it('is written once for all who get it, where it is marked so', async () => {
  let writings = 0;
  const toJSON = () => [++writings, ...answers.long];
  const [marked, other] = [writtenOnce(new Presented({ toJSON })).value, { toJSON }];
  const one = new Hono().get('/marked', (c) => sendJson(c, marked)).get('/other', (c) => sendJson(c, other));
  const first = async (path: string, accepted: string) => {
    const response = await one.request(path, { headers: { 'accept-encoding': accepted } });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    return (JSON.parse((accepted === 'gzip' ? gunzipSync(bytes) : bytes).toString()) as unknown[])[0];
  };
  for (const accepted of ['gzip', 'identity', 'gzip']) expect(await first('/marked', accepted)).toBe(1);
  expect([await first('/other', 'gzip'), await first('/other', 'gzip')]).toEqual([2, 3]);
});

it.each([
  ['gzip', true],
  ['deflate, GZIP;q=0.5', true],
  ['*', true],
  ['*;q=0', false],
  ['gzip; q=0.0, br', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('%s takes gzip: %s', (accepted, expected) => {
  expect(takesGzip(accepted)).toBe(expected);
});
