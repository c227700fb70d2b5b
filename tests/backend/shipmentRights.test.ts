/** What a role does not show, its papers and readiness do not show either. */
import { expect, it } from 'vitest';
import type { ReadinessCheck } from '../../backend/shipmentAdvice/readinessFacts.ts';
import type { One } from '../support/api.ts';
import { roleWith } from './matrix/roles.ts';
import { suiteStage } from './matrix/stage.ts';

const without = (id: number, hidden: string) => roleWith(id, `Without ${hidden}`, (area) => area !== hidden);
const papersHidden = ['order_items', 'purchase_orders', 'vendors', 'end_users', 'groups'].map((area, at) =>
  without(200 + at, area),
);
const partiesHidden = ['vendors', 'end_users', 'couriers'].map((area, at) => without(210 + at, area));
const documentsHidden = without(220, 'attachments');
const stage = suiteStage([...papersHidden, ...partiesHidden, documentsHidden]);

it.each(papersHidden)('no paper of a shipment for a role: $name', async (role) => {
  const { as, become, own, undo } = stage();
  await become(role);
  for (const kind of ['commercial_invoice_pdf', 'commercial_invoice_hs_pdf', 'packing_list_pdf', 'end_users_pdf']) {
    const { status } = await as('all rights').send('post', `commercial_invoices/${own.shipment}/${kind}`, {});
    expect([kind, status]).toEqual([kind, 403]);
  }
  await as('all rights').refused(403, 'get', `commercial_invoices/${own.shipment}/unprintable_letters`);
  await undo();
});

it.each(partiesHidden)('readiness names no party that a role does not show: $name', async (role) => {
  const { as, become, own, backend, undo } = stage();
  const read = async () =>
    JSON.stringify((await as('all rights').send('get', `commercial_invoices/${own.shipment}/readiness`)).body);
  const vendor = await backend.db
    .selectFrom('vendors')
    .select('name')
    .where('id', '=', own.vendor)
    .executeTakeFirstOrThrow();
  const everything = await read();
  expect(everything).toContain('creening');
  await become(role);
  const seen = await read();
  if (role.name.endsWith('vendors')) expect(seen).not.toContain(vendor.name);
  expect(seen).not.toBe(everything);
  await undo();
});

it('readiness cannot tell about an import permit for a role that does not show documents', async () => {
  const { as, become, own, backend, undo } = stage();
  const groups = backend.db.updateTable('groups').where('id', '=', own.group);
  await groups.set({ requires_import_permit: true }).execute();
  await become(documentsHidden);
  const path = `commercial_invoices/${own.shipment}/readiness`;
  const { data } = await as('all rights').get<One<ReadinessCheck[]>>(path);
  expect(data.find(({ key }) => key === 'import_permit')).toMatchObject({
    answer: 'cannot_tell',
    because: [{ message: 'your role does not show documents' }],
  });
  await undo();
});
