import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { askingAs } from '../db/turns.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';
import { airWaybillPrefix } from '../regulation/airWaybill.ts';
import { otherInvoicesOf, packagesOf } from '../shipment/rules.ts';
import { type DangerAdvice, dangerAdvice } from '../shipmentAdvice/dangerousGoods.ts';
import { exportOnPaper } from '../shipmentAdvice/onPaper.ts';

/**
 * Reads the data of a shipment's papers: the shipment, exporter, consignee and carrier, and the items by order and
 * position.
 * @throws 404 when it does not exist or is not the caller's
 */
export async function readPapers(db: Db, caller: Pick<Caller, 'programIds'>, id: number) {
  const shipment = await db
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', id)
    .where('program_id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!shipment) throw notFound();
  const exporter = await db
    .selectFrom('organizations')
    .select(['name', 'ein', 'contact_person', 'email', 'phone_number', 'address'])
    .where('id', '=', shipment.organization_id)
    .executeTakeFirstOrThrow();
  const consignee = await db
    .selectFrom('groups')
    .select(['name', 'latin_name', 'tax_number', 'attn', 'phone_number', 'address'])
    .where('id', '=', shipment.group_id)
    .executeTakeFirstOrThrow();
  const courier = await db
    .selectFrom('couriers')
    .select('company_name')
    .where('id', '=', shipment.courier_id ?? 0)
    .executeTakeFirst();
  const airline = await db
    .selectFrom('airlines')
    .select('name')
    .where('organization_id', '=', shipment.organization_id)
    .where((eb) => eb(eb.fn('btrim', ['prefix']), '=', airWaybillPrefix(shipment.awb ?? '')))
    .executeTakeFirst();
  const items = await itemsOn(db, shipment);
  const packages = await packagesOf(db, id);
  const danger = printedDanger(dangerAdvice({ ...shipment, items, packages, acknowledged: {} }));
  const goods = new Map(danger.goods.map((good) => [good.order_item_id, good]));
  return {
    /** The result of the rules of dangerous goods for it. */
    danger,
    /** The invoices that leave with it, or perhaps do. */
    others: await otherInvoicesOf(db, shipment),
    shipment,
    /** Its packages line by line; empty if they are not listed. */
    packages,
    exporter,
    consignee,
    courier: courier?.company_name ?? null,
    airline: airline?.name ?? null,
    items: items.map((item, at) => ({
      ...item,
      /** Its line number on these papers, used for cross-references. */
      line: at + 1,
      /** The item as dangerous goods, with the data of the table of UN numbers; undefined if it is none. */
      danger: goods.get(item.id),
      position: trimDecimal(item.position),
      quantity: trimDecimal(item.quantity),
      value_per_item: padDecimal(item.value_per_item, 2),
    })),
  };
}

/** How many items are read at once: everybody else waits for each read by the one connection of the embedded database. */
const PIECE = 100;
/** From so many items on, the reads give way to everybody else's: the paper takes seconds to be printed in any case. */
const MANY_ITEMS = 500;

/** Returns the items of a shipment by order and position, read piece by piece. */
async function itemsOn(db: Db, { id: shipmentId, organization_id }: { id: number; organization_id: number }) {
  const inOrder = await db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .where('i.shipment_id', '=', shipmentId)
    .select('i.id')
    .orderBy((eb) => eb.fn('lower', ['po.order_number']))
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
  const inPieces = async () => {
    const pieces = [];
    for (let at = 0; at < inOrder.length; at += PIECE) {
      const ids = inOrder.slice(at, at + PIECE).map(({ id }) => id);
      const piece = new Map((await itemsOf(db, ids).execute()).map((item) => [item.id, item]));
      pieces.push(ids.flatMap((id) => piece.get(id) ?? []));
    }
    return pieces.flat();
  };
  if (inOrder.length < MANY_ITEMS) return inPieces();
  return askingAs(`papers of ${organization_id}`, inPieces, { givesWay: true });
}

const itemsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .innerJoin('vendors as v', 'v.id', 'po.vendor_id')
    .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
    .where('i.id', 'in', ids)
    .select([
      'i.id',
      'i.position',
      'i.material',
      'i.catalog_number',
      'i.quantity',
      'i.size_per_item',
      'i.value_per_item',
      'i.total_value',
      'i.hs_code',
      'i.eccn_details',
      'i.countries_of_manufacture',
      'i.un_number',
      'i.dg_class',
      'i.dg_description',
      'i.subsidiary_hazards',
      'i.packing_group',
      'i.net_quantity',
      'i.net_quantity_unit',
      'i.storage',
      'i.lot_number',
      'i.expiry_date',
      'i.assessed',
      'po.order_number',
      'v.name as vendor_name',
      'e.id as end_user_id',
      'e.label as end_user_label',
      'e.external_organization_name as end_user_organization',
      'e.country as end_user_country',
      'e.visual_compliance_date as end_user_screened',
    ]);

/**
 * Returns what papers print of the result of the rules of dangerous goods. It is frozen with a revision, so it has no advice
 * in words: that would be in the language of whoever issued it.
 */
function printedDanger({ goods, pairs }: DangerAdvice) {
  return {
    goods: goods.map((good) => {
      const { order_item_id, un_number, proper_shipping_name, dg_class, subsidiary_hazards, packing_group } = good;
      return { order_item_id, un_number, proper_shipping_name, dg_class, subsidiary_hazards, packing_group };
    }),
    pairs: pairs.map(({ one, other, outcome, rule }) => ({ one, other, outcome, rule })),
  };
}

/** The data of a shipment's papers. */
export type Papers = Awaited<ReturnType<typeof readPapers>>;
/** An item on the papers. */
export type PaperItem = Papers['items'][number];

/** Returns what the invoice says about its export. @param limit US dollars, exact decimal text */
export function exportOf({ shipment, exporter, consignee, items, others }: Papers, limit: string) {
  return exportOnPaper({
    from: exporter.address?.country ?? null,
    to: consignee.address?.country ?? null,
    stated: shipment.eei_export,
    itn: shipment.itn,
    license_number: shipment.license_number,
    license_exception: shipment.license_exception,
    lines: items.map((item) => ({ ...item, eccn: item.eccn_details })),
    others,
    limit,
  });
}

/** Returns the distinct end users of items, in the order of their first items. */
export function endUsersOf(items: readonly PaperItem[]) {
  const byId = new Map<number, { first: PaperItem; items: PaperItem[] }>();
  for (const item of items) {
    const known = byId.get(item.end_user_id) ?? { first: item, items: [] };
    known.items.push(item);
    byId.set(item.end_user_id, known);
  }
  return [...byId.values()].map(({ first, items: own }) => ({
    label: first.end_user_label,
    organization: first.end_user_organization === first.end_user_label ? null : first.end_user_organization,
    country: first.end_user_country,
    screened: first.end_user_screened,
    items: own,
  }));
}
