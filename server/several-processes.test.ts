import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IntakeRow } from '#contract/intake.ts';
import type { LiveEvent } from '#contract/events.ts';
import { systemClock } from './core/clock.ts';
import { createLogger } from './core/logger.ts';
import { connectPostgres } from './db/client.ts';
import { createTaskQueue } from './queue/task-queue.ts';
import { addressOfWorker } from './test/database.ts';
import { eventReader } from './test/event-reader.ts';
import { jobInput } from './test/factories.job.ts';
import { freePort } from '../scripts/checks/free-port.ts';
import { killPrograms, type Program, startProgram } from './test/program.ts';
import { startReverseProxy } from './test/reverse-proxy.ts';

// Real processes on a real PostgreSQL, behind a proxy: what must be right across them, and when one of them dies.

const MANAGER = { full_name: 'Hema Rao', email: 'hema@niyukti.example', password: 'lantern-orbit-29-quilt' };
const RESUME = readFileSync(join(import.meta.dirname, '../samples/barsha biodata.txt'));
const address = addressOfWorker();

describe.runIf(address.kind === 'postgres')(
  'two web processes and two task workers on one PostgreSQL',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'niyukti-several-'));
    const url = address.kind === 'postgres' ? address.url : '';
    const admin = new pg.Client({ connectionString: url });
    let name = '';
    let rows: <T>(query: string, values?: unknown[]) => Promise<T[]>;
    let shared: Awaited<ReturnType<typeof sharedDatabase>>;
    let web: Program[];
    let workers: Program[];
    let sites: string[];
    let proxy: Awaited<ReturnType<typeof startReverseProxy>>;
    let cookie = '';

    /** An empty database of their own, which none of them has migrated. */
    async function sharedDatabase() {
      await admin.connect();
      const { rows: found } = await admin.query<{ name: string }>(
        `select current_database() || '_many' as name`,
      );
      name = found[0]!.name;
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name}`);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return { url: own.href, database: connectPostgres(own.href, createLogger('silent')) };
    }

    const call = (site: string, path: string, init: RequestInit = {}) =>
      fetch(`${site}${path}`, { ...init, headers: { cookie, ...(init.headers as Record<string, string>) } });
    const post = (site: string, path: string, body: unknown, key?: string) =>
      call(site, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      });

    beforeAll(async () => {
      shared = await sharedDatabase();
      rows = async <T>(query: string, values?: unknown[]) =>
        (await shared.database.pool.query(query, values)).rows as T[];
      const ports = [
        await freePort('localhost'),
        await freePort('localhost'),
        await freePort('localhost'),
        await freePort('localhost'),
      ];
      proxy = await startReverseProxy(ports.slice(0, 2));
      const programs = ports.map((port, index) =>
        startProgram({
          PORT: String(port),
          ROLE: index < 2 ? 'web' : 'worker',
          DATABASE_URL: shared.url,
          DATABASE_POOL: '5',
          AUTH_SECRET: 'one secret for every process of this installation',
          DATA_DIR: folder,
          PUBLIC_URL: proxy.url,
        }),
      );
      await Promise.all(programs.map(({ ready }) => ready));
      [web, workers] = [programs.slice(0, 2), programs.slice(2)];
      sites = ports.slice(0, 2).map((port) => `http://localhost:${port}`);
    }, 60_000);
    afterAll(async () => {
      await killPrograms();
      proxy.close();
      await shared.database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      rmSync(folder, { recursive: true, force: true });
    });

    it('start at once on an empty database, and tell one set-up link, which works once at whichever', async () => {
      const links = web.map(({ output }) => /\/setup#token=(\S+)/.exec(output())?.[1]);
      expect(links[0]).toBeDefined();
      expect(links[1]).toBe(links[0]);
      const { migrations } = (
        await rows<{ migrations: number }>(
          'select count(*) - count(distinct hash) as migrations from drizzle.__drizzle_migrations',
        )
      )[0]!;
      expect(migrations).toBe(0);
      const answers = await Promise.all(
        sites.map((site) => post(site, '/api/setup', { ...MANAGER, token: links[0] })),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403]);
    });

    it('know a session that began at another, and that it has ended there', async () => {
      const signedIn = await post(sites[0]!, '/api/session', MANAGER);
      cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      expect((await call(sites[1]!, '/api/session')).status).toBe(200);
      await call(sites[1]!, '/api/session', { method: 'DELETE' });
      expect((await call(sites[0]!, '/api/session')).status).toBe(401);
      const again = await post(sites[1]!, '/api/session', MANAGER);
      cookie = again.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    });

    it('count wrong passwords together', async () => {
      const tries: number[] = [];
      for (let index = 0; index < 10; index += 1)
        tries.push(
          (await post(sites[index % 2]!, '/api/session', { email: 'x@niyukti.example', password: 'wrong' }))
            .status,
        );
      // five of each are free: one process alone would refuse none of its five
      expect(tries.slice(0, 5)).toEqual(Array<number>(5).fill(401));
      expect(tries).toContain(429);
    });

    it('tell a change at one to whoever listens at the other within two seconds', async () => {
      const stream = await call(sites[1]!, '/api/events');
      const reader = eventReader(stream);
      while ((await reader.next())?.type !== 'ready');
      const took: number[] = [];
      for (let index = 0; index < 3; index += 1) {
        const answer = await post(sites[0]!, '/api/jobs', jobInput({ title: 'Live Engineer' }));
        const begun = performance.now();
        const { id } = (await answer.json()) as { id: string };
        let told: LiveEvent | null | undefined;
        while (told?.id !== id) told = (await reader.next())?.data as LiveEvent | null | undefined;
        took.push(performance.now() - begun);
      }
      // The quickest, as other work may keep a machine busy for seconds.
      expect(Math.min(...took)).toBeLessThan(2000);
      await reader.leave();
    });

    it('make one record of a create that comes twice, at both at once and afterwards', async () => {
      const key = crypto.randomUUID();
      const create = (site: string) => post(site, '/api/jobs', jobInput({ title: 'Once Engineer' }), key);
      await Promise.all(sites.map(create));
      for (const site of sites) expect((await create(site)).status).toBe(201);
      expect(await rows('select id from jobs where title = $1', ['Once Engineer'])).toHaveLength(1);
    });

    it('refuse one more with another secret', async () => {
      const other = startProgram({
        PORT: String(await freePort('localhost')),
        ROLE: 'web',
        DATABASE_URL: shared.url,
        AUTH_SECRET: 'another secret that nobody else of them has',
        DATA_DIR: folder,
      });
      expect(await other.ended).toBe(1);
      expect(other.output()).toMatch(/^Cannot start: AUTH_SECRET .*--new-secret/);
    });

    it(
      'lose no acknowledged write and no task when a web process and a worker are killed at work',
      { timeout: 60_000 },
      async () => {
        const batch = ((await (await post(proxy.url, '/api/intake/batches', {})).json()) as { id: string })
          .id;
        const upload = async (index: number) => {
          const form = new FormData();
          form.set(
            'payload',
            new Blob([JSON.stringify({ upload_key: crypto.randomUUID() })], { type: 'application/json' }),
          );
          form.set('resume', new File([RESUME, `\nFile number ${index}`], `resume-${index}.txt`));
          return (await call(proxy.url, `/api/intake/batches/${batch}/files`, { method: 'POST', body: form }))
            .status;
        };
        const acknowledged: string[] = [];
        let isOver = false;
        // Each sends a create again, under its key, until it is answered: as the screens do.
        const writer = async (who: number) => {
          for (let index = 0; !isOver; index += 1) {
            const title = `Engineer ${who} ${index}`;
            const key = crypto.randomUUID();
            const send = () => post(proxy.url, '/api/jobs', jobInput({ title }), key).catch(() => null);
            let answer = await send();
            if (answer?.status === 502 || answer === null) answer = await send();
            if (answer?.status === 201) acknowledged.push(title);
          }
        };
        const writing = Promise.all([0, 1, 2, 3].map(writer));
        const uploaded: number[] = [];
        for (let index = 0; index < 12; index += 1) uploaded.push(await upload(index));
        expect(uploaded).toEqual(Array(12).fill(201));

        // In the midst of it: files are being read, and both still write.
        const read = async () =>
          ((await (await call(proxy.url, `/api/intake/batches/${batch}`)).json()) as { rows: IntakeRow[] })
            .rows;
        await expect
          .poll(
            async () =>
              (await rows(`select 1 from pgboss.job where name = 'read-intake-file' and state = 'active'`))
                .length,
            { timeout: 10_000, interval: 5 },
          )
          .toBeGreaterThan(0);
        for (const { child } of [workers[0]!, web[0]!]) child.kill('SIGKILL');
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 10);
        isOver = true;
        await writing;

        // Each is there, and none twice.
        const made = await rows<{ title: string }>(`select title from jobs where title like 'Engineer %'`);
        const titles = made.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
        expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([]);

        // A process is dead when it has been silent for half a minute, which is not waited for here.
        const queue = createTaskQueue({
          database: shared.database,
          clock: systemClock('Asia/Kolkata'),
          log: createLogger('silent'),
        });
        await expect
          .poll(
            async () => {
              await rows(
                `update pgboss.job set heartbeat_on = now() - interval '1 hour'
             where state = 'active' and heartbeat_on < now() - interval '12 seconds'`,
              );
              await rows(`update pgboss.queue set monitor_claim_on = null`);
              await queue.supervise();
              return (await read()).filter(({ reading }) => reading === 'waiting').length;
            },
            { timeout: 40_000, interval: 500 },
          )
          .toBe(0);
        const found = await read();
        expect(found).toHaveLength(12);
        // The same person twelve times, each file read once.
        expect(new Set(found.map(({ fields }) => fields.email))).toHaveLength(1);
        expect(await rows(`select 1 from pgboss.job where name = 'dead-letter'`)).toEqual([]);
      },
    );
  },
);
