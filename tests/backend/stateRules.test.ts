/** Tests what each status of a record allows, and that the abilities predict the outcome. */
import { describe, expect, it } from 'vitest';
import type { Method } from '../support/api.ts';
import type { Records } from './matrix/records.ts';
import { allRights, roleWith } from './matrix/roles.ts';
import { suiteStage } from './matrix/stage.ts';

const reviewer = roleWith(200, 'Edits in review', () => true, { editsShipmentsIn: ['in_review'] });
const stage = suiteStage([reviewer]);

/** A call, and the ability of the record that predicts its outcome. */
type Act = { ability: string; of: string; call: [Method, path: string, body?: object] };
type Table = 'shipments' | 'order_items' | 'purchase_orders';

/** Sets a status, runs each act and reverts both. @returns the outcome by ability, or how it differs from the ability */
async function outcomes(acts: readonly Act[], place: readonly [Table, id: number, status: string], role = allRights) {
  const { as, backend, become, undo } = stage();
  const api = as('all rights');
  const [table, id, status] = place;
  const results: Record<string, string> = {};
  for (const { ability, of, call } of acts) {
    await become(role);
    await backend.db.updateTable(table).set({ status }).where('id', '=', id).execute();
    const { data } = await api.get<{ data: { abilities: { action: string; allowed: boolean }[] } }>(of);
    const foretold = data.abilities.find(({ action }) => action === ability)?.allowed;
    const answer = await api.send(...call);
    await undo();
    const happened = answer.status < 300 ? 'yes' : answer.status === 409 ? 'no' : String(answer.status);
    results[ability] = foretold === (happened === 'yes') ? happened : `foretold ${foretold}, but ${happened}`;
  }
  return results;
}

/** Parses the rows of a table of yes and no into the results of `outcomes`. A dash is skipped. */
const rowsOf = (acts: readonly string[], rows: Record<string, string>) =>
  Object.entries(rows).map(([status, row]) => {
    const cells = row.trim().split(/\s+/);
    const asked = acts.map((act, index) => [act, cells[index]]).filter(([, cell]) => cell !== '-');
    return [status, Object.fromEntries(asked)] as const;
  });

const shipmentActs = (r: Records): Act[] => {
  const of = `commercial_invoices/${r.shipment}`;
  return [
    { ability: 'update', of, call: ['put', of, { commercial_invoice: { awb: '1Z999' } }] },
    { ability: 'update_notes', of, call: ['put', of, { commercial_invoice: { notes: 'Other' } }] },
    { ability: 'assign_users', of, call: ['put', `${of}/manage`, { user: { ids: [r.user] } }] },
    {
      ability: 'set_approval',
      of,
      call: ['put', `${of}/approvals`, { commercial_invoice: { ehs_approval: '2026-01-02' } }],
    },
    { ability: 'add_items', of, call: ['post', `${of}/order_items`, { selected_order_item_ids: [r.item] }] },
    { ability: 'remove_items', of, call: ['delete', `${of}/order_items/${r.packed}`] },
    { ability: 'send_for_review', of, call: ['put', `${of}/assigned_status`, { record: { status: 'in_review' } }] },
  ];
};
const shipmentActions = [
  ...['update', 'update_notes', 'assign_users', 'set_approval', 'add_items', 'remove_items', 'send_for_review'],
];

describe('a shipment', () => {
  it.each(
    rowsOf(shipmentActions, {
      open: '      yes  yes  yes  yes  yes  yes  yes',
      // Sending a shipment in review for review again changes nothing and is not rejected.
      in_review: ' no   no   yes  yes  no   no   -',
      reviewed: '  yes  yes  yes  yes  yes  yes  no',
      approved: '  yes  yes  yes  yes  yes  yes  no',
      ready: '     yes  yes  yes  yes  yes  yes  no',
      on_hold: '   yes  yes  yes  yes  yes  yes  no',
      shipping: '  yes  yes  yes  yes  no   no   no',
      delivered: ' yes  yes  yes  yes  no   no   no',
      completed: ' no   yes  yes  no   no   no   no',
      closed: '    no   yes  yes  no   no   no   no',
      archived: '  no   yes  no   no   no   no   no',
    }),
  )('%s', async (status, expected) => {
    const { own } = stage();
    const acts = shipmentActs(own).filter(({ ability }) => ability in expected);
    expect(await outcomes(acts, ['shipments', own.shipment, status])).toEqual(expected);
  });

  it('in review can be edited by roles that edit in review, but not once it is closed', async () => {
    const { own } = stage();
    const acts = shipmentActs(own);
    const inReview = await outcomes(acts, ['shipments', own.shipment, 'in_review'], reviewer);
    expect(inReview).toMatchObject({ update: 'yes', add_items: 'yes', remove_items: 'yes' });
    const closed = await outcomes(acts, ['shipments', own.shipment, 'closed'], reviewer);
    expect(closed).toMatchObject({ update: 'no', add_items: 'no', remove_items: 'no' });
  });
});

