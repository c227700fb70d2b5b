/**
 * Strings that break programs: each is stored unchanged or rejected, and the same process keeps responding. Fields with the
 * same declaration are read by the same code, so most values are sent to routes that together have each declaration; a few
 * that differ in how they break are sent to all routes.
 */
import { describe, expect, it } from 'vitest';
import type { Route } from '../../backend/http/route.ts';
import { routes } from '../../backend/routes.ts';
import type { Answer, Rejection } from '../support/api.ts';
import { casesOf } from '../support/nightly.ts';
import { fieldsOf, isText, queryOf, type Schema } from './matrix/document.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { type Sample, samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const stage = suiteStage();
const patient = { timeout: 600_000 };

const allStrings: Record<string, string> = {
  'SQL and quotes': `'; DROP TABLE users; --" \\ $1 %s`,
  'a NUL': 'a\u0000b',
  'half a surrogate pair': 'a\ud83db',
  'emoji, accents, other directions': '👩‍🚀 é \u202eمرحبا\u202c שלום ﷽',
  'invisible characters': '\u200b\ufeff\u00ad\u2028',
  'only blanks': ' \t\u3000\u00a0',
  'the wildcards of SQL': '%_%',
  'a name that JavaScript knows': '__proto__',
  markup: '<script>alert(1)</script>',
  'a formula': '=HYPERLINK("http://x","y")',
  'a path': '../../etc/passwd',
  'a template': '{{7*7}}#{7*7}<%= 7*7 %>',
  'a number that no double holds': '9007199254740993',
  'a huge number': '1e400',
  'a date that is none': '2026-02-30',
  'a bad escape': '%zz%00',
  'something very long': 'x'.repeat(6000),
};
const allValues: Record<string, unknown> = {
  'a number that is no id': 2 ** 53,
  'less than nothing': -1,
  'a fraction': 0.5,
  yes: true,
  'an object': { toString: 'x' },
  'a list of lists': [[[]]],
  'a list of everything': [null, -1, 'x', {}],
};

/** The strings and values that every route gets: what breaks SQL, a size; what is of a wrong shape. */
const everywhere = ['SQL and quotes', 'something very long', 'an object'];

/** Those that are enough: of each way to break something, one. */
const enough = [
  ...everywhere,
  ...['a NUL', 'half a surrogate pair', 'emoji, accents, other directions', 'invisible characters', 'only blanks'],
  ...['a number that is no id', 'a list of lists'],
];
const strings = casesOf(Object.entries(allStrings), ([what]) => enough.includes(what));
const values = casesOf(Object.entries(allValues), ([what]) => enough.includes(what));

/** Returns the routes that get this value: all, or the first ones that together have every declaration of these. */
function routesFor(what: string, candidates: readonly Route[], declared: (route: Route) => Schema[]): readonly Route[] {
  if (everywhere.includes(what)) return candidates;
  const seen = new Set<string>();
  return candidates.filter((route) => {
    const before = seen.size;
    for (const declaration of declared(route)) seen.add(JSON.stringify(declaration));
    return seen.size > before;
  });
}

