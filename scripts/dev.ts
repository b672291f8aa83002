// Serves with hot reload: Vite for the web at PORT, which passes /api on to the server, restarted on each change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';

const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? 'localhost';
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error(`PORT is "${process.env['PORT']}": give a number from 1 to 65534.`);
  process.exit(1);
}
const api = { host: '127.0.0.1', port: port + 1 };

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
  console.error(`The address ${host}:${port} cannot be used (${String(error)}): set PORT to a free one.`);
  process.exit(1);
}

const address = web.resolvedUrls?.local[0] ?? `http://${host}:${port}/`;
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { PUBLIC_URL: address.replace(/\/$/, ''), ...process.env, HOST: api.host, PORT: String(api.port) },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill('SIGTERM'));
console.log(`Hot reload is on at ${address}`);

await once(server, 'exit');
await web.close();