const itemActs = (r: Records): Act[] => {
  const of = `order_items/${r.item}`;
  const parts = [1, 2].map((part) => ({
    material: `Part ${part}`,
    catalog_number: 'P',
    quantity: '5',
    value_per_item: '2.50',
  }));
  return [
    { ability: 'update', of, call: ['put', of, { order_item: { material: 'Other' } }] },
    { ability: 'remove', of, call: ['delete', of] },
    { ability: 'split_quantity', of, call: ['post', `${of}/split_quantity`, { order_item: { quantity: '4' } }] },
    { ability: 'split_kit', of, call: ['post', `${of}/split_kit`, { order_item: { parts } }] },
    { ability: 'assess', of, call: ['patch', `assessments/${r.item}`] },
    { ability: 'receive', of, call: ['patch', `goods_receipts/${r.item}`] },
    { ability: 'take_back_assessment', of, call: ['delete', `assessments/${r.item}`] },
    { ability: 'take_back_receipt', of, call: ['delete', `goods_receipts/${r.item}`] },
  ];
};
const itemActions = [
  ...['update', 'remove', 'split_quantity', 'split_kit', 'assess', 'receive'],
  ...['take_back_assessment', 'take_back_receipt'],
];

describe('an order item', () => {
  it.each(
    rowsOf(itemActions, {
      open: '       yes  yes  yes  yes  yes  no   no   no',
      in_review: '  yes  no   yes  yes  no   no   no   no',
      on_hold: '    yes  no   no   no   no   no   no   no',
      assessed: '   yes  no   yes  yes  no   yes   yes  no',
      // Not assessed here, as a received part of a kit: it can be.
      received: '   yes  no   yes  yes  yes  no   no   yes',
      ready: '      yes  no   no   no   no   no   no   no',
      in_package: ' yes  no   no   no   no   no   no   no',
      no_ship: '    yes  no   no   no   no   no   no   no',
      shipping: '   no   no   no   no   no   no   no   no',
      delivered: '  no   no   no   no   no   no   no   no',
      lost: '       no   no   no   no   no   no   no   no',
      demaged: '    no   no   no   no   no   no   no   no',
      archived: '   no   no   no   no   no   no   no   no',
    }),
  )('%s', async (status, expected) => {
    const { own } = stage();
    expect(await outcomes(itemActs(own), ['order_items', own.item, status])).toEqual(expected);
  });

  it.each(
    rowsOf(['release', 'take_back_receipt'], {
      on_hold: '    yes  no',
      received: '   yes  yes',
      ready: '      yes  no',
      in_package: ' yes  no',
      shipping: '   no   no',
      delivered: '  no   no',
      lost: '       no   no',
      archived: '   no   no',
    }),
  )('that waits for a release, %s', async (status, expected) => {
    const { own } = stage();
    const of = `order_items/${own.unreleased}`;
    const at = `goods_receipts/${own.unreleased}`;
    const acts: Act[] = [
      { ability: 'release', of, call: ['post', `${at}/release`, { reason: 'Inspected' }] },
      { ability: 'take_back_receipt', of, call: ['delete', at] },
    ];
    expect(await outcomes(acts, ['order_items', own.unreleased, status])).toEqual(expected);
  });

  it.each(
    rowsOf(['update', 'remove', 'split_quantity', 'assess', 'remove_from_shipment'], {
      open: '      yes  no  no  yes  yes',
      in_review: ' no   no  no  no   no',
      shipping: '  yes  no  no  yes  no',
      closed: '    no   no  no  no   no',
      archived: '  no   no  no  no   no',
    }),
  )('in a shipment that is %s', async (status, expected) => {
    const { own } = stage();
    const packed = itemActs({ ...own, item: own.packed }).filter(({ ability }) => ability in expected);
    const of = `order_items/${own.packed}`;
    const out = `commercial_invoices/${own.shipment}/order_items/${own.packed}`;
    const acts: Act[] = [...packed, { ability: 'remove_from_shipment', of, call: ['delete', out] }];
    expect(await outcomes(acts, ['shipments', own.shipment, status])).toEqual(expected);
  });
});

describe('a purchase order', () => {
  it.each(
    rowsOf(['update', 'assign_users', 'create_item'], {
      open: '      yes  yes  yes',
      in_review: ' yes  yes  yes',
      approved: '  yes  yes  yes',
      on_hold: '   yes  yes  yes',
      closed: '    no   yes  no',
      archived: '  no   no   no',
    }),
  )('%s, and with it its items', async (status, expected) => {
    const { own } = stage();
    const of = `purchase_orders/${own.order}`;
    const fields = {
      position: '9',
      catalog_number: 'C',
      material: 'M',
      quantity: '1',
      size_per_item: 'EA',
      value_per_item: '1',
    };
    const acts: Act[] = [
      { ability: 'update', of, call: ['patch', of, { purchase_order: { credit_card: 'Visa' } }] },
      { ability: 'assign_users', of, call: ['put', `${of}/manage`, { user: { ids: [own.user] } }] },
      {
        ability: 'create_item',
        of,
        call: ['post', 'order_items', { order_item: { purchase_order_id: own.order, ...fields } }],
      },
    ];
    const place = ['purchase_orders', own.order, status] as const;
    expect(await outcomes(acts, place)).toEqual(expected);
    const withOrder = expected['update'];
    expect(await outcomes(itemActs(own).slice(0, 4), place)).toEqual({
      update: withOrder,
      remove: withOrder,
      split_quantity: withOrder,
      split_kit: withOrder,
    });
  });
});
