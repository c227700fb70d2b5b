/**
 * Checks that api/v1 takes what the schema lets a client write. The gateway passes the fields of an input on as they are, so that
 * no compiler sees one that the backend rejects as unknown.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType } from 'graphql';

/** A part of the contract of api/v1. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The inputs whose fields are those of a record: `CreateVendorInput` is sent to `vendors`. */
const INPUT = /^(Create|Update)([A-Z]\w*)Input$/;
/** The methods by which each kind of input is sent. */
const METHODS: Readonly<Record<string, readonly string[]>> = { Create: ['post'], Update: ['put', 'patch'] };
/** The records that api/v1 calls otherwise. */
const PATHS: Readonly<Record<string, string>> = { shipments: 'commercial_invoices', substatuses: 'status_reasons' };
/** The fields that the gateway sends under another name, or as several. */
const TRANSLATED = ['address', 'removePicture', 'roleId', 'shipmentType'];

/** Returns a problem for each field of an input that no write of such records takes. */
export function inputFieldProblems(root: string): string[] {
  const file = join(root, 'schema/api-v1.openapi.json');
  if (!existsSync(file)) return [];
  const contract: Json = JSON.parse(readFileSync(file, 'utf8'));
  const sources = globSync('schema/*.graphql', { cwd: root }).map((name) => readFileSync(join(root, name), 'utf8'));
  const inputs = Object.values(buildSchema(sources.join('\n')).getTypeMap()).filter(isInputObjectType);
  return inputs.flatMap((input) => {
    const [, kind = '', record = ''] = INPUT.exec(input.name) ?? [];
    const plural = `${snakeCase(record)}s`;
    const path = `/api/v1/${PATHS[plural] ?? plural}${kind === 'Update' ? '/{id}' : ''}`;
    const writes = (METHODS[kind] ?? []).flatMap((method) => at(contract, 'paths', path, method, 'requestBody') ?? []);
    if (writes.length === 0) return [];
    const taken = new Set<string>();
    for (const body of writes) collectNames(contract, body, taken);
    return Object.keys(input.getFields())
      .filter((name) => !taken.has(snakeCase(name)) && !TRANSLATED.includes(name))
      .map(
        (name) =>
          `schema  has ${input.name}.${name}, which ${path} of api/v1 does not take (schema.ts of the backend).`,
      );
  });
}

const snakeCase = (name: string) => name.replace(/(?<=\w)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what is found along the keys; undefined if there is nothing. */
const at = (value: Json, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>((found, key) => (isObject(found) ? found[key] : undefined), value);

/** Adds the names of all properties in a schema, however deep. */
function collectNames(contract: Json, schema: Json, names: Set<string>): void {
  if (Array.isArray(schema)) for (const one of schema) collectNames(contract, one, names);
  if (!isObject(schema)) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') collectNames(contract, at(contract, ...String(value).split('/').slice(1)) ?? null, names);
    if (key === 'properties' && isObject(value)) for (const name of Object.keys(value)) names.add(name);
    collectNames(contract, value, names);
  }
}
