/**
 * Other organizations' records must not affect any response: rows, counts, pages, order, defaults, sums, options. Every
 * read is made with every query before and after others write; not one byte may differ.
 */
import { describe, expect, it } from 'vitest';
import type { Route } from '../../backend/http/route.ts';
import { routes } from '../../backend/routes.ts';
import { choicesOf, isText, queryOf } from './matrix/document.ts';
import { insertRecords, type Records } from './matrix/records.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { roleWith } from './matrix/roles.ts';
import { samples } from './matrix/samples.ts';
import { type Actor, suiteStage } from './matrix/stage.ts';

const everyOrganization = roleWith(110, 'All rights, every organization', () => true, { scope: 'every organization' });
const stage = suiteStage([everyOrganization]);
const patient = { timeout: 600_000 };
const canary = 'zz-canary';
const reads = routes.filter(({ method, streaming, produces }) => method === 'get' && !streaming && !produces);
/**
 * The reads of program records; all users of an organization see its other records, such as substatuses. Approvals say where
 * the history of a shipment's records stands, among them vendors and end users, which belong to the organization.
 */
const ofPrograms = reads.filter(
  ({ path }) =>
    /v1\/(purchase_orders|order_items|commercial_invoices|groups|programs)/.test(path) &&
    !/_reasons$|:id\/approvals$/.test(path),
);

/** Returns all queries of a route: as is, in pages, sorted by each field, searched, filtered by each text. */
function waysToAsk(route: Route, records: Records): string[] {
  const { query } = samples(records, '')[nameOf(route)] ?? {};
  const names = queryOf(route);
  const texts = names.filter(({ name, schema }) => name.startsWith('filters[') && isText(schema) && !schema.pattern);
  const ways = [
    'page=1',
    'page=2&items=1',
    'pagination=false',
    ...choicesOf(route, 'sort[field]').map((field) => `sort[field]=${field}`),
    `search=${canary}`,
    ...texts.map(({ name }) => `${name}=${canary}`),
  ].filter((way) => names.some(({ name }) => way.startsWith(`${name}=`)));
  // Without the ids of its sample, a list shows everything that the caller may see.
  const scope = query?.startsWith('ids[]') ? undefined : query;
  const asked = ['', ...ways].map((way) => [scope, way].filter(Boolean).join('&'));
  return [...new Set([query ?? '', ...asked])];
}

async function everything(actor: Actor, which: readonly Route[], records: Records): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const route of which) {
    for (const query of waysToAsk(route, records)) {
      const { status, body } = await send(stage().as(actor), route, pathOf(route, records), { query });
      read[`${nameOf(route)} ?${query}`] = `${status} ${JSON.stringify(body)}`;
    }
  }
  return read;
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((asked) => after[asked] !== before[asked]);

/** Inserts records into another organization that a search for the canary finds. */
async function writeCanaries() {
  const { backend, foreign, newFile } = stage();
  const { db } = backend;
  const { organization: organization_id } = foreign;
  const idOf = async (row: Promise<{ id: number }>) => (await row).id;
  const program = await idOf(
    db
      .insertInto('programs')
      .values({ organization_id, name: canary, slug: canary })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const vendor = await idOf(
    db
      .insertInto('vendors')
      .values({ organization_id, name: canary, email: `${canary}@test.example`, risk_level: 'level_1' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const group = await idOf(
    db.insertInto('groups').values({ program_id: program, name: canary }).returning('id').executeTakeFirstOrThrow(),
  );
  const endUser = await idOf(
    db
      .insertInto('end_users')
      .values({ organization_id, last_name: canary, external_organization_name: canary })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db.insertInto('end_user_programs').values({ end_user_id: endUser, program_id: program }).execute();
  const user = await idOf(
    db
      .insertInto('users')
      .values({
        organization_id,
        first_name: canary,
        last_name: canary,
        email: `${canary}@people.example`,
        job_title: canary,
        permission_id: 7,
        status: 'active',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const place = { organization: organization_id, program, vendor, group, endUser };
  await insertRecords(db, place, canary, { user, writer: user }, newFile);
}

describe('a write', () => {
  it('in another organization is visible nowhere', patient, async () => {
    const { own } = stage();
    const before = await everything('all rights', reads, own);
    expect(Object.keys(before).length).toBeGreaterThan(150);
    await writeCanaries();
    const after = await everything('all rights', reads, own);
    expect(changed(before, after)).toEqual([]);
    expect(JSON.stringify(after)).not.toContain(`"${canary}`);
  });

  it('would be detected: it is visible to a role that covers every organization', patient, async () => {
    const { become, own } = stage();
    const lists = reads.filter(({ path }) => /v1\/(vendors|couriers|users|organizations|programs)$/.test(path));
    await become(everyOrganization);
    const before = await everything('all rights', lists, own);
    await writeCanaries();
    expect(changed(before, await everything('all rights', lists, own)).length).toBeGreaterThan(20);
  });

  it('in another program of the organization is not visible to members of this one', patient, async () => {
    const { backend, newFile, own, second } = stage();
    const before = await everything('other program', ofPrograms, second);
    const people = { user: own.user, writer: backend.world.people.orgAdmin };
    await insertRecords(backend.db, own, canary, people, newFile);
    expect(changed(before, await everything('other program', ofPrograms, second))).toEqual([]);
  });

  it('elsewhere is not included in a filter, sum or option that names it', async () => {
    const { as, foreign, own } = stage();
    const api = as('all rights');
    const count = async (path: string) => (await api.get<{ meta: { count: number } }>(path)).meta.count;
    for (const filter of [
      `vendor_ids][]=${foreign.vendor}`,
      `end_user_ids][]=${foreign.endUser}`,
      `group_ids][]=${foreign.group}`,
      `user_ids][]=${foreign.user}`,
    ]) {
      expect(await count(`purchase_orders?program_id=${own.program}&filters[${filter}`)).toBe(0);
    }
    for (const list of ['end_users', 'users', 'organizations']) {
      await api.refused(404, 'get', `${list}?program_id=${foreign.program}`);
    }
    expect(await count(`end_users?group_id=${foreign.group}`)).toBe(0);
    expect(await count(`groups?end_user_id=${foreign.endUser}`)).toBe(0);
    expect(await count(`users?organization_admins_from_organization=${foreign.organization}`)).toBe(0);
    const available = `commercial_invoices/${own.shipment}/available_order_items`;
    const sums = async (chosen: number[]) => {
      const query = chosen.map((id) => `selected_order_item_ids[]=${id}`).join('&');
      return (await api.get<{ data: { eei: unknown }[] }>(`${available}?${query}`)).data.map(({ eei }) => eei);
    };
    expect(await sums([foreign.item, foreign.packed])).toEqual(await sums([]));
  });
});
