import { expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { act, type ImportInto, imported, rowsOf } from '../support/fileImports.ts';
import { newItem, newOrder } from '../support/records.ts';
import { fetchFile } from '../support/spreadsheets.ts';

const backend = suiteBackend();

it('a list that was exported changes nothing when it is imported again, in either format', async () => {
  const { as, world, url } = backend();
  const api = await as('orgAdmin');
  const address = { country: 'KE', city: 'Nairobi', address: '1 Moi Avenue', state: '', zip_code: '00100' };
  await api.post('vendors', { vendor: { name: 'Émile & Fils', notes: '=2+2', address_attributes: address } });
  await api.post('end_users', {
    end_user: { external_organization_name: 'مستشفى', country: 'EG', program_ids: [world.program], notes: '+20' },
  });
  for (const order_number of ['000123', 'PO-7/B']) {
    const { id } = await newOrder(api, world, { order_number, order_date: '2026-03-04', credit_card: 'Visa 1234' });
    await newItem(api, id, { position: '1', material: '-Gloves', hs_code: '0304909290', notes: 'Keep dry' });
    await newItem(api, id, { position: '2.1', material: 'Masks', quantity: '1200.5', value_per_item: '0.0125' });
    await api.post(`purchase_orders/${id}/comments`, { comment: { message: 'Called', source: 'internal' } });
  }
  const program = `program_id=${world.program}`;
  const lists: [string, ImportInto][] = [
    [`order_items/export?${program}`, { kind: 'purchase_orders', program_id: world.program }],
    [`purchase_orders/export?${program}`, { kind: 'purchase_orders', program_id: world.program }],
    ['vendors/export?', { kind: 'vendors' }],
    [`end_users/export?${program}`, { kind: 'end_users', program_id: world.program }],
    [`groups/export?${program}`, { kind: 'groups', program_id: world.program }],
  ];
  const changed: unknown[] = [];
  for (const [path, into] of lists) {
    for (const format of ['xlsx', 'csv']) {
      const { bytes } = await fetchFile(url, api, `${path}&format=${format}`);
      const made = await imported(url, api, into, { name: `List.${format}`, content: new Uint8Array(bytes) });
      const { counts } = await act(api, made, 'preview');
      if (counts && counts.rows > 0 && counts.unchanged === counts.rows) continue;
      changed.push([path, format, counts, (await rowsOf(api, made)).map(({ says }) => says)]);
    }
  }
  expect(changed).toEqual([]);
});
