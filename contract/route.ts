import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';

/**
 * One call of the API as plain data: the server mounts it, the OpenAPI document describes it, the web calls it.
 * `path` uses {name} for parameters. `body` is JSON; with `files` the call is multipart and its part `payload` is that JSON.
 * `output` is what a reader may get at most; null is an empty answer, 'file' the bytes of a file, 'stream' server-sent
 * events without an end.
 */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly permission: Permission | 'public';
  /** what is said to those whose role may not, where the usual words are not specific enough */
  readonly refusal?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** how long a JSON body may be (bytes), where the usual megabyte does not hold it */
  readonly bodyBytes?: number;
  /** names of the multipart file parts; the other part is `payload` */
  readonly files?: readonly string[];
  readonly output: z.ZodType | 'file' | 'stream' | null;
  /** the data of a stream's events */
  readonly streamed?: z.ZodType;
  readonly status?: 200 | 201;
  readonly errors?: readonly ErrorCode[];
  /** open to somebody signed in who first has to set something up */
  readonly beforeSetup?: boolean;
  /** a create or bulk write: takes an Idempotency-Key header */
  readonly idempotent?: boolean;
}

/** Declares a route, keeping its exact types. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

type Part<R extends Route, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S> ? S : undefined;

/** What a handler of the route receives, checked. */
export interface RouteInput<R extends Route> {
  params: Parsed<Part<R, 'params'>>;
  query: Parsed<Part<R, 'query'>>;
  body: Parsed<Part<R, 'body'>>;
}

type Sent<Key extends string, S> = S extends z.ZodType
  ? { [K in Key]: Given<S> }
  : { [K in Key]?: undefined };

/** What a caller of the route gives. */
export type RouteCall<R extends Route> = Sent<'params', Part<R, 'params'>> &
  Partial<Sent<'query', Part<R, 'query'>>> &
  Sent<'body', Part<R, 'body'>> &
  (R extends { files: readonly (infer F extends string)[] }
    ? { files: { [K in F]?: Blob & { name?: string } } }
    : { files?: undefined });

/** What a call of the route answers. */
export type RouteOutput<R extends Route> = R['output'] extends z.ZodType ? z.output<R['output']> : undefined;
