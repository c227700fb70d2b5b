/** Light lists, which pickers fetch: only the names of the records, with the same rows as the full list. */
import { describe, expect, it } from 'vitest';
import { routes } from '../../backend/routes.ts';
import { queryOf } from './matrix/document.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { roleWith } from './matrix/roles.ts';
import { samples } from './matrix/samples.ts';
import { type Actor, suiteStage } from './matrix/stage.ts';

type Row = Record<string, unknown> & { id: number };
type Page = { data: Row[]; meta: { count: number } };

/** The fields of rows besides their id: the name, and for users also what an avatar needs. */
const names: Record<string, string[]> = {
  'GET /organizations': ['name'],
  'GET /programs': ['name'],
  'GET /users': ['first_name', 'last_name', 'picture', 'status'],
  'GET /vendors': ['name', 'prohibited'],
  'GET /couriers': ['company_name', 'prohibited'],
  'GET /couriers/:id/airlines': ['name'],
  'GET /end_users': ['label', 'prohibited'],
  'GET /groups': ['name', 'prohibited'],
  'GET /status_reasons': ['sub_status'],
  'GET /api_keys': ['name'],
  'GET /purchase_orders': ['label'],
  'GET /order_items': ['label'],
  'GET /commercial_invoices': ['label'],
};
/** The lists that only need a session: readable records refer to the people, companies and groups that they name. */
const openToAll = ['GET /users', 'GET /vendors', 'GET /couriers', 'GET /end_users', 'GET /groups'];

const assigns = roleWith(104, 'Assigns', (area, right) => area === 'purchase_orders' && right === 'write');

describe('a light list', () => {
  const stage = suiteStage([assigns]);
  const lists = routes.filter((route) => queryOf(route).some(({ name }) => name === 'light'));

  it('exists for every type of record', () => {
    expect(lists.map(nameOf).toSorted()).toEqual(Object.keys(names).toSorted());
  });

  it('returns the names of the rows of the full list, in the same order', async () => {
    const { as, own } = stage();
    for (const route of lists) {
      const { query = '' } = samples(own, '')[nameOf(route)] ?? {};
      const ask = async (more: string) => {
        const { body } = await send(as('all rights'), route, pathOf(route, own), { query: `${query}&${more}` });
        return body as Page;
      };
      const [whole, light] = [await ask('items=200'), await ask('items=200&light=true')];
      expect(light.meta, nameOf(route)).toEqual(whole.meta);
      expect(light.data.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id));
      expect(light.data.length).toBeGreaterThan(0);
      const shown = ['id', ...(names[nameOf(route)] ?? [])].toSorted();
      for (const row of light.data) expect(Object.keys(row).toSorted()).toEqual(shown);
    }
    const labels = async (path: string) => {
      const { data } = await as('all rights').get<Page>(`${path}&light=true`);
      return data.map(({ label }) => label);
    };
    expect(await labels(`purchase_orders?ids[]=${own.order}`)).toEqual(['PO own']);
    expect(await labels(`order_items?ids[]=${own.item}`)).toEqual(['Line 1 · Item own']);
    expect(await labels(`commercial_invoices?ids[]=${own.shipment}`)).toEqual(['CI own']);
  });

  it('needs no right if it only names people and places, unless filtered or sorted by hidden fields', async () => {
    const { as, own } = stage();
    for (const route of lists) {
      const { query = '' } = samples(own, '')[nameOf(route)] ?? {};
      const ask = async (more: string) => {
        const answer = await send(as('no rights'), route, pathOf(route, own), { query: `${query}&${more}` });
        return answer.status;
      };
      const isOpen = openToAll.includes(nameOf(route));
      expect(await ask('light=true'), nameOf(route)).toBe(isOpen ? 200 : 403);
    }
    for (const query of [
      'vendors?light=true&sort[field]=risk_level',
      'vendors?light=true&filters[risk_level][]=level_1',
      'users?light=true&sort[field]=email',
      'end_users?light=true&sort[field]=country',
      `users?light=true&organization_admins_from_organization=${own.organization}`,
      'users?light=true&eligible_for_ci=true',
    ]) {
      await as('no rights').refused(403, 'get', query);
    }
    await as('no rights').get('vendors?light=true&sort[field]=name&sort[direction]=desc');
    const count = async (typed: string, actor: Actor = 'no rights') =>
      (await as(actor).get<Page>(`users?light=true&sort[field]=name&search=${typed}`)).meta.count;
    expect(await count('inventory')).toBe(1);
    expect(await count('@test.example')).toBe(0);
    expect(await count('@test.example', 'reads')).toBeGreaterThan(5);
  });

  it('returns assignable users to roles that may assign, without the right to read users', async () => {
    const { as, become, own } = stage();
    await become(assigns);
    const { data } = await as('all rights').get<Page>('users?light=true&eligible_for_ci=true');
    expect(data.length).toBeGreaterThan(0);
    const admins = `organization_admins_from_organization=${own.organization}`;
    await as('all rights').refused(403, 'get', `users?light=true&${admins}`);
    await as('all rights').refused(403, 'get', 'users?eligible_for_ci=true');
  });
});
