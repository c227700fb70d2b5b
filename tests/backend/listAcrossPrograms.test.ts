/** Tests lists without a program, and by ids: they contain the caller's records of all programs, and nothing else. */
import { beforeAll, expect, it } from 'vitest';
import type { Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { orderElsewhere } from '../support/many.ts';
import { insertShipment } from '../support/records.ts';
import type { Person } from '../support/world.ts';

type Place = 'own' | 'second' | 'other';
const places: readonly Place[] = ['own', 'second', 'other'];
const ofPrograms = ['purchase_orders', 'order_items', 'commercial_invoices'];

describeOnBoth('a list without a program', (backend) => {
  /** By path: a record of the main program, of another program of the organization, and of another organization. */
  const made: Record<string, Partial<Record<Place, number>>> = {};
  const listed = async (person: Person, path: string, query = '') => {
    const { data } = await (await backend().as(person)).get<Many<{ id: number }>>(`${path}?${query}`);
    return places.filter((place) => data.some(({ id }) => id === made[path]?.[place]));
  };

  beforeAll(async () => {
    const { as, db, world } = backend();
    const admin = await as('admin');
    const record = (path: string, place: Place, id: number) => {
      made[path] = { ...made[path], [place]: id };
    };
    for (const place of places) {
      const at = place === 'own' ? world : world[place];
      const { order, item } = await orderElsewhere(admin, at);
      const organization_id = place === 'other' ? world.other.organization : world.organization;
      const shipment = { organization_id, program_id: at.program, group_id: at.group };
      record('purchase_orders', place, order.id);
      record('order_items', place, item.id);
      record('commercial_invoices', place, await insertShipment(db, world, shipment));
      record('groups', place, at.group);
      record('vendors', place, at.vendor);
      record('end_users', place, at.endUser);
    }
  });

  it.each(ofPrograms)('contains the %s of all programs of the caller', async (path) => {
    expect(await listed('viewer', path)).toEqual(['own']);
    expect(await listed('orgAdmin', path)).toEqual(['own', 'second']);
    expect(await listed('otherAdmin', path)).toEqual(['other']);
    expect(await listed('admin', path)).toEqual(['own', 'second', 'other']);
  });

  it.each([...ofPrograms, 'groups'])('contains only the requested %s that the caller may see', async (path) => {
    const ids = places.map((place) => `ids[]=${made[path]?.[place]}`);
    expect(await listed('viewer', path, ids.join('&'))).toEqual(['own']);
    expect(await listed('orgAdmin', path, ids.join('&'))).toEqual(['own', 'second']);
    expect(await listed('orgAdmin', path, ids.slice(1).join('&'))).toEqual(['second']);
  });

  it.each(['vendors', 'end_users', 'groups'] as const)('filters and sorts %s by their last change', async (path) => {
    const { as, db } = backend();
    const { own = 0, second = 0 } = made[path] ?? {};
    const changed = (id: number, time: string) =>
      db
        .updateTable(path)
        .set({ updated_at: new Date(time) })
        .where('id', '=', id)
        .execute();
    await changed(own, '2026-03-02T10:00:00Z');
    await changed(second, '2026-03-01T10:00:00Z');
    const api = await as('orgAdmin');
    const found = async (query: string) => {
      const until = 'filters[updated_at_to]=2026-03-03T00:00:00Z';
      const { data } = await api.get<Many<{ id: number }>>(`${path}?sort[field]=updated_at&${until}&${query}`);
      return data.map(({ id }) => id);
    };
    expect(await found('')).toEqual([second, own]);
    expect(await found('sort[direction]=desc')).toEqual([own, second]);
    expect(await found('filters[updated_at_from]=2026-03-02T10:00:00Z')).toEqual([own]);
  });
});
