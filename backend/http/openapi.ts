import type { z } from 'zod';
import { jsonSchemaOf } from '../api/jsonSchema.ts';
import { pageMeta } from '../record/list.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of a set of routes, made from the very schemas that the routes run. Records are components,
 * so that types can be generated from them.
 */
export function openApi(routes: readonly Route[]): Json {
  const components: Json = {};
  const schema = (of: z.ZodType, io: 'input' | 'output') => {
    const { $defs = {}, ...rest } = jsonSchemaOf(of, io) as Json & { $defs?: Json };
    for (const [name, definition] of Object.entries($defs)) {
      if (io === 'output') components[name] = relocate(definition);
      else components[name] ??= relocate(definition);
    }
    return relocate(rest) as Json;
  };
  schema(pageMeta, 'output');
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, schema) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lading api/v1', version: '1', description },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...sorted(components), Failure: failure, FieldErrors: fieldErrors },
    },
    security: [{ token: [] }],
    paths,
  };
}

const description =
  `JSON in snake_case. What is refused or fails says why: 422 has \`errors\`, messages by field (nested with dots, \`base\` for
the record as a whole), each a sentence part behind the field's name. Everything else has \`error\`, a sentence, and \`code\`: 400
\`bad_request\`, 401 \`unauthorized\` (no session, or it is over), 403 \`forbidden\` (no right), 404 \`not_found\` (not there, or not
yours), 408 \`too_slow\`, 409 \`stale\` (somebody changed the record, which is \`data\`), \`transition\` (its status does not allow it) or
\`in_progress\` (the same idempotency key is being worked on), 413 and 431 \`too_large\`, 415 \`unsupported_type\`, 429
\`too_many_requests\` (with \`Retry-After\`), 424 \`not_stored\` (of one of many records: others were refused), 503 \`database_unavailable\` or \`store_unavailable\`, 507 \`store_full\`. 500 has
\`request_id\` in place of a code.`.replaceAll('\n', ' ');

const failure = {
  type: 'object',
  properties: { error: { type: 'string' }, code: { type: 'string' }, request_id: { type: 'string' }, data: {} },
  required: ['error'],
};
const fieldErrors = {
  type: 'object',
  properties: {
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: { type: 'array', items: { type: 'object' }, description: 'Of a write of many records: the answer for each.' },
  },
  required: ['errors'],
};

/** Further answers of routes that send a file. */
const partly = {
  '206': { description: 'The part that `Range` asks for' },
  '304': { description: 'Unchanged since the version that `If-None-Match` names' },
};

function operation(route: Route, schema: (of: z.ZodType, io: 'input' | 'output') => Json): Json {
  const json = (content: Json) => ({ 'application/json': { schema: content } });
  const { streaming } = route;
  const produces = streaming?.produces ?? route.produces;
  const answered = (content: Json) => (produces ? { [produces]: { schema: content } } : json(content));
  const answer = route.answer.schema
    ? { description: 'Done', content: answered(schema(route.answer.schema, 'output')) }
    : { description: 'Done; no content' };
  return {
    summary: route.summary,
    ...(route.access === 'public' && { security: [] }),
    parameters: [...pathParameters(route.path), ...queryParameters(schema(route.query, 'input'))],
    ...(streaming && {
      requestBody: { required: true, content: { [streaming.consumes]: { schema: { type: 'string' } } } },
    }),
    ...(route.body && {
      requestBody: {
        // Optional when every field is optional.
        required: !route.body.schema.safeParse({}).success,
        content: bodyContent(route.body, schema),
      },
    }),
    responses: {
      [String(route.answer.status)]: answer,
      ...(route.produces && route.method === 'get' && partly),
      '422': { description: 'A rule is broken', content: json({ $ref: '#/components/schemas/FieldErrors' }) },
      default: { description: 'Refused or failed', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

function bodyContent(body: NonNullable<Route['body']>, schema: (of: z.ZodType, io: 'input') => Json): Json {
  const content = { schema: schema(body.schema, 'input') };
  return { 'application/json': content, ...(body.multipart && { 'multipart/form-data': content }) };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  }));
}

/** Nested and repeated parameters under the names that are sent: `filters[statuses][]`, `sort[field]`. */
function queryParameters(query: Json, prefix = ''): Json[] {
  const properties = (query.properties ?? {}) as Record<string, Json>;
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix ? `${prefix}[${key}]` : key;
    if (schema.type === 'object') return queryParameters(schema, name);
    if (schema.type === 'array') return [{ name: `${name}[]`, in: 'query', schema, explode: true }];
    return [{ name, in: 'query', schema }];
  });
}

/** References of a single schema point into its own definitions; in the document they are components. */
function relocate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
        : key === 'id' && typeof inner === 'string'
          ? ['title', inner]
          : [key, relocate(inner)],
    ),
  );
}

function sorted(values: Json): Json {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
