import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a gauge is called and tells. */
interface Figure {
  name: string;
  help: string;
  labelNames?: string[];
}

/** A value of a gauge, told apart by its labels. */
interface Reading {
  labels?: Record<string, string>;
  value: number;
}

/** What is counted and timed, in Prometheus' terms. Labels are names of our own only, never what a person sent. */
export interface Telemetry {
  /** A call of the API was answered. */
  callAnswered(call: { route: string; status: number; seconds: number }): void;
  /** A query of the database has ended; `doing` names the route or task that asked. */
  queryEnded(query: { doing: string; seconds: number }): void;
  /** A try of a background task has ended. */
  taskEnded(task: { task: string; outcome: 'done' | 'failed'; seconds: number }): void;
  /** A call of an AI provider has ended; its cost in US dollars as far as it is known. */
  aiCallEnded(call: {
    purpose: string;
    engine: string;
    outcome: string;
    cost: number;
    seconds: number;
  }): void;
  /** A figure that is read when it is asked for; when that fails, it is left out, or no number. */
  gauge(figure: Figure, read: () => Promise<Reading[]>): void;
  /** All figures as Prometheus reads them. */
  text(): Promise<string>;
}

/** The type of what `text` gives. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Upper ends of the groups that times are counted in (s). */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const TASK_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/** Figures of their own for each server; with `ofProcess` also memory, processor time and event loop delay of this process. */
export function createTelemetry({ ofProcess = false } = {}): Telemetry {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry, prefix: 'niyukti_' });
  const calls = new Histogram({
    name: 'niyukti_http_request_duration_seconds',
    help: 'Time to answer a call of the API, by route and status',
    labelNames: ['route', 'status'],
    buckets: CALL_SECONDS,
    registers,
  });
  const queries = new Histogram({
    name: 'niyukti_db_query_duration_seconds',
    help: 'Time of a query of the database, by the route or task that asked',
    labelNames: ['doing'],
    buckets: QUERY_SECONDS,
    registers,
  });
  const tasks = new Histogram({
    name: 'niyukti_task_duration_seconds',
    help: 'Time of a try of a background task, by task and outcome',
    labelNames: ['task', 'outcome'],
    buckets: TASK_SECONDS,
    registers,
  });
  const aiCalls = new Histogram({
    name: 'niyukti_ai_call_duration_seconds',
    help: 'Time of a call of the AI provider, with its tries, by purpose, engine and outcome',
    labelNames: ['purpose', 'engine', 'outcome'],
    buckets: TASK_SECONDS,
    registers,
  });
  const aiCost = new Counter({
    name: 'niyukti_ai_cost_usd_total',
    help: 'What calls of the AI provider cost, in US dollars, as far as it is known',
    labelNames: ['engine'],
    registers,
  });

  return {
    callAnswered: ({ route, status, seconds }) => calls.observe({ route, status: String(status) }, seconds),
    queryEnded: ({ doing, seconds }) => queries.observe({ doing }, seconds),
    taskEnded: ({ task, outcome, seconds }) => tasks.observe({ task, outcome }, seconds),
    aiCallEnded({ purpose, engine, outcome, cost, seconds }) {
      aiCalls.observe({ purpose, engine, outcome }, seconds);
      aiCost.inc({ engine }, cost);
    },
    gauge: (figure, read) => addGauge(registry, figure, read),
    text: () => registry.metrics(),
  };
}

function addGauge(registry: Registry, figure: Figure, read: () => Promise<Reading[]>): void {
  const gauge: Gauge = new Gauge({
    ...figure,
    registers: [registry],
    async collect() {
      gauge.reset();
      const unknown = figure.labelNames ? [] : [{ value: Number.NaN }];
      const readings: Reading[] = await read().catch(() => unknown);
      for (const { labels = {}, value } of readings) gauge.set(labels, value);
    },
  });
}
