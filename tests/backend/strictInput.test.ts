/** Every route rejects unknown parameters, filters, sort fields and body keys, and names them. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../backend/http/route.ts';
import { routes } from '../../backend/routes.ts';
import type { Rejection } from '../support/api.ts';
import { answeredFields, choicesOf, fieldsOf, queryOf } from './matrix/document.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { type Sample, samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const stage = suiteStage();
const patient = { timeout: 600_000 };
const lists = routes.filter((route) => queryOf(route).some(({ name }) => name === 'page'));

const sampleOf = (route: Route): Sample => samples(stage().own, stage().addressOf('all rights'))[nameOf(route)] ?? {};

/** Returns the names in a 422 rejection, or the status of any other response. */
async function namesIn(route: Route, sample: Sample): Promise<string[] | number> {
  const { as, own, undo } = stage();
  const { status, body } = await send(as('all rights'), route, pathOf(route, own), sample);
  await undo();
  return status === 422 ? Object.keys((body as Rejection).errors ?? {}) : status;
}

/** Calls each route with invalid input and returns the routes that did not name exactly that input. */
async function notNaming(which: readonly Route[], wrong: (route: Route) => { sample: Sample; names: string[] } | null) {
  const failed: string[] = [];
  for (const route of which) {
    const asked = wrong(route);
    if (!asked) continue;
    const named = await namesIn(route, asked.sample);
    const isNamed = Array.isArray(named) && named.toSorted().join() === asked.names.toSorted().join();
    if (!isNamed) failed.push(`${nameOf(route)}: ${named}, not ${asked.names}`);
  }
  return failed;
}

const withQuery = (sample: Sample, more: string): Sample => ({
  ...sample,
  query: [sample.query, more].filter(Boolean).join('&'),
});

describe('in a query', () => {
  it('an unknown parameter is named by every route', patient, async () => {
    const asked = (route: Route) => ({ sample: withQuery(sampleOf(route), 'canary=1'), names: ['canary'] });
    expect(await notNaming(routes, asked)).toEqual([]);
  });

  it.each([
    ['filter', 'filters[canary]=1', 'filters.canary', 'filters['],
    ['sort field', 'sort[field]=canary', 'sort.field', 'sort[field]'],
    ['sort direction', 'sort[field]=FIELD&sort[direction]=sideways', 'sort.direction', 'sort[field]'],
    ['part of a sort', 'sort[field]=FIELD&sort[canary]=1', 'sort.canary', 'sort[field]'],
    ['page', 'page=0', 'page', 'page'],
    ['page past all bounds', 'page=1000001', 'page', 'page'],
    ['number of items', 'items=201', 'items', 'items'],
    ['yes and no', 'pagination=maybe', 'pagination', 'pagination'],
    ['id', 'ids[]=x', 'ids', 'ids[]'],
  ])('an unknown %s is named by every list', patient, async (_what, query, name, needs) => {
    const asked = (route: Route) => {
      if (!queryOf(route).some((parameter) => parameter.name.startsWith(needs))) return null;
      const known = query.replace('FIELD', String(choicesOf(route, 'sort[field]')[0]));
      return { sample: withQuery(sampleOf(route), known), names: [name] };
    };
    expect(await notNaming(lists, asked)).toEqual([]);
  });

  it('a filter of one list is unknown to another', async () => {
    const { as } = stage();
    const { errors } = await as('all rights').refused(422, 'get', 'couriers?filters[country][]=KE');
    expect(errors).toEqual({ 'filters.country': ['is not allowed here'] });
  });

  it('a list without pagination has at most 5,000 rows', async () => {
    const { as, backend, own } = stage();
    const fill = (from: number, to: number) =>
      sql`insert into vendors (organization_id, name)
        select ${own.organization}, 'Vendor ' || n from generate_series(${from}::int, ${to}::int) as n`.execute(
        backend.db,
      );
    const api = as('all rights');
    const { meta } = await api.get<{ meta: { count: number } }>('vendors');
    await fill(1, 5000 - meta.count);
    const { data } = await api.get<{ data: unknown[] }>('vendors?pagination=false&light=true');
    expect(data).toHaveLength(5000);
    await fill(5001, 5001);
    const { errors } = await api.refused(422, 'get', 'vendors?pagination=false&light=true');
    expect(Object.keys(errors ?? {})).toEqual(['pagination']);
  });
});

describe('in a body', () => {
  const written = routes.filter(({ body }) => body);

  it('an unknown key is named at any depth', patient, async () => {
    const failed: string[] = [];
    for (const route of written) {
      const sample = sampleOf(route);
      for (const path of objectsIn(sample.body ?? {})) {
        const names = path[0] === route.body?.wrapper ? path.slice(1) : path;
        const body = withCanary(sample.body ?? {}, path);
        failed.push(
          ...(await notNaming([route], () => ({
            sample: { ...sample, body },
            names: [[...names, 'canary'].join('.')],
          }))),
        );
      }
    }
    expect(failed).toEqual([]);
  });

  it('a field that responses contain but requests may not set is named', patient, async () => {
    let shown = 0;
    const failed = await notNaming(written, (route) => {
      const sample = sampleOf(route);
      // A form may name a file that has arrived in parts.
      const settable = [...Object.keys(fieldsOf(route)), ...(route.body?.file ? ['file_name', 'file_size'] : [])];
      const kept = ['role', 'password_hash', 'legacy_from_sap', 'organization'];
      const names = [...new Set([...answeredFields(route), ...kept])].filter((field) => !settable.includes(field));
      if (answeredFields(route).length === 0) return null;
      shown += 1;
      const more = Object.fromEntries(names.map((name) => [name, 1]));
      const wrapper = route.body?.wrapper;
      const body = structuredClone(sample.body ?? {});
      Object.assign(wrapper ? Object(body[wrapper]) : body, more);
      return { sample: { ...sample, body }, names };
    });
    expect(failed).toEqual([]);
    expect(shown).toBeGreaterThan(30);
  });

  it('keys that every JavaScript object has are unknown like any other, and change nothing', async () => {
    const { as, digest } = stage();
    const before = await digest();
    const api = as('all rights');
    for (const key of ['constructor', 'toString', 'hasOwnProperty']) {
      const { errors } = await api.refused(422, 'post', 'vendors', { vendor: { name: 'New', [key]: 1 } });
      expect(Object.keys(errors ?? {})).toEqual([key]);
    }
    await api.send('post', 'vendors', '{"vendor": {"__proto__": {"name": "Inherited"}}}');
    await api.send('post', 'vendors', '{"__proto__": {"vendor": {"name": "Inherited"}}}');
    expect(await digest()).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

/** Returns the paths of all objects in a body, including the body itself; of a list, only the first element's. */
function objectsIn(value: object, path: string[] = []): string[][] {
  const inner = Object.entries(value).flatMap(([key, child]) => {
    if (typeof child !== 'object' || child === null) return [];
    const first: unknown = Array.isArray(child) ? child[0] : child;
    if (typeof first !== 'object' || first === null) return [];
    return objectsIn(first, Array.isArray(child) ? [...path, key, '0'] : [...path, key]);
  });
  return [path, ...inner];
}

function withCanary(body: Record<string, unknown>, path: readonly string[]): Record<string, unknown> {
  const copy = structuredClone(body);
  const at = path.reduce<object>((inner, key) => Reflect.get(inner, key), copy);
  Reflect.set(at, 'canary', 1);
  return copy;
}
