import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type IntakeRow, intakeRoutes } from '#contract/intake.ts';
import type { RouteOutput } from '#contract/route.ts';
import { freePort } from '../../scripts/checks/free-port.ts';
import { type Program, startProgram } from '../test/program.ts';
import { textResume } from '../test/resume-files.ts';

const ADMIN = { email: 'hr@company.example', password: 'A-long-password-1' };
/** Sent at once, and again until some of them wait while the server is killed. */
const FILES = 10;
const MOST_ROUNDS = 10;
const folder = mkdtempSync(join(tmpdir(), 'niyukti-intake-'));
const running = new Set<Program>();
afterAll(async () => {
  for (const program of running) await program.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The real program on the embedded database in `folder`, once it serves. */
async function serve(port: number): Promise<Program> {
  const started = startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  running.add(started);
  await started.ready;
  return started;
}

type Batch = RouteOutput<typeof intakeRoutes.readBatch>;

it(
  'a batch whose server is killed while it is read is read by the next one',
  { timeout: 180_000 },
  async () => {
    const port = await freePort('localhost');
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
    const send = async (at: number) => {
      const form = new FormData();
      form.set('payload', JSON.stringify({ upload_key: crypto.randomUUID() }));
      const phone = `98470 1${String(at).padStart(4, '0')}`;
      form.set('resume', textResume({ name: 'Meera Pillai', email: `meera${at}@example.com`, phone }));
      await call<IntakeRow>(`/api/intake/batches/${id}/files`, { method: 'POST', body: form });
    };
    let files = 0;
    let before: Batch;
    do {
      const first = files;
      files += FILES;
      await Promise.all(Array.from({ length: FILES }, (_, at) => send(first + at)));
      before = await call<Batch>(`/api/intake/batches/${id}`);
    } while (before.batch.busy === 0 && files < MOST_ROUNDS * FILES);
    server.child.kill('SIGKILL');
    expect(before.batch.busy).toBeGreaterThan(0);
    await server.ended;

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
      .toMatchObject({ total: files, busy: 0, open: files });
    const emails = batch?.rows.map(({ fields }) => fields.email).toSorted();
    const sent = Array.from({ length: files }, (_, at) => `meera${at}@example.com`);
    expect(emails).toEqual(sent.toSorted());
  },
);
