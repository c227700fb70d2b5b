/**
 * Calls every route as every actor: asserts who may call it, and that a rejected call changes nothing. The expected
 * outcomes are in `matrix/expected.md`; `npx vitest run --project backend matrix -u` rewrites it, for review.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../backend/http/route.ts';
import { routes } from '../../backend/routes.ts';
import type { Answer, Rejection } from '../support/api.ts';
import { postgresDatabase } from '../support/database.ts';
import { nightly } from '../support/nightly.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import type { Records } from './matrix/records.ts';
import { referencesIn, valueAt, withValue } from './matrix/references.ts';
import { nameOf, outcomeOf, pathOf, send } from './matrix/request.ts';
import { roleWith } from './matrix/roles.ts';
import { type Sample, samples } from './matrix/samples.ts';
import { type Actor, actors, missing, type Stage, suiteStage } from './matrix/stage.ts';

const everyOrganization = roleWith(110, 'All rights, every organization', () => true, { scope: 'every organization' });
const stage = suiteStage([everyOrganization]);
const patient = { timeout: 600_000 };

function sampleOf(route: Route, records: Records, actor: Actor = 'all rights', at = stage()): Sample {
  const sample = samples(records, at.addressOf(actor))[nameOf(route)];
  if (!sample) throw new Error(`There is no sample of ${nameOf(route)}`);
  return sample;
}

/** Makes a call and undoes it. */
async function call(actor: Actor, route: Route, path: string, sample: Sample): Promise<Answer> {
  const answer = await send(stage().as(actor), route, path, sample);
  await stage().undo();
  return answer;
}

/** Whether a call names no record that belongs to an organization. */
function namesNoRecord(route: Route, at = stage()): boolean {
  const { own, foreign } = at;
  const asked = (records: Records) =>
    JSON.stringify([pathOf(route, records), sampleOf(route, records, 'all rights', at)]);
  return asked(own) === asked(foreign);
}

describe('every route', () => {
  it('has a sample, and every sample has a route', () => {
    const sampled = Object.keys(samples(stage().own, ''));
    expect(sampled.toSorted()).toEqual(routes.map(nameOf).toSorted());
  });

  it(
    'responds to every actor as the table says, and changes nothing if it rejects or only reads',
    patient,
    async () => {
      const table = await outcomesOf(stage(), actors);
      await expect(markdown([['call', ...actors], ...table])).toMatchFileSnapshot('matrix/expected.md');
    },
  );

  it('responds only to the methods of its path, and to HEAD as to GET', patient, async () => {
    const { as, backend, own } = stage();
    const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
    const answered: string[] = [];
    for (const path of new Set(routes.map((route) => route.path))) {
      const declared = routes.filter((route) => route.path === path);
      const [route] = declared;
      if (!route) continue;
      for (const method of methods.filter((one) => !declared.some((known) => known.method === one))) {
        const { status } = await as('all rights').send(method, pathOf(route, own));
        if (status !== 404) answered.push(`${method} ${path}: ${status}`);
      }
      if (declared.every(({ method, access }) => method !== 'get' || access === 'public')) continue;
      const { status } = await fetch(`${backend.url}/api/v1/${pathOf(route, own)}`, { method: 'HEAD' });
      if (status !== 401) answered.push(`head ${path}: ${status}`);
    }
    expect(answered).toEqual([]);
  });

  it('does not distinguish an id of another organization from a missing one', patient, async () => {
    const { foreign } = stage();
    const told: string[] = [];
    for (const route of routes) {
      if (route.access === 'public' || namesNoRecord(route)) continue;
      const ask = (records: Records) => call('all rights', route, pathOf(route, records), sampleOf(route, records));
      const [theirs, nobodys] = [await ask(foreign), await ask(missing)];
      const isThere = theirs.status < 400 && !outcomeOf(theirs).endsWith('none');
      if (isThere || JSON.stringify(theirs.body) !== JSON.stringify(nobodys.body)) told.push(nameOf(route));
    }
    expect(told).toEqual([]);
  });
});

