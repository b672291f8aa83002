import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { openDatabase } from '../client.ts';
import { outageOf } from '../outage.ts';

const disk = mkdtempSync(join(tmpdir(), 'niyukti-small-disk-'));
const filler = join(disk, 'filler');
const isMounted = mountSmallDisk();
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Only the system's administrator may mount one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'niyukti-test', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const fill = () => {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // it is full: that ends it
  }
};

it.runIf(isMounted)(
  'a full disk refuses writes and nothing else; once there is space all goes on, and nothing was lost',
  { timeout: 120_000 },
  async () => {
    const open = () => openDatabase({ dataDir: disk, log: createLogger('silent') });
    const insert = (number: number) =>
      first.pool.query("insert into notes values ($1, repeat('x', 4000))", [number]);
    const acknowledged = [-1];
    const first = await open();
    await first.pool.query('create table notes (number int primary key, filler text)');
    await first.pool.query('alter table notes alter column filler set storage plain');
    await insert(-1);
    fill();
    let refusal: unknown;
    for (let number = 0; refusal === undefined && number < 10_000; number++)
      try {
        await insert(number);
        acknowledged.push(number);
      } catch (error) {
        refusal = error;
      }
    expect(outageOf(refusal)).toBe('disk full');
    const counted = await first.pool.query<{ count: number }>('select count(*) from notes');
    expect(counted.rows[0]?.count).toBe(acknowledged.length);

    rmSync(filler);
    await insert(10_000);
    await first.close();
    const second = await open();
    const { rows } = await second.pool.query<{ number: number }>('select number from notes order by number');
    expect(rows.map(({ number }) => number)).toEqual([...acknowledged, 10_000]);
    await second.close();
  },
);
