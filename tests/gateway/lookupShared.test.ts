import { expect, it } from 'vitest';
import { ownStub, suiteStub } from '../support/stubbed.ts';

const { api, gateway } = await suiteStub();

const entry = { key: 'a', name: 'A', full_name: 'A', code: 'A', description: 'A', id: '1' };

it.each([
  ['countries { name }', 'countries', { KE: 'Kenya' }],
  ['unitsOfMeasure { code }', 'unit_of_measures', [entry]],
  ['storageRequirements { key }', 'storage_requirements', [entry]],
  ['shipmentTypes { key }', 'shipment_types', [entry]],
  ['mtaStatuses { key }', 'mta_statuses', [entry]],
  ['conditions { key }', 'conditions', [entry]],
  ['packageTypes { key code }', 'package_types', [entry]],
  ['riskLevels { key fullName }', 'risk_levels', [entry]],
  ['incoterms { key }', 'incoterms', [entry]],
  ['licenseExceptions { key }', 'license_exceptions', [entry]],
  ['dangerousGoodsClasses { id }', 'dangerous_goods_classes', [entry]],
  ['modelTypes { name }', 'model_types', [{ key: 'order_item', name: 'Order item' }]],
  ['purchaseOrderStatuses { key }', 'purchase_orders/statuses', [{ key: 'open', name: 'Open', color: 'green' }]],
  ['shipmentStatuses { key }', 'commercial_invoices/statuses', [{ key: 'open', name: 'Open', color: 'green' }]],
])('%s is fetched from the backend once for all callers', async (field, path, data) => {
  api.on('GET', path, ({ headers }) => (api.sessions.isLive(headers.authorization) ? { body: { data } } : undefined));
  for (const token of [api.sessions.issue(1), api.sessions.issue(2)]) {
    await gateway.ask('{ viewer { profile { id } } }', {}, { token });
    expect((await gateway.ask(`{ ${field} }`, {}, { token })).errors).toEqual([]);
  }
  expect(api.count(path)).toBe(1);
});

it('the classes compatible with others are fetched each time: there are as many lists as sets of classes', async () => {
  const token = api.sessions.issue();
  api.on('GET', 'dangerous_goods_classes', () => ({ body: { data: [entry] } }));
  api.calls.length = 0;
  const query = '{ dangerousGoodsClasses(compatibleWith: ["5.1", "3"]) { id } }';
  for (const _time of [1, 2]) expect((await gateway.ask(query, {}, { token })).errors).toEqual([]);
  const asked = api.calls.filter((call) => call.path === 'dangerous_goods_classes');
  expect(asked.map((call) => call.query)).toEqual([{ dg_classes: ['3', '5.1'] }, { dg_classes: ['3', '5.1'] }]);
});

it('a kind of record that only another backend has is omitted', async () => {
  const { api: other, gateway: own, token } = await ownStub();
  const data = [
    { key: 'order_item', name: 'Order item' },
    { key: 'pallet', name: 'Pallet' },
  ];
  other.on('GET', 'model_types', () => ({ body: { data } }));
  const { data: answer } = await own.ask('{ modelTypes { model name } }', {}, { token });
  expect(answer).toEqual({ modelTypes: [{ model: 'ORDER_ITEM', name: 'Order item' }] });
});
