import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/checks/free-port.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { killPrograms, startProgram } from '../test/program.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'niyukti-demo-start-'));
const database = join(folder, 'db');
afterAll(async () => {
  await killPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const startDemo = async () => {
  const port = String(await freePort('localhost'));
  return { url: `http://localhost:${port}`, ...startProgram({ DATA_DIR: folder, PORT: port }, ['--demo']) };
};
/** What a process hears that wants the database as well: whose it is. */
const refusal = () =>
  lockFolder(database, process.pid, 0).then(
    () => 'nobody has it open',
    (error: Error) => error.message,
  );

it(
  'the demo is made in a process of its own, that ends with the one that started it, and made whole after that',
  { timeout: 240_000 },
  async () => {
    const broken = await startDemo();
    await expect.poll(broken.output, { timeout: 120_000, interval: 20 }).toContain('Writing it');
    const holder = Number(/in process (\d+)/.exec(await refusal())?.[1]);
    expect(holder).toBeGreaterThan(0);
    expect(holder).not.toBe(broken.child.pid);
    broken.child.kill('SIGKILL');
    await broken.ended; // the maker too, which prints where it does

    const whole = await startDemo();
    await whole.ready;
    expect(whole.output().match(/Making the demo data/g)).toHaveLength(1);
    expect(await refusal()).toContain(`in process ${whole.child.pid}`);
    const signedIn = await fetch(`${whole.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: DEMO_ACCOUNTS[0]!.email, password: DEMO_PASSWORD }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const people = await fetch(`${whole.url}/api/candidates`, { headers: { cookie } });
    expect(await people.json()).toMatchObject({ total: 480 });
    whole.child.kill('SIGTERM');
    expect(await whole.ended).toBe(0);
  },
);
