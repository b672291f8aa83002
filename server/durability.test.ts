import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { en, Faker } from '@faker-js/faker';
import { afterAll, expect, it } from 'vitest';
import { candidateListRoutes } from '#contract/candidate-list.ts';
import { jobRoutes } from '#contract/jobs.ts';
import { addressOfWorker, openTestDatabase } from './test/database.ts';
import { Client } from './test/durability/client.ts';
import { People } from './test/durability/people.ts';
import { jobInput } from './test/factories.job.ts';
import { freePort } from '../scripts/checks/free-port.ts';
import { type Program, startProgram } from './test/program.ts';

// Real programs on real data, killed while they write; `npm run test:durability` does the same many times more.
const ROUNDS = Number(process.env['DURABILITY_ROUNDS'] ?? 3);
const SEED = Number(process.env['DURABILITY_SEED'] ?? 20_261_122);
const REPORT = process.env['DURABILITY_REPORT'];
const WRITERS = 4;
/** for a round's writes, on a machine that does other things too */
const PATIENCE = { timeout: 60_000, interval: 2 };
const ADMIN = { email: 'hr@company.example', password: 'A-long-password-1' };
const METRICS_TOKEN = 'for-the-durability-test';
/** After so many acknowledged writes of a round, and so many milliseconds, somebody dies. */
const WRITES = { min: 1, max: 40 };
const MOMENT = { min: 0, max: 40 };

const address = addressOfWorker();
const folder = mkdtempSync(join(tmpdir(), 'niyukti-durability-'));
const chance = new Faker({ locale: en, seed: SEED });
const port = await freePort('localhost');
const url = `http://localhost:${port}`;
let program: Program | undefined;
afterAll(async () => {
  await program?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<Program> {
  const started = startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    METRICS_TOKEN,
    ...(address.kind === 'postgres' && { DATABASE_URL: address.url }),
  });
  program = started;
  await started.ready;
  return started;
}

/** Who dies: the server alone, it and all that it has started, or the process of the embedded database alone. */
const KILLS = ['server', 'all', ...(address.kind === 'embedded' ? ['database'] : [])];

/** Kills somebody, and has the server serve again. */
async function strike(running: Program, kill: string): Promise<void> {
  if (kill === 'database') process.kill(databaseOf(running), 'SIGKILL');
  else if (kill === 'server') running.child.kill('SIGKILL');
  else await running.kill();
  if (kill === 'database') return;
  await running.ended;
  await serve();
}

function databaseOf({ child }: Program): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  for (const line of lines) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === child.pid && args.join(' ').includes('embedded/child.ts')) return Number(pid);
  }
  throw new Error('the process of the embedded database was not found');
}

/** A figure of the server, as Prometheus would read it. */
async function figure(name: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const line = (await response.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

it(
  `loses nothing that it acknowledged when it is killed, ${ROUNDS} times`,
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    if (address.kind === 'postgres') await (await openTestDatabase()).close(); // emptied
    await serve();
    const client = new Client(url);
    await client.signIn(ADMIN);
    const draft = (await client.call(jobRoutes.create, { body: jobInput() }))!;
    const body = { status: 'published', version: draft.version } as const;
    const job = await client.call(jobRoutes.changeStatus, { params: { id: draft.id }, body });
    const writers = Array.from(
      { length: WRITERS },
      (_, writer) =>
        new People(client, { jobId: job!.id, writer, random: () => chance.number.float({ max: 0.999_999 }) }),
    );

    const sum = (of: (people: People) => number) => writers.reduce((all, people) => all + of(people), 0);
    const acknowledged = (people: People) => people.acknowledged;

    const kills: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round++) {
      const kill = KILLS[round % KILLS.length]!;
      kills[kill] = (kills[kill] ?? 0) + 1;
      const over = new AbortController();
      const writing = Promise.all(writers.map((people) => people.write(over.signal)));
      const enough = sum(acknowledged) + chance.number.int(WRITES);
      await expect.poll(() => sum(acknowledged), PATIENCE).toBeGreaterThanOrEqual(enough);
      await wait(chance.number.int(MOMENT));
      await strike(program!, kill);
      over.abort();
      await writing;
      for (const people of writers) await people.check();
    }

    for (const people of writers) await people.check({ all: true });
    const list = await client.call(candidateListRoutes.list, { query: {} });
    expect(list?.total).toBe(sum(({ size }) => size)); // nobody is there besides, half or twice
    expect(await figure('niyukti_tasks_given_up')).toBe(0);
    if (REPORT)
      writeFileSync(
        REPORT,
        JSON.stringify({ seed: SEED, database: address.kind, kills, acknowledged: sum(acknowledged) }),
      );
  },
);
