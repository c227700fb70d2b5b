import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { GivenApprovals, Shipment } from '../../backend/shipment/schema.ts';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { Api, Many, One } from '../support/api.ts';
import { approvalOf, approve, readApprovals } from '../support/approvals.ts';
import { suiteBackend } from '../support/backend.ts';
import { newItem, newOrder, newShipment, readHistory, unused } from '../support/records.ts';

const backend = suiteBackend();
let manager: Api;
let orgAdmin: Api;
beforeAll(async () => {
  manager = await backend().as('manager');
  orgAdmin = await backend().as('orgAdmin');
});

const home = { country: 'KE', city: 'Nairobi', address: 'Main street 1' };

/** Creates a shipment of two items to a group of its own, and gives it the program's approval. */
async function approved(itemFields: object = {}) {
  const { world } = backend();
  const group = await manager.post<One<{ id: number }>>('groups', {
    group: { program_id: world.program, name: unused('Clinics'), address_attributes: home },
  });
  const order = await newOrder(manager, world, { group_id: group.data.id });
  const items: OrderItem[] = [];
  for (const position of ['1', '2']) {
    items.push(await newItem(manager, order.id, { position, countries_of_manufacture: ['IN'], ...itemFields }));
  }
  const shipment = await newShipment(manager, world, { group_id: group.data.id });
  const { id } = shipment;
  await manager.post(`commercial_invoices/${id}/order_items`, {
    selected_order_item_ids: items.map((each) => each.id),
  });
  await approve(manager, id);
  return { id, order, items, group: group.data.id, item: items[1]?.id ?? 0 };
}
const changesOf = async (id: number) => (await approvalOf(manager, id))?.changes.map(({ message }) => message);

