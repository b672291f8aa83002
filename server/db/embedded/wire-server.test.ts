import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startForTest, until } from '#server/test/embedded.ts';

const { embedded, database } = await startForTest({ transport: 'tcp' });
const { pool } = database;

async function newClient(config: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...embedded.connection, ...config });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('answers go to whom they belong, over many connections', async () => {
  const wide = new pg.Pool({ ...embedded.connection, max: 12 });
  const asked = Array.from({ length: 1_000 }, (_unused, n) => n);
  const answers = await Promise.all(
    asked.map(async (n) =>
      n % 2
        ? (await wide.query('select $1::int as n', [n])).rows[0].n
        : Number(
            (await wide.query('select $1::text as a, $2::text as n', ['x'.repeat(n), String(n)])).rows[0].n,
          ),
    ),
  );
  expect(answers).toEqual(asked);
  await wide.end();
});

test.each([
  ['in its syntax', 'selec 1', []],
  ['in a parameter', 'select $1::int', ['x']],
  ['while running', 'select 1 / $1::int', [0]],
  ['in a simple query', 'select 1 / 0', undefined],
])('a query that fails %s leaves its connection usable', async (_where, text, values) => {
  const client = await newClient();
  await expect(client.query(text, values as unknown[])).rejects.toBeInstanceOf(pg.DatabaseError);
  expect((await client.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
  await client.end();
});

test('a transaction is alone: others wait until it ends', async () => {
  await pool.query('create table turns (n serial, who text)');
  const first = await newClient();
  const second = await newClient();
  await first.query('begin');
  await first.query(`insert into turns (who) values ('first')`);
  const waiting = second.query(`insert into turns (who) values ('second')`);
  await first.query(`insert into turns (who) values ('first')`);
  await first.query('commit');
  await waiting;
  const { rows } = await pool.query<{ who: string }>('select who from turns order by n');
  expect(rows.map(({ who }) => who)).toEqual(['first', 'first', 'second']);
  await Promise.all([first.end(), second.end()]);
});

test('values of several megabytes go through, both ways', async () => {
  const long = 'नमस्ते '.repeat(300_000);
  const { rows } = await pool.query<{ back: string }>('select $1::text as back', [long]);
  expect(rows[0]?.back).toBe(long);
});

test('a named prepared statement is refused, for another connection could run it', async () => {
  const client = await newClient();
  await expect(client.query({ name: 'mine', text: 'select 1' })).rejects.toThrow(
    /Named prepared statements collide/,
  );
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await client.end();
});

test('in a transaction that refusal fails the transaction', async () => {
  const client = await newClient();
  await client.query('begin');
  await client.query({ name: 'mine', text: 'select 1' }).catch(() => {});
  await expect(client.query('select 1')).rejects.toThrow(/current transaction is aborted/);
  await client.end();
});

test('on a port, the password is asked for', async () => {
  await expect(newClient({ password: 'wrong' })).rejects.toThrow('password authentication failed');
  const client = await newClient();
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await client.end();
});

test('nothing is run before the password', async () => {
  const answer = await speak(startUp, Buffer.from('Q\0\0\0\rselect 1\0'));
  expect(answer.toString()).toContain('password authentication failed');
});

test.each([
  ['a stranger to the protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['a message of impossible length', Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 0])],
  ['an unknown message', Buffer.from([0, 0, 0, 8, 0, 3, 0, 0, 0x21, 0, 0, 0, 4])],
])('%s is hung up on, and the others are not disturbed', async (_who, bytes) => {
  await speak(bytes);
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

const startUp = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

/** Sends bytes and returns all that comes back until the server hangs up. */
async function speak(...bytes: Buffer[]): Promise<Buffer> {
  const socket = connect(embedded.connection.port!, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (chunk) => heard.push(chunk));
  const over = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write(Buffer.concat(bytes));
  await over;
  return Buffer.concat(heard);
}

test('the server comes back on the same port', async () => {
  const { port } = embedded.connection;
  process.kill(embedded.pid()!, 'SIGKILL');
  await until(() => pool.totalCount === 0);
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  expect(embedded.connection.port).toBe(port);
});

afterAll(() => database.close());
