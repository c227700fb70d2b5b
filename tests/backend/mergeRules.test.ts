/** Merges: who may, which records, what of a screening stays, which are proposed, and that no column is forgotten. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { EndUser } from '../../backend/endUser/schema.ts';
import type { Group } from '../../backend/group/schema.ts';
import { derived, frozen, memberships, references, textPlaces } from '../../backend/merge/references.ts';
import type { DuplicatePair, Merge, MergePreview } from '../../backend/merge/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { act, imported, namesOf, rowsOf } from '../support/fileImports.ts';
import { mergeInto, newEndUser, newVendor, undoMerge } from '../support/merges.ts';
import { newOrder, newShipment, readHistory, unused } from '../support/records.ts';

/** The columns of documents and of any record's id that hold no id of a vendor, end user or group. */
const nameNone = new Set([
  ...['vendors.address', 'groups.address', 'couriers.address', 'organizations.address', 'organizations.feature_flags'],
  ...['programs.color_palette', 'shipments.dg_acknowledged', 'saved_views.columns', 'list_settings.columns'],
  ...['works.change', 'work_rows.change', 'work_rows.back', 'work_rows.record_id', 'idempotency_keys.reach'],
  ...['import_lines.line', 'import_lines.noted', 'file_imports.file', 'file_imports.shape', 'file_imports.reading'],
  ...['file_imports.columns', 'file_imports.counts', 'file_imports.sums', 'file_import_rows.cells'],
  ...['file_import_rows.mended', 'file_import_mappings.fields', 'file_import_mappings.reading'],
]);

const orderFile = (vendor: string) =>
  `Order number;Vendor;End user;Group;Line;Material;Catalog number;Quantity;Unit price\nPO-M-1;${vendor};;;1;Kit;K-1;2;3`;