describe('an approval', () => {
  it('counts for what it was given for, and says who gave it and when', async () => {
    const { id } = await approved();
    expect(await approvalOf(manager, id)).toMatchObject({
      date: '2026-03-02',
      approved_by_id: backend().world.people.manager,
      approved_at: expect.stringMatching(/^\d{4}-/),
      counts: true,
      changes: [],
      remarks: [],
    });
  });

  it.each([
    [{ value_per_item: '1.00' }, 'value per item 2.50 → 1.00'],
    [{ value_per_item: '0.0125' }, 'value per item 2.50 → 0.0125'],
    [{ quantity: '12.5' }, 'quantity 10 → 12.5'],
    [{ size_per_item: 'BX' }, 'unit EA → BX'],
    [{ material: 'Placebo' }, 'material Nevirapine 200 mg → Placebo'],
    [{ catalog_number: 'CAT-9' }, 'catalog number CAT-1 → CAT-9'],
    [{ hs_code: '3004900000' }, 'HS code none → 3004900000'],
    [{ eccn_details: '1C351' }, 'ECCN none → 1C351'],
    [{ eei_export: false }, 'EEI/Export none → no'],
    [{ countries_of_manufacture: ['IN', 'US'] }, 'country of manufacture IN → IN, US'],
    [{ storage: 'dry_ice' }, 'storage none → Dry ice'],
    [{ un_number: 'UN1170' }, 'UN number none → UN1170'],
    [{ packing_group: 'II' }, 'packing group none → II'],
    [{ subsidiary_hazards: ['8'] }, 'subsidiary hazards none → 8'],
  ])('no longer counts once an item is changed to %o, and says so', async (fields, said) => {
    const { id, item } = await approved();
    await manager.put(`order_items/${item}`, { order_item: fields });
    const approval = await approvalOf(manager, id);
    expect(approval).toMatchObject({ counts: false });
    expect(approval?.changes).toEqual([
      { message: `line 2, ${said}, by manager Tester`, order_item_ids: [item], by_id: backend().world.people.manager },
    ]);
    await approve(manager, id);
    expect(await approvalOf(manager, id)).toMatchObject({ counts: true, changes: [] });
  });

  it.each([
    [{ incoterm: 'DAP' }, 'incoterm none → DAP'],
    [{ freight_cost: '80' }, 'freight cost none → 80.00'],
    [{ package_quantity: 3 }, 'package quantity none → 3'],
    [{ package_type: 'pallet' }, 'package type none → Pallet'],
    [{ total_weight: '12.5' }, 'total weight in kg none → 12.5'],
    [{ dry_ice: '4' }, 'dry ice in kg none → 4'],
    [{ eei_export: true }, 'EEI/Export none → yes'],
    [{ shipment_type: 'ocean' }, 'shipment type Air → Ocean'],
  ])('no longer counts once the shipment is changed to %o', async (fields, said) => {
    const { id } = await approved();
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: fields });
    expect(await changesOf(id)).toEqual([`${said}, by manager Tester`]);
    await approve(manager, id);
    expect(await approvalOf(manager, id)).toMatchObject({ counts: true, changes: [] });
  });

  it('is of the parties, too: their names, addresses and countries, and which they are', async () => {
    const { world } = backend();
    const { id, group, order } = await approved();
    const party = async (path: string, wrapper: string, fields: object) =>
      (await orgAdmin.post<One<{ id: number }>>(path, { [wrapper]: fields })).data.id;
    await manager.put(`groups/${group}`, { group: { address_attributes: { ...home, city: 'Kisumu' } } });
    expect(await changesOf(id)).toEqual([
      expect.stringMatching(/^group Clinics-\d+, address Nairobi, Main street 1, KE → .*Kisumu.*, by manager Tester$/),
    ]);
    await approve(manager, id);
    const vendor = await party('vendors', 'vendor', { name: unused('Vendor') });
    const endUser = await party('end_users', 'end_user', {
      last_name: unused('Ministry'),
      country: 'KE',
      program_ids: [world.program],
      group_ids: [group],
    });
    await manager.patch(`purchase_orders/${order.id}`, { purchase_order: { vendor_id: vendor, end_user_id: endUser } });
    expect(await changesOf(id)).toEqual([
      expect.stringMatching(/^lines 1 and 2, vendor Kenya Pharma → Vendor-\d+, by manager Tester$/),
      expect.stringMatching(/^lines 1 and 2, end user .+ → Ministry-\d+, by manager Tester$/),
    ]);
    await approve(manager, id);
    await orgAdmin.put(`vendors/${vendor}`, { vendor: { name: unused('Seller'), notes: 'friendly' } });
    await orgAdmin.put(`end_users/${endUser}`, { end_user: { country: 'SY' } });
    expect(await changesOf(id)).toEqual([
      expect.stringMatching(/^vendor Seller-\d+, name Vendor-\d+ → Seller-\d+, by orgAdmin Tester$/),
      expect.stringMatching(/^end user Ministry-\d+, country KE → SY, by orgAdmin Tester$/),
    ]);
    await approve(manager, id);
    const courier = await party('couriers', 'courier', { company_name: unused('Carrier') });
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { courier_id: courier } });
    expect(await changesOf(id)).toEqual([expect.stringMatching(/^courier none → Carrier-\d+, by manager Tester$/)]);
  });

  it('tells items that came and went, and the same change of many items once', async () => {
    const { id, order, items, item } = await approved();
    const [first = 0] = items.map((each) => each.id);
    const third = await newItem(manager, order.id, { position: '3', countries_of_manufacture: ['IN'] });
    await manager.delete(`commercial_invoices/${id}/order_items/${item}`);
    await manager.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids: [third.id] });
    expect(await changesOf(id)).toEqual([
      'line 2 was removed, by manager Tester',
      'line 3 was added, by manager Tester',
    ]);
    // Taken back, it is again what was approved.
    await manager.delete(`commercial_invoices/${id}/order_items/${third.id}`);
    await manager.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids: [item] });
    expect(await approvalOf(manager, id)).toMatchObject({ counts: true });
    // As the sheet writes: many rows in one call.
    const procurement = await backend().as('procurement');
    const rows = [first, item].map((each) => ({ id: each, hs_code: '3822190000' }));
    await procurement.patch('order_items', { order_items: rows });
    expect(await changesOf(id)).toEqual(['lines 1 and 2, HS code none → 3822190000, by procurement Tester']);
    await manager.delete(`commercial_invoices/${id}/order_items/${item}`);
    await manager.delete(`order_items/${item}`);
    expect(await changesOf(id)).toContainEqual(
      expect.stringMatching(/^line of Nevirapine 200 mg \(deleted\) was removed/),
    );
  });

  it('is not of a split-off part: an item in a shipment cannot be split', async () => {
    const { id, item } = await approved({ split_quantity: true });
    await manager.refused(409, 'post', `order_items/${item}/split_quantity`, { order_item: { quantity: '1' } });
    expect(await approvalOf(manager, id)).toMatchObject({ counts: true });
    await manager.delete(`commercial_invoices/${id}/order_items/${item}`);
    await approve(manager, id);
    await manager.post(`order_items/${item}/split_quantity`, { order_item: { quantity: '1' } });
    expect(await approvalOf(manager, id)).toMatchObject({ counts: true });
    await manager.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids: [item] });
    expect(await changesOf(id)).toEqual(['line 2 was added, by manager Tester']);
  });

  it('is of the assessment, too', async () => {
    const { id, item } = await approved();
    const assessment_attributes = { assessed: true, dg_class: '3', dg_description: 'Ethanol' };
    await manager.patch(`assessments/${item}`, { order_item: { assessment_attributes } });
    expect(await changesOf(id)).toEqual([
      'line 2, assessed no → yes, by manager Tester',
      'line 2, class none → 3, by manager Tester',
      'line 2, DG description none → Ethanol, by manager Tester',
    ]);
  });

  it('is not of notes, comments, documents, dates, the air waybill, people, status or the invoice number', async () => {
    const { db, world } = backend();
    const { id, item, order } = await approved();
    await manager.put(`commercial_invoices/${id}`, {
      commercial_invoice: {
        notes: 'Keep upright',
        awb: '176-12345675',
        anticipated_ship_date: '2026-04-01',
        shipped_date: '2026-03-01',
        commercial_name: 'Another',
        invoice_number: unused('CI'),
      },
    });
    await manager.put(`order_items/${item}`, { order_item: { notes: 'fragile', urgent: true, position: '7' } });
    await manager.patch(`purchase_orders/${order.id}`, { purchase_order: { order_number: unused('Renamed') } });
    await manager.put(`commercial_invoices/${id}/manage`, { user: { ids: [world.people.viewer] } });
    await manager.post(`commercial_invoices/${id}/comments`, { comment: { message: 'Seen', source: 'internal' } });
    const document = { organization_id: world.organization, parent_type: 'CommercialInvoice' as const, parent_id: id };
    await db
      .insertInto('documents')
      .values({ ...document, document_type: 'other' })
      .execute();
    await manager.put(`commercial_invoices/${id}/assigned_status`, { record: { status: 'on_hold' } });
    expect(await approvalOf(manager, id)).toMatchObject({ counts: true, changes: [] });
  });

  it('is given again by the same date, which the history keeps; an approval that counts stays its giver’s', async () => {
    const { id, item } = await approved();
    await approve(orgAdmin, id);
    expect((await approvalOf(manager, id))?.approved_by_id).toBe(backend().world.people.manager);
    await manager.put(`order_items/${item}`, { order_item: { value_per_item: '1.00' } });
    await approve(orgAdmin, id);
    expect(await approvalOf(manager, id)).toMatchObject({
      counts: true,
      approved_by_id: backend().world.people.orgAdmin,
    });
    const history = await readHistory(backend().db, 'CommercialInvoice', id);
    const date = '2026-03-02';
    expect(history.at(-1)).toMatchObject({
      action: 'set_approvals',
      changes: [{ field: 'program_approval', from: date, to: date }],
    });
    await approve(manager, id, { program_approval: null, ehs_approval: date });
    expect((await readApprovals(manager, id)).approvals.map(({ field }) => field)).toEqual(['ehs_approval']);
  });

  it('says that it was sent for approval only afterwards; a date of sending always counts', async () => {
    const { id, item } = await approved();
    await approve(manager, id, { sent_for_program_approval: '2026-03-05' });
    await manager.put(`order_items/${item}`, { order_item: { value_per_item: '1.00' } });
    expect((await approvalOf(manager, id))?.remarks).toEqual(['Sent for approval after it was approved']);
    expect(await approvalOf(manager, id, 'sent_for_program_approval')).toMatchObject({ counts: true, changes: [] });
  });
});

