import { z } from 'zod';
import { ERROR_STATUS, errorSchema } from '#contract/errors.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { limits } from '#contract/limits.ts';
import type { Route } from '#contract/route.ts';
import { scopeFor } from '#contract/token-scopes.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(route: Route): Json | undefined {
  if (!route.body) return undefined;
  const json = jsonSchema(route.body, 'input');
  if (!route.files) return { required: true, content: { 'application/json': { schema: json } } };
  const files = Object.fromEntries(route.files.map((name) => [name, { type: 'string', format: 'binary' }]));
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties: { payload: json, ...files } },
        encoding: { payload: { contentType: 'application/json' } },
      },
    },
  };
}

function success(route: Route): Json {
  if (route.output === null) return { 204: { description: 'Done' } };
  return { [route.status ?? 200]: { description: 'Success', content: contentOf(route, route.output) } };
}

function contentOf({ streamed }: Route, output: NonNullable<Route['output']>): Json {
  if (output === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (output === 'stream')
    return {
      'text/event-stream': { schema: streamed ? jsonSchema(streamed, 'output') : { type: 'string' } },
    };
  return { 'application/json': { schema: jsonSchema(output, 'output') } };
}

/** How a call can fail: in its own ways, and in those of every call of its kind. */
function failures({ permission, errors, beforeSetup, idempotent, body, files, query, params }: Route): Json {
  const codes = new Set(errors).add('internal').add('unavailable');
  if (permission !== 'public') {
    codes.add('unauthenticated').add('forbidden');
    if (!beforeSetup) codes.add('setup_required');
    if (scopeFor(permission)) codes.add('bad_request').add('too_many_requests');
  }
  if (body || files) codes.add('bad_request').add('too_large').add('unsupported_type');
  if (body || query || params) codes.add('invalid_input');
  if (idempotent) codes.add('conflict');
  const byStatus = Object.groupBy(codes, (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, names]) => [
      status,
      {
        description: (names ?? []).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function whoMay(route: Route): string {
  if (route.permission === 'public') return 'Anybody.';
  const allowed = PERMISSIONS[route.permission];
  const scope = scopeFor(route.permission);
  const who =
    allowed === 'signed-in'
      ? 'Anybody signed in.'
      : `Roles: ${allowed.map((role) => role ?? 'none').join(', ')}.`;
  return `${who} ${scope ? `API tokens: scope \`${scope}\`.` : 'Not by an API token.'}`;
}

/** How one may say who is calling. */
function security({ permission }: Route): Json {
  if (permission === 'public') return {};
  return { security: [{ session: [] }, ...(scopeFor(permission) ? [{ token: [] }] : [])] };
}

interface ApiNames {
  title: string;
  /** the name of a session's cookie */
  sessionCookie: string;
}

/** The OpenAPI 3.1 document of the routes, from the very schemas that check them. */
export function openApiDocument({ title, sessionCookie }: ApiNames, routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const idempotencyKey = {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same call sent again with it within a day is done once and gets the same answer.',
      schema: { type: 'string', maxLength: limits.shortText.max },
    };
    const operation: Json = {
      tags: [route.tag],
      summary: route.summary,
      description: whoMay(route),
      parameters: [
        ...parameters(route.params, 'path'),
        ...parameters(route.query, 'query'),
        ...(route.idempotent ? [idempotencyKey] : []),
      ],
      requestBody: requestBody(route),
      responses: { ...success(route), ...failures(route) },
      ...security(route),
    };
    (paths[route.path] ??= {})[route.method] = operation;
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'http', scheme: 'bearer', description: 'A personal API token, made in Profile.' },
      },
    },
  };
}