const onPostgresByNight = nightly ? describeOnPostgres : () => undefined;
onPostgresByNight('every route, on PostgreSQL', (server) => {
  const onPostgres = suiteStage([everyOrganization], async () => postgresDatabase(await server().createMigrated()));

  // Rights are judged before any SQL, which these two callers reach: one is given a record, the other must not find it.
  it('responds as the table says to whoever has all rights, here and in another organization', patient, async () => {
    const both = ['all rights', 'other organization'] as const;
    const columns = [0, ...both.map((actor) => actors.indexOf(actor) + 1)];
    const expected = (await readFile(new URL('matrix/expected.md', import.meta.url), 'utf8'))
      .split('\n')
      .slice(2, -1)
      .map((line) => line.slice(2, -2).split(' | '));
    expect(await outcomesOf(onPostgres(), both)).toEqual(
      expected.map((cells) => columns.map((column) => cells[column])),
    );
  });
});

/** Calls every route as these actors, and returns the rows of the table. Rejected calls and reads must change nothing. */
async function outcomesOf(at: Stage, callers: readonly Actor[]): Promise<string[][]> {
  const { as, digest, own, undo } = at;
  const before = await digest();
  const table: string[][] = [];
  const wrong: string[] = [];
  for (const route of routes) {
    const outcomes: Partial<Record<Actor, string>> = {};
    for (const actor of callers) {
      const answer = await send(as(actor), route, pathOf(route, own), sampleOf(route, own, actor, at));
      outcomes[actor] = outcomeOf(answer);
      const leavesAlone = answer.status >= 400 || route.method === 'get';
      if (leavesAlone && (await digest()) !== before) wrong.push(`${nameOf(route)} as ${actor} changed something`);
      await undo();
    }
    if (callers === actors) wrong.push(...broken(route, outcomes, at));
    table.push([nameOf(route), ...Object.values(outcomes)]);
  }
  expect(wrong).toEqual([]);
  return table;
}

/** Returns the violations of the rules that apply to every route, whatever the table says. */
function broken(route: Route, outcomes: Partial<Record<Actor, string>>, at = stage()): string[] {
  const wrong: string[] = [];
  const must = (actor: Actor, ...allowed: string[]) => {
    const outcome = outcomes[actor] ?? '';
    if (!allowed.includes(outcome)) wrong.push(`${nameOf(route)} as ${actor}: ${outcome}, not ${allowed.join(' or ')}`);
  };
  const done = String(route.answer.status);
  // Whoever calls these here exists already; setup.test.ts has those who do not.
  if (route.path.startsWith('/api/v1/setup')) return wrong;
  must('all rights', done);
  if (route.access === 'public') return wrong;
  must('no session', '401');
  must('deactivated', '401');
  if (route.access !== 'session') {
    must('no rights', '403');
    if (!route.access.some(([, right]) => right === 'read')) must('reads', '403');
  }
  if (namesNoRecord(route, at)) must('other organization', done);
  else must('other organization', '404', '422', '200 none');
  return wrong;
}

describe('a second id in a path', () => {
  it('belongs to the first one, or is not found', patient, async () => {
    const { own, beside, second, foreign } = stage();
    const found: string[] = [];
    const pairs: [string, Records, Records][] = [
      ['another record beside it', own, beside],
      ['another program', own, second],
      ['another organization', own, foreign],
      ['another organization, with its own parent', foreign, foreign],
      ['this organization, under a foreign parent', foreign, own],
      ['another kind of record', own, otherKinds(own)],
    ];
    for (const route of routes.filter(({ path }) => path.split('/:').length > 2)) {
      for (const [what, parent, child] of pairs) {
        const answer = await call('all rights', route, pathOf(route, parent, child), sampleOf(route, own));
        if (answer.status !== 404) found.push(`${nameOf(route)} with a child of ${what}: ${answer.status}`);
      }
    }
    expect(found).toEqual([]);
  });
});

