/**
 * Writes `gateway/generated/rest.ts`: the types of api/v1's records as the gateway sees them, from the schemas of
 * `schema/api-v1.openapi.json`, with property names in camelCase. If REST and the gateway's mappers diverge, the gateway
 * does not compile.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { camelCase } from '../gateway/upstream/names.ts';

const SOURCE = 'schema/api-v1.openapi.json';
const TARGET = 'gateway/generated/rest.ts';
const PREFIX = '#/components/schemas/';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a schema's property names to camelCase and its references to JSON Schema's own location. */
function translated(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(translated);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (key === '$ref' && typeof value === 'string') return [key, value.replace(PREFIX, '#/definitions/')];
    if (key === 'required' && Array.isArray(value)) return [key, value.map((name) => camelCase(String(name)))];
    if (key === 'properties' && isObject(value)) {
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelCase(name), translated(inner)])),
      ];
    }
    return [key, translated(value)];
  });
  return Object.fromEntries(entries);
}

const document: Json = JSON.parse(readFileSync(SOURCE, 'utf8'));
const components = isObject(document) ? document['components'] : undefined;
const schemas = isObject(components) ? components['schemas'] : undefined;
if (!isObject(schemas)) throw new Error(`${SOURCE} has no components.schemas`);

const definitions = translated(schemas);
const properties = Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/definitions/${name}` }]));
const source = await compile(
  { type: 'object', properties, definitions, additionalProperties: false } as object,
  'Components',
  {
    additionalProperties: false,
    bannerComment: '/* Generated from schema/api-v1.openapi.json by scripts/restTypes.ts. */',
    style: { singleQuote: true, printWidth: 120 },
    strictIndexSignatures: true,
    // Tuples for length limits are useless to a reader of responses.
    ignoreMinAndMaxItems: true,
  },
);
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, source);
