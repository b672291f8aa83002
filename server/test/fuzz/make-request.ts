import { z } from 'zod';
import type { Route } from '#contract/route.ts';
import { between, oneOf, percent } from '../../demo/chance.ts';
import type { World } from './build-world.ts';
import { hostileUpload } from './hostile-uploads.ts';
import { hostileBody, hostileHeaders, hostileText, hostileValue } from './hostile-values.ts';

type Json = Record<string, unknown>;

/** A request as it is sent, and what it was about. */
export interface Malformed {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'X'];

/** A request at a route that is wrong in one way or several; `heavy` sends a file that takes long to give up. */
export function makeRequest(route: Route, world: World, heavy = false): Malformed {
  const method = percent(6) ? oneOf(METHODS) : route.method.toUpperCase();
  const headers: Record<string, string> = percent(15) ? hostileHeaders() : {};
  if (route.idempotent && percent(30))
    headers['idempotency-key'] ??= oneOf(['one', 'two', crypto.randomUUID()]);
  const init: Malformed['init'] = { method, headers: withoutLineEnds(headers) };
  if (method !== 'GET' && method !== 'HEAD' && (route.body || route.files || percent(20)))
    addBody(init, route, world, heavy);
  return { path: `${pathOf(route, world)}${queryOf(route, world)}`, init };
}

/** A program cannot send others either. */
function withoutLineEnds(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, '')]),
  );
}

function pathOf(route: Route, world: World): string {
  const filled = route.path.replaceAll(/\{\w+\}/g, () =>
    percent(65)
      ? oneOf(world.ids)
      : encoded(percent(30) ? crypto.randomUUID() : hostileText().slice(0, 3000)),
  );
  if (percent(96)) return filled;
  return oneOf([
    `${filled}/`,
    `${filled}/../users`,
    filled.replace('/api/', '/api//'),
    filled.replace('/api/', '/api/%2e%2e/'),
    filled.toUpperCase(),
    `${filled}%00`,
    `${filled}.json`,
    `${filled}/${'x'.repeat(5000)}`,
    `${filled};a=b`,
  ]);
}

function queryOf(route: Route, world: World): string {
  const names = [...Object.keys(route.query?.shape ?? {}), 'x', '__proto__', 'role'];
  const chosen = Array.from({ length: route.query ? between(0, 4) : between(0, 1) }, () => oneOf(names));
  if (chosen.length === 0) return '';
  const pairs = chosen.map((name) => {
    const sample = route.query ? sampleOf(route.query, world)?.[name] : undefined;
    const value =
      percent(40) && sample !== undefined
        ? JSON.stringify(sample).replaceAll(/^"|"$/g, '')
        : hostileText().slice(0, 8000);
    return `${encoded(name)}=${percent(3) ? '%E0%A4%A' : encoded(value)}`;
  });
  return `?${pairs.join('&')}`;
}

function addBody(init: Malformed['init'], route: Route, world: World, heavy: boolean): void {
  const asForm = route.files !== undefined && percent(heavy ? 100 : 85);
  if (!asForm && percent(15)) {
    init.headers['content-type'] ??= 'application/json';
    init.body = hostileBody();
    return;
  }
  const body = route.body
    ? mutated(sampleOf(route.body, world), percent(heavy ? 0 : 85) ? between(1, 3) : 0)
    : hostileValue();
  if (!asForm) {
    init.headers['content-type'] ??= 'application/json';
    init.body = JSON.stringify(body) ?? '';
    return;
  }
  const form = new FormData();
  if (percent(95))
    form.set('payload', percent(92) ? (JSON.stringify(body) ?? '') : String(hostileBody()).slice(0, 100_000));
  for (const name of [...(route.files ?? []), ...(percent(5) ? ['extra', '__proto__'] : [])])
    if (percent(95)) form.append(percent(4) ? hostileText().slice(0, 100) : name, hostileUpload(heavy));
  init.body = form;
  // A form names its own boundary; another type would only have it refused at once.
  if (percent(95)) delete init.headers['content-type'];
}

/** As a browser writes it into an address; half a surrogate pair has no such form. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const schemas = new WeakMap<z.ZodType, Json>();

/** What a sender who means well would send, with ids of the world. */
function sampleOf(schema: z.ZodType, world: World): Json | undefined {
  const json: Json = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  schemas.set(schema, json);
  return sampleOfJson(json, world, '') as Json | undefined;
}

function sampleOfJson(schema: Json, world: World, name: string): unknown {
  const {
    anyOf,
    allOf,
    enum: values,
    const: only,
    properties,
    items,
    type,
    format,
    minLength,
  } = schema as {
    anyOf?: Json[];
    allOf?: Json[];
    enum?: unknown[];
    const?: unknown;
    properties?: Record<string, Json>;
    items?: Json;
    type?: string;
    format?: string;
    minLength?: number;
  };
  if (only !== undefined) return only;
  if (anyOf) return sampleOfJson(oneOf(anyOf), world, name);
  if (allOf?.[0]) return sampleOfJson(allOf[0], world, name);
  if (values) return oneOf(values);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, sampleOfJson(property, world, key)]),
    );
  if (items) return [sampleOfJson(items, world, name)];
  if (type === 'boolean') return percent(50);
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return between(0, 12);
  if (format === 'uuid') return name.startsWith('job') ? world.jobId : oneOf(world.ids);
  if (format === 'date') return '2099-01-31';
  if (name === 'email') return `fuzz${between(0, 10_000)}@example.com`;
  if (name === 'phone') return `9${between(100_000_000, 999_999_999)}`;
  return 'Some words of a person'.padEnd(minLength ?? 0, '.');
}

/** A copy with so many of its values replaced, taken out or added to, at any depth. */
function mutated(value: unknown, times: number): unknown {
  let copy = structuredClone(value);
  for (; times > 0; times -= 1) copy = mutatedOnce(copy);
  return copy;
}

function mutatedOnce(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || percent(8)) return hostileValue();
  const keys = Object.keys(value);
  const holder = value as Json;
  if (keys.length === 0)
    return percent(50) ? { [hostileText().slice(0, 50)]: hostileValue() } : hostileValue();
  const key = oneOf(keys);
  const roll = between(0, 99);
  if (roll < 10) delete holder[key];
  else if (roll < 18)
    holder[oneOf(['__proto__x', 'role', 'id', 'version', 'created_by', 'constructor'])] = hostileValue();
  else if (roll < 26) holder[key] = [holder[key]];
  else if (roll < 34) holder[key] = { [key]: holder[key] };
  else if (roll < 70) holder[key] = mutatedOnce(holder[key]);
  else holder[key] = hostileText();
  return value;
}
