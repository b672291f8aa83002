import { ALL_ROUTES } from '#contract/api.ts';
import type { Route } from '#contract/route.ts';
import { sessionRoutes } from '#contract/session.ts';
import { oneOf, percent, seedChance } from '../../demo/chance.ts';
import type { createTestApp } from '../app.ts';
import { buildWorld, CANARIES, NEVER, type Walker, WALKERS, type World } from './build-world.ts';
import { makeRequest, type Malformed } from './make-request.ts';

type App = Awaited<ReturnType<typeof createTestApp>>;

interface Options {
  seed: number;
  /** in all; the routes share them */
  requests: number;
  /** files a route with an upload is sent that take seconds to give up */
  heavyUploads: number;
  /** empty the database before each route, so that none meets what another has left */
  isThorough: boolean;
}

/** What a run found, and its figures. */
export interface FuzzReport {
  seed: number;
  requests: number;
  uploads: number;
  routes: number;
  /** how many answers had which status */
  statuses: Record<string, number>;
  slowest: { what: string; ms: number; cpuMs: number }[];
  /** what must not be: the request in short, and why */
  faults: string[];
}

const FAULTS_KEPT = 40;
const SLOWEST_KEPT = 5;
/** ms of this process's time that one request may take; a slow regular expression takes more */
const CPU_LIMIT = 2_500;
/** ms; an upload may wait some seconds for the process that reads it */
const TIME_LIMIT = 20_000;

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`;

/** Sends malformed requests to every route as everybody, and writes down what must not be. The same seed sends the same. */
export async function runFuzz(app: App, options: Options): Promise<FuzzReport> {
  const report: FuzzReport = {
    seed: options.seed,
    requests: 0,
    uploads: 0,
    routes: ALL_ROUTES.length,
    statuses: {},
    slowest: [],
    faults: [],
  };
  // Signing out ends the sessions that the others need.
  const routes = ALL_ROUTES.filter((route) => route !== sessionRoutes.signOut).concat(sessionRoutes.signOut);
  const each = Math.ceil(options.requests / routes.length);
  let world: World | undefined;
  for (const route of routes) {
    // By its name: another route beside it does not change what this one is sent.
    seedChance(options.seed + hashOf(nameOf(route)));
    if (world === undefined || options.isThorough || !(await isEverybodyIn(app)))
      world = await buildWorld(app);
    for (let at = 0; at < each; at += 1) await sendOne(app, report, route, makeRequest(route, world));
    if (!route.files) continue;
    for (let at = 0; at < options.heavyUploads; at += 1)
      await sendOne(app, report, route, makeRequest(route, world, true), 'hr');
    await app.tasks.drain();
  }
  const health = await app.as('nobody').call(sessionRoutes.health, {});
  if (health.status !== 200) report.faults.push(`the server is not alive at the end: ${health.status}`);
  return report;
}

function hashOf(text: string): number {
  let hash = 7;
  for (const sign of text) hash = (hash * 31 + sign.codePointAt(0)!) % 1_000_003;
  return hash;
}

async function isEverybodyIn(app: App): Promise<boolean> {
  for (const walker of WALKERS)
    if (walker !== 'nobody') {
      const { status } = await app.as(walker).call(sessionRoutes.current, {});
      if (status !== 200) return false;
    }
  return true;
}

/** Mostly as somebody who is let in, for most is refused to others before it is looked at. */
function chooseWalker(): Walker {
  return percent(45) ? 'hr' : oneOf(WALKERS);
}

async function sendOne(
  app: App,
  report: FuzzReport,
  route: Route,
  { path, init }: Malformed,
  walker: Walker = chooseWalker(),
): Promise<void> {
  report.requests += 1;
  if (init.body instanceof FormData) report.uploads += 1;
  const what = `${walker} ${String(init.method)} ${path.slice(0, 200)} (${nameOf(route)})`;
  const fault = (why: string) => {
    if (report.faults.length < FAULTS_KEPT)
      report.faults.push(
        `${why}: ${what}\n  ${JSON.stringify(init.headers).slice(0, 300)}\n  ${shown(init.body)}`,
      );
  };
  let request: Request;
  try {
    request = new Request(`http://localhost:3000${path}`, init);
  } catch {
    report.requests -= 1; // no program can send it; raw sockets do
    return;
  }
  const cookie = await app.cookieOf(walker);
  if (cookie && !request.headers.has('cookie')) request.headers.set('cookie', cookie);
  const start = performance.now();
  const cpu = process.cpuUsage();
  try {
    const response = await app.api.app.fetch(request);
    const text = await textOf(response, route);
    const { user, system } = process.cpuUsage(cpu);
    note(report, what, performance.now() - start, (user + system) / 1000, fault);
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    if (response.status >= 500) fault(`${response.status} ${text.slice(0, 200)}`);
    look(`${text} ${[...response.headers.values()].join(' ')}`, walker, fault);
  } catch (error) {
    fault(`it threw ${String(error)}`);
  }
}

function note(
  report: FuzzReport,
  what: string,
  ms: number,
  cpuMs: number,
  fault: (why: string) => void,
): void {
  if (cpuMs > CPU_LIMIT) fault(`${Math.round(cpuMs)} ms of processor time`);
  if (ms > TIME_LIMIT) fault(`${Math.round(ms)} ms`);
  report.slowest = [...report.slowest, { what, ms: Math.round(ms), cpuMs: Math.round(cpuMs) }]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_KEPT);
}

/** What was answered; of a stream, which has no end, what has come at once. */
async function textOf(response: Response, route: Route): Promise<string> {
  if (route.output !== 'stream' || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    return Buffer.from(await response.arrayBuffer()).toString('latin1');
  await response.body?.cancel();
  return '';
}

function look(answer: string, walker: Walker, fault: (why: string) => void): void {
  const lower = answer.toLowerCase();
  for (const [canary, who] of Object.entries(CANARIES))
    if (lower.includes(canary) && !who.includes(walker)) fault(`${walker} reads ${canary}`);
  const secret = NEVER.exec(answer);
  if (secret) fault(`${walker} reads ${secret[0]}`);
}

function shown(body: unknown): string {
  if (body instanceof FormData)
    return [...body.entries()]
      .map(([name, value]) =>
        typeof value === 'string' ? `${name}=${value}` : `${name}: ${value.name} ${value.size} bytes`,
      )
      .join('; ')
      .slice(0, 600);
  return String(body).slice(0, 600);
}
