import type { Trx } from '../db/client.ts';
import { writePackages } from '../shipment/packages.ts';
import { type PackageLine, totalsOf } from '../shipmentAdvice/packageLines.ts';
import type { DemoShipment } from './shipments.ts';

/** The statuses of the shipments that list their packages. */
const listing = ['approved', 'ready'];

/** Lists the packages of some shipments: alike boxes with most of the goods, and one on dry ice with the rest. */
export async function makePackages(trx: Trx, shipments: readonly DemoShipment[]): Promise<void> {
  for (const { id, status } of shipments.filter((each) => listing.includes(each.status)).slice(0, 3)) {
    const items = await trx
      .selectFrom('order_items')
      .select(['id', 'quantity'])
      .where('shipment_id', '=', id)
      .orderBy('position')
      .execute();
    const cold = items.slice(-1);
    const packed = (some: typeof items) => some.map(({ id: item, quantity }) => ({ order_item_id: item, quantity }));
    const lines: PackageLine[] = [
      {
        ...{ count: status === 'ready' ? 4 : 2, package_type: 'box', length: '60', width: '40', height: '40' },
        ...{ net_weight: '11.2', gross_weight: '12.5', dry_ice: null, contents: packed(items.slice(0, -1)) },
      },
      {
        ...{ count: 1, package_type: 'insulated_shipper', length: '45', width: '45', height: '50' },
        ...{ net_weight: '3.4', gross_weight: '14.8', dry_ice: '8', contents: packed(cold) },
      },
    ];
    await writePackages(trx, id, lines);
    await trx.updateTable('shipments').set(totalsOf(lines)).where('id', '=', id).execute();
  }
}
