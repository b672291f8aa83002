import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import type { RouteOutput } from '#contract/route.ts';
import { textResume } from '../test/resume-files.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const ADMIN = { email: 'hr@company.example', password: 'A-long-password-1' };
const FILES = 10;
const folder = mkdtempSync(join(tmpdir(), 'niyukti-intake-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The real program on the embedded database in `folder`, once it serves. */
async function serve(port: number): Promise<ChildProcess> {
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...inherited,
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      PORT: String(port),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await expect
    .poll(() => child.exitCode !== null || said.includes('is ready at'), { timeout: 50_000, interval: 50 })
    .toBe(true);
  if (child.exitCode !== null) throw new Error(said);
  return child;
}

type Batch = RouteOutput<typeof intakeRoutes.readBatch>;

it(
  'a batch whose server is killed while it is read is read by the next one',
  { timeout: 180_000 },
  async () => {
    const port = await freePort();
    const server = await serve(port);
    const address = `http://localhost:${port}`;
    const signedIn = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
      const headers = new Headers(init.headers);
      headers.set('cookie', cookie);
      const response = await fetch(address + path, { ...init, headers });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as T;
    };
    const { id } = await call<{ id: string }>('/api/intake/batches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await Promise.all(
      Array.from({ length: FILES }, async (_, at) => {
        const form = new FormData();
        form.set('payload', JSON.stringify({ upload_key: crypto.randomUUID() }));
        const person = { name: 'Meera Pillai', email: `meera${at}@example.com`, phone: `98470 1122${at}` };
        form.set('resume', textResume(person));
        await call<IntakeRow>(`/api/intake/batches/${id}/files`, { method: 'POST', body: form });
      }),
    );
    const before = await call<Batch>(`/api/intake/batches/${id}`);
    server.kill('SIGKILL');
    expect(before.batch.busy).toBeGreaterThan(0);
    await new Promise((resolve) => {
      server.once('close', resolve);
    });

    await serve(port);
    let batch: Batch | undefined;
    await expect
      .poll(
        async () => {
          batch = await call<Batch>(`/api/intake/batches/${id}`);
          return batch.batch;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toMatchObject({ total: FILES, busy: 0, open: FILES });
    const emails = batch?.rows.map(({ fields }) => fields.email).toSorted();
    expect(emails).toEqual(Array.from({ length: FILES }, (_, at) => `meera${at}@example.com`));
  },
);
