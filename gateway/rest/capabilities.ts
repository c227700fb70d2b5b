/** Detects what a backend offers beyond plain api/v1, from its OpenAPI document, which is cached for all callers. */
import type { Method } from '../upstream/call.ts';
import { path } from '../upstream/path.ts';
import type { Rest } from './operation.ts';

/** The fields of the document whose keys are paths and names of schemas, not field names. */
const dataKeys: ReadonlySet<string> = new Set(['paths', 'components']);

/**
 * Whether a call on one record accepts a field in its body. A backend without a document offers nothing.
 * @param type the path before the record's id, for instance `assessments`
 * @param field as api/v1 names it; `record.field` for a field of a wrapped record
 */
export async function offersInBody(rest: Rest, method: Method, type: string, field: string): Promise<boolean> {
  return (await offersOf(rest)).has(`${method} ${type}/{} ${field}`);
}

/** Whether the backend offers a call. @param place its path, for instance `couriers/airlines` */
export async function supportsCall(rest: Rest, method: Method, place: string): Promise<boolean> {
  return (await offersOf(rest)).has(`${method} ${place}`);
}

/** Whether the backend offers a parameter of a list. @param list the list's path, for instance `vendors` */
export async function supportsParameter(rest: Rest, list: string, name: string): Promise<boolean> {
  return (await offersOf(rest)).has(`GET ${list} ?${name}`);
}

const offersOf = (rest: Rest) => rest.readShared(path`openapi.json`, offersIn, { dataKeys, optional: true });

/**
 * Returns the calls of an OpenAPI document, each as `PATCH assessments/{}`, and with each field of its body appended, also of a
 * record in it, or each of its parameters after a question mark. */
function offersIn(document: unknown): ReadonlySet<string> {
  const offers = new Set<string>();
  for (const [route, methods] of Object.entries(at(document, 'paths'))) {
    const place = route.replace(/^\/?(api\/v1\/)?/, '').replace(/\{[^}]*\}/g, '{}');
    for (const method of Object.keys(at(methods))) {
      const call = `${method.toUpperCase()} ${place}`;
      offers.add(call);
      const { parameters } = at(methods, method);
      for (const parameter of Array.isArray(parameters) ? parameters : []) {
        if (isObject(parameter)) offers.add(`${call} ?${parameter.name}`);
      }
      const properties = at(methods, method, 'requestBody', 'content', 'application/json', 'schema', 'properties');
      for (const [field, schema] of Object.entries(properties)) {
        offers.add(`${call} ${field}`);
        for (const inner of Object.keys(at(schema, 'properties'))) offers.add(`${call} ${field}.${inner}`);
      }
    }
  }
  return offers;
}

/** Returns the object at these keys; an empty one if there is none. */
function at(value: unknown, ...keys: string[]): Readonly<Record<string, unknown>> {
  const [key, ...below] = keys;
  const object = isObject(value) ? value : {};
  return key === undefined ? object : at(object[key], ...below);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
