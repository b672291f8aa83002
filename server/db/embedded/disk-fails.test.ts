import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { failingDisk, smallDisk } from '../../test/small-disk.ts';
import { type Database, openDatabase } from '../client.ts';
import { outageOf } from '../outage.ts';

const small = smallDisk(120 * 1024);
const failing = failingDisk(160 * 1024);
afterAll(() => {
  small?.remove();
  failing?.remove();
});

const open = (dataDir: string) => openDatabase({ dataDir, log: createLogger('silent') });

async function makeNotes({ pool }: Database): Promise<void> {
  await pool.query('create table notes (number int primary key, filler text)');
  await pool.query('alter table notes alter column filler set storage plain');
}

const insert = ({ pool }: Database, number: number) =>
  pool.query("insert into notes values ($1, repeat('x', 4000))", [number]);

async function notesIn({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>('select number from notes order by number');
  return rows.map(({ number }) => number);
}

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.runIf(small)(
  'a full disk refuses writes and nothing else; once there is space all goes on, and nothing was lost',
  { timeout: 120_000 },
  async () => {
    const first = await open(small!.folder);
    await makeNotes(first);
    await insert(first, -1);
    const acknowledged = [-1];
    const filler = join(small!.folder, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']); // ends when it is full
    let refusal: unknown;
    for (let number = 0; refusal === undefined && number < 10_000; number++) {
      refusal = await refusalOf(insert(first, number));
      if (refusal === undefined) acknowledged.push(number);
    }
    expect(outageOf(refusal)).toBe('disk full');
    expect(await notesIn(first)).toEqual(acknowledged);

    rmSync(filler);
    await insert(first, 10_000);
    await first.close();
    const second = await open(small!.folder);
    expect(await notesIn(second)).toEqual([...acknowledged, 10_000]);
    await second.close();
  },
);

it.runIf(failing)(
  'a disk that fails refuses all, at once and not after a minute; when it is repaired, nothing was lost',
  { timeout: 120_000 },
  async () => {
    const first = await open(failing!.folder);
    await makeNotes(first);
    await insert(first, 1);
    failing!.fail();
    expect(outageOf(await refusalOf(insert(first, 2)))).toBe('away');
    // It dies of that, and cannot be started again.
    for (let count = 0; count < 5; count++) expect(outageOf(await refusalOf(notesIn(first)))).toBe('away');
    await first.close();

    failing!.repair();
    const second = await open(failing!.folder);
    expect(await notesIn(second)).toEqual([1]);
    await insert(second, 3);
    await second.close();
  },
);
