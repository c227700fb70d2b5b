import type { z } from 'zod';
import { jsonSchemaOf } from '../api/jsonSchema.ts';
import { pageMeta } from '../record/list.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

/**
 * Creates the OpenAPI 3.1 document of a set of routes from the schemas that the routes validate with. Records are
 * components, so that types can be generated from them.
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
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: "A person's session" },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'lading_…', description: "A tool's API key" },
      },
      schemas: { ...sorted(components), Failure: failure, FieldErrors: fieldErrors },
    },
    security: [{ token: [] }, { key: [] }],
    paths,
  };
}

const description =
  `JSON in snake_case. A rejected or failed request has a reason: 422 has \`errors\`, messages by field (nested with dots, \`base\`
for the record as a whole), each a sentence fragment that continues the field's name, and \`code\` \`unfinished_items\` if sending
it again with \`confirmed\` is enough. Every other error has \`error\`, a sentence,
and \`code\`: 400 \`bad_request\`, 401 \`unauthorized\` (no session, or it has ended), 403 \`forbidden\` (the right is missing) or
\`people_only\` (an API key may not do it), 404
\`not_found\` (does not exist, or the caller has no access), 408 \`too_slow\`, 409 \`stale\` (the record was changed; \`data\` is the
record as it is now), \`transition\` (its status does not allow it) or \`in_progress\` (a request with the same idempotency key is
still running), 410 \`cursor_expired\`, 413 and 431 \`too_large\`, 415 \`unsupported_type\`, 424 \`not_stored\` (one of many records:
others were rejected), 429 \`too_many_requests\` (with \`Retry-After\`), 503 \`busy\` (too much work of this kind waits already),
\`database_unavailable\` or \`store_unavailable\` (all with \`Retry-After\`; nothing was stored), 504 \`outcome_unknown\` (the write may
have been stored), 507 \`store_full\`. 500 has \`request_id\` instead of a code.`.replaceAll('\n', ' ');

const failure = {
  type: 'object',
  properties: { error: { type: 'string' }, code: { type: 'string' }, request_id: { type: 'string' }, data: {} },
  required: ['error'],
};
const fieldErrors = {
  type: 'object',
  properties: {
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    code: { type: 'string', description: '`unfinished_items`: the same request with `confirmed` is accepted.' },
    data: { type: 'array', items: { type: 'object' }, description: 'For a write of many records: each result.' },
  },
  required: ['errors'],
};

/** Additional responses of routes that send a file. */
const partly = {
  '206': { description: 'The part that `Range` requests' },
  '304': { description: 'Unchanged since the version in `If-None-Match`' },
};

function operation(route: Route, schema: (of: z.ZodType, io: 'input' | 'output') => Json): Json {
  const json = (content: Json) => ({ 'application/json': { schema: content } });
  const { streaming } = route;
  const produces = streaming ? [streaming.produces] : route.produces;
  const answered = (content: Json) =>
    produces ? Object.fromEntries(produces.map((type) => [type, { schema: content }])) : json(content);
  const answer = route.answer.schema
    ? { description: 'Success', content: answered(schema(route.answer.schema, 'output')) }
    : { description: 'Success; no content' };
  return {
    summary: route.summary,
    ...describedAccess(route),
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
      ...(route.produces && route.method === 'get' && !route.isWritten && partly),
      '422': { description: 'A rule is broken', content: json({ $ref: '#/components/schemas/FieldErrors' }) },
      default: { description: 'Rejected or failed', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

/** Describes who may call a route: without a session, or only as a person, wholly or with some fields. */
function describedAccess({ access, peopleOnly }: Route): Json {
  const security = access === 'public' ? [] : peopleOnly === true ? [{ token: [] }] : null;
  if (!peopleOnly) return security ? { security } : {};
  const what = peopleOnly === true ? 'call this' : `send ${peopleOnly.map((field) => `\`${field}\``).join(', ')}`;
  return {
    description: `Only a signed-in person may ${what}: an API key is rejected with 403 \`people_only\`.`,
    ...(security && { security }),
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

/** Lists nested and repeated parameters under the names that clients send: `filters[statuses][]`, `sort[field]`. */
function queryParameters(query: Json, prefix = ''): Json[] {
  const properties = (query.properties ?? {}) as Record<string, Json>;
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix ? `${prefix}[${key}]` : key;
    if (schema.type === 'object') return queryParameters(schema, name);
    if (schema.type === 'array') return [{ name: `${name}[]`, in: 'query', schema, explode: true }];
    return [{ name, in: 'query', schema }];
  });
}

/** Rewrites references into a single schema's own definitions to references to the document's components. */
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