/** Returns the first route of each kind. */
function oneOfEach(candidates: readonly Route[], kindOf: (route: Route) => string): Route[] {
  return [...new Map(candidates.toReversed().map((route) => [kindOf(route), route])).values()];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const textsOf = (route: Route) => Object.values(fieldsOf(route)).filter(isText);
const parametersOf = (route: Route) => queryOf(route).map(({ schema }) => schema);

const sampleOf = (route: Route): Sample => samples(stage().own, stage().addressOf('all rights'))[nameOf(route)] ?? {};

async function call(route: Route, sample: Sample): Promise<Answer> {
  const { as, own, undo } = stage();
  const answer = await send(as('all rights'), route, pathOf(route, own), sample);
  await undo();
  return answer;
}

/** Returns the parameters that a rejection names. */
const parametersIn = ({ status, body }: Answer): string[] =>
  status === 422 ? Object.keys((body as Rejection).errors ?? {}) : [];

/** Returns the top-level field names in a rejection. */
const refusedBy = (answer: Answer) => parametersIn(answer).map((name) => name.split('.')[0] ?? name);

/** Returns a request body in which each of these fields has this value. */
function withFields(route: Route, { body = {} }: Sample, names: readonly string[], value: unknown): Sample {
  const wrapper = route.body?.wrapper;
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  return { body: wrapper ? { [wrapper]: { ...Object(body[wrapper]), ...fields } } : { ...body, ...fields } };
}

/** Sends a value in all fields at once, then again only in the fields that were not rejected. */
async function asFields(route: Route, names: readonly string[], value: unknown) {
  const first = await call(route, withFields(route, sampleOf(route), names, value));
  const refused = refusedBy(first);
  const left = names.filter((name) => !refused.includes(name));
  const again = refused.length > 0 && left.length > 0;
  return {
    left,
    answers: again ? [first, await call(route, withFields(route, sampleOf(route), left, value))] : [first],
  };
}

describe('a naughty string', () => {
  const written = routes.filter((route) => route.body && route.access !== 'public' && !route.path.includes('password'));

  it.each(strings)(
    '%s is stored by every text field as typed or without what shows nothing, or rejected',
    patient,
    async (what, text) => {
      const wrong: string[] = [];
      const stored = [text.trim(), text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()];
      for (const route of routesFor(what, written, textsOf)) {
        const names = Object.entries(fieldsOf(route)).flatMap(([name, field]) => (isText(field) ? [name] : []));
        if (names.length === 0) continue;
        const { left, answers } = await asFields(route, names, text);
        for (const { status } of answers) if (status >= 500) wrong.push(`${nameOf(route)}: ${status}`);
        const { status, body } = answers.at(-1) ?? { status: 0, body: null };
        if (status >= 300) continue;
        const record = (body as { data: Record<string, unknown> } | null)?.data ?? {};
        const changed = left.filter(
          // What only looks blank is as good as not sent, and may have a default.
          (name) => typeof record[name] === 'string' && !stored.includes(record[name]) && stored[1] !== '',
        );
        if (changed.length > 0) wrong.push(`${nameOf(route)}: ${changed} came back as ${record[changed[0] ?? '']}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(strings)('%s is accepted or rejected in every parameter', patient, async (what, text) => {
    const wrong: string[] = [];
    for (const route of routesFor(what, routes, parametersOf).filter((one) => queryOf(one).length > 0)) {
      const sample = sampleOf(route);
      const names = queryOf(route)
        .map(({ name }) => name)
        .filter((name) => !sample.query?.includes(name));
      const asked = (some: readonly string[]) => {
        const more = some.map((name) => `${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 300)}`);
        return call(route, { ...sample, query: [sample.query, ...more].filter(Boolean).join('&') });
      };
      let [left, answer] = [names, await asked(names)];
      // Some are looked at only once others are right.
      for (let refused = parametersIn(answer); refused.length > 0; refused = parametersIn(answer)) {
        const before = left.length;
        left = left.filter((name) => !refused.includes(name.replace('[]', '').replace('[', '.').replace(']', '')));
        if (left.length === before) break;
        answer = await asked(left);
      }
      if (answer.status >= 400) wrong.push(`${nameOf(route)}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('of % or _ is matched literally by every search', patient, async () => {
    const found: string[] = [];
    // A list as a file finds what the list finds.
    const lists = routes.filter((one) => !('produces' in one));
    for (const route of lists.filter((one) => queryOf(one).some(({ name }) => name === 'search'))) {
      for (const typed of ['%', '_', '%%%', '___', '\\', '\\%_']) {
        const query = [sampleOf(route).query, `search=${encodeURIComponent(typed)}`].filter(Boolean).join('&');
        const { status, body } = await call(route, { query });
        const rows = (body as { data?: { name?: string }[] }).data?.filter(
          // Names of dangerous goods contain percentages, so these matches are correct.
          ({ name }) => route.path !== '/api/v1/un_numbers' || !name?.includes(typed),
        );
        if (status !== 200 || rows?.length !== 0)
          found.push(`${nameOf(route)} ${typed}: ${status}, ${rows?.length} rows`);
      }
    }
    expect(found).toEqual([]);
  });

  it('in place of an id is rejected with 404', patient, async () => {
    const { as, own } = stage();
    const found: string[] = [];
    const ids = [
      '9007199254740993',
      '%00',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      '1%2f..%2fusers',
      '..%3b',
      '1%0d%0aX-Y:z',
      'null',
    ];
    const withId = routes.filter(({ path }) => path.includes(':'));
    // All ids are read by the same code; whether a route uses it, two of them show.
    const thorough = oneOfEach(withId, ({ path }) => path.split('/:')[0] ?? path);
    for (const route of withId) {
      const path = pathOf(route, own);
      for (const id of thorough.includes(route) ? ids : ids.slice(0, 2)) {
        const { status } = await send(as('all rights'), route, path.replace(/\d+/, id), sampleOf(route));
        if (status !== 404) found.push(`${nameOf(route)} ${id}: ${status}`);
      }
    }
    expect(found).toEqual([]);
  });
});

describe('a naughty header', () => {
  it.each(['../../etc/passwd', "UTC'; DROP TABLE users", 'x'.repeat(300), 'GMT+99', '__proto__', '%00'])(
    'is ignored as a time zone: %.30s',
    async (zone) => {
      const { as, digest } = stage();
      const before = await digest();
      expect((await as('all rights').send('get', 'profile', undefined, { 'time-zone': zone })).status).toBe(200);
      expect(await digest()).toBe(before);
    },
  );

  it('is not accepted as a request id, token or idempotency key', async () => {
    const { as, backend } = stage();
    const { headers } = await as('all rights').send('get', 'profile', undefined, { 'x-request-id': 'a"b<c' });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    for (const token of ['a.b', '..', 'a.b.c', '__proto__', `${'x'.repeat(4000)}.y.z`]) {
      expect((await backend.withToken(token).send('get', 'profile')).status).toBe(401);
    }
    const vendor = { vendor: { name: 'With a key' } };
    const key = { 'idempotency-key': 'k'.repeat(256) };
    expect((await as('all rights').send('post', 'vendors', vendor, key)).status).toBe(400);
  });
});

describe('a value of another type', () => {
  it.each(values)('%s is accepted or rejected in every field, never a server error', patient, async (what, value) => {
    const failed: string[] = [];
    const written = routes.filter(({ body }) => body);
    for (const route of routesFor(what, written, (one) => Object.values(fieldsOf(one)))) {
      const { answers } = await asFields(route, Object.keys(fieldsOf(route)), value);
      for (const { status } of answers) if (status >= 500) failed.push(`${nameOf(route)}: ${status}`);
    }
    expect(failed).toEqual([]);
  });

  it.each([
    'null',
    '[]',
    '"x"',
    '1',
    '{',
    '{"a":1,}',
    '[1',
    '\ufeff{}',
    '{"a":"\\ud800"}',
    '\u0000',
    `${'['.repeat(20_000)}`,
  ])('is rejected as a whole body: %.20s', patient, async (text) => {
    const { as, own, undo } = stage();
    const failed: string[] = [];
    const written = routes.filter(({ body }) => body && !body.schema.safeParse({}).success);
    // What is no JSON is rejected before its route is known.
    for (const route of isJson(text) ? written : oneOfEach(written, ({ method }) => method)) {
      const { status } = await as('all rights').send(route.method, pathOf(route, own), text);
      if (status !== 400 && status !== 422) failed.push(`${nameOf(route)}: ${status}`);
      await undo();
    }
    expect(failed).toEqual([]);
  });
});
