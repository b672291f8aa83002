// Serves with hot reload: Vite for the web at PORT, which passes /api on to the server, restarted on each change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { readConfig } from '../server/core/config.ts';
import { createLogger } from '../server/core/logger.ts';
import { StartupError } from '../server/core/startup-error.ts';
import { checkPostgres } from '../server/db/check-postgres.ts';
import { openFileStore } from '../server/files/open-file-store.ts';
import { freePort } from './checks/free-port.ts';

/** Where the browser is to find it. A wrong setting ends the program here: the watcher below would wait for a change. */
async function checkSettings(): Promise<{ host: string; port: number }> {
  const { host, port, files, databaseUrl } = readConfig(
    process.env,
    process.argv.includes('--demo') ? 'demo' : 'live',
  );
  await openFileStore(files, createLogger('silent'));
  if (databaseUrl !== undefined) await checkPostgres(databaseUrl);
  return { host, port };
}

function refuse(line: string): never {
  process.stderr.write(`Cannot start: ${line}\n`);
  process.exit(1);
}

const { host, port } = await checkSettings().catch((error: unknown) => {
  if (error instanceof StartupError) refuse(error.message);
  throw error;
});
const api = { host: '127.0.0.1', port: await freePort() };

const web = await createServer({
  server: {
    host,
    port,
    strictPort: true,
    // the browser's own Host header goes along, so that the server knows the address it is reached at
    proxy: { '/api': { target: `http://${api.host}:${api.port}`, changeOrigin: false } },
  },
});
try {
  await web.listen();
} catch (error) {
  refuse(`the address ${host}:${port} cannot be used (${String(error)}): set PORT to a free one.`);
}

const address = web.resolvedUrls?.local[0] ?? `http://${host}:${port}/`;
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PUBLIC_URL: process.env['PUBLIC_URL'] || address.replace(/\/$/, ''),
      HOST: api.host,
      PORT: String(api.port),
    },
  },
);
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopping = true;
    server.kill('SIGTERM');
  });
console.log(`Hot reload is on at ${address}`);

const [code] = (await once(server, 'exit')) as [number | null];
process.exitCode = stopping ? 0 : (code ?? 1);
await web.close();
