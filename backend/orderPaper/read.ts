import type { Caller } from '../access/caller.ts';
import { programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { flagsOf } from '../organization/table.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';

/**
 * Reads what a purchase order prints for its vendor. Fields that are switched off are null.
 * @throws 404 when it does not exist or is not the caller's
 */
export async function readOrderPaper(db: Db, caller: Pick<Caller, 'programIds'>, id: number) {
  const row = await db
    .selectFrom('purchase_orders as po')
    .innerJoin('programs as p', 'p.id', 'po.program_id')
    .innerJoin('organizations as o', 'o.id', 'po.organization_id')
    .select([
      'po.order_number',
      'po.order_number_internal',
      'po.order_date',
      'po.funding_number',
      'po.funding_description',
      'po.organization_id',
      'po.vendor_id',
      'po.group_id',
      'p.order_number_internal_enabled',
      'o.feature_flags',
    ])
    .where('po.id', '=', id)
    .where('po.program_id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!row) throw notFound();
  const flags = flagsOf(row.feature_flags);
  const hasInternal = flags.order_number_internal_enabled || row.order_number_internal_enabled;
  const buyer = await db
    .selectFrom('organizations')
    .select(['name', 'ein', 'contact_person', 'email', 'phone_number', 'address'])
    .where('id', '=', row.organization_id)
    .executeTakeFirstOrThrow();
  const vendor = await db
    .selectFrom('vendors')
    .select(['name', 'email', 'phone_number', 'address'])
    .where('id', '=', row.vendor_id)
    .executeTakeFirstOrThrow();
  const shipTo = await db
    .selectFrom('groups')
    .select(['name', 'latin_name', 'attn', 'tax_number', 'phone_number', 'address'])
    .where('id', '=', row.group_id)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('order_items')
    .select(['position', 'material', 'catalog_number', 'quantity', 'size_per_item', 'value_per_item'])
    .select(['total_value', 'urgent', 'notes'])
    .where('purchase_order_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    order_number: row.order_number,
    order_number_internal: hasInternal ? row.order_number_internal : null,
    order_date: row.order_date,
    funding_number: flags.po_funding_enabled ? row.funding_number : null,
    funding_description: flags.po_funding_enabled ? row.funding_description : null,
    buyer,
    vendor,
    shipTo,
    items: items.map((item) => ({
      ...item,
      position: trimDecimal(item.position),
      quantity: trimDecimal(item.quantity),
      value_per_item: padDecimal(item.value_per_item, 2),
    })),
  };
}

/** The data of a printed purchase order. */
export type OrderPaper = Awaited<ReturnType<typeof readOrderPaper>>;