describe('what changed since somebody looked', () => {
  it('is told once for each field, from its first value to its last, with items that came and went', async () => {
    const { id, item, items, group } = await approved();
    const [first = 0] = items.map((each) => each.id);
    const { position, changed_since } = await readApprovals(manager, id);
    expect(changed_since).toEqual([]);
    for (const value_per_item of ['3.00', '4.00']) {
      await manager.put(`order_items/${first}`, { order_item: { value_per_item, notes: 'no content' } });
    }
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { incoterm: 'DAP', notes: 'no content' } });
    await manager.put(`groups/${group}`, { group: { attn: 'Dr. Otieno' } });
    await manager.delete(`commercial_invoices/${id}/order_items/${item}`);
    const { data } = await manager.get<One<GivenApprovals>>(`commercial_invoices/${id}/approvals?since=${position}`);
    expect(data.changed_since.map(({ message }) => message)).toEqual([
      'line 1, value per item 2.50 → 4.00, by manager Tester',
      'incoterm none → DAP, by manager Tester',
      expect.stringMatching(/^group Clinics-\d+, attention none → Dr. Otieno, by manager Tester$/),
      'line 2 was removed, by manager Tester',
    ]);
    await manager.refused(422, 'get', `commercial_invoices/${id}/approvals?since=yesterday`);
  });
});

describe('an approval that no longer counts', () => {
  it('puts an open shipment back into the Approval List, which the program counts alike', async () => {
    const { world } = backend();
    const { id, item } = await approved();
    const listed = async () => {
      const query = `program_id=${world.program}&filters[overview]=approval_list&items=100`;
      const { data, meta } = await manager.get<Many<Shipment>>(`commercial_invoices?${query}`);
      const counts = await manager.get<Many<{ approval_list: number }>>(`programs/counts?ids[]=${world.program}`);
      expect(counts.data[0]?.approval_list).toBe(meta.count);
      return data.find((row) => row.id === id);
    };
    expect(await listed()).toBeUndefined();
    await manager.put(`order_items/${item}`, { order_item: { value_per_item: '1.00' } });
    expect(await listed()).toMatchObject({ lapsed_approvals: ['program_approval'], program_approval: '2026-03-02' });
    await approve(manager, id);
    expect(await listed()).toBeUndefined();
  });

  it('is advised by readiness, with what changed', async () => {
    const { id, item } = await approved();
    await manager.put(`order_items/${item}`, { order_item: { value_per_item: '1.00' } });
    const { data } = await manager.get<One<ReadinessCheck[]>>(`commercial_invoices/${id}/readiness`);
    expect(data.find(({ key }) => key === 'approvals')).toMatchObject({
      severity: 'advises',
      target: 'approvals',
      message:
        '4 of 5 approval dates are missing; Program Approval does not count: since then line 2, value per item 2.50 → 1.00, by manager Tester',
    });
  });
});