/** Returns comments and documents of other kinds of records, and an item that is in no shipment. */
function otherKinds(records: Records): Records {
  const { purchase_orders, order_items, commercial_invoices } = records.comments;
  const kinds = Object.keys(records.attachments);
  const next = (index: number) => records.attachments[kinds[(index + 1) % kinds.length] ?? ''];
  return {
    ...missing,
    packed: records.item,
    comments: { purchase_orders: commercial_invoices, order_items: purchase_orders, commercial_invoices: order_items },
    attachments: Object.fromEntries(kinds.map((kind, index) => [kind, next(index)])),
  };
}

describe('the table', () => {
  it('would reveal a change of any row, until it is undone', async () => {
    const { as, backend, digest, own, undo } = stage();
    const before = await digest();
    await as('all rights').put(`vendors/${own.vendor}`, { vendor: { notes: 'Changed' } });
    expect(await digest()).not.toBe(before);
    await undo();
    expect(await digest()).toBe(before);
    await backend.db.deleteFrom('user_programs').where('user_id', '=', own.user).execute();
    expect(await digest()).not.toBe(before);
  });

  it(
    'would reveal a leak: a caller who reaches every organization breaks its rules wherever a record is named',
    patient,
    async () => {
      const { backend, own } = stage();
      const unseen: string[] = [];
      for (const route of routes.filter(
        (one) => one.method === 'get' && one.access !== 'public' && !namesNoRecord(one),
      )) {
        const { otherAdmin } = backend.world.people;
        await backend.db
          .updateTable('users')
          .set({ permission_id: everyOrganization.id })
          .where('id', '=', otherAdmin)
          .execute();
        const answer = await call('other organization', route, pathOf(route, own), sampleOf(route, own));
        const outcomes = { 'other organization': outcomeOf(answer) };
        const noticed = broken(route, outcomes).some((rule) => rule.includes('as other organization'));
        // Notifications are readable only by their recipient, whatever the role.
        if (!noticed && !route.path.includes('notifications')) unseen.push(nameOf(route));
      }
      expect(unseen).toEqual([]);
    },
  );
});

describe('an id in a body', () => {
  it.each([
    ['of another organization', 'foreign', /./],
    [
      'of another program, where it names something of a program',
      'second',
      /^(group_id|end_user_id|user_ids|ids|selected_order_item_ids)$/,
    ],
  ] as const)('%s is rejected on its field like a missing one', patient, async (_what, whose, fields) => {
    const { own, [whose]: others } = stage();
    const taken: string[] = [];
    let tried = 0;
    for (const route of routes) {
      const { body, file } = sampleOf(route, own);
      const theirs = sampleOf(route, others).body;
      if (!body || !theirs || route.access === 'public') continue;
      for (const { path, field } of referencesIn(body, theirs, route.body?.wrapper)) {
        if (!fields.test(field)) continue;
        // The records of a bulk write may be from all programs of the user.
        if (whose === 'second' && path[0] === 'ids') continue;
        tried += 1;
        const ask = (value: unknown) =>
          call('all rights', route, pathOf(route, own), { body: withValue(body, path, value), ...(file && { file }) });
        const refused = await ask(valueAt(theirs, path));
        const notThere = await ask(missing.user);
        const named = Object.keys((refused.body as Rejection).errors ?? {}).some((name) => {
          // The errors of a bulk write name the row, and the field in it: `order_items.0`, `ids.0.ids`.
          const [, row = name, inRow = ''] = /^(\w+)\.\d+\.?(.*)$/.exec(name) ?? [];
          return `${field}.`.startsWith(`${row}.`) || `.${field}`.endsWith(`.${inRow}`);
        });
        const alike = JSON.stringify(refused.body) === JSON.stringify(notThere.body);
        if (refused.status !== 422 || !named || !alike) {
          taken.push(
            `${nameOf(route)} ${path.join('.')}: ${refused.status} ${JSON.stringify(refused.body).slice(0, 200)}`,
          );
        }
      }
    }
    expect(taken).toEqual([]);
    expect(tried).toBeGreaterThan(5);
  });
});

function markdown([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