describe('a merge', () => {
  const backend = suiteBackend();

  it('is for those who may change and remove such records, of their own organization', async () => {
    const { as } = backend();
    const admin = await as('orgAdmin');
    const [one, other] = [await newVendor(admin), await newVendor(admin)];
    const merge = { lock_version: 1, others: [{ id: other.id, lock_version: 1 }] };
    await (await as('manager')).refused(403, 'post', `vendors/${one.id}/merges`, { merge });
    await (await as('manager')).refused(403, 'get', `vendors/merge_preview?ids[]=${one.id}&ids[]=${other.id}`);
    await (await as('otherAdmin')).refused(404, 'post', `vendors/${one.id}/merges`, { merge });
    const done = (await admin.post<One<Merge>>(`vendors/${one.id}/merges`, { merge })).data;
    await (await as('otherAdmin')).refused(404, 'post', `merges/${done.id}/undo`);
    await (await as('otherAdmin')).refused(404, 'get', `vendors/${other.id}/merges`);
    await (await as('manager')).refused(403, 'post', `merges/${done.id}/undo`);
    expect(
      (await (await as('manager')).get<{ data: Merge[] }>(`vendors/${one.id}/merges`)).data[0]?.undoable_until,
    ).toBeNull();
  });

  it('is refused if one of the records has changed, with what it would do now', async () => {
    const admin = await backend().as('orgAdmin');
    const [one, other] = [await newVendor(admin), await newVendor(admin)];
    await admin.put(`vendors/${other.id}`, { vendor: { notes: 'Changed meanwhile' } });
    const merge = { lock_version: 1, others: [{ id: other.id, lock_version: 1 }] };
    const refused = await admin.refused<MergePreview>(409, 'post', `vendors/${one.id}/merges`, { merge });
    expect(refused).toMatchObject({ code: 'stale', data: { records: [{ lock_version: 1 }, { lock_version: 2 }] } });
    merge.others[0] = { id: other.id, lock_version: 2 };
    const field = { merge: { ...merge, fields: { shoe_size: one.id } } };
    expect((await admin.refused(422, 'post', `vendors/${one.id}/merges`, field)).errors).toHaveProperty([
      'fields.shoe_size',
    ]);
    const itself = { merge: { ...merge, others: [{ id: one.id, lock_version: 1 }] } };
    await admin.refused(422, 'post', `vendors/${one.id}/merges`, itself);
  });

  it('of end users keeps a screening for the name and country that were screened', async () => {
    const { as, world, db } = backend();
    const admin = await as('orgAdmin');
    const screened = { visual_compliance_date: '2026-01-31', risk_level: 'level_2' };
    const one = await newEndUser(admin, { last_name: 'Ada Lovelace', country: 'GB', program_ids: [world.program] });
    const other = await newEndUser(admin, {
      ...{
        last_name: 'Ada  LOVELACE',
        country: 'GB',
        program_ids: [world.second.program],
        group_ids: [world.second.group],
      },
      ...screened,
    });
    const third = await newEndUser(admin, {
      last_name: 'Augusta King',
      country: 'FR',
      ...screened,
      risk_level: 'level_3',
    });
    const order = await newOrder(admin, world, { end_user_id: one.id });
    const ids = [one, other].map(({ id }) => `ids[]=${id}`).join('&');
    const preview = (await admin.get<One<MergePreview>>(`end_users/merge_preview?${ids}`)).data;
    expect(preview).toMatchObject({ into_id: one.id, screening_lapses: false, why_not: null });
    const merge = await mergeInto(admin, 'end_users', one, [other]);
    const now = (await admin.get<One<EndUser>>(`end_users/${one.id}`)).data;
    expect(now).toMatchObject({ last_name: 'Ada Lovelace', ...screened, group_ids: [world.second.group] });
    expect(now.program_ids).toEqual([world.program, world.second.program]);
    await undoMerge(admin, merge);
    const apart = (await admin.get<One<EndUser>>(`end_users/${one.id}`)).data;
    expect(apart).toMatchObject({ visual_compliance_date: null, program_ids: [world.program], group_ids: [] });
    expect((await admin.get<One<EndUser>>(`end_users/${other.id}`)).data).toMatchObject({
      ...{ ...screened, program_ids: [world.second.program], group_ids: [world.second.group] },
    });
    // The strictest result stays, but nobody screened this name.
    const both = [apart, third].map(({ id }) => `ids[]=${id}`).join('&');
    expect((await admin.get<One<MergePreview>>(`end_users/merge_preview?${both}`)).data.screening_lapses).toBe(true);
    await mergeInto(admin, 'end_users', apart, [third]);
    expect((await admin.get<One<EndUser>>(`end_users/${one.id}`)).data).toMatchObject({
      ...{ last_name: 'Ada Lovelace', visual_compliance_date: null, risk_level: 'level_3' },
    });
    expect((await readHistory(db, 'EndUser', one.id)).at(-1)?.changes).toContainEqual(
      expect.objectContaining({ field: 'risk_level', to: 'level_3' }),
    );
    expect((await admin.get<One<PurchaseOrder>>(`purchase_orders/${order.id}`)).data.end_user_id).toBe(one.id);
  });

  it('of groups moves orders, shipments and end users, within a program', async () => {
    const { as, world } = backend();
    const admin = await as('orgAdmin');
    const home = { country: 'KE', city: 'Nairobi', address: 'Main street 1' };
    const newGroup = async (program_id: number) =>
      (
        await admin.post<One<Group>>('groups', {
          group: { program_id, name: unused('Clinic'), address_attributes: home },
        })
      ).data;
    const [stays, ends, elsewhere] = [
      await newGroup(world.program),
      await newGroup(world.program),
      await newGroup(world.second.program),
    ];
    const endUser = await newEndUser(admin, { last_name: 'Grace Hopper', group_ids: [ends.id] });
    const order = await newOrder(admin, world, { group_id: ends.id });
    const shipment = await newShipment(admin, world, { group_id: ends.id });
    const across = { lock_version: 1, others: [{ id: elsewhere.id, lock_version: 1 }] };
    await admin.refused(422, 'post', `groups/${stays.id}/merges`, { merge: across });
    const merge = await mergeInto(admin, 'groups', stays, [ends]);
    const groupsNow = async () => ({
      order: (await admin.get<One<PurchaseOrder>>(`purchase_orders/${order.id}`)).data.group_id,
      shipment: (await admin.get<One<{ group_id: number }>>(`commercial_invoices/${shipment.id}`)).data.group_id,
      endUser: (await admin.get<One<EndUser>>(`end_users/${endUser.id}`)).data.group_ids,
    });
    expect(await groupsNow()).toEqual({ order: stays.id, shipment: stays.id, endUser: [stays.id] });
    await undoMerge(admin, merge);
    expect(await groupsNow()).toEqual({ order: ends.id, shipment: ends.id, endUser: [ends.id] });
  });

  it('lets a file name the record that stays by the name of the one that has ended', async () => {
    const { as, url, world } = backend();
    const admin = await as('orgAdmin');
    const [stays, ends] = [await newVendor(admin), await newVendor(admin)];
    const merge = await mergeInto(admin, 'vendors', stays, [ends]);
    const file = { name: 'Order.csv', content: orderFile(ends.name) };
    const made = await imported(url, admin, { kind: 'purchase_orders', program_id: world.program }, file);
    await act(admin, made, 'preview');
    expect((await namesOf(admin, made)).map(({ text }) => text)).not.toContain(ends.name);
    await undoMerge(admin, merge);
    await act(admin, made, 'preview');
    expect((await rowsOf(admin, made))[0]?.cells.find(({ field }) => field === 'vendor_id')).toMatchObject({
      text: ends.name,
    });
  });

  it('is proposed by likeness, until somebody says that two are not the same', async () => {
    const { as, world } = backend();
    const admin = await as('orgAdmin');
    const names = ['Zymotec Biologicals GmbH', 'ZYMOTEC Biologicals Ltd.', 'Zymotek Biologicals'];
    const ids: number[] = [];
    for (const name of names) ids.push((await newVendor(admin, { name })).id);
    await newOrder(admin, world, { vendor_id: ids[0] });
    const pairs = async () => {
      const { data } = await admin.get<{ data: DuplicatePair[] }>('vendors/duplicates');
      return data.filter(({ records }) => records.some(({ label }) => names.includes(label)));
    };
    const found = await pairs();
    expect(found[0]).toMatchObject({ likeness: 100, records: [{ label: names[0] }, { label: names[1] }] });
    expect(found[0]?.records[0]?.named_by).toEqual([{ what: 'purchase_orders', count: 1 }]);
    expect(found.map(({ records }) => records.map(({ id }) => id))).toContainEqual([ids[0], ids[2]]);
    await admin.put('vendors/duplicates', { duplicate: { record_ids: [ids[1], ids[0]], same: false } });
    expect(await pairs()).toHaveLength(found.length - 1);
    await admin.put('vendors/duplicates', { duplicate: { record_ids: [ids[0], ids[1]], same: true } });
    expect(await pairs()).toHaveLength(found.length);
    await (await as('manager')).refused(403, 'get', 'vendors/duplicates');
  });

  it('treats every column of the database that names such records', async () => {
    const { db } = backend();
    const { rows: keys } = await sql<{ place: string }>`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('vendors'::regclass, 'end_users'::regclass, 'groups'::regclass)`.execute(
      db,
    );
    const { rows: named } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema() and (column_name ~ '(vendor|end_user|group)_id$' or column_name in ('record_id', 'parent_id')) and table_name !~ '^merge'`.execute(
      db,
    );
    const { rows: documents } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = current_schema() and (data_type = 'jsonb' or column_name = 'address') and table_name !~ '^merge'`.execute(
      db,
    );
    const treated = new Set([
      ...Object.values(references)
        .flat()
        .map(({ place }) => place),
      ...Object.values(memberships)
        .flat()
        .map(({ place }) => place),
      ...[...derived, ...Object.keys(textPlaces), ...Object.keys(frozen)],
    ]);
    const places = [...keys, ...named, ...documents].map(({ place }) => place.replace(/"/g, ''));
    expect([...new Set(places)].filter((place) => !treated.has(place) && !nameNone.has(place))).toEqual([]);
  });
});
